// The engraver's tools for ships: sails, spars, hulls, the sea under them. Pure functions: numbers in, SVG markup out. Every ship stands on the water line y = 100 in a
// 0 0 160 120 view box and sails to the right; the wind comes from astern. Colours only by class, so that the
// theme draws day and night: .hull .sail .flag (filled), .l (line), .h (hatching), .s (solid).

type Point = [number, number];
/** a quadratic */
type Curve = [Point, Point, Point];
type Cloth = { shade?: number; foot?: number; seams?: number };

const r = (n: number) => Math.round(n * 10) / 10;
const pt: (x: number, y: number) => string = (x, y) => `${r(x)} ${r(y)}`;
const lerp: (a: number, b: number, t: number) => number = (a, b, t) => a + (b - a) * t;
export const path: (d: string, cls: string) => string = (d, cls) => `<path class="${cls}" d="${d}"/>`;

/** A point of the quadratic curve a-b-c. */
const quad: (a: Point, b: Point, c: Point, t: number) => Point = (a, b, c, t) => [
  (1 - t) ** 2 * a[0] + 2 * (1 - t) * t * b[0] + t * t * c[0],
  (1 - t) ** 2 * a[1] + 2 * (1 - t) * t * b[1] + t * t * c[1],
];

/** A piece of the quadratic a-b-c from t0 to t1, again as a quadratic. */
function cut(a: Point, b: Point, c: Point, t0: number, t1: number) {
  const p = quad(a, b, c, t0),
    q = quad(a, b, c, t1);
  const d: (t: number) => Point = (t) => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];
  const e: (t: number) => Point = (t) => [lerp(b[0], c[0], t), lerp(b[1], c[1], t)];
  const m: Point = [lerp(d(t0)[0], e(t0)[0], t1), lerp(d(t0)[1], e(t0)[1], t1)];
  return `M${pt(...p)}q${pt(m[0] - p[0], m[1] - p[1])} ${pt(q[0] - p[0], q[1] - p[1])}`;
}

/** A sail between two side curves; hatched from its lee (right) side. */
function cloth(left: Curve, right: Curve, { shade = 5, foot = 0, seams = 0 }: Cloth = {}) {
  const [la, lb, lc] = left,
    [ra, rb, rc] = right;
  const mid: Point = [(lc[0] + rc[0]) / 2, (lc[1] + rc[1]) / 2 + foot];
  const head: Point = [(la[0] + ra[0]) / 2, (la[1] + ra[1]) / 2 - foot * 0.15];
  const out = path(
    `M${pt(...la)}Q${pt(...lb)} ${pt(...lc)}Q${pt(...mid)} ${pt(...rc)}Q${pt(...rb)} ${pt(...ra)}Q${pt(...head)} ${pt(...la)}Z`,
    "sail",
  );
  const at = (u: number): Curve => {
    const between = ([ax, ay]: Point, [bx, by]: Point, sag = 0): Point => [lerp(ax, bx, u), lerp(ay, by, u) + sag];
    return [between(la, ra), between(lb, rb), between(lc, rc, foot * 2 * u * (1 - u))];
  };
  // the engraver's shade: close lines along the lee edge, every second one shorter, fading towards the light
  let h = "";
  const wide = Math.hypot((rb[0] + rc[0] - lb[0] - lc[0]) / 2, (rb[1] + rc[1] - lb[1] - lc[1]) / 2) || 1;
  for (let i = 1; i <= shade; i++) {
    const u = 1 - Math.min(0.62, (i * 1.35) / wide),
      k = i / (shade + 1);
    h += cut(...at(u), 0.03 + 0.3 * k * k + (i % 2 ? 0 : 0.09), 0.97 - 0.34 * k - (i % 2 ? 0 : 0.12));
  }
  for (let i = 1; i <= seams; i++) h += cut(...at(i / (seams + 2)), 0, 1);
  return out + path(h, "h");
}

