// A whole number in a range: typed, or stepped with the thumb.
import { html } from "./html.js";

/** @param {{id?: string, label: string, value: number | null, low: number, high: number, first?: number | null, onChange: (value: number | null) => void, children?: import("preact").ComponentChildren}} props
 *   `first` is what stands when nothing is typed; children stand before the number, as a picture of what is counted */
export function Stepper({ id, label, value, low, high, first = low, onChange, children }) {
  const number = value ?? first ?? low;
  const step = (/** @type {number} */ by) => onChange(Math.max(low, Math.min(high, number + by)));
  return html`<div class="stepper" role="group" aria-label=${label}>
    <button aria-label=${`${label} −1`} aria-disabled=${number <= low ? "true" : undefined} onClick=${() => step(-1)}>
      −
    </button>
    ${children}
    <input
      class="num"
      id=${id}
      aria-label=${id ? undefined : label}
      type="number"
      inputmode="numeric"
      min=${low}
      max=${high}
      value=${value ?? ""}
      onInput=${(/** @type {InputEvent} */ event) => {
        const typed = /** @type {HTMLInputElement} */ (event.currentTarget).valueAsNumber;
        onChange(Number.isInteger(typed) ? typed : first);
      }}
    />
    <button aria-label=${`${label} +1`} aria-disabled=${number >= high ? "true" : undefined} onClick=${() => step(1)}>
      +
    </button>
  </div>`;
}
