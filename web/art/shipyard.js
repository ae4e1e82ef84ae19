// The engraver's tools for ships: sails, spars, hulls, the sea under them. Pure functions: numbers in, SVG markup out. Every ship stands on the water line y = 100 in a
// 0 0 160 120 view box and sails to the right; the wind comes from astern. Colours only by class, so that the
// theme draws day and night: .hull .sail .flag (filled), .l (line), .h (hatching), .s (solid).

/** @typedef {[number, number]} Point */
/** @typedef {[Point, Point, Point]} Curve  a quadratic */
/** @typedef {{shade?: number, foot?: number, seams?: number}} Cloth */

/** @param {number} n */
const r = (n) => Math.round(n * 10) / 10;
/** @type {(x: number, y: number) => string} */
const pt = (x, y) => `${r(x)} ${r(y)}`;
/** @type {(a: number, b: number, t: number) => number} */
const lerp = (a, b, t) => a + (b - a) * t;
/** @type {(d: string, cls: string) => string} */
export const path = (d, cls) => `<path class="${cls}" d="${d}"/>`;

/** A point of the quadratic curve a-b-c.
 * @type {(a: Point, b: Point, c: Point, t: number) => Point} */
const quad = (a, b, c, t) => [
  (1 - t) ** 2 * a[0] + 2 * (1 - t) * t * b[0] + t * t * c[0],
  (1 - t) ** 2 * a[1] + 2 * (1 - t) * t * b[1] + t * t * c[1],
];

/** A piece of the quadratic a-b-c from t0 to t1, again as a quadratic.
 * @param {Point} a @param {Point} b @param {Point} c @param {number} t0 @param {number} t1 */
function cut(a, b, c, t0, t1) {
  const p = quad(a, b, c, t0),
    q = quad(a, b, c, t1);
  /** @type {(t: number) => Point} */
  const d = (t) => [lerp(a[0], b[0], t), lerp(a[1], b[1], t)];
  /** @type {(t: number) => Point} */
  const e = (t) => [lerp(b[0], c[0], t), lerp(b[1], c[1], t)];
  /** @type {Point} */
  const m = [lerp(d(t0)[0], e(t0)[0], t1), lerp(d(t0)[1], e(t0)[1], t1)];
  return `M${pt(...p)}q${pt(m[0] - p[0], m[1] - p[1])} ${pt(q[0] - p[0], q[1] - p[1])}`;
}

/** A sail between two side curves; hatched from its lee (right) side.
 * @param {Curve} left @param {Curve} right @param {Cloth} [how] */
