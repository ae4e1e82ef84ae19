// A card that a person here has turned up: it lies large over the table until it is seen, and nothing goes on meanwhile.
import { Dialog } from "../parts/dialog.js";
import { html } from "../parts/html.js";
import { t } from "../store/words.js";

/** @typedef {import("./sitting.js").Sitting} Sitting */
/** @typedef {{event: import("./types.js").Event, close: () => void}} Revealed */

/** Resolves when it was seen. @param {Sitting} sitting @param {import("./types.js").Event} event @returns {Promise<void>} */
export const lay = (sitting, event) =>
  new Promise((done) => {
    const close = () => {
      if (sitting.revealed.peek()?.close === close) sitting.revealed.value = null;
      done();
    };
    sitting.revealed.value = { event, close };
  });

/** @param {{sitting: Sitting, revealed: Revealed}} props */
export function Reveal({ sitting, revealed: { event, close } }) {
  const { Revealed } = sitting.face;
  const view = sitting.shown.value?.view;
  return html`<${Dialog}
    className="reveal"
    label=${t(event.key, event.args, sitting.seats)}
    onEnter=${close}
    onClose=${close}
    onClick=${close}
  >
    <div class="reveal-card">
      ${Revealed && view && html`<${Revealed} event=${event} view=${view} seats=${sitting.seats} />`}
    </div>
    <p class="sr">${t("play-seen-how")}</p>
    <button class="btn btn--main" data-action="seen" onClick=${close}>${t("play-go-on")}</button>
  <//>`;
}
