// The holds of the ship, as full as the cargo makes them.
import { html } from "../../../parts/html.js";
import { t } from "../../../store/words.js";
import { Helper } from "../../../screens/tools/helper.js";

/** @param {{tool: import("../../../screens/tools/all.js").Tool}} props */
export default function Holds({ tool }) {
  return html`<${Helper}
    tool=${tool}
    picture=${(/** @type {any} */ given, /** @type {any} */ data) => {
      const kinds = /** @type {string[]} */ (data?.holds ?? []);
      const open = given.open_holds;
      return html`<div
        class="nas-holds"
        role="img"
        aria-label=${kinds.map((kind) => (kind ? t(`nassau-tool-field-${kind}`) : "–")).join(", ") || "–"}
      >
        ${Array.from({ length: Math.max(open, kinds.length) }, (_, i) => html`<i key=${i} class=${`${kinds[i] ?? "none"}${i >= open ? " over" : ""}`}></i>`)}
      </div>`;
    }}
  />`;
}
