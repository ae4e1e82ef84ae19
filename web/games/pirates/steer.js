// A finger on the sea: it draws the leg in hand by its handle, or takes a ship and draws her first leg.
import { useRef } from "preact/hooks";
import { seize } from "../../parts/zoom.js";
import { hasRested } from "./press.js";
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
  setLeg,
  shutAt,
  within,
} from "./plan.js";
import { bearing, spot, swing } from "./sea.js";
import { tow } from "./tow.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("./plan.js").Plan} Plan */
/** @typedef {import("../../art/geometry.js").Point} Point */
/** @typedef {import("../../play/types.js").Decision} Decision */

/** What snaps: within so many degrees, and within so many millimetres of the whole letter. */
const NEAR = { degrees: 3, mm: 5 };
/** Pixels that a finger may tremble during a tap. */
const SLOP = 12;
/** How far away something may lie and still be aimed at, in millimetres. */
const AIMED = 260;

/** Where a finger is on the chart. @param {Element} svg @param {MouseEvent} event @returns {Point} */
export function pointOf(svg, { clientX, clientY }) {
  const at = new DOMPoint(clientX, clientY).matrixTransform(
    /** @type {SVGSVGElement} */ (svg).getScreenCTM()?.inverse(),
  );
  return [at.x, at.y];
}

/** Headings that a hand looks for: on, and towards what lies there. @param {View} view @param {Plan} now @param {Point} from @param {number} heading */
function wanted(view, now, from, heading) {
  const ends = [
    ...view.islands.map(({ x, y }) => spot(view, x, y)),
    ...view.ships.filter(({ ship }) => ship !== now.ship).map(({ x, y }) => spot(view, x, y)),
  ].filter(([x, y]) => Math.hypot(x - from[0], y - from[1]) < AIMED);
  return [heading, ...ends.map((p) => bearing(from, p))];
}

/** Draws the leg in hand to a point. @param {View} view @param {Point} to @param {number} lead  how far that lies ahead of her middle */
export function steer(view, [tx, ty], lead) {
  const now = plan.peek();
  const here = now && legsOf(view, now, lately.peek())[now.at];
  if (!now || !here) return;
  const leg = now.legs[now.at];
  const free = bearing(here.at, [tx, ty]);
  const near = wanted(view, now, here.at, here.heading).find((h) => Math.abs(swing(free, h)) <= NEAR.degrees);
  const wish = within(here.heading, near ?? free, now.free);
  const most = lengthOf(view, leg.letter);
  const way = Math.hypot(tx - here.at[0], ty - here.at[1]) - lead;
  const mm = way >= most - NEAR.mm ? 0 : Math.max(1, Math.round(way));
  if (leg.aside?.wish === wish && mm === leg.mm) return;
  const closed = lately.peek()?.shut?.[now.at] ?? [];
  const heading = freeNear(closed, wish, here.heading, now.free);
  const by = heading === wish ? [] : (shutAt(closed, wish)?.by ?? []);
  setLeg({ heading, mm, aside: { wish, from: here.heading, way: heading === wish ? "" : "room", by } });
}

/** Follows a finger from here on; at the edge of the window it takes the chart along. With another finger beside it, it
 * wanted to pinch. @param {PointerEvent} event @param {SVGElement} svg @param {(event: PointerEvent) => void} onMove
 * @param {() => void} onStop @param {() => void} onPinch */
export function track(event, svg, onMove, onStop, onPinch) {
  const towing = tow(svg, onMove);
  const move = (/** @type {PointerEvent} */ next) => {
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
  const stop = (/** @type {PointerEvent} */ next) => {
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

/** A ship is drawn where she is wanted to go: her course begins by it. @param {View} view @param {Decision | null | undefined} decision */
export function useGrab(view, decision) {
  const ended = useRef(-Infinity);
  const latest = useRef({ view, decision });
  latest.current = { view, decision };
  const onGrab = useRef((/** @type {PointerEvent} */ event, /** @type {string} */ name) => {
    const svg = /** @type {SVGElement} */ (event.currentTarget).ownerSVGElement;
    if (!svg || event.button !== 0 || !event.isPrimary || plan.peek()) return;
    const start = [event.clientX, event.clientY];
    const before = chosen.peek();
    let taken = false;
    const move = (/** @type {PointerEvent} */ next) => {
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
