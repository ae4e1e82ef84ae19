// Answers whose words are their faces: those of a question that has few, what ends the turn, and going on.
import { html } from "../parts/html.js";
import { rich, t } from "../store/words.js";
import { letter, letterOf } from "./letters.js";

/** @typedef {import("./panel-parts.js").Props} Props */
/** @typedef {{option: import("./types.js").Option, sitting: Props["sitting"], hand: Props["hand"]}} One */

/** @param {One & {main: boolean, kind?: string, keys: Record<string, string>, children: any}} props */
function Plain({ option, sitting, hand, main, kind = "", keys, children }) {
  const open = sitting.open.value;
  const hinted = sitting.hint.value === option.id;
  return html`<button
    class=${`btn${kind}${main ? " btn--main" : ""}${hinted ? " hinted" : ""}`}
    data-option=${option.id}
    aria-disabled=${option.barred || !open ? "true" : undefined}
    ...${keys}
    onClick=${() => open && hand.take(option)}
  >
    ${children}
  </button>`;
}

/** An option of a decision that has few. @param {One & {main: boolean}} props */
export function Choice(props) {
  const { option, sitting } = props;
  const { icon } = sitting.face.chip(option, sitting.shown.value?.view, sitting.seats, "at");
  return html`<${Plain} ...${props} keys=${letterOf(option)}>
    ${icon}<span>${rich(option.key, option.args, sitting.seats)}</span>
  <//>`;
}

/** What ends the turn, in the same place whatever else can be done: never beside the way back.
 * @param {One & {main: boolean}} props */
export function TurnEnd(props) {
  const { option, sitting } = props;
  return html`<${Plain} ...${props} kind=" turn-end" keys=${letter(t("play-letter-end"))}>
    ${rich(option.key, option.args, sitting.seats)}
  <//>`;
}

/** Nothing is to be chosen: what stands above is what comes. @param {One} props */
export function GoOn({ option, sitting, hand }) {
  const open = sitting.open.value;
  return html`<button
    class="btn btn--main go-on"
    data-action="go-on"
    aria-disabled=${open ? undefined : "true"}
    onClick=${() => open && hand.take(option)}
  >
    ${t("play-go-on")}<span class="sr">: ${rich(option.key, option.args, sitting.seats)}</span>
  </button>`;
}
