// Resource cards as small cards side by side, and terms: what is given for what.
import { draw } from "../../art/draw.js";
import { html } from "../../parts/html.js";
import { glyph } from "./glyphs.js";
import { KINDS } from "./hand.js";

/** How many of each resource. @typedef {number[]} Cards */

/** As the engine says them: words with their counts; a type that is named without a number is one. @param {unknown} words @returns {Cards} */
export const cardsIn = (words) =>
  KINDS.map((kind) => {
    const named = [`plunder-${kind}`, `plunder-kind-${kind}`];
    const found = Array.isArray(words) ? words.find((/** @type {any} */ one) => named.includes(one.word)) : null;
    return found ? (found.n ?? 1) : 0;
  });

/** @param {Cards} cards */
export const sum = (cards) => cards.reduce((a, b) => a + b, 0);

/** More cards than this are told by their number. */
const SHOWN = 5;

/** @param {{cards: Cards, size?: number}} props */
export function Fan({ cards, size = 22 }) {
  const all = cards.flatMap((n, i) => Array.from({ length: n }, () => KINDS[i]));
  if (!all.length) return html`<span class="plu-none">–</span>`;
  if (all.length > SHOWN)
    return html`<span class="plu-fan"
      >${cards.map((n, i) => n > 0 && html`<span class="plu-many"><i class=${`plu-card ${KINDS[i]}`}>${draw(glyph(KINDS[i], size))}</i><b class="num">×${n}</b></span>`)}</span
    >`;
  return html`<span class="plu-fan"
    >${all.map((kind, i) => html`<i class=${`plu-card ${kind}`} style=${`rotate:${(i - (all.length - 1) / 2) * 5}deg`}>${draw(glyph(kind, size))}</i>`)}</span
  >`;
}

/** @param {{give: Cards, want: Cards, size?: number}} props */
export const Terms = ({ give, want, size }) =>
  html`<span class="plu-terms"
    ><${Fan} cards=${give} size=${size} />${draw(glyph("swap", 20, "swap"))}<${Fan} cards=${want} size=${size}
  /></span>`;
