// Lines as an engraver would cut them, from the coordinates of a board. Seeded: the same data always give the same drawing.
import { itemAt } from "../lists.ts";
import { random } from "./chart.ts";

export type Point = [number, number];

export const r = (n: number) => Math.round(n * 10) / 10 || 0;
export const at = (x: number, y: number) => `translate(${r(x)} ${r(y)})`;
/** Not by `Math.hypot`, which takes many times as long: a plan is drawn by some hundred thousand of these. */
export const distance = (a: Point, b: Point) => Math.sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2);
const rounded = ([x, y]: Point): Point => [r(x), r(y)];
/** The points of a line go on before its start and after its end, those of a ring go round. */
const onLine = (points: Point[], i: number) => itemAt(points, Math.max(0, Math.min(points.length - 1, i)));
export const onRing = (points: Point[], i: number) => itemAt(points, (i + points.length) % points.length);
/** The middle of some points. */
export const centre = (points: Point[]): Point => {
  const mean = (along: (point: Point) => number) => points.reduce((sum, p) => sum + along(p), 0) / points.length;
  return [mean(([x]) => x), mean(([, y]) => y)];
};

export const nearest = (p: Point, points: Point[]) =>
  points.reduce((best, q) => (distance(p, q) < distance(p, best) ? q : best));

/** Path text of a polygon: one absolute start, then short relative steps. */
export function polygon(points: Point[]) {
  let [px, py] = rounded(itemAt(points, 0));
  let d = `M${px} ${py}l`;
  for (const p of points.slice(1)) {
    const [x, y] = rounded(p);
    d += `${r(x - px)} ${r(y - py)} `;
    [px, py] = [x, y];
  }
  return `${d.trimEnd()}z`;
}

/** The points of a Catmull-Rom curve, about `step` apart. */
export function spline(points: Point[], { closed = false, step = 8 }: { closed?: boolean; step?: number } = {}) {
  const n = points.length;
  const at = (i: number) => (closed ? onRing : onLine)(points, i);
  const out: Point[] = [];
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const pieces = Math.max(1, Math.round(distance(b, c) / step));
    for (let s = 0; s < pieces; s++) {
      const t = s / pieces;
      const on = (k: 0 | 1) =>
        0.5 *
        (2 * b[k] +
          (c[k] - a[k]) * t +
          (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t ** 2 +
          (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t ** 3);
      out.push([on(0), on(1)]);
    }
  }
  if (!closed) out.push(at(n - 1));
  return out;
}

/** The same curve as cubic Béziers: few bytes, for courses and rivers. */
export function curve(points: Point[]) {
  let d = `M${itemAt(points, 0).map(r).join(" ")}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, e] = [onLine(points, i - 1), onLine(points, i), onLine(points, i + 1), onLine(points, i + 2)];
    const handles = [
      b[0] + (c[0] - a[0]) / 6,
      b[1] + (c[1] - a[1]) / 6,
      c[0] - (e[0] - b[0]) / 6,
      c[1] - (e[1] - b[1]) / 6,
    ];
    d += `C${[...handles, ...c].map(r).join(" ")}`;
  }
  return d;
}

/** Noise round a closed line, smooth between its knots. */
function octave(rand: () => number, knots: number) {
  const v = Array.from({ length: knots }, () => rand() * 2 - 1);
  return (t: number) => {
    const x = t * knots;
    const i = Math.floor(x);
    const f = x - i;
    const s = f * f * (3 - 2 * f);
    return itemAt(v, i % knots) * (1 - s) + itemAt(v, (i + 1) % knots) * s;
  };
}

/** A shore: the outline moved in and out by noise of three sizes, outwards never by more than `amp`; `bays` bite into the
 * land only, so that what the data put into the water stays there. */
export function shore(
  outline: Point[],
  { seed, step, amp, bays }: { seed: number; step: number; amp: number; bays: number },
) {
  const base = spline(outline, { closed: true, step });
  const n = base.length;
  const rand = random(seed);
  const area = base.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = onRing(base, i + 1);
    return sum + x * nextY - nextX * y;
  }, 0);
  const noise = (knots: number) => octave(rand, Math.max(4, Math.round(knots)));
  const [bay, big, mid, small] = [noise(n / 13), noise(n / 9), noise(n / 3.5), noise(n)];
  return base.map((p, i): Point => {
    const [a, b] = [onRing(base, i - 1), onRing(base, i + 1)];
    const len = distance(a, b) || 1;
    const t = i / n;
    const out = amp * (0.44 * big(t) + 0.34 * mid(t) + 0.22 * small(t)) - bays * Math.max(0, bay(t) - 0.15) ** 1.4;
    const k = (Math.sign(area) * out) / len;
    return [p[0] + (b[1] - a[1]) * k, p[1] - (b[0] - a[0]) * k];
  });
}

export function inside([x, y]: Point, poly: Point[]) {
  let odd = false;
  let [xj, yj] = poly.at(-1) ?? [0, 0];
  for (const [xi, yi] of poly) {
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) odd = !odd;
    [xj, yj] = [xi, yi];
  }
  return odd;
}

/** Points spread evenly but not on a grid, from north to south; `may` says where they may lie. */
export function scatter(
  [x0, y0, x1, y1]: [number, number, number, number],
  gap: number,
  seed: number,
  may: (p: Point) => boolean,
) {
  const rand = random(seed);
  const out: Point[] = [];
  for (let y = y0 + gap / 2; y < y1; y += gap)
    for (let x = x0 + gap / 2; x < x1; x += gap) {
      const p: Point = [x + (rand() - 0.5) * gap * 0.8, y + (rand() - 0.5) * gap * 0.8];
      if (may(p)) out.push(p);
    }
  return out.sort((a, b) => a[1] - b[1]);
}

/** Mountains along a ridge: rows of stamps, thinning out at the ends. */
export function range(ridge: Point[], { rows, gap, seed }: { rows: number; gap: number; seed: number }) {
  const rand = random(seed);
  return spline(ridge, { step: gap }).flatMap((p, i, all) => {
    const edge = Math.min(i, all.length - 1 - i);
    return Array.from({ length: Math.min(rows, 1 + Math.floor(edge / 1.5)) }, (_, k): Point => {
      const x = p[0] + (rand() - 0.5) * gap * 0.8 + (k % 2) * gap * 0.5;
      return [x, p[1] + (k - (rows - 1) / 2) * 15 + (rand() - 0.5) * 6];
    });
  });
}
