// What is printed on a card, in figures: masts with their guns, cargo, move, points; what it can do, in words.
import { draw } from "../../../art/draw.js";
import { treasure } from "../../../art/pieces.js";
import { html } from "../../../parts/html.js";
import { Icon } from "../../../parts/icon.js";
import { rich, t } from "../../../store/words.js";

/** A gun's range and its number. @param {{gun: [string, number]}} props */
const Gun = ({ gun: [range, number] }) =>
  html`<span class=${`gun gun--${range.toLowerCase()}`}>${range}<b>${number}</b></span>`;

/** @param {{card: any}} props */
export const Figures = ({ card }) =>
  card.kind === "ship"
    ? html`<span class="figures">
        <span class="guns"
          ><span class="sr">${t("page-pirates-masts", { count: card.masts })}</span>${card.cannons.map(
            (/** @type {[string, number]} */ gun) => html`<${Gun} gun=${gun} />`,
          )}${card.bombard && html`<${Gun} gun=${card.bombard} />`}</span
        >
        <span class="fig"
          >${draw(treasure("barrel", 20))}<span class="sr">${t("page-pirates-cargo")}</span
          ><b class="num">${card.cargo}</b></span
        >
        <span class="fig"
          ><${Icon} name="wind" size=${18} /><span class="sr">${t("page-pirates-move")}</span
          ><b>${moveOf(card)}</b></span
        >
      </span>`
    : null;

/** @param {any} card */
export const moveOf = ({ move }) =>
  !move.length ? "–" : move[0] === "D" ? t("pirates-tool-choice-anywhere") : move.join(" + ");

/** @param {any} card generic crew have no name of their own */
export const nameOf = ({ word, name }) => (word ? t(word) : name);

/** @param {any} card */
export const nationOf = ({ nation }) => (nation ? t(`pirates-tool-choice-${nation}`) : "");

/** @param {{card: any}} props */
export const Ability = ({ card }) =>
  html`${
    card.ability.length > 0 &&
    html`<span class="ability"
      >${card.ability.map(
        (/** @type {any} */ { key, args }, /** @type {number} */ i) =>
          html`${i > 0 && " "}<span class=${key.startsWith("pirates-keyword") ? "keyword" : ""}
              >${rich(key, args)}</span
            >`,
      )}</span
    >`
  }${card.links.length > 0 && html`<span class="ability soft">${t("page-pirates-links", { who: card.links })}</span>`}`;

/** Where it is from. @param {any} card */
export const originOf = (card) =>
  [
    nationOf(card),
    card.generic ? t("page-pirates-any-nation") : "",
    card.house ? t("page-pirates-house") : (card.set ?? ""),
  ]
    .filter(Boolean)
    .join(" · ");
