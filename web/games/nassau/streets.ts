// The streets of a town as it lies: squares and alleys with their coordinates, joined as the rules join them (10.1).
import data from "data:nassau";
import type { Point } from "../../art/geometry.ts";
import { itemAt, valueAt } from "../../lists.ts";

/** Of a district, or of the town. */
type Edge = "N" | "E" | "S" | "W";
type Gain = { kind: string; n: number; type?: string };
type Gains = [Gain, ...Gain[]];
/** `equip`: what it sells; of several, one is taken. */
export type Square = { id: string; at: Point; equip: [Gains, ...Gains[]] };
/** The middle line from rim to rim; the middle of each section, and where two sections meet. `tip`: where an exit ends. */
type Line = { points: Point[]; middles: Point[]; joints: { at: Point; u: Point }[]; tip: Point };
/** `to`: null for an exit; `out`: over which edge of the town. */
export type Alley = { id: string; from: string; to: string | null; sections: number; out: Edge | null; line: Line };
type Streets = { squares: Map<string, Square>; alleys: Map<string, Alley> };

/** One district, in units of the chart. */
export const TILE = 240;
export const WHOLE = 3 * TILE;
export const PLAZA = 25;
const EDGES: readonly Edge[] = ["N", "E", "S", "W"];
const EDGE: Record<Edge, Point> = { N: [0.5, 0], E: [1, 0.5], S: [0.5, 1], W: [0, 0.5] };
export const OUT: Record<Edge, Point> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
/** How far a barge lies off the edge. */
const QUAY = 9;
const STEPS = 12;

const apart = ([x, y]: Point, [x2, y2]: Point) => Math.hypot(x2 - x, y2 - y);

/** A point of a tile once it has been turned. */
const turned = ([x, y]: Point, quarters: number): Point => (quarters ? turned([1 - y, x], quarters - 1) : [x, y]);

/** The edge so many quarters further on, clockwise. */
const edgeAfter = (edge: Edge, quarters: number) => itemAt(EDGES, (EDGES.indexOf(edge) + quarters) % EDGES.length);

/** From one point to another, bent towards the one between. */
const bent = (p: Point, m: Point, q: Point): Point[] =>
  Array.from({ length: STEPS + 1 }, (_, k) => {
    const [t, u] = [k / STEPS, 1 - k / STEPS];
    const at = (i: 0 | 1) => u * u * p[i] + 2 * u * t * m[i] + t * t * q[i];
    return [at(0), at(1)];
  });

function lineOf(start: Point, via: Point | null, end: Point | null, out: Edge | null, sections: number): Line {
  const bends = via !== null && end !== null;
  const raw = bends ? bent(start, via, end) : [start, via, end].filter((point) => point !== null);
  if (out) {
    const [x, y] = itemAt(raw, raw.length - 1);
    const [dx, dy] = OUT[out];
    raw.push([x + dx * QUAY, y + dy * QUAY]);
  }
  const length = raw.slice(1).reduce((sum, p, i) => sum + apart(p, itemAt(raw, i)), 0);
  const along = (way: number): { at: Point; u: Point } => {
    let left = way;
    for (let i = 1; ; i++) {
      const [from, to] = [itemAt(raw, i - 1), itemAt(raw, i)];
      const step = apart(to, from);
      if (left <= step || i === raw.length - 1) {
        const [[x, y], [x2, y2]] = [from, to];
        const t = left / step;
        return { at: [x + (x2 - x) * t, y + (y2 - y) * t], u: [(x2 - x) / step, (y2 - y) / step] };
      }
      left -= step;
    }
  };
  const first = PLAZA - 1;
  const last = end ? length - PLAZA + 1 : length;
  const cell = (last - first) / sections;
  const points = Array.from({ length: STEPS + 1 }, (_, k) => along(first + ((last - first) * k) / STEPS).at);
  return {
    points: bends || out ? points : [itemAt(points, 0), itemAt(points, STEPS)],
    middles: Array.from({ length: sections }, (_, k) => along(first + cell * (k + 0.5)).at),
    joints: Array.from({ length: sections - 1 }, (_, k) => along(first + cell * (k + 1))),
    tip: along(last).at,
  };
}

function laid(layout: number[][]): Streets {
  const squares: Map<string, Square> = new Map();
  const alleys: Map<string, Alley> = new Map();
  const stubs: Record<string, { from: string; sections: number; mid: Point }> = {};
  const inner: Omit<Alley, "line">[] = [];
  layout.forEach(([tile, side = 0, rot = 0], cell) => {
    const printed = data.city.tiles.find((one: { tile: number }) => one.tile === tile).sides["AB".charAt(side)];
    const [ox, oy] = [cell % 3, Math.floor(cell / 3)];
    const place = (p: Point): Point => {
      const [x, y] = turned(p, rot);
      return [(ox + x) * TILE, (oy + y) * TILE];
    };
    for (const { id, x, y, equip } of printed.spaces)
      squares.set(`${cell}.${id}`, { id: `${cell}.${id}`, at: place([x, y]), equip });
    for (const { id, from, to, sections } of printed.alleys)
      inner.push({ id: `${cell}.${id}`, from: `${cell}.${from}`, to: `${cell}.${to}`, sections, out: null });
    for (const edge of EDGES) {
      const { space, sections } = printed.stubs[edge];
      stubs[cell + edgeAfter(edge, rot)] = { from: `${cell}.${space}`, sections, mid: place(EDGE[edge]) };
    }
  });
  const at = (id: string) => (squares.get(id) as Square).at;
  for (const one of inner)
    alleys.set(one.id, { ...one, line: lineOf(at(one.from), null, at(one.to ?? ""), null, one.sections) });
  for (let cell = 0; cell < 9; cell++)
    for (const edge of EDGES) {
      const [dx, dy] = OUT[edge];
      const [column, row] = [(cell % 3) + dx, Math.floor(cell / 3) + dy];
      const beyond = row * 3 + column;
      const { from, sections, mid } = valueAt(stubs, cell + edge);
      if (column < 0 || row < 0 || column > 2 || row > 2) {
        const id = `${cell}>${edge}`;
        alleys.set(id, {
          id,
          from,
          to: null,
          sections,
          out: edge,
          line: lineOf(at(from), mid, null, edge, sections),
        });
      } else if (beyond > cell) {
        const far = valueAt(stubs, beyond + edgeAfter(edge, 2));
        const id = `${cell}-${beyond}`;
        const all = sections + far.sections;
        alleys.set(id, {
          id,
          from,
          to: far.from,
          sections: all,
          out: null,
          line: lineOf(at(from), mid, at(far.from), null, all),
        });
      }
    }
  return { squares, alleys };
}

const kept: Map<string, Streets> = new Map();
const KEPT = 4;

/** The streets of a layout; those of the last few are remembered. */
export function streetsOf(layout: number[][]): Streets {
  const key = layout.join(" ");
  const made = kept.get(key) ?? laid(layout);
  kept.delete(key);
  kept.set(key, made);
  if (kept.size > KEPT) kept.delete(kept.keys().next().value as string);
  return made;
}

/** The sections of an alley in the order in which they are walked from a square. */
export const sectionsFrom = (alley: Alley, from: string) =>
  alley.to === from ? [...alley.line.middles].reverse() : alley.line.middles;
