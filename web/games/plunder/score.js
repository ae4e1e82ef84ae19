// The end: what the lines of the score are gathered under.
import { draw } from "../../art/draw.js";
import { eachRound } from "../../play/beats.js";
import { glyph } from "./glyphs.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("../../play/types.js").Face<View>} Face */
/** @typedef {import("../../play/types.js").Line} Line */

/** @type {[id: string, mark: string][]} */
const COLUMNS = [
  ["ships", "ship"],
  ["islands", "flag"],
  ["cards", "bury"],
];

/** @type {Face["scoreColumns"]} */
export const scoreColumns = (lines) =>
  COLUMNS.filter(([id]) => lines.some((own) => own.some(({ key }) => key === `plunder-line-${id}`))).map(
    ([id, mark]) => ({
      icon: draw(glyph(mark, 20)),
      said: { key: `play-plunder-score-${id}`, args: {} },
      holds: (/** @type {Line} */ { key }) => key === `plunder-line-${id}`,
    }),
  );

export const beats = eachRound("plunder-turn", "n");
