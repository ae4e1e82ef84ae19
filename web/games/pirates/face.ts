// The Pirates' face: how its views, options and events look. It knows no rule.
import type { Forced } from "../../play/forced.ts";
import type { Fields } from "../../play/types.ts";
import { unlooked } from "../../play/unlooked.ts";
import { answers, chip } from "./answers.tsx";
import { Board } from "./board.tsx";
import { Captain, Secret, secret } from "./captain.tsx";
import { hint } from "./hint.ts";
import { lessons } from "./lessons.ts";
import { act } from "./motion.ts";
import { hoard } from "./hoard.ts";
import { placeName } from "./places.ts";
import { chosen, pick, plan, waiting } from "./plan.ts";
import { leave } from "./refocus.ts";
import { Trophy, beats, scoreColumns, tally } from "./score.ts";
import { calledOf } from "./sea.ts";
import { day, glance, heeds, onward, opens, sound, spoken, step } from "./story.ts";
import type { GameDecision } from "./decisions.d.ts";
import type { GameEvent } from "./events.d.ts";
import { Scene, gist, scene, throws } from "./scene.tsx";
import type { View } from "./view.d.ts";

type Face = import("../../play/types.ts").Face<View, GameEvent, GameDecision>;

/** What is done before the first turn, one after the other. */
const phaseOf = ({ fleets, islands }: View) =>
  !fleets.length ? "fleets" : islands.some(({ home }) => home !== null) ? "ships" : "chart";

/** Of two players one wins with so much gold; of more there are rounds. */
const progress: Face["progress"] = (view): ReturnType<Face["progress"]> => {
  const { begun, round, totals, needed: need } = view;
  if (!begun)
    return { done: 0, of: 1, groups: 1, said: { key: "play-pirates-progress-setup", args: { phase: phaseOf(view) } } };
  if (need === null)
    return { done: 0, of: 1, groups: 1, said: { key: "play-pirates-progress-round", args: { round } } };
  return {
    done: Math.min(need, Math.max(...totals)),
    of: need,
    groups: need,
    said: { key: "play-pirates-progress", args: { round, need } },
  };
};

function places({ data }: GameEvent) {
  const { ship, other, target, island, tile }: Fields<GameEvent["data"]> = data;
  const found = [];
  for (const name of [ship, other]) if (typeof name === "string") found.push(`ship:${name}`);
  if (target) found.push(target);
  if (island !== undefined) found.push(`island:${island}`);
  if (tile !== undefined) found.push(`tile:${tile}`);
  return found;
}

/** The question names the ship in hand. */
const asks: NonNullable<Face["asks"]> = ({ key, args }) => {
  const name = plan.value?.ship ?? chosen.value;
  if (key !== "pirates-ask-order" || !name) return null;
  const said = plan.value ? "pirates-ask-course" : "play-pirates-ask-ship";
  return { key: said, args: { ...args, ship: calledOf(name) } };
};

/** One step back: the course, then the ship. */
function letGo() {
  if (plan.peek()) {
    leave();
    plan.value = null;
  } else if (chosen.peek()) pick(null);
  else return false;
  return true;
}

/** The order to shoot names neither target nor odds. That everybody is in place, only a captain says, so that other people do not
 * learn who has nobody to place. */
const FORCED: Record<string, Forced> = { "pirates-ask-shot": "seen", "pirates-ask-crew": "acted" };

const forced: NonNullable<Face["forced"]> = ({ key }, _, seats) => {
  const isAlone = seats.filter(({ bot }) => bot === null).length < 2;
  return key === "pirates-ask-crew" && isAlone ? "given" : (FORCED[key] ?? "given");
};

export default {
  Board,
  Captain,
  Secret,
  Scene,
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
  gist,
  glance,
  heeds,
  hint,
  idle: (decision, view) => decision.key === "pirates-ask-order" && waiting(view, decision).length === 0,
  inTurn: true,
  isNote: ({ key }) => key === "pirates-line-tie",
  lessons,
  forced,
  letters: ["course", "shoot", "explore", "repair"],
  name: placeName,
  onward,
  opens,
  patience: 3600,
  piece: () => null,
  places,
  ...unlooked,
  progress,
  scene,
  scoreColumns,
  scoreMark: () => "",
  secret,
  sound,
  spoken,
  step,
  tally,
  throws,
  totals: ({ totals }) => totals,
  unsure: hoard,
  unit: "gold",
} satisfies Face;
