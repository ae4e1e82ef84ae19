// The end: what the lines of the score are gathered under.
import { draw } from "../../art/draw.js";
import { fleetShip } from "../../art/ships.js";
import { eachRound } from "../../play/beats.js";
import { glyph } from "./glyphs.js";
import { sideways } from "./hull.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("../../play/types.js").Face<View>} Face */
/** @typedef {import("../../play/types.js").Line} Line */

/** @type {[id: string, mark: string][]} */
const COLUMNS = [
  ["coins", "coin"],
  ["home", "home"],
  ["loose", "loose"],
  ["uniques", "star"],
  ["forts", "fort"],
  ["holds", "sail"],
];

/** @type {Face["scoreColumns"]} */
export const scoreColumns = (lines) =>
  COLUMNS.filter(([id]) => lines.some((own) => own.some(({ key }) => key === `pirates-line-${id}`))).map(
    ([id, mark]) => ({
      icon: draw(glyph(mark, 20)),
      said: { key: `play-pirates-score-${id}`, args: {} },
      holds: (/** @type {Line} */ { key }) => key === `pirates-line-${id}`,
    }),
  );

export const beats = eachRound("pirates-turn", "round");

/** What each captain has done, as the story tells it: coins brought ashore, enemies' masts, enemies' ships.
 * @type {NonNullable<Face["tally"]>} */
export function tally(chapters, seats) {
  const rows = DEEDS.map(({ said, of }) => ({ said: { key: said, args: {} }, of, counts: seats.map(() => 0) }));
  for (const { key, data = {} } of chapters.flatMap(({ events }) => events))
    for (const row of rows) {
      const deed = row.of[key]?.(data);
      if (deed && deed.seat in row.counts) row.counts[deed.seat] += deed.n;
    }
  return rows.map(({ said, counts }) => ({ said, counts }));
}

/** @type {{said: string, of: Record<string, (data: any) => {seat: number, n: number}>}[]} */
const DEEDS = [
  {
    said: "play-pirates-tally-coins",
    of: { "pirates-unloaded": ({ seat, count }) => ({ seat, n: count }) },
  },
  {
    said: "play-pirates-tally-masts",
    of: { "pirates-lost-masts": ({ by, masts }) => ({ seat: by, n: masts.length }) },
  },
  { said: "play-pirates-tally-sunk", of: { "pirates-sank": ({ by }) => ({ seat: by, n: 1 }) } },
];

/** The proudest ship that is left to the winner; any where the table is not known. @param {{view?: View, winner: number}} props */
export function Trophy({ view, winner }) {
  if (!view)
    return draw(
      `<svg class="victor-ship" viewBox="0 0 160 116" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">${fleetShip("BUC-S11", 5)}</svg>`,
    );
  const ship = view.ships
    .filter(({ owner }) => owner === winner)
    .sort((a, b) => b.masts.filter(Boolean).length - a.masts.filter(Boolean).length)[0];
  const { colour } = view.players[winner];
  return ship
    ? draw(sideways(ship.card, ship.masts, { name: "", bot: null, colour, emblem: null }, 150, 60), {
        class: "victor-ship",
      })
    : null;
}
