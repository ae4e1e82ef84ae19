// Answers as buttons: a mark, and words. Every one is a real button with its words for those who listen.
import { draw } from "../../art/draw.js";
import { html } from "../../parts/html.js";
import { Answer } from "../../play/answer.js";
import { rich } from "../../store/words.js";
import { Fan, Terms } from "./fans.js";
import { glyph, hasGlyph } from "./glyphs.js";
import { KINDS } from "./hand.js";

/** @typedef {import("./answers.js").AnswersProps} AnswersProps */
/** @typedef {import("../../play/types.js").Option} Option */

/** @param {{option: Option, props: AnswersProps, cls?: string, children?: any}} props */
export const Row = ({ option, props, cls = "", children }) =>
  html`<${Answer} option=${option} props=${props} cls=${`plu-row ${cls}`}>
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
  html`<${Answer} option=${option} props=${props} cls="plu-of-cards">
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
