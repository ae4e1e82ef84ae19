// A ship is drawn along its squares with a finger: the way is shown, and sailed once the finger is lifted.
import { useRef, useState } from "preact/hooks";
import { seize } from "../../parts/zoom.js";
import { take } from "./helm.js";
import { Q, nameOf } from "./squares.js";

/** The square under a finger. @param {SVGSVGElement | null} svg @param {MouseEvent} event @param {{cols: number, rows: number}} chart */
export function squareAt(svg, { clientX, clientY }, { cols, rows }) {
  const at = new DOMPoint(clientX, clientY).matrixTransform(svg?.getScreenCTM()?.inverse());
  const [col, row] = [Math.floor(at.x / Q), Math.floor(at.y / Q)];
  return col < 0 || row < 0 || col >= cols || row >= rows ? null : `square:${nameOf([col, row])}`;
}

/** Beyond the chart: nobody sails there. */
const ASHORE = "square:";

/** @param {(place: string) => boolean} sail @param {{cols: number, rows: number}} chart */
export function useDrag(sail, chart) {
  const [aim, setAim] = useState(/** @type {string | null} */ (null));
  // the ship that was grabbed may be another one than before: its ways are known a picture later
  const latest = useRef(sail);
  latest.current = sail;
  const ended = useRef(-Infinity);
  /** @param {PointerEvent} event @param {number} ship */
  const onGrab = (event, ship) => {
    const svg = /** @type {SVGElement} */ (event.currentTarget).ownerSVGElement;
    if (!svg || event.button !== 0 || !event.isPrimary) return;
    const start = [event.clientX, event.clientY];
    let to = /** @type {string | null} */ (null);
    const move = (/** @type {PointerEvent} */ now) => {
      if (now.pointerId !== event.pointerId) return;
      if (!to && Math.hypot(now.clientX - start[0], now.clientY - start[1]) < 12) return;
      if (!to) take(ship);
      to = squareAt(svg, now, chart) ?? ASHORE;
      setAim(to);
    };
    const end = () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", stop);
      removeEventListener("pointercancel", stop);
      setAim(null);
      if (to) ended.current = performance.now();
    };
    const stop = (/** @type {PointerEvent} */ now) => {
      if (now.pointerId !== event.pointerId) return;
      end();
      if (to && now.type === "pointerup") latest.current(to);
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", stop);
    addEventListener("pointercancel", stop);
    seize(svg, event, end);
  };
  /** A click that ends a drag is none. */
  const dragged = () => performance.now() - ended.current < 350;
  return { aim, onGrab, dragged };
}
