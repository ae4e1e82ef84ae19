// The end: what the lines of the score are gathered under.
import { draw } from "../../art/draw.js";
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

/** The round that begins in a chapter. @param {import("../../play/types.js").Chapter} chapter */
const roundOf = ({ events }) => Number(events.find(({ key }) => key === "plunder-turn")?.args.n ?? 0);

/** Before the first round, after each of the others, and at the end. @type {Face["beats"]} */
export const beats = (chapters) => {
  let round = 0;
  const begins = chapters.flatMap((chapter, i) => (roundOf(chapter) > round ? [((round = roundOf(chapter)), i)] : []));
  return [...new Set([...begins, chapters.length - 1])];
};
