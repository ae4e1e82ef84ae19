// The end: what the lines of the score are gathered under.
import { draw } from "../../art/draw.js";
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

/** The proudest ship that is left to the richest. @param {{view: View}} props */
export function Trophy({ view }) {
  const best = view.totals.indexOf(Math.max(...view.totals));
  const ship = view.ships
    .filter(({ owner }) => owner === best)
    .sort((a, b) => b.masts.filter(Boolean).length - a.masts.filter(Boolean).length)[0];
  const { colour } = view.players[best];
  return ship
    ? draw(sideways(ship.card, ship.masts, { name: "", bot: null, colour, emblem: null }, 150, 60), {
        class: "victor-ship",
      })
    : null;
}
