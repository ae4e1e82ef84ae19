// What is gained, paid, carried: as small marks with their counts, and as words.
import data from "data:nassau";
import { draw } from "../../art/draw.js";
import { html } from "../../parts/html.js";
import { glyph } from "./glyphs.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("./view.js").Player} Player */
/** @typedef {import("../../play/types.js").Option} Option */
/** @typedef {import("../../play/types.js").Decision} Decision */
/** @typedef {import("../../play/types.js").Seat} Seat */
/** @typedef {import("../../play/types.js").AnswersProps<View>} AnswersProps */
/** So much of something, as the engine says it. @typedef {{word: string, n?: number}} Thing */

export { data };

/** @type {{weapons: string[], goods: string[], animals: string[], items: string[]}} */
export const { weapons: WEAPONS, goods: GOODS, animals: ANIMALS, items: ITEMS } = data.enums;

/** The mark of a word: "nassau-thing-rum" -> "rum". @param {string} word */
export function markOf(word) {
  const kind = word.replace(/^nassau-(thing|weapon|token)-/, "");
  if (kind.startsWith("nassau-animal-")) return kind.replace("nassau-", "");
  return kind.startsWith("nassau-opponent-") ? kind.replace("nassau-opponent-", "foe-") : kind;
}

/** @param {unknown} arg @returns {Thing[]} */
export const thingsOf = (arg) =>
  Array.isArray(arg) ? arg : arg && typeof arg === "object" ? [/** @type {Thing} */ (arg)] : [];

/** A mark and how many. @param {{kind: string, n?: number, size?: number}} props */
export const Count = ({ kind, n = 1, size = 22 }) =>
  html`<span class="nas-count">${draw(glyph(kind, size))}${n !== 1 && html`<b class="num">${n}</b>`}</span>`;

/** @param {{what: unknown, other?: unknown, size?: number}} props */
export const Things = ({ what, other, size = 24 }) =>
  html`<span class="nas-things"
    >${thingsOf(what).map(({ word, n }) => html`<${Count} kind=${markOf(word)} n=${n} size=${size} />`)}${
      thingsOf(other).length > 0 &&
      html`<i class="nas-or">/</i
        >${thingsOf(other).map(({ word, n }) => html`<${Count} kind=${markOf(word)} n=${n} size=${size} />`)}`
    }</span
  >`;

/** "boat:3" -> "3" @param {string | null | undefined} place @param {string} kind */
export const within = (place, kind) => (place?.startsWith(`${kind}:`) ? place.slice(kind.length + 1) : null);

/** @param {string} id */
export const foe = (id) => data.opponents.list.find((/** @type {{id: string}} */ one) => one.id === id);

/** Gains as the tables list them, as the engine would say them. @param {{kind: string, n: number, type?: string}[]} rows @returns {Thing[]} */
export const rowsOf = (rows) => rows.map(({ kind, n, type }) => ({ word: `nassau-thing-${type ?? kind}`, n }));
