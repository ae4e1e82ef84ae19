// One of a few, side by side: which fort, which island, which kind.
import { html } from "../../parts/html.js";
import { t } from "../../store/words.js";

/** @template T @param {{name: string, among: T[], value: T, word: (one: T) => string, onPick: (one: T) => void}} props */
export const Picks = ({ name, among, value, word, onPick }) =>
  among.length > 1 &&
  html`<div class="pir-picks" role="group" aria-label=${t(`play-pirates-part-${name}`)}>
    ${among.map(
      (one) =>
        html`<button
          class="pir-leg"
          data-choice=${`${name}-${one}`}
          aria-pressed=${one === value ? "true" : "false"}
          onClick=${() => onPick(one)}
        >
          <span>${word(one)}</span>
        </button>`,
    )}
  </div>`;
