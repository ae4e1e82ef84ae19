// Fingers, mouse and wheel on a chart: they pull it, zoom it, or draw a piece on it.
import { itemAt } from "../lists.ts";
import { withoutFling } from "./fling.ts";
import type { Box, Pane } from "./pane.ts";

type Spot = [number, number];

/** Pixels that a finger may tremble during a tap. */
export const SLOP = 8;

class Fingers {
  #down: Map<number, Spot> = new Map();
  #start = [0, 0] as Spot;
  #drags = false;
  /** A finger that draws a piece. */
  #seized: { id: number; letGo: () => void } | null = null;

  svg: SVGSVGElement;
  pane: Pane;

  constructor(svg: SVGSVGElement, pane: Pane) {
    this.svg = svg;
    this.pane = pane;
  }

  #hold(id: number) {
    // the pointer may be gone already: then there is nothing to hold
    if (this.#down.has(id) && !this.svg.hasPointerCapture(id)) this.svg.setPointerCapture(id);
  }

  /** @returns the middle of two fingers, and how far they are apart */
  #pinch(): [number, number, number] {
    const spots = [...this.#down.values()];
    const [ax, ay] = itemAt(spots, 0);
    const [bx, by] = itemAt(spots, 1);
    return [(ax + bx) / 2, (ay + by) / 2, Math.hypot(ax - bx, ay - by) || 1];
  }

  down = (event: PointerEvent) => {
    if (event.button !== 0 || this.#down.size === 2) return;
    this.pane.halt();
    this.#down.set(event.pointerId, this.pane.local(event));
    if (this.#down.size > 1) {
      this.#seized?.letGo();
      this.#seized = null;
      return;
    }
    this.#start = this.pane.local(event);
    this.#drags = false;
    this.pane.draggedAt = -Infinity;
  };

  move = (event: PointerEvent) => {
    const from = this.#down.get(event.pointerId);
    if (!from) return;
    const to = this.pane.local(event);
    if (this.#down.size === 2) return this.#spread(event.pointerId, to);
    if (this.#seized?.id === event.pointerId) return void this.#down.set(event.pointerId, to);
    if (this.#drags) {
      this.#down.set(event.pointerId, to);
      this.pane.pan(to[0] - from[0], to[1] - from[1]);
    } else if (Math.hypot(to[0] - this.#start[0], to[1] - this.#start[1]) >= SLOP) {
      this.#drags = true;
      this.#hold(event.pointerId);
      this.#down.set(event.pointerId, to);
    }
  };

  /** One of two fingers has moved. */
  #spread(id: number, to: Spot) {
    const [x, y, apart] = this.#pinch();
    this.#down.set(id, to);
    const [x2, y2, apart2] = this.#pinch();
    if (!this.#drags) for (const one of this.#down.keys()) this.#hold(one);
    this.#drags = true;
    this.pane.pan(x2 - x, y2 - y);
    this.pane.zoom(apart2 / apart, [x2, y2]);
  }

  up = (event: PointerEvent) => {
    if (!this.#down.delete(event.pointerId)) return;
    if (this.#seized?.id === event.pointerId) this.#seized = null;
    if (this.#drags) this.pane.draggedAt = performance.now();
    if (!this.#down.size) this.pane.rest();
  };

  seize(finger: { id: number; letGo: () => void }) {
    this.#seized = finger;
  }
}

export function gestures(svg: SVGSVGElement, upper: SVGSVGElement | null, pane: Pane): () => void {
  const fingers = new Fingers(svg, pane);
  const wheel = (event: WheelEvent) => {
    event.preventDefault();
    const step = event.deltaY * (event.deltaMode ? 16 : 1);
    pane.zoom(Math.exp(-step * (event.ctrlKey ? 0.01 : 0.0018)), pane.local(event));
    pane.restSoon();
  };
  for (const sheet of [svg, upper]) {
    sheet?.addEventListener("pointerdown", fingers.down);
    sheet?.addEventListener("pointermove", fingers.move);
    sheet?.addEventListener("wheel", wheel, { passive: false });
    withoutFling(sheet);
  }
  svg.addEventListener("chart-look", (event) => {
    const { detail } = event as CustomEvent<{ box: Box; moves: boolean }>;
    detail.moves = pane.follow(detail.box);
  });
  svg.addEventListener("chart-seize", (event) => fingers.seize((event as CustomEvent).detail));
  svg.addEventListener("chart-pull", (event) => {
    const { dx, dy } = (event as CustomEvent<{ dx: number; dy: number }>).detail;
    pane.halt();
    pane.pan(dx, dy);
    pane.restSoon();
  });
  // a button let go outside is let go
  addEventListener("pointerup", fingers.up);
  addEventListener("pointercancel", fingers.up);
  return () => {
    removeEventListener("pointerup", fingers.up);
    removeEventListener("pointercancel", fingers.up);
  };
}