/** A square sail on a yard. */
export function square(
  x: number,
  y: number,
  top: number,
  bottom: number,
  height: number,
  belly: number,
  o: Cloth = {},
) {
  const left: Curve = [
    [x - top / 2, y],
    [x - top / 2 + belly * 0.75, y + height * 0.5],
    [x - bottom / 2, y + height],
  ];
  const right: Curve = [
    [x + top / 2, y],
    [x + top / 2 + belly * 1.15, y + height * 0.5],
    [x + bottom / 2, y + height],
  ];
  return (
    cloth(left, right, { shade: Math.max(4, Math.round(top / 2.6)), foot: -height * 0.14, ...o }) +
    path(`M${pt(x - top / 2 - 2, y)}L${pt(x + top / 2 + 2, y)}`, "l yard")
  );
}

/** A fore-and-aft sail: mast at its right, boom and gaff reaching aft (left). */
export function gaff(x: number, yThroat: number, yTack: number, reach: number, peak: number, o: Cloth = {}) {
  const pk: Point = [x - reach * 0.72, yThroat - peak];
  const cl: Point = [x - reach, yTack + 1];
  const left: Curve = [pk, [x - reach * 0.66, lerp(pk[1], cl[1], 0.6)], cl];
  const right: Curve = [
    [x - 0.8, yThroat],
    [x + 1.5, lerp(yThroat, yTack, 0.5)],
    [x - 0.8, yTack],
  ];
  return (
    cloth(left, right, { shade: Math.max(5, Math.round(reach / 2.9)), foot: 2.5, ...o }) +
    path(`M${pt(x, yThroat)}L${pt(pk[0] - 2, pk[1] - 1.2)}M${pt(x + 1, yTack)}L${pt(cl[0] - 3, cl[1] + 0.6)}`, "l yard")
  );
}

/** A three-cornered sail set on a stay: head, tack, clew. */
export function jib(head: Point, tack: Point, clew: Point, o: Cloth = {}) {
  const left: Curve = [head, [lerp(head[0], clew[0], 0.5) + 3, lerp(head[1], clew[1], 0.62)], clew];
  const right: Curve = [head, [lerp(head[0], tack[0], 0.5), lerp(head[1], tack[1], 0.5)], tack];
  return cloth(left, right, { shade: 6, foot: 2, ...o });
}

/** A lateen: the yard runs from low forward to high aft. */
export function lateen(x: number, y: number, length: number, drop: number, o = {}) {
  const a: Point = [x - length * 0.62, y - length * 0.5];
  const b: Point = [x + length * 0.4, y + length * 0.36];
  const left: Curve = [a, [a[0] + 3, y + drop * 0.25], [a[0] + 5, y + drop]];
  const right: Curve = [a, [lerp(a[0], b[0], 0.5) + 1, lerp(a[1], b[1], 0.5)], b];
  return (
    cloth(left, right, { shade: 8, foot: 2, ...o }) +
    path(`M${pt(a[0] - 2, a[1] - 1.8)}L${pt(b[0] + 2, b[1] + 1.8)}`, "l yard")
  );
}

export function mast(x: number, top: number, foot: number) {
  return path(`M${pt(x - 0.9, foot)}L${pt(x - 0.5, top)}L${pt(x + 0.5, top)}L${pt(x + 0.9, foot)}Z`, "s");
}

/** A streaming swallow-tailed pennant. */
export function pennant(x: number, y: number, length: number, h = 3.4) {
  const l = length;
  return path(
    `M${pt(x, y)}C${pt(x + l * 0.3, y - 2.6)} ${pt(x + l * 0.55, y + 2.6)} ${pt(x + l, y - 0.6)}L${pt(x + l * 0.84, y + h * 0.42)}L${pt(x + l, y + h)}C${pt(x + l * 0.55, y + h + 2.2)} ${pt(x + l * 0.3, y + h - 2.6)} ${pt(x, y + h)}Z`,
    "flag",
  );
}

