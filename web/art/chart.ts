// The ground of the chart: compass rose, rhumb lines, coasts with water-lines, hatched sea. Pure functions to SVG markup.
import { itemAt } from "../lists.ts";

type Point = [number, number];

const r = (n: number) => Math.round(n * 10) / 10;
const P: (angle: number, distance: number) => Point = (a, d) => [Math.sin(a) * d, -Math.cos(a) * d];
const f = ([x, y]: Point) => `${r(x)} ${r(y)}`;

/** A compass rose round (0, 0): 8 long winds, 8 short, 16 ticks; every wind has a light and a dark flank. */
export function rose(
  R: number,
  { lily = true, rings = true, winds = 16 }: { lily?: boolean; rings?: boolean; winds?: number } = {},
) {
  const star: (count: number, offset: number, length: number, waist: number, width: number) => string = (
    n,
    off,
    len,
    waist,
    w,
  ) => {
    let dark = "",
      light = "";
    for (let i = 0; i < n; i++) {
      const a = off + (i * 2 * Math.PI) / n,
        t = P(a, len),
        l = P(a - w, waist),
        q = P(a + w, waist);
      dark += `M0 0L${f(t)}L${f(q)}Z`;
      light += `M0 0L${f(t)}L${f(l)}Z`;
    }
    return `<path class="rose-light" d="${light}"/><path class="rose-dark" d="${dark}"/>`;
  };
  const k = R / 100;
  let out = "";
  if (rings) {
    let ticks = "";
    for (let i = 0; i < 72; i++)
      ticks += `M${f(P((i * Math.PI) / 36, 72 * k))}L${f(P((i * Math.PI) / 36, (i % 9 ? 76 : 79) * k))}`;
    out += `<circle class="rose-ring" r="${r(80 * k)}"/><circle class="rose-ring" r="${r(72 * k)}"/><path class="rose-ring" d="${ticks}"/>`;
  }
  if (winds >= 16) out += star(8, Math.PI / 8, 62 * k, 20 * k, Math.PI / 9);
  out += star(4, Math.PI / 4, 80 * k, 22 * k, Math.PI / 6.5) + star(4, 0, 96 * k, 20 * k, Math.PI / 4.6);
  out += `<circle class="rose-eye" r="${r(7 * k)}"/><circle class="rose-dark" r="${r(2.4 * k)}"/>`;
  if (lily)
    out += `<path class="rose-lily" transform="translate(0 ${r(-112 * k)}) scale(${r(k * 14) / 10})" d="M0-14c3 3.6 4.2 7 3.6 10.2-.3 2-1 3.9-1.8 6h2c.9-3.7 2.8-6.3 5.8-6.3 2.7 0 4.3 2 4.3 4.3 0 2.3-1.5 3.9-3.6 3.9-1.3 0-2.4-.8-2.7-1.8 1.3.1 2.2-.6 2.2-1.6 0-.9-.6-1.5-1.5-1.5-1.3 0-2.2 1.3-2.7 3.100H8V5.200H2.500L4.5 14h-9l2-8.800H-8V2.300h2.400c-.5-1.8-1.4-3.1-2.7-3.1-.9 0-1.5.6-1.5 1.5 0 1 .9 1.7 2.2 1.6-.3 1-1.4 1.8-2.7 1.8-2.1 0-3.6-1.6-3.6-3.9 0-2.3 1.6-4.3 4.3-4.3 3 0 4.9 2.6 5.8 6.300h2c-.8-2.1-1.5-4-1.8-6C-4.2-7-3-10.4 0-14Z"/>`;
  return `<g class="rose">${out}</g>`;
}

/** Rhumb lines from a point, to be clipped by the view box. */
export const rhumbs = (x: number, y: number, reach: number, n = 32, from = 0) => {
  let d = "";
  for (let i = 0; i < n; i++) {
    const a = (i * 2 * Math.PI) / n,
      p = P(a, from),
      q = P(a, reach);
    d += `M${r(x + p[0])} ${r(y + p[1])}L${r(x + q[0])} ${r(y + q[1])}`;
  }
  return `<path class="rhumb" d="${d}"/>`;
};

