// The keyboard: arrows go through the answers, Page keys from group to group, Escape lets go; single letters and numbers
// go to the parts of the screen (they can be switched off).
import type { Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { valueAt } from "../lists.ts";
import { full } from "../parts/full.ts";
import { letterKeys } from "../store/settings.ts";
import type { Selection } from "./selection.ts";
import { lettered } from "./letters.ts";
import { moving, skip } from "./motion.ts";
import { forgetNumber, hideNumbers, numbered, showNumbers } from "./numbers.ts";
import type { GameSession } from "./game-session.ts";

/** Where the answers begin. */
const FIRST = ":is([data-mine], [data-option], [data-action=sail]):not([aria-disabled=true])";

function focus(element: Element | null) {
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

/** The innermost list or section that a button stands in. */
const groupOf = (one: Element | undefined) => one?.parentElement?.closest("div, section, details, ul, ol, dl");

/** What each key makes of where one is among all that can be pressed; the question is the first of them. */
const STEPS: Record<string, (at: number, all: Element[]) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  Home: () => 1,
  End: (_, all) => all.length - 1,
  PageDown: (at, all) => {
    const next = all.findIndex((one, i) => i > at && groupOf(one) !== groupOf(all[at]));
    return next < 0 ? all.length - 1 : next;
  },
  // to where this group begins; from there, to where the one before it does
  PageUp: (at, all) => {
    let to = at - 1;
    while (to > 1 && groupOf(all[to - 1]) === groupOf(all[to])) to -= 1;
    return to;
  },
};

/** From the question through all that can be pressed below it. */
function step(event: KeyboardEvent) {
  const panel = document.querySelector(".panel");
  if (!panel?.contains(document.activeElement) || event.defaultPrevented) return;
  const all = [
    ...panel.querySelectorAll(
      `#ask, .panel-options :is(button, summary, a, textarea), .turn-end, [data-action=confirm]`,
    ),
  ];
  const shown = all.filter((one) => one.checkVisibility());
  const at = shown.findIndex((one) => one === document.activeElement);
  const next = shown[valueAt(STEPS, event.key)(at, shown)];
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}

export function useKeys(
  session: GameSession,
  selection: Selection,
  sheet: Signal<"log" | "menu" | "help" | "phones" | null>,
) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const target = event.target as HTMLElement;
      showNumbers();
      if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
      if (/^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName)) return;
      if (event.key === "Escape") {
        if (full.peek()) full.value = false;
        else if (moving()) skip();
        else if (!session.face.letGo?.()) selection.letGo();
        return;
      }
      if (event.key in STEPS) return step(event);
      if (!letterKeys.value || event.defaultPrevented) return;
      if (/^\d$/.test(event.key)) return focus(numbered(event.key));
      forgetNumber();
      const act = {
        "?": () => (sheet.value = "help"),
        u: () => void session.undo(),
        l: () => (sheet.value = "log"),
        o: () => focus(document.querySelector(FIRST)),
        m: nextPiece,
        h: () => void session.suggest("hard"),
      }[event.key];
      const to = act ? null : lettered(event.key);
      if (!act && !to) return;
      event.preventDefault();
      if (act) act();
      else focus(to);
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", hideNumbers);
    return () => {
      hideNumbers();
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", hideNumbers);
    };
  }, []);
}
