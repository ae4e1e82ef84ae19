// What is counted by tapping its picture: one more at each tap, one less below; on the keyboard a digit says it at once.
import { html } from "../../parts/html.js";

/** @typedef {{id: string, label: string, picture: any, value: number, low: number, high: number}} Counted */

/** @param {{label: string, counts: Counted[], onChange: (id: string, value: number) => void}} props */
export const Taps = ({ label, counts, onChange }) =>
  html`<div class="taps-row" role="group" aria-label=${label}>
    ${counts.map(({ id, label: what, picture, value, low, high }) => {
      const set = (/** @type {number} */ next) => next >= low && next <= high && onChange(id, next);
      const onKey = (/** @type {KeyboardEvent} */ { key, ctrlKey, metaKey, altKey }) => {
        if (/^\d$/.test(key) && !ctrlKey && !metaKey && !altKey) set(Number(key));
      };
      return html`<div class="taps-one" key=${id} data-count=${id} onKeyDown=${onKey}>
        <button class="taps-more" aria-disabled=${value < high ? undefined : "true"} onClick=${() => set(value + 1)}>
          ${picture}<b class="num">${value}</b><span class="small">${what}</span><i aria-hidden="true">+</i>
        </button>
        <button
          class="btn taps-less"
          aria-label=${`${what} −1`}
          aria-disabled=${value > low ? undefined : "true"}
          onClick=${() => set(value - 1)}
        >
          −
        </button>
      </div>`;
    })}
  </div>`;