/** A square ensign with a cross. */
export function ensign(x: number, y: number, w: number, h: number) {
  return (
    path(
      `M${pt(x, y)}C${pt(x - w * 0.3, y - 2)} ${pt(x - w * 0.6, y + 2)} ${pt(x - w, y)}V${r(y + h)}C${pt(x - w * 0.6, y + h + 2)} ${pt(x - w * 0.3, y + h - 2)} ${pt(x, y + h)}Z`,
      "flag",
    ) +
    path(
      `M${pt(x - w * 0.5, y)}V${r(y + h)}M${pt(x, y + h / 2)}C${pt(x - w * 0.3, y + h / 2 - 2)} ${pt(x - w * 0.6, y + h / 2 + 2)} ${pt(x - w, y + h / 2)}`,
      "h",
    )
  );
}

export const rope = (...ps: [Point, Point][]) => path(ps.map(([a, b]) => `M${pt(...a)}L${pt(...b)}`).join(""), "h");

/** How high the water stands in a drawing, and how deep a hull lies in it. */
const [WATER, DEEP] = [100, 4];

/** A hull. `a`, `b` stern and bow x at the water line; `stern`, `waist`, `bow` heights above the water;
 * `castle` steps of the after deck, `fore` length of the forecastle. */
type Lines = {
  a: number;
  b: number;
  stern: number;
  waist: number;
  bow: number;
  castle?: number;
  steps?: number;
  fore?: number;
  ports?: number;
  beak?: number;
  round?: number;
  wales?: number;
};

/** How far the stern leans out. */
const rakeOf = ({ stern }: Lines) => Math.max(3, stern * 0.28);

/** The sheer line from the stern to the bow, and the steps of the after deck. */
function sheer({ a, b, stern, waist, bow, castle = 0, steps = 0, fore = 0, beak = 6 }: Lines): {
  top: string;
  deck: [number, number, number, number][];
} {
  const rake = rakeOf({ a, b, stern, waist, bow });
  let top = `M${pt(a - rake, WATER - stern)}`;
  const deck: [number, number, number, number][] = [];
  let [x, y] = [a - rake, WATER - stern];
  const drop = (stern - waist) / (steps + 0.6);
  for (let i = 0; i < steps; i++) {
    const nx = x + castle / steps;
    top += `L${pt(nx, y + 1.8)}L${pt(nx + 0.6, y + 1.8 + drop)}`;
    deck.push([x, y, nx, y + 1.8]);
    x = nx + 0.6;
    y = y + 1.8 + drop;
  }
  const fx = b + beak - fore;
  const sag: Point = [lerp(x, fx, 0.5), WATER - waist + 3];
  top += `Q${pt(...sag)} ${pt(fx, WATER - waist - (fore ? 0 : bow - waist))}`;
  if (fore) top += `L${pt(fx + 0.6, WATER - bow)}L${pt(b + beak, WATER - bow - 1)}`;
  return { top, deck };
}

/** From the bow down, and along the keel back to the stern. */
function keel(lines: Lines) {
  const { a, b, stern, bow, beak = 6, round = 3 } = lines;
  const [rake, L] = [rakeOf(lines), b - a];
  return (
    `C${pt(b + beak + 1, WATER - bow * 0.5)} ${pt(b + 3, WATER - 1.5)} ${pt(b - 5, WATER + DEEP - 0.6)}` +
    `C${pt(b - L * 0.2, WATER + DEEP + 1)} ${pt(a + L * 0.2, WATER + DEEP - 1.4)} ${pt(a + round + 3, WATER + DEEP - 0.4)}` +
    `C${pt(a - 1, WATER + 1)} ${pt(a - rake * 0.4, WATER - stern * 0.3)} ${pt(a - rake, WATER - stern)}Z`
  );
}

/** A wale: a line that follows the sheer. @param t  how far down */
function wale(lines: Lines, t: number, x0 = 0, x1 = 1) {
  const { a, b, stern, waist, bow, steps = 0, beak = 6 } = lines;
  const yl = lerp(WATER - (steps ? lerp(waist, stern, 0.35) : stern), WATER + 1, t);
  const ym = lerp(WATER - waist + 2.4, WATER + 2, t);
  const yr = lerp(WATER - bow + 1, WATER - 1, t);
  const xl = lerp(a - rakeOf(lines), a + 1, t) + 0.8;
  const xr = lerp(b + beak, b + 2, t) - 0.6;
  return cut([xl, yl], [lerp(xl, xr, 0.5), ym * 2 - (yl + yr) / 2], [xr, yr], x0, x1);
}

