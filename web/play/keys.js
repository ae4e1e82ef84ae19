// The keyboard: Escape lets go, single letters go to the parts of the screen (they can be switched off).
import { useEffect } from "preact/hooks";
import { letterKeys } from "../store/settings.js";
import { moving, skip } from "./motion.js";

/** @param {string} selector */
function focus(selector) {
  const element = document.querySelector(selector);
  if (element instanceof HTMLElement || element instanceof SVGElement) {
    element.focus();
    element.scrollIntoView({ block: "nearest" });
  }
}

/** The next lit piece of one's own, after the one that has the focus. */
function nextPiece() {
  const pieces = [...document.querySelectorAll(".unit.lit, .unit.chosen, [data-place].lit")];
  const at = document.activeElement ? pieces.indexOf(document.activeElement) : -1;
  const next = pieces[(at + 1) % pieces.length];
  if (next instanceof HTMLElement || next instanceof SVGElement) next.focus();
}

/** @param {import("./sitting.js").Sitting} sitting @param {import("./hand.js").Hand} hand
 * @param {import("@preact/signals").Signal<"log" | "menu" | "help" | null>} sheet */
export function useKeys(sitting, hand, sheet) {
  useEffect(() => {
    /** @param {KeyboardEvent} event */
    const onKey = (event) => {
      const target = /** @type {HTMLElement} */ (event.target);
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      if (/^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) return;
      if (event.key === "Escape") {
        if (moving()) skip();
        else hand.letGo();
        return;
      }
      if (!letterKeys.value) return;
      const act = {
        "?": () => (sheet.value = "help"),
        u: () => void sitting.undo(),
        l: () => (sheet.value = "log"),
        o: () => focus("[data-option]:not([aria-disabled=true])"),
        m: nextPiece,
        h: () => void sitting.suggest("hard"),
      }[event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
}
