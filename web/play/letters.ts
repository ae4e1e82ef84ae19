// The letters that lead to the answers of a question. A button says its letter itself, in the words of whoever listens to it.
import { letterKeys } from "../store/settings.ts";
import { t } from "../store/words.tsx";
import type { Option } from "./types.ts";

/** What a button says of its letter; nothing where people have switched the letters off. */
export const letter = (letter: string): Record<string, string> =>
  letterKeys.value ? { "aria-keyshortcuts": letter } : {};

/** The letter of an answer: one message gives it to those of a kind. That which ends or leaves it as it is has one in every game. */
export const letterOf = ({ default: ends }: Option, word: string = "") =>
  ends ? letter(t("play-letter-end")) : word ? letter(t(word)) : {};

const seen = (selector: string) => [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());

/** What has this letter; pressed again, the next one that has it. */
export function lettered(key: string) {
  const says = `[aria-keyshortcuts="${CSS.escape(key.toUpperCase())}"]`;
  const all = seen(`.panel-options ${says}, .turn-end${says}, [data-action=confirm]${says}`);
  const able = all.filter((one) => one.getAttribute("aria-disabled") !== "true");
  const among = able.length ? able : all;
  return among[(among.findIndex((one) => one === document.activeElement) + 1) % among.length] ?? null;
}
