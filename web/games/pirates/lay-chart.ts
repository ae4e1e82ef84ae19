// The chart under the finger of somebody who lays the table: what is carried over it, and where it is put down.
import { at as shift, type Point } from "../../art/geometry.ts";
import { coastOf, line } from "./ground.ts";
import { ghost } from "./hull.ts";
import { carried, editor } from "./lay-hand.ts";
import { data, laid, placeAt, shipOf } from "./sea.ts";
import { pointOf, track } from "./steer.ts";
import { spotOf } from "./places.ts";
import type { View } from "./view.d.ts";

/** Pixels that a finger may tremble during a tap, and milliseconds in which the click of a lifted one comes. */
const SLOP = 10;
const AFTER = 350;

let ended = -Infinity;

/** Something as it would lie with its middle there. */
function drawn(view: View, place: string, [x, y]: Point): string {
  const [kind, id] = [place.slice(0, place.indexOf(":")), place.slice(place.indexOf(":") + 1)];
  const ship = kind === "ship" ? shipOf(view, id) : undefined;
  if (ship)
    return `<g class="ghost last" transform="${shift(x, y)} rotate(${ship.heading})">${ghost(ship.card, ship.masts)}</g>`;
  const [e, n] = placeAt(view, [x, y]);
  const island = kind === "island" ? view.islands[Number(id)] : null;
  if (island) return `<path class="draft-land" d="${coastOf(view, { ...island, x: e, y: n })}"/>`;
  const tile = view.tiles[Number(id)];
  return `<path class="draft-land" d="${line(laid(data.terrain[tile.kind].poly, [x, y], tile.turned))}"/>`;
}

editor.grab = (event, { view, free, onPlace }) => {
  const target = (event.target as Element).closest("[data-place]");
  const place = target?.getAttribute("data-place") ?? "";
  const svg = target?.closest("svg") as SVGSVGElement | null;
  const from = spotOf(place, view);
  if (!svg || !from || event.button !== 0 || !event.isPrimary || !free.some((kind) => place.startsWith(kind))) return;
  const start = pointOf(svg, event);
  let to: Point | null = null;
  const move = (next: PointerEvent) => {
    if (!to && Math.hypot(next.clientX - event.clientX, next.clientY - event.clientY) < SLOP) return;
    const [x, y] = pointOf(svg, next);
    to = [from[0] + x - start[0], from[1] + y - start[1]];
    carried.value = drawn(view, place, to);
  };
  const stop = () => {
    carried.value = "";
    if (!to) return;
    ended = performance.now();
    onPlace?.(`drop:${placeAt(view, to).join(":")}:${place}`);
  };
  track(event, svg, move, stop, () => (carried.value = ""));
};

editor.tap = (event, { view, onPlace }) => {
  if (performance.now() - ended < AFTER) return true;
  const target = event.target as Element;
  const place = target.closest("[data-place]")?.getAttribute("data-place") ?? "";
  const svg = target.closest("svg.pirates-chart");
  // a key that presses a place has no point
  if (!event.detail || !svg) {
    if (place) onPlace?.(place);
    return Boolean(place);
  }
  onPlace?.(`tap:${placeAt(view, pointOf(svg, event)).join(":")}:${place}`);
  return true;
};
