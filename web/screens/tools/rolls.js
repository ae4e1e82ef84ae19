// A history that cannot be doubted: what came, as the how many-eth, and when.
import { html } from "../../parts/html.js";
import { t, timeOfDay } from "../../store/words.js";

/** @typedef {{at: number, number: number, what: "roll" | "draw" | "shuffle", got: string[]}} Roll `number` counts on when old ones fall out */

const LONG = 300;

/** One more. @param {Roll[]} rolls @param {Roll["what"]} what @param {string[]} got @returns {Roll[]} */
export const withRoll = (rolls, what, got) =>
  [...rolls, { at: Date.now(), number: (rolls.at(-1)?.number ?? 0) + 1, what, got }].slice(-LONG);

/** The last one first. @param {{rolls: Roll[], word: (got: string, at: number) => string, join?: string}} props */
export const Rolls = ({ rolls, word, join = " · " }) =>
  html`<ol class="rolls" reversed aria-label=${t("page-tools-history")} tabindex="0">
    ${[...rolls]
      .reverse()
      .map(
        (roll) =>
          html`<li key=${roll.number}>
            <span class="num">${roll.number}</span
            ><span>${roll.what === "shuffle" ? t("page-tools-shuffle") : roll.got.map(word).join(join)}</span
            ><time datetime=${new Date(roll.at).toISOString()}>${timeOfDay(roll.at)}</time>
          </li>`,
      )}
  </ol>`;
