// The Pirates' face: how its views, options and events look. It knows no rule.
import { unlooked } from "../../play/unlooked.js";
import { answers, chip } from "./answers.js";
import { Board } from "./board.js";
import { Captain, Secret, secret } from "./captain.js";
import { hint } from "./hint.js";
import { lessons } from "./lessons.js";
import { act } from "./motion.js";
import { hoard, placeName } from "./places.js";
import { chosen, pick, plan, waiting } from "./plan.js";
import { leave } from "./refocus.js";
import { Trophy, beats, scoreColumns, tally } from "./score.js";
import { calledOf } from "./sea.js";
import { day, glance, heeds, onward, opens, sound, spoken, step } from "./story.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("../../play/types.js").Face<View>} Face */

/** What is done before the first turn, one after the other. @param {View} view */
const phaseOf = ({ fleets, islands }) =>
  !fleets.length ? "fleets" : islands.some(({ home }) => home !== null) ? "ships" : "chart";

/** Of two players one wins with more than half of the gold; of more there are rounds. @type {Face["progress"]} */
function progress(view) {
  const { begun, round, totals, start_gold, players } = view;
  if (!begun)
    return { done: 0, of: 1, groups: 1, said: { key: "play-pirates-progress-setup", args: { phase: phaseOf(view) } } };
  if (!start_gold || players.length > 2)
    return { done: 0, of: 1, groups: 1, said: { key: "play-pirates-progress-round", args: { round } } };
  const need = Math.floor(start_gold / 2) + 1;
  return {
    done: Math.min(need, Math.max(...totals)),
    of: need,
    groups: need,
    said: { key: "play-pirates-progress", args: { round, need } },
  };
}

/** @param {import("../../play/types.js").Event} event */
function places({ data = {} }) {
  const found = [];
  for (const ship of [data.ship, data.other]) if (typeof ship === "string") found.push(`ship:${ship}`);
  if (data.target) found.push(data.target);
  if (Number.isInteger(data.island)) found.push(`island:${data.island}`);
  if (Number.isInteger(data.tile)) found.push(`tile:${data.tile}`);
  return found;
}

/** The question names the ship in hand. @type {NonNullable<Face["asks"]>} */
function asks({ key, args }) {
  const name = plan.value?.ship ?? chosen.value;
  if (key !== "pirates-ask-order" || !name) return null;
  const said = plan.value ? "pirates-ask-course" : "play-pirates-ask-ship";
  return { key: said, args: { ...args, ship: calledOf(name) } };
}

/** One step back: the course, then the ship. */
function letGo() {
  if (plan.peek()) {
    leave();
    plan.value = null;
  } else if (chosen.peek()) pick(null);
  else return false;
  return true;
}

/** The order to shoot names neither target nor odds; that everybody is in place, only a captain says.
 * @type {Record<string, import("../../play/lone.js").Lone>} */
const LONE = { "pirates-ask-shot": "seen", "pirates-ask-crew": "acted" };

/** @type {NonNullable<Face["lone"]>} */
const lone = ({ key }) => LONE[key] ?? "given";

/** @type {Face} */
export default {
  Board,
  Captain,
  Secret,
  Scene: () => null,
  Trophy,
  act,
  answers,
  ask: () => null,
  asks,
  bare: ({ islands }) => !islands.length,
  letGo,
  stops: ["pirates-over"],
  beatWord: "play-pirates-fortunes",
  beats,
  chip,
  day,
  ends: ({ options }) => options.find(({ move }) => ["pass", "done"].includes(String(move[0]))),
  gist: () => true,
  glance,
  heeds,
  hint,
  idle: (decision, view) => decision.key === "pirates-ask-order" && waiting(view, decision).length === 0,
  inTurn: true,
  isNote: ({ key }) => key === "pirates-line-tie",
  lessons,
  lone,
  letters: ["course", "shoot", "explore", "repair"],
  name: placeName,
  onward,
  opens,
  patience: 3600,
  piece: () => null,
  places,
  ...unlooked,
  progress,
  scene: () => null,
  scoreColumns,
  scoreMark: () => "",
  secret,
  sound,
  spoken,
  step,
  tally,
  totals: ({ totals }) => totals,
  unsure: hoard,
  unit: "gold",
};
