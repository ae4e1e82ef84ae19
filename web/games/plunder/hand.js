// Resource cards, as pictures with their counts.
import { draw } from "../../art/draw.js";
import { html } from "../../parts/html.js";
import { t } from "../../store/words.js";
import { glyph } from "./glyphs.js";
import { data } from "./squares.js";

/** @type {string[]} */
export const KINDS = data.resources;

/** @param {{kind: string, n?: number, size?: number}} props */
export const Count = ({ kind, n = 1, size = 20 }) =>
  html`<span class=${`plu-count plu-${kind}${n ? "" : " none"}`}
    >${draw(glyph(kind, size))}<b class="num">${n}</b></span
  >`;

/** @param {{cards: Record<string, number>, large?: boolean}} props */
export const Hand = ({ cards, large = false }) =>
  html`<p class=${`plu-hand${large ? " large" : ""}`}>
    <span class="sr">${KINDS.map((kind) => t(`plunder-${kind}`, { n: cards[kind] })).join(", ")}</span>
    <span aria-hidden="true"
      >${KINDS.map((kind) => html`<${Count} kind=${kind} n=${cards[kind]} size=${large ? 40 : 22} />`)}</span
    >
  </p>`;
