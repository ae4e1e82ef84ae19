// Answers as buttons: a mark, and words. Every one is a real button with its words for those who listen.
import { draw } from "../../art/draw.js";
import { icon } from "../../art/icons.js";
import { html } from "../../parts/html.js";
import { rich, t } from "../../store/words.js";
import { Fan, Terms } from "./fans.js";
import { glyph, hasGlyph } from "./glyphs.js";
import { KINDS } from "./hand.js";

/** @typedef {import("./answers.js").AnswersProps} AnswersProps */
/** @typedef {import("../../play/types.js").Option} Option */

/** An answer. `said`: what is heard beside its words.
 * @param {{option: Option, props: AnswersProps, cls?: string, said?: string, children?: any}} props */
export function Tile({ option, props, cls = "", said = "", children }) {
  const { seats, hint, open, why, onTake } = props;
  const hinted = hint === option.id;
  const asked = why?.id === option.id;
  return html`<button
    class=${`option plu-tile ${cls}${hinted ? " hinted" : ""}`}
    data-option=${option.id}
    aria-disabled=${option.barred || !open ? "true" : undefined}
    aria-expanded=${asked ? "true" : undefined}
    aria-describedby=${asked ? "why" : undefined}
    onClick=${() => (open || option.barred) && onTake(option)}
  >
    <span class="sr"
      >${t(option.key, option.args, seats)}${said && `. ${said}`}${option.barred ? `, ${t("play-state-barred")}` : ""}${
        hinted ? `, ${t("play-state-hint")}` : ""
      }</span
    >
    <span class="plu-face" aria-hidden="true">${children}${option.barred && draw(icon("rock", 20))}</span>
  </button>`;
}

/** @param {{option: Option, props: AnswersProps, cls?: string, children?: any}} props */
export const Row = ({ option, props, cls = "", children }) =>
  html`<${Tile} option=${option} props=${props} cls=${`plu-row ${cls}`}>
    ${hasGlyph(option.group) && draw(glyph(option.group, 24))}
    <span class="plu-text"><b>${rich(option.key, option.args, props.seats)}</b>${children}</span>
  <//>`;

/** Numbers of a move that name cards: of each resource so many, once, or given and wanted. @param {Option} option */
function cardsOf({ move }) {
  const numbers = move.slice(1);
  const named =
    numbers.length > 0 && numbers.length % KINDS.length === 0 && numbers.every((one) => typeof one === "number");
  return named ? numbers.map(Number) : null;
}

/** An answer that is cards, or terms. @param {{option: Option, cards: number[], props: AnswersProps}} props */
const OfCards = ({ option, cards, props }) =>
  html`<${Tile} option=${option} props=${props} cls="plu-of-cards">
    ${
      cards.length > KINDS.length
        ? html`<${Terms} give=${cards.slice(0, KINDS.length)} want=${cards.slice(KINDS.length)} size=${19} />`
        : html`<${Fan} cards=${cards} size=${22} />`
    }
  <//>`;

/** @param {AnswersProps} props */
export function RowAnswers(props) {
  const { options } = props.decision;
  const all = [...options.filter(({ barred }) => !barred), ...options.filter(({ barred }) => barred)];
  const cards = all.filter((option) => cardsOf(option));
  return html`
    ${
      cards.length > 0 &&
      html`<div class=${`plu-cards${cards.some(({ move }) => move.length > KINDS.length + 1) ? " terms" : ""}`}>
        ${cards.map((option) => html`<${OfCards} key=${option.id} option=${option} cards=${cardsOf(option)} props=${props} />`)}
      </div>`
    }
    <div class="plu-rows">
      ${all.filter((option) => !cards.includes(option)).map((option) => html`<${Row} key=${option.id} option=${option} props=${props} />`)}
    </div>
  `;
}
