// The end: what the lines of the score are gathered under.
import { draw } from "../../art/draw.js";
import { fleetShip } from "../../art/ships.js";
import { glyph } from "./glyphs.js";

/** @typedef {import("./things.js").View} View */
/** @typedef {import("../../play/types.js").Face<View>} Face */
/** @typedef {import("../../play/types.js").Line} Line */

/** In the order of the rulebook. @type {[id: string, mark: string][]} */
const COLUMNS = [
  ["track", "point"],
  ["towers", "tower"],
  ["opponents", "foe-kraken"],
  ["goods", "sugar"],
  ["weapons", "weapon_choice"],
  ["companions", "animal"],
  ["cargo", "crate"],
  ["dutchman", "dutchman"],
];

/** @type {Face["scoreColumns"]} */
export const scoreColumns = (lines) =>
  COLUMNS.filter(([id]) => lines.some((own) => own.some(({ key }) => key === `nassau-line-${id}`))).map(
    ([id, mark]) => ({
      icon: draw(glyph(mark, 20)),
      said: { key: `play-nassau-score-${id}`, args: {} },
      holds: (/** @type {Line} */ { key }) => key === `nassau-line-${id}`,
    }),
  );

/** @type {Face["beats"]} */
export const beats = (chapters) =>
  chapters.flatMap((chapter, i) =>
    i === 0 || chapter.events.some(({ key }) => ["nassau-round", "nassau-sea", "nassau-over"].includes(key)) ? [i] : [],
  );

export const Trophy = () =>
  draw(
    `<svg class="victor-ship" viewBox="0 0 160 116" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">${fleetShip("BUC-S12", 5)}</svg>`,
  );
