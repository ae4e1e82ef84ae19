// Plunder's face: how its views, options and events look. It knows no rule.
import { draw } from "../../art/draw.js";
import { fleetShip } from "../../art/ships.js";
import { together } from "../../play/together.js";
import { unlooked } from "../../play/unlooked.js";
import { hint } from "./advice.js";
import { answers, chip, foresees, lone } from "./answers.js";
import { Board } from "./board.js";
import { Captain, Secret, secret } from "./captain.js";
import { lessons } from "./lessons.js";
import { act } from "./motion.js";
import { oddsWords } from "./odds.js";
import { beyond, placeName } from "./places.js";
import { Prices } from "./prices.js";
import { beats, scoreColumns } from "./score.js";
import { Brief, Revealed, Scene, gist, reveals, scene } from "./scene.js";
import { Beside, day, glance, heeds, onward, opens, sound, spoken, step } from "./story.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("../../play/types.js").Face<View>} Face */

/** How near the first of all sides is to the target. @type {Face["progress"]} */
function progress({ round, target, totals, last }, sides) {
  const key = last ? "play-plunder-progress-last" : "play-plunder-progress";
  return {
    done: Math.min(target, Math.max(...together(totals, sides))),
    of: target,
    groups: target,
    said: { key, args: { round, target } },
  };
}

/** @param {import("../../play/types.js").Event} event */
function places({ data = {} }) {
  const found = [];
  if (Number.isInteger(data.ship)) found.push(`ship:${data.ship}`);
  if (data.to ?? data.square) found.push(`square:${data.to ?? data.square}`);
  if (data.island) found.push(`island:${data.island}`);
  if (Number.isInteger(data.token)) found.push(`mark:${data.token}`);
  return found;
}

/** @type {Face} */
export default {
  Board,
  Beside,
  Captain,
  Secret,
  Brief,
  Scene,
  Trophy: () =>
    draw(
      `<svg class="victor-ship" viewBox="0 0 160 116" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">${fleetShip("BUC-S12", 5)}</svg>`,
    ),
  act,
  answers,
  ask: () => null,
  stops: ["plunder-won", "plunder-time-up"],
  beatWord: "play-plunder-fortunes",
  beats,
  because: (foreseen) => oddsWords(foreseen),
  beyond,
  chip,
  day,
  ends: ({ options }) => options.find(({ group }) => group === "end"),
  foresees,
  gist,
  glance,
  hands: ({ players }) => players.map(({ hand }) => hand),
  heeds,
  hint,
  idle: ({ options }) => options.every(({ group }) => ["end", "time", "exchange"].includes(group)),
  isNote: ({ key }) => ["plunder-line-tie", "plunder-line-first", "plunder-line-team"].includes(key),
  lessons,
  lone,
  lookup: { icon: "tally", word: "play-plunder-prices", title: "play-plunder-prices-title", Card: Prices },
  name: placeName,
  onward,
  opens,
  piece: () => null,
  places,
  ...unlooked,
  progress,
  Revealed,
  reveals,
  scene,
  scoreColumns,
  scoreMark: () => "",
  secret,
  sound,
  spoken,
  step,
  totals: ({ totals }) => totals,
};
