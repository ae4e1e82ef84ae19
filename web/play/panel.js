// The panel under the board, for the thumb: the question and its answers, or what is being told, or who thinks.
import { useLayoutEffect, useRef } from "preact/hooks";
import { tokenOf } from "../art/colours.js";
import { draw } from "../art/draw.js";
import { icon } from "../art/icons.js";
import { html } from "../parts/html.js";
import { rich, t } from "../store/words.js";
import { Asking } from "./asking.js";
import { Pinned } from "./log.js";
import { Looking } from "./looking.js";
import { adrift } from "./panel-parts.js";
import { useTurned } from "./sides.js";
import { Watching } from "./watching.js";

/** @typedef {import("./panel-parts.js").Props} Props */

/** @param {Props} props */
export function Panel({ sitting, hand, onLog }) {
  const table = sitting.shown.value;
  const decision = table?.decision ?? null;
  const told = sitting.told.value;
  const thinking = sitting.thinking.value;
  const look = hand.look.value;
  const seat = /** @type {any} */ (told?.event.args.seat)?.seat ?? decision?.seat ?? table?.turn ?? 0;
  const other = !told && decision && decision.seat !== decision.turn;
  const person = decision && sitting.seats[decision.seat].bot === null;
  const props = { sitting, hand, onLog };
  const side = useTurned(sitting, !told && person ? decision.seat : null);
  const asks = sitting.open.value && !told && (look || (decision && person));
  const panel = useRef(/** @type {HTMLElement | null} */ (null));
  useLayoutEffect(() => {
    // the answer that was pressed is gone, and nothing can be answered yet: who uses the keyboard goes on from here. The heading is
    // left alone, for what is told is said by the live region and would be heard twice
    if (!asks && adrift() && sitting.acts.peek()) panel.current?.focus({ preventScroll: true });
  });
  /** The rule of a refusal comes next, wherever its book lies. @param {KeyboardEvent} event */
  const onKeyDown = (event) => {
    if (event.key !== "Tab" || event.ctrlKey || event.altKey || event.metaKey) return;
    const option = hand.why.peek();
    const barred = option && document.querySelector(`.panel [data-option="${CSS.escape(option.id)}"]`);
    const rule = document.querySelector("#why a");
    const [from, to] = event.shiftKey ? [rule, barred] : [barred, rule];
    if (!from || !(to instanceof HTMLElement) || document.activeElement !== from) return;
    event.preventDefault();
    to.focus();
  };
  return html`<section
    class=${`panel panel--${sitting.game} has-log${other ? " panel--other" : ""}${side}`}
    data-colour=${tokenOf(sitting.seats[seat].colour)}
    tabindex="-1"
    ref=${panel}
    aria-label=${t(asks ? "play-answers" : "play-watching")}
    aria-busy=${hand.waits}
    onKeyDown=${onKeyDown}
  >
    ${
      other &&
      html`<p class="asked">
        ${draw(icon("flare", 18))}<span
          >${rich("play-asked", { seat: { seat: decision.seat }, turn: { seat: decision.turn } }, sitting.seats)}</span
        >
      </p>`
    }
    ${
      !told && look
        ? html`<${Looking} ...${props} look=${look} />`
        : !told && decision && person
          ? html`<${Asking} ...${props} decision=${decision} />`
          : html`<${Watching} ...${props} told=${told} thinking=${thinking} seat=${seat} />`
    }
    <${Pinned} sitting=${sitting} onLog=${onLog} />
  </section>`;
}
