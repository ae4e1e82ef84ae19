// The letters and numbers that lead to the answers of a question. A button says its letter itself, in the words of
// whoever listens to it; the numbers stand on the answers while somebody uses the keyboard (`options.css`).
import { letterKeys } from "../store/settings.js";
import { t } from "../store/words.js";

/** What has a number: whatever may be taken or unfolded, in the order in which it stands there. */
const NUMBERED = ".panel-options :is(.option, .btn, summary):not([data-mine], [aria-disabled=true])";
/** Milliseconds between the digits of one number. */
const PAUSE = 900;

/** What a button says of its letter; nothing where people have switched the letters off. @param {string} letter */
export const letter = (letter) => (letterKeys.value ? { "aria-keyshortcuts": letter } : {});

/** The letter of an answer: one message gives it to those of a kind. That which ends or leaves it as it is has one in every game.
 * @param {import("./types.js").Option} option @param {string} [word] */
export const letterOf = ({ default: ends }, word = "") =>
  ends ? letter(t("play-letter-end")) : word ? letter(t(word)) : {};

/** @param {string} selector */
const seen = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());

/** What has this letter; pressed again, the next one that has it. @param {string} key */
export function lettered(key) {
  const says = `[aria-keyshortcuts="${CSS.escape(key.toUpperCase())}"]`;
  const all = seen(`.panel-options ${says}, .turn-end${says}, [data-action=confirm]${says}`);
  const able = all.filter((one) => one.getAttribute("aria-disabled") !== "true");
  const among = able.length ? able : all;
  return among[(among.findIndex((one) => one === document.activeElement) + 1) % among.length] ?? null;
}

let typed = "";
let at = 0;

/** Another key ends a number. */
export const forgetNumber = () => void (typed = "");

/** The answer whose number is being typed: 1, then 12. @param {string} digit */
export function numbered(digit) {
  const now = performance.now();
  const all = seen(NUMBERED);
  const number = now - at < PAUSE ? typed + digit : digit;
  typed = all[Number(number) - 1] ? number : digit;
  at = now;
  return all[Number(typed) - 1] ?? null;
}
