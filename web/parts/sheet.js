// A slip that comes up from below, on the browser's own dialog: it keeps the focus, Escape shuts it.
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../store/words.js";
import { html } from "./html.js";
import { Icon } from "./icon.js";
import { ToastSlip, sheets } from "./notices.js";

/** Rendered while it is open; `onClose` takes it away. The heading has the focus at first.
 * @param {{title: import("preact").ComponentChildren, onClose: () => void, className?: string, children?: import("preact").ComponentChildren}} props */
export function Sheet({ title, onClose, className = "", children }) {
  const dialog = useRef(/** @type {HTMLDialogElement | null} */ (null));
  // at once: what is pressed before it is open would be meant for what lies below
  useLayoutEffect(() => {
    const before = document.activeElement;
    dialog.current?.showModal();
    dialog.current?.querySelector("h2")?.focus();
    sheets.value = [...sheets.peek(), dialog];
    return () => {
      sheets.value = sheets.peek().filter((one) => one !== dialog);
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return html`<dialog
    ref=${dialog}
    class="sheet ${className}"
    aria-labelledby="sheet-title"
    onCancel=${(/** @type {Event} */ event) => {
      event.preventDefault();
      onClose();
    }}
    onClick=${(/** @type {MouseEvent} */ event) => event.target === dialog.current && onClose()}
  >
    <div class="sheet-body">
      <header class="sheet-head">
        <h2 class="title" id="sheet-title" tabindex="-1">${title}</h2>
        <button class="btn btn--icon" aria-label=${t("page-close")} onClick=${onClose}><${Icon} name="close" /></button>
      </header>
      ${children}
    </div>
    <${ToastSlip} sheet=${dialog} />
  </dialog>`;
}
