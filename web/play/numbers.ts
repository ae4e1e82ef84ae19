// The numbers that lead to the answers while somebody uses the keyboard. Each stands on its answer (`data-number`), where the styles
// read it and the keys find it: so what is seen is what works.
import { letterKeys } from "../store/settings.ts";

/** What has a number: whatever may be taken or unfolded, in the order in which it stands there. */
const NUMBERED = ".panel-options :is(.option, .btn, summary):not([data-mine], [aria-disabled=true])";
/** What may change which these are. */
const CHANGES = {
  childList: true,
  subtree: true,
  attributes: true,
  attributeFilter: ["aria-disabled", "data-mine", "class", "open", "hidden"],
};
/** Milliseconds between the digits of one number. */
const PAUSE = 900;

const byKeys = () => document.body.dataset.by === "keys";

function number() {
  const all = byKeys() && letterKeys.peek() ? [...document.querySelectorAll(NUMBERED)] : [];
  const seen = all.filter((one) => one.checkVisibility());
  for (const one of document.querySelectorAll("[data-number]"))
    if (!seen.includes(one)) one.removeAttribute("data-number");
  seen.forEach((one, i) => one.setAttribute("data-number", String(i + 1)));
}

const watch = new MutationObserver(number);

/** Somebody uses the keyboard: the numbers appear, and stay true. */
export function showNumbers() {
  if (byKeys()) return;
  document.body.dataset.by = "keys";
  watch.observe(document.body, CHANGES);
  number();
}

export function hideNumbers() {
  delete document.body.dataset.by;
  watch.disconnect();
  number();
}

let typed = "";
let at = 0;

/** Another key ends a number. */
export const forgetNumber = () => void (typed = "");

/** The answer whose number is being typed: 1, then 12. */
export function numbered(digit: string) {
  number();
  const having = (it: string) => document.querySelector(`[data-number="${it}"]`);
  const now = performance.now();
  const longer = now - at < PAUSE ? typed + digit : digit;
  typed = having(longer) ? longer : digit;
  at = now;
  return having(typed);
}
