// A ship is drawn along its squares with a finger: the way is shown, and sailed once the finger is lifted.
import { useRef, useState } from "preact/hooks";
import { seize } from "../../parts/zoom.tsx";
import { take } from "./helm.ts";
import { Q, nameOf } from "./squares.ts";

/** The square under a finger. */
export function squareAt(
  svg: SVGSVGElement | null,
  { clientX, clientY }: MouseEvent,
  { cols, rows }: { cols: number; rows: number },
) {
  const at = new DOMPoint(clientX, clientY).matrixTransform(svg?.getScreenCTM()?.inverse());
  const [col, row] = [Math.floor(at.x / Q), Math.floor(at.y / Q)];
  return col < 0 || row < 0 || col >= cols || row >= rows ? null : `square:${nameOf([col, row])}`;
}

/** Beyond the chart: nobody sails there. */
const ASHORE = "square:";

export function useDrag(sail: (place: string) => boolean, chart: { cols: number; rows: number }) {
  const [aim, setAim] = useState<string | null>(null);
  // the ship that was grabbed may be another one than before: its ways are known a picture later
  const latest = useRef(sail);
  latest.current = sail;
  const ended = useRef(-Infinity);
  const onGrab = (event: PointerEvent, ship: number) => {
    const svg = (event.currentTarget as SVGElement).ownerSVGElement;
    if (!svg || event.button !== 0 || !event.isPrimary) return;
    const { clientX: x, clientY: y } = event;
    let to = null as string | null;
    const move = (now: PointerEvent) => {
      if (now.pointerId !== event.pointerId) return;
      if (!to && Math.hypot(now.clientX - x, now.clientY - y) < 12) return;
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
    const stop = (now: PointerEvent) => {
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
