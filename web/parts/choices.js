// One of a few, as segments; on or off, as a lamp.
import { html } from "./html.js";

/** @typedef {{value: any, label: import("preact").ComponentChildren, name?: string}} Choice `name` where the label is a picture */

/** Arrow keys move and choose, as among radio buttons.
 * @param {KeyboardEvent} event @param {Choice[]} among @param {any} value @param {(value: any) => void} onChange */
function arrows(event, among, value, onChange) {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
  if (!step) return;
  event.preventDefault();
  const at = among.findIndex((one) => one.value === value);
  const next = (at + step + among.length) % among.length;
  onChange(among[next].value);
  const group = /** @type {HTMLElement} */ (event.currentTarget);
  /** @type {HTMLElement} */ (group.children[next]).focus();
}

/** @typedef {{label: string, value: any, among: Choice[], onChange: (value: any) => void, className?: string}} Radios */

/** Buttons of which one is chosen, or none yet. @param {Radios} props */
export function Picker({ label, value, among, onChange, className = "picker" }) {
  const at = Math.max(
    0,
    among.findIndex((one) => one.value === value),
  );
  return html`<div
    class=${className}
    role="radiogroup"
    aria-label=${label}
    onKeyDown=${(/** @type {KeyboardEvent} */ event) => arrows(event, among, value, onChange)}
  >
    ${among.map(
      (one, i) =>
        html`<button
          type="button"
          role="radio"
          aria-checked=${one.value === value}
          aria-label=${one.name}
          tabindex=${i === at ? 0 : -1}
          data-value=${String(one.value)}
          onClick=${() => onChange(one.value)}
        >
          ${one.label}
        </button>`,
    )}
  </div>`;
}

/** @param {Radios} props */
export const Segments = ({ className = "", ...props }) =>
  html`<${Picker} ...${props} className=${`segments ${className}`} />`;

/** Named by its label; where that tells more (`noted`), by `<id>-name` in it, and described by `<id>-note`.
 * @param {{id: string, on: boolean, noted?: boolean, onChange: (on: boolean) => void}} props */
export const Lamp = ({ id, on, noted = false, onChange }) =>
  html`<input
    class="switch"
    type="checkbox"
    role="switch"
    id=${id}
    aria-labelledby=${noted ? `${id}-name` : undefined}
    aria-describedby=${noted ? `${id}-note` : undefined}
    checked=${on}
    onChange=${(/** @type {Event} */ event) => onChange(/** @type {HTMLInputElement} */ (event.currentTarget).checked)}
  />`;
