// Jamaica's face: how its views, options, previews and events look. It knows no rule.
import { draw } from "../../art/draw.js";
import { fleetShip } from "../../art/ships.js";
import { Board } from "./board.js";
import { groundOf } from "./chart.js";
import { act } from "./motion.js";
import { locale } from "../../store/words.js";
import {
  Beside,
  Brief,
  Captain,
  Laid,
  Preview,
  Scene,
  Secret,
  answers,
  chip,
  day,
  gist,
  looks,
  opens,
  passing,
  piece,
  placeName,
  previewWords,
  scene,
  scoreIcon,
  secret,
  sound,
} from "./panel.js";
import { lessons } from "./lessons.js";

/** @typedef {import("./view.js").View} View */

/** @typedef {import("../../play/types.js").Face<View>} Face */
/** @typedef {import("../../play/types.js").Line} Line */

/** @type {Face["progress"]} */
function progress(view) {
  const { done, of } = view.course;
  const key = view.ending && !view.over ? "play-jamaica-progress-last" : "play-jamaica-progress";
  return { done, of, groups: 8, said: { key, args: { round: view.round } } };
}

/** @param {View} view @param {number} seat */
const gold = (view, seat) =>
  view.ships[seat].holds.reduce(
    (/** @type {number} */ sum, /** @type {any} */ hold) => sum + (hold?.kind === "gold" ? hold.count : 0),
    0,
  );

/** What the lines of the score are gathered under, in this order. */
const COLUMNS = [
  { id: "space", keys: ["jamaica-line-space"] },
  { id: "gold", keys: ["jamaica-line-gold"] },
  { id: "treasures", keys: ["jamaica-line-riches", "jamaica-line-diamond"] },
  { id: "cursed", keys: ["jamaica-line-cursed"] },
  { id: "crew", keys: ["jamaica-line-character", "jamaica-line-shipowner", "jamaica-line-bishop"] },
];

/** @type {Face["scoreColumns"]} */
const scoreColumns = (lines) =>
  COLUMNS.filter(({ keys }) => lines.some((own) => own.some((line) => keys.includes(line.key)))).map(
    ({ id, keys }) => ({
      icon: scoreIcon(id),
      said: { key: `play-jamaica-score-${id}`, args: {} },
      holds: (/** @type {Line} */ line) => keys.includes(line.key),
    }),
  );

/** @param {import("../../play/types.js").Event} event */
function places({ data = {} }) {
  const found = [];
  for (const ship of [data.ship, data.attacker, data.target, data.winner, data.loser])
    if (Number.isInteger(ship)) found.push(`ship:${ship}`);
  if (Number.isInteger(data.to)) found.push(`space:${data.to % 50}`);
  if (Number.isInteger(data.space)) found.push(`space:${data.space}`);
  return found;
}

/** @type {Face} */
export default {
  Board,
  Preview,
  Scene,
  Beside,
  Brief,
  Captain,
  Laid,
  Secret,
  answers,
  chip,
  day,
  gist,
  looks,
  opens,
  passing,
  piece,
  places,
  prepare: () => void groundOf(locale.peek()),
  previewWords,
  progress,
  scene,
  scoreColumns,
  isNote: ({ key }) => key === "jamaica-line-calypso" || key === "jamaica-line-tie",
  secret,
  sound,
  step: passing,
  act,
  lessons,
  // whoever has won and may take nothing is told why
  lone: ({ key }) => (key === "jamaica-ask-spoils" ? "seen" : "given"),
  foresees: (decision) => decision.options.length > 1,
  totals: (view) => view.seats.map((/** @type {any} */ _, /** @type {number} */ seat) => gold(view, seat)),
  name: placeName,
  ask: () => null,
  beats: (chapters) =>
    chapters.flatMap((chapter, i) =>
      i === 0 || chapter.events.some(({ key }) => key === "jamaica-round" || key === "jamaica-over") ? [i] : [],
    ),
  stops: ["jamaica-home", "jamaica-calypso"],
  beatWord: "play-jamaica-fortunes",
  scoreMark: () => "",
  Trophy: () =>
    draw(
      `<svg class="victor-ship" viewBox="0 0 160 116" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">${fleetShip("BUC-S15", 5)}</svg>`,
    ),
};
