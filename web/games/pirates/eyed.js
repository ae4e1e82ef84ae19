// An answer of a list that is looked at: while it has the focus, the mouse or a finger on it, the table shows where the
// ship would end.
import { signal } from "@preact/signals";
import { trace } from "./plan.js";

/** @typedef {import("./rows.js").AnswersProps} AnswersProps */
/** @typedef {import("../../play/types.js").Option} Option */

/** `goes`: the window goes there. @type {import("@preact/signals").Signal<{option: Option, goes: boolean} | null>} */
export const eyed = signal(/** @type {any} */ (null));

/** Milliseconds after which a finger neither taps nor scrolls. */
const HELD = 150;
let timer = 0;

/** What a list listens to. @param {AnswersProps} props */
export function eyes({ decision, open, onTrace }) {
  /** @param {Option | null} option @param {boolean} [goes] */
  const eye = (option, goes = false) => {
    clearTimeout(timer);
    if (option === (eyed.peek()?.option ?? null)) return;
    eyed.value = option && { option, goes };
    if (option && open && decision.forms.some(({ verb }) => verb === option.move[0])) trace(option.move, onTrace);
  };
  const of = (/** @type {Event} */ { target }) => {
    const id = /** @type {Element} */ (target).closest("[data-option]")?.getAttribute("data-option");
    return decision.options.find((option) => option.id === id && !option.barred) ?? null;
  };
  const byMouse = (/** @type {PointerEvent} */ { pointerType }) => pointerType === "mouse";
  const ended = (/** @type {PointerEvent} */ event) => !byMouse(event) && eye(null);
  return {
    onFocusIn: (/** @type {FocusEvent} */ event) =>
      eye(of(event), /** @type {Element} */ (event.target).matches(":focus-visible")),
    onFocusOut: () => eye(null),
    onPointerOver: (/** @type {PointerEvent} */ event) => byMouse(event) && eye(of(event)),
    onPointerLeave: (/** @type {PointerEvent} */ event) => byMouse(event) && eye(null),
    onPointerDown: (/** @type {PointerEvent} */ event) => {
      if (byMouse(event)) return;
      clearTimeout(timer);
      timer = window.setTimeout(() => eye(of(event), true), HELD);
    },
    onPointerUp: ended,
    onPointerCancel: ended,
  };
}