/** The same numbers for the same seed, so that a coast is the same coast at every drawing. */
export const random = (seed: number) => {
  let s = seed >>> 0;
  return () => {
    s = (s + 0x6d2b79f5) >>> 0;
    let t = s;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
};

/** A closed coast through the points, rounded; `rough` breaks it like a real one. */
export function coast(
  points: Point[],
  {
    rough = 0,
    seed = 1,
    closed = true,
    every = 7,
  }: { rough?: number; seed?: number; closed?: boolean; every?: number } = {},
) {
  const at = (list: Point[], i: number) =>
    itemAt(list, closed ? (i + list.length) % list.length : Math.max(0, Math.min(list.length - 1, i)));
  let ps = points;
  if (rough) {
    const rnd = random(seed);
    ps = [];
    const n = points.length;
    for (let i = 0; i < (closed ? n : n - 1); i++) {
      const a = at(points, i),
        b = at(points, i + 1),
        L = Math.hypot(b[0] - a[0], b[1] - a[1]),
        m = Math.max(1, Math.round(L / every));
      for (let j = 0; j < m; j++) {
        const t = j / m,
          o = (rnd() - 0.5) * rough * (j ? 1 : 0.5);
        ps.push([
          a[0] + (b[0] - a[0]) * t + (-(b[1] - a[1]) / L) * o,
          a[1] + (b[1] - a[1]) * t + ((b[0] - a[0]) / L) * o,
        ]);
      }
    }
    if (!closed) ps.push(at(points, n - 1));
  }
  const n = ps.length;
  let d = `M${f(at(ps, 0))}`;
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [at(ps, i - 1), at(ps, i), at(ps, i + 1), at(ps, i + 2)];
    d += `C${f([p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6])} ${f([p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6])} ${f(p2)}`;
  }
  return d + (closed ? "Z" : "");
}

/** Water-lines by strokes alone: the coast stroked wide in the line's ink, then narrower in the band's colour, and the
 * land over it. `id` names the coast in the page, so that its path stands there once. Colours are attributes, not a style: the page's policy refuses
 * style attributes in markup. */
export const coastline = (id: string, d: string, at = [3, 7, 12, 18], w = 0.8) =>
  `<defs><path id="${id}" d="${d}"/></defs>` +
  [...at.entries()]
    .reverse()
    .map(
      ([i, v]) =>
        `<use href="#${id}" class="water" stroke="var(--w${i})" stroke-width="${r(2 * v + w)}"/><use href="#${id}" class="water" stroke="var(--b${i})" stroke-width="${r(2 * v - w)}"/>`,
    )
    .join("") +
  `<use href="#${id}" class="land"/>`;

export const hill = (x: number, y: number, s = 1) =>
  `<g class="relief" transform="translate(${r(x)} ${r(y)}) scale(${s})"><path class="mass" d="M-10 0C-7-1-5-8-1-9C3-9 5-4 10 0"/><path d="M0-8.600l2.2 6.600M2.4-7.400l2.6 5.800M4.6-5l2.2 3.6"/></g>`;
export const palm = (x: number, y: number, s = 1) =>
  `<path class="twig" transform="translate(${r(x)} ${r(y)}) scale(${s})" d="M0 0C.5-4-.4-6-1.5-8.500M-1.5-8.500q-4-1.6-5.6 1.600M-1.5-8.500q-2.4-4-5.6-2.400M-1.5-8.500q.8-4 4-3.200M-1.5-8.500q4-1.6 5.6 1.6"/>`;

/** The engraver's sea: broken level lines with a small wave here and there. A fill pattern. */
export const seaDefs =
  `<defs><pattern id="sea-lines" width="72" height="24" patternUnits="userSpaceOnUse"><path class="sea-line" d="M0 3.500h26M36 3.500h24M8 9.500h34q3-2.4 6 0t6 0M66 9.500h6M0 9.500h2M0 15.500h15M24 15.500h32M62 15.500h10M14 21.500h26M48 21.500q2.5-2 5 0t5 0h8"/></pattern>` +
  `<pattern id="veil" width="6" height="6" patternUnits="userSpaceOnUse"><path class="sea-line" d="M0 3h6"/></pattern></defs>`;

/** A small serpent: three coils and a head, for corners that nobody needs. */
export const serpent = (x: number, y: number, s = 1) =>
  `<g class="serpent" transform="translate(${r(x)} ${r(y)}) scale(${s})"><path class="mass" d="M-30 0C-30-11-18-11-18 0ZM-13 0C-13-15 4-15 4 0ZM9 0C9-9 10-20 18-21C25-22 28-17 35-16.500L35.5-14.600C31-13 28-12 24-12.600C19-13 18-8 18 0Z"/><path d="M-26.5-1C-26-6.5-22-6.5-21.5-1M-8.5-1C-8-9.5-1-9.5-.5-1M13.4-1C13-8 13.5-13 16-16M-33 1.800h66M-24 4.400h44M21-18.400h.2M-29-5l-2-3.200M-24-8.200l0-3.600M-19.5-6l2-3M-11-8l-2.4-3M-5-11.200v-3.800M1.5-8.600l2.4-3M10-10l-3-2M11.6-16.500l-2.8-2.7"/></g>`;
