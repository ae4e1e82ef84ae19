// The keyboard: arrows go through the answers, Escape lets go, single letters go to the parts of the screen (they can be switched off).
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
  const mine = document.querySelectorAll("[data-mine]");
  const pieces = [...(mine.length ? mine : document.querySelectorAll(".unit.lit, .unit.chosen, [data-place].lit"))];
  const at = document.activeElement ? pieces.indexOf(document.activeElement) : -1;
  const next = pieces[(at + 1) % pieces.length];
  if (next instanceof HTMLElement || next instanceof SVGElement) next.focus();
}

/** Up and down, from the question through all that can be pressed below it. @param {KeyboardEvent} event @param {number} by */
function step(event, by) {
  const panel = document.querySelector(".panel");
  if (!panel?.contains(document.activeElement) || event.defaultPrevented) return;
  const all = [...panel.querySelectorAll("#ask, .panel-options :is(button, summary, a, textarea)")];
  const shown = all.filter((one) => one.checkVisibility());
  const next = shown[shown.findIndex((one) => one === document.activeElement) + by];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
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
        else if (!sitting.face.letGo?.()) hand.letGo();
        return;
      }
      if (event.key === "ArrowDown" || event.key === "ArrowUp") return step(event, event.key === "ArrowDown" ? 1 : -1);
      if (!letterKeys.value) return;
      const act = {
        "?": () => (sheet.value = "help"),
        u: () => void sitting.undo(),
        l: () => (sheet.value = "log"),
        o: () => focus(":is([data-mine], [data-option], [data-action=sail]):not([aria-disabled=true])"),
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
