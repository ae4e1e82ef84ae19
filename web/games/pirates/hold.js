// What a ship carries: crew, treasure, equipment, face up or down.
import { draw } from "../../art/draw.js";
import { html } from "../../parts/html.js";
import { t } from "../../store/words.js";
import { cardName } from "./card-name.js";
import { glyph } from "./glyphs.js";
import { data } from "./sea.js";

/** @typedef {import("./view.js").Ship} Ship */
/** @typedef {import("./view.js").Piece} Piece */

const MARKS = { coin: "coin", treasure: "coin", unique: "star", crew: "crew", equipment: "gun", event: "star" };

/** What a piece is called; generic crew have a word for a name. @param {Piece} piece @returns {import("preact").ComponentChild} */
function pieceName({ kind, card }) {
  if (card === null) return t("play-pirates-down");
  if (kind === "coin") return t(`pirates-${card}`);
  return cardName(card) ?? card;
}

/** @param {{piece: Piece}} props */
const One = ({ piece }) =>
  html`<li class=${`pir-piece ${piece.kind}${piece.card === null ? " down" : ""}`}>
    ${draw(glyph(/** @type {Record<string, string>} */ (MARKS)[piece.kind] ?? "star", 20))}<small
      >${pieceName(piece)}</small
    >
  </li>`;

/** @param {{ship: Ship}} props */
export function Hold({ ship }) {
  const room = Math.max(0, data.ships[ship.card].cargo - ship.hold.length);
  return html`<ul
    class="pir-hold"
    aria-label=${t("play-pirates-hold", { n: ship.hold.length, of: data.ships[ship.card].cargo })}
  >
    ${ship.hold.map((piece) => html`<${One} piece=${piece} />`)}
    ${Array.from({ length: room }, () => html`<li class="pir-piece free" aria-hidden="true"></li>`)}
  </ul>`;
}
