// A finger that rests on a ship turns up her card.
import { useEffect, useRef } from "preact/hooks";

/** Milliseconds that a finger rests, and pixels that it may tremble meanwhile. */
const RESTS = 500;
const SLOP = 10;

/** Milliseconds in which the click of a lifted finger comes. */
const AFTER = 350;

const swallow = (event: Event) => event.stopImmediatePropagation();

/** When a finger rested on something last: what it lets go of afterwards is no tap, and nothing is drawn. */
let rested = -Infinity;

/** Whether a finger that is still down, or has just been lifted, has rested. */
export const hasRested = () => performance.now() - rested < 700;

/** @param onRest  hears which ship it is */
export function useRest(onRest: (name: string) => void) {
  const timer = useRef(0);
  const latest = useRef(onRest);
  latest.current = onRest;
  useEffect(() => () => clearTimeout(timer.current), []);
  return (event: PointerEvent) => {
    const place = (event.target as Element).closest("[data-place^='ship:']")?.getAttribute("data-place");
    if (!place || event.button !== 0 || !event.isPrimary) return;
    clearTimeout(timer.current);
    const end = () => {
      clearTimeout(timer.current);
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      if (rested <= begun) return;
      rested = performance.now();
      // the click of the finger that lets go would shut the card again
      addEventListener("click", swallow, true);
      setTimeout(() => removeEventListener("click", swallow, true), AFTER);
    };
    const move = ({ clientX, clientY }: PointerEvent) => {
      if (rested < begun && Math.hypot(clientX - event.clientX, clientY - event.clientY) > SLOP) end();
    };
    const begun = performance.now();
    timer.current = window.setTimeout(() => {
      rested = performance.now();
      latest.current(place.slice(5));
    }, RESTS);
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  };
}
