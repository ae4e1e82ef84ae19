// The panel under the board, for the thumb: the question and its answers, or what is being told, or who thinks.
import { useLayoutEffect, useRef } from "preact/hooks";
import { tokenOf } from "../art/colours.ts";
import { draw } from "../art/draw.ts";
import { icon } from "../art/icons.ts";
import { itemAt } from "../lists.ts";
import { nowhere } from "../parts/waits.ts";
import { seatIn } from "../store/args.ts";
import { rich, t } from "../store/words.tsx";
import { Asking } from "./asking.tsx";
import { Carry, FromTheBox, Learning } from "./later.tsx";
import { Pinned } from "./log.tsx";
import { Looking } from "./looking.tsx";
import { adrift, type Props } from "./panel-parts.tsx";
import { useTurned } from "./sides.tsx";
import { Watching } from "./watching.tsx";

export function Panel({ session, selection, onLog, onPhones }: Props) {
  const table = session.shown.value;
  const decision = table?.decision ?? null;
  const told = session.told.value;
  const thinking = session.thinking.value;
  const question = session.question.value;
  const errand = session.errands?.now.value ?? null;
  const look = selection.look.value;
  const seat =
    (question && (question.wanted.seat ?? question.wanted.rolls)) ??
    seatIn(told?.event.args.seat) ??
    decision?.seat ??
    table?.turn ??
    0;
  const other = !errand && !question && !told && decision && decision.seat !== decision.turn;
  const person = decision && session.isHere(decision.seat);
  const props = { session, selection, onLog, onPhones };
  const side = useTurned(session, !told && person ? decision.seat : null);
  const asks = errand || question || (session.open.value && !told && (look || (decision && person)));
  const panel = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    // the answer that was pressed is gone, and nothing can be answered yet, or what it would do has taken its place: who uses the
    // keyboard goes on from here. The heading is left alone, for what is told is said by the live region and would be heard twice
    if ((look || session.acts.peek()) && (asks ? nowhere() : adrift())) panel.current?.focus({ preventScroll: true });
  });
  /** The rule of a refusal comes next, wherever its book lies. */
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Tab" || event.ctrlKey || event.altKey || event.metaKey) return;
    const option = selection.why.peek();
    const barred = option && document.querySelector(`.panel [data-option="${CSS.escape(option.id)}"]`);
    const rule = document.querySelector("#why a");
    const [from, to] = event.shiftKey ? [rule, barred] : [barred, rule];
    if (!from || !(to instanceof HTMLElement) || document.activeElement !== from) return;
    event.preventDefault();
    to.focus();
  };
  return (
    <section
      class={`panel panel--${session.game} has-log${other ? " panel--other" : ""}${side}`}
      data-colour={tokenOf(itemAt(session.seats, seat).colour)}
      tabindex={-1}
      ref={panel}
      aria-label={t(asks ? "play-answers" : "play-watching")}
      aria-busy={selection.waits}
      onKeyDown={onKeyDown}
    >
      {other && (
        <p class="asked">
          {draw(icon("flare", 18))}
          <span>
            {rich("play-asked", { seat: { seat: decision.seat }, turn: { seat: decision.turn } }, session.seats)}
          </span>
        </p>
      )}
      {session.physical && <Learning session={session} />}
      {errand ? (
        <Carry key={errand} session={session} errand={errand} />
      ) : question ? (
        <FromTheBox key={question} session={session} question={question} />
      ) : !told && look ? (
        <Looking {...props} look={look} />
      ) : !told && decision && person ? (
        <Asking {...props} decision={decision} />
      ) : (
        <Watching {...props} told={told} thinking={thinking} seat={seat} />
      )}
      <Pinned session={session} onLog={onLog} />
    </section>
  );
}
