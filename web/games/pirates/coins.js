// Which coins go aboard: they lie on the island as discs, and a touch puts one into the hold, or back.
import { useState } from "preact/hooks";
import { draw } from "../../art/draw.js";
import { html } from "../../parts/html.js";
import { Answer } from "../../play/answer.js";
import { t } from "../../store/words.js";
import { glyph } from "./glyphs.js";
import { LETTERS, Row } from "./rows.js";

/** @typedef {import("./rows.js").AnswersProps} AnswersProps */
/** @typedef {import("../../play/types.js").Option} Option */

/** The coins of an answer, the most gold first. @param {Option} option */
const coinsOf = ({ move }) =>
  move
    .slice(1)
    .map(Number)
    .sort((a, b) => b - a);

/** All that some answer takes. @param {Option[]} options */
function lying(options) {
  /** @type {Map<number, number>} */
  const most = new Map();
  for (const option of options) {
    const coins = coinsOf(option);
    for (const value of coins)
      most.set(value, Math.max(most.get(value) ?? 0, coins.filter((one) => one === value).length));
  }
  return [...most].sort(([a], [b]) => b - a).flatMap(([value, n]) => Array.from({ length: n }, () => value));
}

/** @param {{value: number, on: boolean, onClick: () => void}} props */
const Disc = ({ value, on, onClick }) =>
  html`<button class="pir-coin" aria-pressed=${on ? "true" : "false"} onClick=${onClick}>
    <span class="sr">${t(`pirates-coin-${value}`)}</span><b class="num" aria-hidden="true">${value}</b>
  </button>`;

/** @param {AnswersProps} props */
export function LoadAnswers(props) {
  const { decision } = props;
  const options = decision.options.filter(({ move, barred }) => !barred && move.length > 1);
  const all = lying(options);
  const room = Math.max(0, ...options.map(({ move }) => move.length - 1));
  const [taken, setTaken] = useState(() => {
    // as much gold as there is room for lies ready
    const best = coinsOf(options[0] ?? { move: [] });
    return all.map((value) => {
      const at = best.indexOf(value);
      if (at >= 0) best.splice(at, 1);
      return at >= 0;
    });
  });
  const aboard = all.filter((_, i) => taken[i]);
  const toggle = (/** @type {number} */ i) =>
    setTaken((was) => {
      const now = was.map((on, k) => (k === i ? !on : on));
      // where the hold is full the least of the others makes room
      if (now.filter(Boolean).length > room) now[now.findLastIndex((on, k) => on && k !== i)] = false;
      return now;
    });
  const option = options.find((one) => coinsOf(one).join() === aboard.join());
  const others = decision.options.filter((one) => !options.includes(one));
  const discs = (/** @type {boolean} */ on) =>
    all.map(
      (value, i) => taken[i] === on && html`<${Disc} key=${i} value=${value} on=${on} onClick=${() => toggle(i)} />`,
    );
  return html`<div class="pir-loading">
      <section aria-label=${t("play-pirates-ashore")}>
        <span aria-hidden="true">${draw(glyph("dig", 22))}</span>${discs(false)}
      </section>
      <section class="pir-loaded" aria-label=${t("play-pirates-aboard", { n: aboard.length, of: room })}>
        <span aria-hidden="true">${draw(glyph("sail", 22))}</span>${discs(true)}
        ${Array.from({ length: room - aboard.length }, () => html`<i class="pir-coin free" aria-hidden="true"></i>`)}
      </section>
    </div>
    ${
      option &&
      html`<${Answer} option=${option} props=${props} cls="pir-load" letter=${LETTERS.load}>
        ${draw(glyph("coin", 24))}<b>${t("play-pirates-load", { n: aboard.reduce((sum, value) => sum + value, 0) })}</b>
      <//>`
    }
    <div class="pir-rows">${others.map((one) => html`<${Row} key=${one.id} option=${one} props=${props} />`)}</div>`;
}
