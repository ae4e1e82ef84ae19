// One tap does one thing: whoever taps twice, or taps to skip what is told, does not answer what appears under the
// finger. Keys, and tools that press buttons without a pointer, are always heard.
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { moving, skip } from "./motion.ts";

/** So long after it has come, what can be answered is deaf: nobody has read it yet. */
const DEAF = 300;
/** So soon after a tap that was heard, another one on the same spot was meant for what lay there before. */
const AGAIN = 1600;
/** Pixels within which a finger hits the same spot. */
const SPOT = 56;
/** What is there in order to be pressed while something is told. */
const ANYTIME = "[data-action=skip], [data-action=hurry], [data-action=undo], [data-action=throw]";

const reduced = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");

/** How many times as deft as people's the hands of a test are. */
const deft = () => Number(document.documentElement.dataset.deft) || 1;

/** `asked`: at which question */
type Tap = { x: number; y: number; time: number; asked: number };

/** So deft are only those that press what stands in the document, before anything of it is drawn. */
const BLIND = 100;

/** When the finger was there, however late a busy page hears of it. */
const tapOf = ({ clientX, clientY, timeStamp }: MouseEvent, asked: number): Tap => ({
  x: clientX,
  y: clientY,
  time: deft() < BLIND ? timeStamp : performance.now(),
  asked,
});

/** Guards the table while it is on the screen.
 * @param open  whether a question stands there: then a tap answers it, even if
 * something still moves
 * @param asked  what can be answered: whenever any of it changes, other things may lie under the
 * finger */
export function useTaps(open: boolean, asked: unknown[]) {
  const now = useRef({ asked: 0, since: 0 });
  const opened = useRef(open);
  useLayoutEffect(() => {
    now.current = { asked: now.current.asked + 1, since: performance.now() };
  }, asked);
  useLayoutEffect(() => void (opened.current = open), [open]);
  useEffect(() => {
    /** The one that is down, and whether it has ended what moved. */
    let down: (Tap & { skips: boolean }) | null = null;
    /** The last one that was heard. */
    let heard: Tap | null = null;

    const onDown = (event: PointerEvent) => {
      if (!event.isPrimary) return;
      const moves = moving() && atTable(event);
      down = { ...tapOf(event, now.current.asked), skips: moves && !opened.current };
      if (moves) skip();
    };

    const onClick = (event: MouseEvent) => {
      const pressed = down;
      down = null;
      if (!pressed || !event.detail || !atTable(event)) return;
      const tap = tapOf(event, now.current.asked);
      const tooLate = pressed.skips || pressed.asked !== tap.asked;
      const tooSoon = tap.time - now.current.since < DEAF / deft();
      if ((tooLate || tooSoon || isSecond(heard, tap)) && !at(event, ANYTIME)) {
        event.stopImmediatePropagation();
        event.preventDefault();
        shrug(event);
      } else heard = tap;
    };

    document.addEventListener("pointerdown", onDown, true);
    document.addEventListener("click", onClick, true);
    return () => {
      document.removeEventListener("pointerdown", onDown, true);
      document.removeEventListener("click", onClick, true);
    };
  }, []);
}

/** A button that did not hear a tap shows that it was touched. */
function shrug({ target }: Event) {
  const button = target instanceof Element && target.closest("#app button");
  if (!button || reduced?.matches) return;
  button.animate({ translate: ["0", "-3px", "3px", "0"] }, { duration: 180, easing: "ease-in-out" });
}

const at = ({ target }: Event, what: string) => target instanceof Element && target.closest(what) !== null;

/** Neither in the bar above the table nor in a slip over it. */
const atTable = (event: Event) => at(event, "#app") && !at(event, ".bar, dialog");

const isSecond = (before: Tap | null, tap: Tap) =>
  before !== null &&
  before.asked !== tap.asked &&
  tap.time - before.time < AGAIN / deft() &&
  Math.hypot(tap.x - before.x, tap.y - before.y) < SPOT;
