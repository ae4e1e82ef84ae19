// An answer as a button that a game draws on: a real one, with its words for those who listen.
import { draw } from "../art/draw.js";
import { icon } from "../art/icons.js";
import { html } from "../parts/html.js";
import { t } from "../store/words.js";
import { letterOf } from "./letters.js";

/** @typedef {import("./types.js").Option} Option */

/** `said`: what is heard beside its words; `letter`: the message that says which letter leads to it.
 * @param {{option: Option, props: import("./types.js").AnswersProps<any>, cls?: string, said?: string, letter?: string, children?: any}} props */
export function Answer({ option, props, cls = "", said = "", letter, children }) {
  const { seats, hint, open, why, onTake } = props;
  const hinted = hint === option.id;
  const asked = why?.id === option.id;
  return html`<button
    class=${`option answer ${cls}${hinted ? " hinted" : ""}`}
    data-option=${option.id}
    aria-disabled=${option.barred || !open ? "true" : undefined}
    aria-expanded=${asked ? "true" : undefined}
    aria-describedby=${asked ? "why" : undefined}
    ...${letterOf(option, letter)}
    onClick=${() => (open || option.barred) && onTake(option)}
  >
    <span class="sr"
      >${t(option.key, option.args, seats)}${said && `. ${said}`}${option.barred ? `, ${t("play-state-barred")}` : ""}${
        hinted ? `, ${t("play-state-hint")}` : ""
      }</span
    >
    <span class="answer-face" aria-hidden="true">${children}${option.barred && draw(icon("rock", 20))}</span>
  </button>`;
}
