// A ship is drawn along its squares with a finger: the way is shown, and sailed once the finger is lifted.
import { useRef, useState } from "preact/hooks";
import { take } from "./helm.js";
import { Q, nameOf } from "./squares.js";

/** @param {(place: string) => boolean} sail */
export function useDrag(sail) {
  const [aim, setAim] = useState(/** @type {string | null} */ (null));
  // the ship that was grabbed may be another one than before: its ways are known a picture later
  const latest = useRef(sail);
  latest.current = sail;
  /** @param {PointerEvent} event @param {number} ship */
  const onGrab = (event, ship) => {
    const svg = /** @type {SVGElement} */ (event.currentTarget).ownerSVGElement;
    if (!svg || event.button !== 0 || !event.isPrimary) return;
    // the chart stays where it is
    event.stopPropagation();
    const start = [event.clientX, event.clientY];
    let to = /** @type {string | null} */ (null);
    const move = (/** @type {PointerEvent} */ now) => {
      if (now.pointerId !== event.pointerId) return;
      if (!to && Math.hypot(now.clientX - start[0], now.clientY - start[1]) < 12) return;
      if (!to) take(ship);
      const at = new DOMPoint(now.clientX, now.clientY).matrixTransform(svg.getScreenCTM()?.inverse());
      const [col, row] = [Math.floor(at.x / Q), Math.floor(at.y / Q)];
      to = `square:${nameOf([col, row])}`;
      setAim(to);
    };
    const stop = (/** @type {PointerEvent} */ now) => {
      if (now.pointerId !== event.pointerId) return;
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", stop);
      removeEventListener("pointercancel", stop);
      setAim(null);
      if (to && now.type === "pointerup") latest.current(to);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", stop);
    addEventListener("pointercancel", stop);
  };
  return { aim, onGrab };
}
