// Plunder's face: how its views, options and events look. It knows no rule.
import { draw } from "../../art/draw.ts";
import { fleetShip } from "../../art/ships.ts";
import { itemAt } from "../../lists.ts";
import { together } from "../../play/together.ts";
import type { Fields } from "../../play/types.ts";
import { unlooked } from "../../play/unlooked.ts";
import { hint } from "./advice.ts";
import { agreed, answers, chip, foresees, forced } from "./answers.tsx";
import { Board } from "./board.tsx";
import { Captain, Secret, secret } from "./captain.tsx";
import { lessons } from "./lessons.ts";
import { act } from "./motion.ts";
import { oddsWords } from "./odds.tsx";
import { beyond, placeName } from "./places.ts";
import { Prices } from "./prices.tsx";
import { beats, scoreColumns } from "./score.ts";
import { Brief, Revealed, Scene, gist, reveals, scene, throws } from "./scene.tsx";
import { Beside, day, glance, heeds, onward, opens, sound, spoken, step } from "./story.tsx";
import type { GameDecision } from "./decisions.d.ts";
import type { GameEvent } from "./events.d.ts";
import type { View } from "./view.d.ts";

type Face = import("../../play/types.ts").Face<View, GameEvent, GameDecision>;

/** How near the first of all sides is to the target. */
const progress: Face["progress"] = ({ round, target, totals, last }, sides) => {
  const key = last ? "play-plunder-progress-last" : "play-plunder-progress";
  return {
    done: Math.min(target, Math.max(...together(totals, sides))),
    of: target,
    groups: target,
    said: { key, args: { round, target } },
  };
};

function places({ data }: GameEvent) {
  const { ship, to, square, island, token }: Fields<GameEvent["data"]> = data;
  const found = [];
  if (ship !== undefined) found.push(`ship:${ship}`);
  // cards are handed to a seat, not to a square
  const where = typeof to === "string" ? to : square;
  if (where) found.push(`square:${where}`);
  if (island) found.push(`island:${island}`);
  if (token !== undefined) found.push(`mark:${token}`);
  return found;
}

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
  throws,
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
  idle: ({ options, seat }, view) => {
    // what a real hand could pay is always offered
    const paid = itemAt(view.players, seat).cards ? [] : ["build", "launch", "bury"];
    return options.every(({ group }) => ["end", "time", "exchange", ...paid].includes(group));
  },
  isNote: ({ key }) => ["plunder-line-tie", "plunder-line-first", "plunder-line-team"].includes(key),
  lessons,
  forced,
  agreed,
  lookup: { icon: "tally", word: "play-plunder-prices", title: "play-plunder-prices-title", Card: Prices },
  name: placeName,
  onward,
  opens,
  patience: 5200,
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
} satisfies Face;
