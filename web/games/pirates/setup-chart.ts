// The chart under the finger of somebody who lays the table: what is carried over it, and where it is put down.
import { tokenOf } from "../../art/colours.ts";
import { at as shift, type Point } from "../../art/geometry.ts";
import { itemAt } from "../../lists.ts";
import { chartOf } from "../../parts/zoom.tsx";
import type { Seat } from "../../play/types.ts";
import { handle } from "./course.tsx";
import { line } from "./ground.ts";
import { ghost } from "./hull.ts";
import { carried, editor } from "./setup-hand.ts";
import { spotOf } from "./places.ts";
import { halfOf, LEAD } from "./plan.ts";
import { ahead, bearing, data, laid, placeAt, shipOf, turned } from "./sea.ts";
import { pointOf, track } from "./steer.ts";
import type { Tile, View } from "./view.d.ts";

/** Pixels that a finger may tremble during a tap, and milliseconds in which the click of a lifted one comes. */
const SLOP = 10;
const AFTER = 350;

let ended = -Infinity;

/** What lies there: how it is turned, how far from its middle its handle lies and on which side (astern of a ship that
 * is docked: ahead of her is land), and how it would be drawn elsewhere. */
function pieceOf(view: View, place: string, seats?: Seat[]) {
  const [kind, id] = [place.slice(0, place.indexOf(":")), place.slice(place.indexOf(":") + 1)];
  const ship = kind === "ship" ? shipOf(view, id) : undefined;
  if (ship) {
    const colour = ship.owner === null || !seats ? "" : tokenOf(itemAt(seats, ship.owner).colour);
    const draw = ([x, y]: Point, way: number) =>
      `<g class="ghost last" data-colour="${colour}" transform="${shift(x, y)} rotate(${way})">${ghost(ship.card, ship.masts)}</g>`;
    return { way: ship.heading, far: halfOf(id) + LEAD, side: ship.docked === null ? 0 : 180, draw };
  }
  const [island, tile] = [kind === "island" && view.islands[Number(id)], kind === "tile" && view.tiles[Number(id)]];
  const poly: Point[] | null = island ? data.islands[island.outline] : tile ? data.terrain[tile.kind].poly : null;
  if (!poly) return null;
  const draw = (at: Point, way: number) => `<path class="draft-land" d="${line(laid(poly, at, way))}"/>`;
  return {
    way: (island || (tile as Tile)).turned,
    far: Math.max(...poly.map(([u, v]) => Math.hypot(u, v))) + LEAD,
    side: 0,
    draw,
  };
}

type Held = NonNullable<ReturnType<typeof pieceOf>>;

function gripOf([x, y]: Point, way: number, { far, side }: Held): Point {
  const [u, v] = ahead(way + side);
  return [x + u * far, y + v * far];
}

const handleAt = (at: Point, way: number, piece: Held, place: string) =>
  `<g transform="${shift(...gripOf(at, way, piece))}" class="handle-at"><g class="keep keep-count steer-handle" data-turns="${place}">${handle(way)}</g></g>`;

editor.handle = (view, place) => {
  const [piece, at] = [pieceOf(view, place), spotOf(place, view)];
  return piece && at ? handleAt(at, piece.way, piece, place) : "";
};

/** Follows a finger that carries a piece over the chart. `carry` says how it lies beneath the finger; of a tap nothing
 * is said. */
function follow(
  event: PointerEvent,
  svg: SVGSVGElement,
  carry: (to: Point, from: Point) => string,
  put: (to: Point) => void,
) {
  const from = pointOf(svg, event);
  let to: Point | null = null;
  const move = (next: PointerEvent) => {
    if (!to && Math.hypot(next.clientX - event.clientX, next.clientY - event.clientY) < SLOP) return;
    to = pointOf(svg, next);
    carried.value = carry(to, from);
  };
  const stop = () => {
    carried.value = "";
    if (!to) return;
    ended = performance.now();
    put(to);
  };
  track(event, svg, move, stop, () => (carried.value = ""));
}

editor.grab = (event, { view, seats, free, onPlace }) => {
  const it = event.target as Element;
  const turns = it.closest("[data-turns]")?.getAttribute("data-turns");
  const place = turns ?? it.closest("[data-place]")?.getAttribute("data-place") ?? "";
  const svg = chartOf(it);
  const [at, piece] = [spotOf(place, view), pieceOf(view, place, seats)];
  if (!svg || !at || !piece || event.button !== 0 || !event.isPrimary) return;
  if (turns) {
    let way = piece.way;
    const grip = gripOf(at, way, piece);
    const carry = ([x, y]: Point, [u, v]: Point) => {
      way = turned(bearing(at, [grip[0] + x - u, grip[1] + y - v]) - piece.side);
      return piece.draw(at, way) + handleAt(at, way, piece, place);
    };
    return follow(event, svg, carry, () => onPlace?.(`head:${way}:0:${place}`));
  }
  if (!free.some((kind) => place.startsWith(kind))) return;
  let there = at;
  const carry = ([x, y]: Point, [u, v]: Point) => piece.draw((there = [at[0] + x - u, at[1] + y - v]), piece.way);
  follow(event, svg, carry, () => onPlace?.(`drop:${placeAt(view, there).join(":")}:${place}`));
};

editor.tap = (event, { view, onPlace }) => {
  if (performance.now() - ended < AFTER) return true;
  const target = event.target as Element;
  if (target.closest("[data-turns]")) return true;
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
