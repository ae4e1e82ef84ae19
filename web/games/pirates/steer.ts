// A finger on the sea: it draws the leg in hand by its handle, or takes a ship and draws her first leg.
import { useRef } from "preact/hooks";
import type { Point } from "../../art/geometry.ts";
import { seize } from "../../parts/zoom.tsx";
import type { Decision } from "../../play/types.ts";
import { hasRested } from "./press.ts";
import {
  begin,
  chosen,
  drawn,
  freeNear,
  halfOf,
  lately,
  legsOf,
  lengthOf,
  pick,
  plan,
  type Plan,
  setLeg,
  shutAt,
  within,
} from "./plan.ts";
import { bearing, spot, swing } from "./sea.ts";
import { tow } from "./tow.ts";
import type { View } from "./view.d.ts";

/** What snaps: within so many degrees, and within so many millimetres of the whole letter. */
const NEAR = { degrees: 3, mm: 5 };
/** Pixels that a finger may tremble during a tap. */
const SLOP = 12;
/** How far away something may lie and still be aimed at, in millimetres. */
const AIMED = 260;

/** Where a finger is on the chart. */
export function pointOf(svg: Element, { clientX, clientY }: MouseEvent): Point {
  const at = new DOMPoint(clientX, clientY).matrixTransform((svg as SVGSVGElement).getScreenCTM()?.inverse());
  return [at.x, at.y];
}

/** Headings that a hand looks for: on, and towards what lies there. */
function wanted(view: View, now: Plan, from: Point, heading: number) {
  const ends = [
    ...view.islands.map(({ x, y }) => spot(view, x, y)),
    ...view.ships.filter(({ ship }) => ship !== now.ship).map(({ x, y }) => spot(view, x, y)),
  ].filter(([x, y]) => Math.hypot(x - from[0], y - from[1]) < AIMED);
  return [heading, ...ends.map((p) => bearing(from, p))];
}

/** Draws the leg in hand to a point. @param lead  how far that lies ahead of her middle */
export function steer(view: View, [tx, ty]: Point, lead: number) {
  const now = plan.peek();
  const here = now && legsOf(view, now, lately.peek())[now.at];
  const leg = now?.legs[now.at];
  if (!now || !here || !leg) return;
  const free = bearing(here.at, [tx, ty]);
  const near = wanted(view, now, here.at, here.heading).find((h) => Math.abs(swing(free, h)) <= NEAR.degrees);
  const wish = within(here.heading, near ?? free, now.turn);
  const most = lengthOf(now, leg.letter);
  const way = Math.hypot(tx - here.at[0], ty - here.at[1]) - lead;
  const mm = way >= most - NEAR.mm ? 0 : Math.max(1, Math.round(way));
  if (leg.aside?.wish === wish && mm === leg.mm) return;
  const closed = lately.peek()?.shut?.[now.at] ?? [];
  const heading = freeNear(closed, wish, here.heading, now.turn);
  const by = heading === wish ? [] : (shutAt(closed, wish)?.by ?? []);
  setLeg({ heading, mm, aside: { wish, from: here.heading, way: heading === wish ? "" : "room", by } });
}

/** Follows a finger from here on; at the edge of the window it takes the chart along. With another finger beside it, it
 * wanted to pinch. */
export function track(
  event: PointerEvent,
  svg: SVGElement,
  onMove: (event: PointerEvent) => void,
  onStop: () => void,
  onPinch: () => void,
) {
  const towing = tow(svg, onMove);
  const move = (next: PointerEvent) => {
    if (next.pointerId !== event.pointerId) return;
    onMove(next);
    towing.at(next);
  };
  const end = () => {
    towing.stop();
    removeEventListener("pointermove", move);
    removeEventListener("pointerup", stop);
    removeEventListener("pointercancel", stop);
  };
  const stop = (next: PointerEvent) => {
    if (next.pointerId !== event.pointerId) return;
    end();
    onStop();
  };
  seize(svg, event, () => {
    end();
    onPinch();
  });
  addEventListener("pointermove", move);
  addEventListener("pointerup", stop);
  addEventListener("pointercancel", stop);
}

/** A ship is drawn where she is wanted to go: her course begins by it. */
export function useGrab(view: View, decision: Decision | null | undefined) {
  const ended = useRef(-Infinity);
  const latest = useRef({ view, decision });
  latest.current = { view, decision };
  const onGrab = useRef((event: PointerEvent, name: string) => {
    const svg = (event.currentTarget as SVGElement).ownerSVGElement;
    if (!svg || event.button !== 0 || !event.isPrimary || plan.peek()) return;
    const start: Point = [event.clientX, event.clientY];
    const before = chosen.peek();
    let taken = false;
    const move = (next: PointerEvent) => {
      const now = latest.current;
      if (hasRested()) return;
      if (!taken && Math.hypot(next.clientX - start[0], next.clientY - start[1]) < SLOP) return;
      if (!taken && now.decision) {
        pick(name);
        begin(now.view, now.decision, name);
      }
      taken = true;
      steer(now.view, pointOf(svg, next), halfOf(name));
    };
    const stop = () => {
      if (!taken) return;
      ended.current = performance.now();
      drawn.value += 1;
    };
    track(event, svg, move, stop, () => taken && pick(before));
  });
  /** A click that ends a drag is none. */
  const dragged = () => performance.now() - ended.current < 350;
  return { onGrab: onGrab.current, dragged };
}
