// A finger that draws a course to the edge of the window, or past it, takes the chart along while it is down.
import type { Point } from "../../art/geometry.ts";
import { pull } from "../../parts/zoom.tsx";

/** Pixels inside the window that count as its edge: on a phone no finger gets past the edge of the screen. */
const RIM = 14;
/** Pixels a millisecond, by how many pixels the finger is past it. */
const speed = (past: number) => (past > 0 ? Math.min(0.7, 0.08 + past / 150) : 0);

/** Where a finger pulls the window to, along each axis. */
function wind({ left, top, right, bottom }: DOMRect, { clientX: x, clientY: y }: PointerEvent): Point {
  return [speed(x - right + RIM) - speed(left + RIM - x), speed(y - bottom + RIM) - speed(top + RIM - y)];
}

/** @param onMove  hears where the finger is, while the chart slides under it */
export function tow(svg: SVGElement, onMove: (event: PointerEvent) => void) {
  let last = null as PointerEvent | null;
  let frame = 0;
  let then = 0;
  const step = (now: number) => {
    frame = 0;
    const window = svg.closest(".zoom")?.getBoundingClientRect();
    if (!last || !window) return;
    const [dx, dy] = wind(window, last);
    if (!dx && !dy) return;
    const passed = Math.min(50, now - then);
    then = now;
    pull(svg, -dx * passed, -dy * passed);
    onMove(last);
    frame = requestAnimationFrame(step);
  };
  return {
    at: (event: PointerEvent) => {
      last = event;
      if (frame) return;
      then = performance.now();
      frame = requestAnimationFrame(step);
    },
    stop: () => cancelAnimationFrame(frame),
  };
}
