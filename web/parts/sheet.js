// A slip that comes up from below, over everything else.
import { useId } from "preact/hooks";
import { t } from "../store/words.js";
import { Dialog } from "./dialog.js";
import { html } from "./html.js";
import { Icon } from "./icon.js";
import { ToastSlip, sheets } from "./notices.js";

/** Among the sheets that are open as long as it is. @param {string} id */
export function lie(id) {
  sheets.value = [...sheets.peek(), id];
  return () => void (sheets.value = sheets.peek().filter((one) => one !== id));
}

/** Rendered while it is open; `onClose` takes it away.
 * @param {{title: import("preact").ComponentChildren, onClose: () => void, className?: string, children?: import("preact").ComponentChildren}} props */
export function Sheet({ title, onClose, className = "", children }) {
  const id = useId();
  return html`<${Dialog}
    className="sheet ${className}"
    labelledBy=${id}
    onOpen=${() => lie(id)}
    onClose=${onClose}
    onClick=${(/** @type {MouseEvent} */ event) => event.target === event.currentTarget && onClose()}
  >
    <div class="sheet-body">
      <header class="sheet-head">
        <h2 class="title" id=${id}>${title}</h2>
        <button class="btn btn--icon" aria-label=${t("page-close")} onClick=${onClose}><${Icon} name="close" /></button>
      </header>
      ${children}
    </div>
    <${ToastSlip} sheet=${id} />
  <//>`;
}