/** The shadow under the lower wale. */
const shadow = (lines: Lines) =>
  Array.from({ length: 8 }, (_, i) =>
    wale(lines, 0.6 + i * 0.058, 0.03 + (i % 2 ? 0.05 : 0.01) * i * 0.5, 0.98 - (i % 2 ? 0.05 : 0.03) * i),
  ).join("");

/** The shading of the quarter. */
function quarter(lines: Lines) {
  const { a, stern } = lines;
  const rake = rakeOf(lines);
  return Array.from({ length: Math.round(stern / 2.1) }, (_, i) => {
    const y = WATER - stern + 3 + i * 1.6;
    const inset = ((y - (WATER - stern)) / stern) * rake;
    return `M${pt(a - rake + inset * 0.8 + 1.4, y)}l${r(4 + ((i * 7) % 5) * 1.5)} ${0.9}`;
  }).join("");
}

/** The rail of a step of the castle. */
function rail([x0, y0, x1, y1]: [number, number, number, number]) {
  const posts = Array.from(
    { length: Math.max(2, Math.round((x1 - x0) / 3.2)) },
    (_, i) => `M${pt(x0 + 1 + i * 3.2, y0 + i * 0.3 - 2)}v2.4`,
  );
  return path(`M${pt(x0, y0 - 2.2)}L${pt(x1 + 0.4, y1 - 2.2)}`, "l thin") + path(posts.join(""), "h");
}

const gunPorts = ({ a, b, waist, ports = 0 }: Lines) =>
  Array.from({ length: ports }, (_, i) => {
    const t = (i + 0.5) / ports;
    const x = lerp(a + (b - a) * 0.16, b - (b - a) * 0.06, t);
    const y = WATER - waist * 0.5 - 0.8 + (t - 0.5) ** 2 * -4;
    return `M${pt(x - 1.3, y - 1.2)}h2.6v2.6h-2.6z`;
  }).join("");

export function hull(lines: Lines) {
  const { wales = 2, ports = 0 } = lines;
  const { top, deck } = sheer(lines);
  const along = Array.from({ length: wales }, (_, i) => wale(lines, 0.3 + 0.28 * i));
  return (
    path(top + keel(lines), "hull") +
    path(along.join(""), "l thin") +
    path(shadow(lines), "h") +
    path(quarter(lines), "h") +
    deck.map(rail).join("") +
    (ports ? path(gunPorts(lines), "s") : "")
  );
}

export const bowsprit: (x: number, y: number, length: number, rise: number) => string = (x, y, len, rise) =>
  path(`M${pt(x - 6, y + 3)}L${pt(x + len, y - rise)}`, "l spar");

/** The sea under a ship: broken lines, a bow wave, the shadow of the hull. */
export function swell(a: number, b: number) {
  const seg: (x: number, y: number, length: number) => string = (x, y, l) =>
    `M${pt(x, y)}q${r(l * 0.25)} -1.6 ${r(l * 0.5)} 0t${r(l * 0.5)} 0`;
  let d = `M${pt(b + 9, 101)}c-3 -2.4 -7 -2.2 -9 .6 M${pt(b + 15, 102.5)}c-3 -1.8 -6 -1.4 -8 .4`;
  d += `M${pt(a - 3, 103)}C${pt(a + (b - a) * 0.3, 105.4)} ${pt(a + (b - a) * 0.65, 101.4)} ${pt(b, 103.2)}`;
  d += `M${pt(a - 14, 104)}h9M${pt(a - 9, 106.6)}H${r(b - 8)}M${pt(a + 8, 109.4)}H${r(b + 6)}M${pt(a + 20, 112)}H${r(b - 16)}`;
  d += seg(a - 22, 107.8, 10) + seg(b + 8, 106.6, 12) + seg(a - 6, 112.6, 12) + seg(b - 6, 112.8, 10);
  return path(d, "h wave");
}
