// Answers as buttons: a mark, and words. Every one is a real button with its words for those who listen.
import { draw } from "../../art/draw.js";
import { html } from "../../parts/html.js";
import { Disc } from "../../parts/seats.js";
import { Answer } from "../../play/answer.js";
import { rich, t } from "../../store/words.js";
import { Fan, Terms } from "./fans.js";
import { glyph, hasGlyph } from "./glyphs.js";
import { KINDS } from "./hand.js";
import { placeName } from "./places.js";

/** @typedef {import("./answers.js").AnswersProps} AnswersProps */
/** @typedef {import("../../play/types.js").Option} Option */

/** The key of a captain who is picked. */
const AGAINST = "plunder-do-against";

/** Whom an answer names. @param {Option} option @returns {number | undefined} */
const namedIn = ({ args }) => /** @type {any} */ (args.who ?? args.other)?.seat;

/** A mark, or whom it names; the words; of a captain who is picked, how many cards there are.
 * @param {{option: Option, props: AnswersProps, cls?: string, children?: any}} props */
export function Row({ option, props, cls = "", children }) {
  const { seats, view } = props;
  const other = namedIn(option);
  const hand =
    option.key === AGAINST && other !== undefined && t("play-plunder-hand-size", { n: view.players[other].hand });
  // which of somebody's ships, the chart shows to those who see it
  const ship = other !== undefined && option.at?.startsWith("ship:") ? placeName(option.at, view) : null;
  const said = ship ? t(ship.key, ship.args, seats) : hand || "";
  return html`<${Answer} option=${option} props=${props} cls=${`plu-row ${cls}`} said=${said}>
    ${hasGlyph(option.group) ? draw(glyph(option.group, 24)) : other !== undefined && html`<${Disc} seat=${seats[other]} size=${26} />`}
    <span class="plu-text"
      ><b>${rich(option.key, option.args, seats)}</b>${hand && html`<small>${hand}</small>`}${children}</span
    >
  <//>`;
}

/** What a move names of cards: one kind; or of each resource so many, once, or given and wanted. @param {Option} option */
function cardsOf({ move, group }) {
  if (group === "pile") return KINDS.map((kind) => Number(kind === move[1]));
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
  // what is proposed in place of what was asked for stands below yes and no
  const instead = cards.some(({ group }) => group === "instead");
  const tiles =
    cards.length > 0 &&
    html`<div class=${`plu-cards${cards.some(({ move }) => move.length > KINDS.length + 1) ? " terms" : ""}`}>
      ${cards.map((option) => html`<${OfCards} key=${option.id} option=${option} cards=${cardsOf(option)} props=${props} />`)}
    </div>`;
  const rows = html`<div class="plu-rows">
    ${all.filter((option) => !cards.includes(option)).map((option) => html`<${Row} key=${option.id} option=${option} props=${props} />`)}
  </div>`;
  return instead
    ? html`${rows}
        <h3 class="label">${t("play-plunder-instead")}</h3>
        ${tiles}`
    : html`${tiles}${rows}`;
}