function cloth(left, right, { shade = 5, foot = 0, seams = 0 } = {}) {
  const [la, lb, lc] = left,
    [ra, rb, rc] = right;
  /** @type {Point} */
  const mid = [(lc[0] + rc[0]) / 2, (lc[1] + rc[1]) / 2 + foot];
  /** @type {Point} */
  const head = [(la[0] + ra[0]) / 2, (la[1] + ra[1]) / 2 - foot * 0.15];
  let out = path(
    `M${pt(...la)}Q${pt(...lb)} ${pt(...lc)}Q${pt(...mid)} ${pt(...rc)}Q${pt(...rb)} ${pt(...ra)}Q${pt(...head)} ${pt(...la)}Z`,
    "sail",
  );
  /** @type {(u: number) => Curve} */
  const at = (u) =>
    /** @type {Curve} */ (
      [0, 1, 2].map((i) => [
        lerp(left[i][0], right[i][0], u),
        lerp(left[i][1], right[i][1], u) + (i === 2 ? foot * 2 * u * (1 - u) : 0),
      ])
    );
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

/** A square sail on a yard.
 * @param {number} x @param {number} y @param {number} top @param {number} bottom @param {number} height @param {number} belly @param {Cloth} [o] */
export function square(x, y, top, bottom, height, belly, o = {}) {
  /** @type {Curve} */
  const left = [
    [x - top / 2, y],
    [x - top / 2 + belly * 0.75, y + height * 0.5],
    [x - bottom / 2, y + height],
  ];
  /** @type {Curve} */
  const right = [
    [x + top / 2, y],
    [x + top / 2 + belly * 1.15, y + height * 0.5],
    [x + bottom / 2, y + height],
  ];
  return (
    cloth(left, right, { shade: Math.max(4, Math.round(top / 2.6)), foot: -height * 0.14, ...o }) +
    path(`M${pt(x - top / 2 - 2, y)}L${pt(x + top / 2 + 2, y)}`, "l yard")
  );
}

/** A fore-and-aft sail: mast at its right, boom and gaff reaching aft (left).
 * @param {number} x @param {number} yThroat @param {number} yTack @param {number} reach @param {number} peak @param {Cloth} [o] */
export function gaff(x, yThroat, yTack, reach, peak, o = {}) {
  /** @type {Point} */
  const pk = [x - reach * 0.72, yThroat - peak];
  /** @type {Point} */
  const cl = [x - reach, yTack + 1];
  /** @type {Curve} */
  const left = [pk, [x - reach * 0.66, lerp(pk[1], cl[1], 0.6)], cl];
  /** @type {Curve} */
  const right = [
    [x - 0.8, yThroat],
    [x + 1.5, lerp(yThroat, yTack, 0.5)],
    [x - 0.8, yTack],
  ];
  return (
    cloth(left, right, { shade: Math.max(5, Math.round(reach / 2.9)), foot: 2.5, ...o }) +
    path(`M${pt(x, yThroat)}L${pt(pk[0] - 2, pk[1] - 1.2)}M${pt(x + 1, yTack)}L${pt(cl[0] - 3, cl[1] + 0.6)}`, "l yard")
  );
}

/** A three-cornered sail set on a stay: head, tack, clew.
 * @param {Point} head @param {Point} tack @param {Point} clew @param {Cloth} [o] */
export function jib(head, tack, clew, o = {}) {
  /** @type {Curve} */
  const left = [head, [lerp(head[0], clew[0], 0.5) + 3, lerp(head[1], clew[1], 0.62)], clew];
  /** @type {Curve} */
  const right = [head, [lerp(head[0], tack[0], 0.5), lerp(head[1], tack[1], 0.5)], tack];
  return cloth(left, right, { shade: 6, foot: 2, ...o });
}

/** A lateen: the yard runs from low forward to high aft.
 * @param {number} x @param {number} y @param {number} length @param {number} drop */
export function lateen(x, y, length, drop, o = {}) {
  /** @type {Point} */
  const a = [x - length * 0.62, y - length * 0.5];
  /** @type {Point} */
  const b = [x + length * 0.4, y + length * 0.36];
  /** @type {Curve} */
  const left = [a, [a[0] + 3, y + drop * 0.25], [a[0] + 5, y + drop]];
  /** @type {Curve} */
  const right = [a, [lerp(a[0], b[0], 0.5) + 1, lerp(a[1], b[1], 0.5)], b];
  return (
    cloth(left, right, { shade: 8, foot: 2, ...o }) +
    path(`M${pt(a[0] - 2, a[1] - 1.8)}L${pt(b[0] + 2, b[1] + 1.8)}`, "l yard")
  );
}

/** @param {number} x @param {number} top @param {number} foot */
export function mast(x, top, foot) {
  return path(`M${pt(x - 0.9, foot)}L${pt(x - 0.5, top)}L${pt(x + 0.5, top)}L${pt(x + 0.9, foot)}Z`, "s");
}

/** A streaming swallow-tailed pennant.
 * @param {number} x @param {number} y @param {number} length */
export function pennant(x, y, length, h = 3.4) {
  const l = length;
  return path(
    `M${pt(x, y)}C${pt(x + l * 0.3, y - 2.6)} ${pt(x + l * 0.55, y + 2.6)} ${pt(x + l, y - 0.6)}L${pt(x + l * 0.84, y + h * 0.42)}L${pt(x + l, y + h)}C${pt(x + l * 0.55, y + h + 2.2)} ${pt(x + l * 0.3, y + h - 2.6)} ${pt(x, y + h)}Z`,
    "flag",
  );
}

/** A square ensign with a cross.
 * @param {number} x @param {number} y @param {number} w @param {number} h */
export function ensign(x, y, w, h) {
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

/** @param {[Point, Point][]} ps */
export const rope = (...ps) => path(ps.map(([a, b]) => `M${pt(...a)}L${pt(...b)}`).join(""), "h");

/**
 * A hull. `a`, `b` stern and bow x at the water line; `stern`, `waist`, `bow` heights above the water;
 * `castle` steps of the after deck, `fore` length of the forecastle.
 * @param {{a: number, b: number, stern: number, waist: number, bow: number, castle?: number, steps?: number, fore?: number, ports?: number, beak?: number, round?: number, wales?: number}} lines
 */
export function hull({
  a,
  b,
  stern,
  waist,
  bow,
  castle = 0,
  steps = 0,
  fore = 0,
  ports = 0,
  beak = 6,
  round = 3,
  wales = 2,
}) {
  const w = 100,
    deep = 4;
  const L = b - a;
  const rake = Math.max(3, stern * 0.28);
  // the sheer line from the stern to the bow
  let top = `M${pt(a - rake, w - stern)}`;
  const deck = [];
  let x = a - rake,
    y = w - stern;
  if (steps) {
    const drop = (stern - waist) / (steps + 0.6);
    for (let i = 0; i < steps; i++) {
      const nx = x + castle / steps;
      top += `L${pt(nx, y + 1.8)}L${pt(nx + 0.6, y + 1.8 + drop)}`;
      deck.push([x, y, nx, y + 1.8]);
      x = nx + 0.6;
      y = y + 1.8 + drop;
    }
  }
  const fx = b + beak - fore;
  /** @type {Point} */
  const sag = [lerp(x, fx, 0.5), w - waist + 3];
  top += `Q${pt(...sag)} ${pt(fx, w - waist - (fore ? 0 : bow - waist))}`;
  if (fore) top += `L${pt(fx + 0.6, w - bow)}L${pt(b + beak, w - bow - 1)}`;
  const stem = `C${pt(b + beak + 1, w - bow * 0.5)} ${pt(b + 3, w - 1.5)} ${pt(b - 5, w + deep - 0.6)}`;
  const keel =
    `C${pt(b - L * 0.2, w + deep + 1)} ${pt(a + L * 0.2, w + deep - 1.4)} ${pt(a + round + 3, w + deep - 0.4)}` +
    `C${pt(a - 1, w + 1)} ${pt(a - rake * 0.4, w - stern * 0.3)} ${pt(a - rake, w - stern)}Z`;
  let out = path(top + stem + keel, "hull");
  // wales: lines that follow the sheer
  let lines = "";
  /** @param {number} t */
  const wale = (t, x0 = 0, x1 = 1) => {
    const yl = lerp(w - (steps ? lerp(waist, stern, 0.35) : stern), w + 1, t),
      ym = lerp(w - waist + 2.4, w + 2, t),
      yr = lerp(w - bow + 1, w - 1, t);
    const xl = lerp(a - rake, a + 1, t) + 0.8,
      xr = lerp(b + beak, b + 2, t) - 0.6;
    return cut([xl, yl], [lerp(xl, xr, 0.5), ym * 2 - (yl + yr) / 2], [xr, yr], x0, x1);
  };
  for (let i = 1; i <= wales; i++) lines += wale(0.3 + 0.28 * (i - 1));
  out += path(lines, "l thin");
  // the shadow under the lower wale
  let dark = "";
  for (let i = 0; i < 8; i++)
    dark += wale(0.6 + i * 0.058, 0.03 + (i % 2 ? 0.05 : 0.01) * i * 0.5, 0.98 - (i % 2 ? 0.05 : 0.03) * i);
  out += path(dark, "h");
  // shading of the quarter and of the castle
  let hatch = "";
  for (let i = 0; i < Math.round(stern / 2.1); i++) {
    const yy = w - stern + 3 + i * 1.6;
    const inset = ((yy - (w - stern)) / stern) * rake;
    hatch += `M${pt(a - rake + inset * 0.8 + 1.4, yy)}l${r(4 + ((i * 7) % 5) * 1.5)} ${0.9}`;
  }
  out += path(hatch, "h");
  for (const [x0, y0, x1, y1] of deck)
    out +=
      path(`M${pt(x0, y0 - 2.2)}L${pt(x1 + 0.4, y1 - 2.2)}`, "l thin") +
      path(
        Array.from(
          { length: Math.max(2, Math.round((x1 - x0) / 3.2)) },
          (_, i) => `M${pt(x0 + 1 + i * 3.2, y0 + i * 0.3 - 2)}v2.4`,
        ).join(""),
        "h",
      );
  // gun ports
  if (ports) {
    let d = "";
    for (let i = 0; i < ports; i++) {
      const t = (i + 0.5) / ports,
        px = lerp(a + L * 0.16, b - L * 0.06, t),
        py = w - waist * 0.5 - 0.8 + (t - 0.5) ** 2 * -4;
      d += `M${pt(px - 1.3, py - 1.2)}h2.6v2.6h-2.6z`;
    }
    out += path(d, "s");
  }
  return out;
}

/** @type {(x: number, y: number, length: number, rise: number) => string} */
export const bowsprit = (x, y, len, rise) => path(`M${pt(x - 6, y + 3)}L${pt(x + len, y - rise)}`, "l spar");

/** The sea under a ship: broken lines, a bow wave, the shadow of the hull.
 * @param {number} a @param {number} b */
export function swell(a, b) {
  /** @type {(x: number, y: number, length: number) => string} */
  const seg = (x, y, l) => `M${pt(x, y)}q${r(l * 0.25)} -1.6 ${r(l * 0.5)} 0t${r(l * 0.5)} 0`;
  let d = `M${pt(b + 9, 101)}c-3 -2.4 -7 -2.2 -9 .6 M${pt(b + 15, 102.5)}c-3 -1.8 -6 -1.4 -8 .4`;
  d += `M${pt(a - 3, 103)}C${pt(a + (b - a) * 0.3, 105.4)} ${pt(a + (b - a) * 0.65, 101.4)} ${pt(b, 103.2)}`;
  d += `M${pt(a - 14, 104)}h9M${pt(a - 9, 106.6)}H${r(b - 8)}M${pt(a + 8, 109.4)}H${r(b + 6)}M${pt(a + 20, 112)}H${r(b - 16)}`;
  d += seg(a - 22, 107.8, 10) + seg(b + 8, 106.6, 12) + seg(a - 6, 112.6, 12) + seg(b - 6, 112.8, 10);
  return path(d, "h wave");
}
