// Engraved ships. Pure functions: numbers in, SVG markup out. Every ship stands on the water line y = 100 in a
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
const path = (d, cls) => `<path class="${cls}" d="${d}"/>`;

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
const rope = (...ps) => path(ps.map(([a, b]) => `M${pt(...a)}L${pt(...b)}`).join(""), "h");

/** Shrouds with ratlines from the top of a mast down to the channel at the side.
 * @param {number} x @param {number} top @param {number} foot @param {number} spread */
function shrouds(x, top, foot, spread, n = 3) {
  let d = "";
  for (let i = 0; i < n; i++) d += `M${pt(x, top)}L${pt(x - 1 - spread * (i / (n - 1)), foot)}`;
  for (let y = lerp(top, foot, 0.35); y < foot - 1; y += 3.2) {
    const t = (y - top) / (foot - top);
    d += `M${pt(x - t, y)}L${pt(x - t * (1 + spread), y)}`;
  }
  return path(d, "h");
}

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
const bowsprit = (x, y, len, rise) => path(`M${pt(x - 6, y + 3)}L${pt(x + len, y - rise)}`, "l spar");

/** The sea under a ship: broken lines, a bow wave, the shadow of the hull.
 * @param {number} a @param {number} b */
function swell(a, b) {
  /** @type {(x: number, y: number, length: number) => string} */
  const seg = (x, y, l) => `M${pt(x, y)}q${r(l * 0.25)} -1.6 ${r(l * 0.5)} 0t${r(l * 0.5)} 0`;
  let d = `M${pt(b + 9, 101)}c-3 -2.4 -7 -2.2 -9 .6 M${pt(b + 15, 102.5)}c-3 -1.8 -6 -1.4 -8 .4`;
  d += `M${pt(a - 3, 103)}C${pt(a + (b - a) * 0.3, 105.4)} ${pt(a + (b - a) * 0.65, 101.4)} ${pt(b, 103.2)}`;
  d += `M${pt(a - 14, 104)}h9M${pt(a - 9, 106.6)}H${r(b - 8)}M${pt(a + 8, 109.4)}H${r(b + 6)}M${pt(a + 20, 112)}H${r(b - 16)}`;
  d += seg(a - 22, 107.8, 10) + seg(b + 8, 106.6, 12) + seg(a - 6, 112.6, 12) + seg(b - 6, 112.8, 10);
  return path(d, "h wave");
}

/** @type {Record<string, (variant: any) => string>} */
const RIGS = {
  smack: () =>
    bowsprit(104, 88, 17, 7) +
    rope(
      [
        [84, 30],
        [120, 81],
      ],
      [
        [84, 30],
        [52, 88],
      ],
    ) +
    mast(84, 26, 90) +
    gaff(84, 44, 86, 30, 12) +
    jib([86, 36], [119, 82], [90, 86]) +
    hull({ a: 58, b: 104, stern: 10, waist: 8.5, bow: 12.5, beak: 5, wales: 1 }) +
    pennant(84, 25, 12, 2.6) +
    swell(58, 104),
  lugger: () =>
    bowsprit(106, 88, 14, 5) +
    rope(
      [
        [92, 32],
        [120, 84],
      ],
      [
        [70, 36],
        [50, 88],
      ],
    ) +
    mast(92, 28, 90) +
    mast(68, 33, 90) +
    square(94, 36, 21, 27, 46, 7, { shade: 8 }) +
    square(69, 42, 16, 22, 41, 6, { shade: 7 }) +
    hull({ a: 54, b: 106, stern: 11, waist: 9, bow: 12.5, beak: 5, wales: 1 }) +
    pennant(92, 27, 12, 2.6) +
    swell(54, 106),
  cutter: () =>
    bowsprit(106, 88, 26, 6) +
    rope(
      [
        [82, 20],
        [131, 83],
      ],
      [
        [82, 20],
        [48, 89],
      ],
    ) +
    mast(82, 15, 90) +
    square(83, 24, 20, 27, 15, 4) +
    gaff(82, 44, 87, 36, 12) +
    jib([84, 26], [130, 82], [98, 84]) +
    jib([84, 40], [112, 86], [88, 87]) +
    hull({ a: 50, b: 106, stern: 10, waist: 8.5, bow: 12, beak: 4, wales: 1, ports: 3 }) +
    pennant(82, 14, 13, 2.6) +
    swell(50, 106),
  ketch: () =>
    bowsprit(108, 88, 16, 7) +
    rope(
      [
        [90, 20],
        [123, 82],
      ],
      [
        [90, 20],
        [64, 89],
      ],
      [
        [62, 42],
        [46, 89],
      ],
    ) +
    mast(90, 15, 90) +
    mast(60, 37, 90) +
    square(91, 24, 22, 27, 16, 5) +
    square(91, 43, 28, 31, 38, 7) +
    gaff(60, 54, 86, 21, 9) +
    jib([93, 26], [122, 83], [104, 85]) +
    hull({ a: 48, b: 108, stern: 13, waist: 10, bow: 14, beak: 5 }) +
    pennant(90, 14, 13, 2.6) +
    swell(48, 108),
  pinnace: () =>
    bowsprit(108, 86, 17, 8) +
    rope(
      [
        [94, 24],
        [124, 79],
      ],
      [
        [72, 20],
        [54, 88],
      ],
    ) +
    mast(94, 20, 90) +
    mast(72, 16, 90) +
    mast(52, 36, 88) +
    lateen(52, 52, 25, 34) +
    square(72, 24, 16, 20, 15, 4) +
    square(72, 42, 23, 26, 38, 6) +
    square(95, 28, 14, 18, 14, 4) +
    square(95, 45, 20, 23, 34, 6) +
    hull({ a: 46, b: 108, stern: 17, waist: 10, bow: 14, castle: 12, steps: 1, fore: 10, beak: 6 }) +
    pennant(72, 15, 13, 2.6) +
    swell(46, 108),
  sloop: () =>
    bowsprit(108, 88, 26, 9) +
    rope(
      [
        [84, 16],
        [133, 80],
      ],
      [
        [84, 16],
        [50, 88],
      ],
    ) +
    mast(84, 10, 90) +
    square(85, 20, 23, 30, 18, 5) +
    gaff(84, 44, 86, 40, 16) +
    jib([87, 20], [132, 80], [100, 82]) +
    jib([86, 36], [116, 85], [90, 86]) +
    hull({ a: 46, b: 108, stern: 15, waist: 10, bow: 13, castle: 13, steps: 1, beak: 5, ports: 4 }) +
    pennant(84, 9, 15, 2.8) +
    swell(46, 108),
  brig: () =>
    bowsprit(112, 86, 20, 9) +
    rope(
      [
        [98, 18],
        [131, 78],
      ],
      [
        [68, 14],
        [46, 86],
      ],
      [
        [98, 18],
        [68, 30],
      ],
    ) +
    mast(98, 13, 88) +
    mast(68, 9, 88) +
    jib([101, 24], [130, 78], [112, 82]) +
    square(99, 18, 14, 18, 12, 3) +
    square(99, 33, 20, 25, 18, 5) +
    square(99, 54, 26, 29, 27, 6) +
    gaff(66, 54, 84, 24, 9) +
    square(69, 14, 15, 20, 13, 3) +
    square(69, 30, 22, 27, 19, 5) +
    square(69, 52, 28, 31, 28, 6) +
    hull({ a: 42, b: 112, stern: 16, waist: 12, bow: 16, castle: 14, steps: 1, fore: 12, beak: 6, ports: 6 }) +
    pennant(68, 8, 15, 2.8) +
    swell(42, 112),
  barque: () =>
    bowsprit(114, 86, 18, 9) +
    rope(
      [
        [102, 22],
        [131, 78],
      ],
      [
        [76, 14],
        [54, 86],
      ],
      [
        [50, 30],
        [36, 84],
      ],
    ) +
    mast(102, 17, 88) +
    mast(76, 10, 88) +
    mast(50, 28, 88) +
    gaff(50, 48, 83, 24, 11) +
    square(77, 15, 15, 20, 13, 3) +
    square(77, 31, 22, 26, 18, 5) +
    square(77, 52, 27, 29, 28, 6) +
    jib([104, 28], [130, 78], [115, 82]) +
    square(103, 22, 13, 17, 11, 3) +
    square(103, 36, 19, 23, 17, 4) +
    square(103, 56, 23, 25, 26, 5) +
    hull({ a: 38, b: 114, stern: 18, waist: 12, bow: 16, castle: 18, steps: 1, fore: 13, beak: 6, ports: 6 }) +
    pennant(76, 9, 15, 2.8) +
    swell(38, 114),
  schooner: () =>
    bowsprit(114, 87, 26, 9) +
    rope(
      [
        [96, 18],
        [139, 79],
      ],
      [
        [68, 14],
        [34, 88],
      ],
      [
        [96, 18],
        [68, 18],
      ],
    ) +
    mast(96, 12, 90) +
    mast(68, 9, 90) +
    jib([99, 22], [138, 79], [110, 82]) +
    jib([98, 34], [124, 83], [101, 85]) +
    square(97, 20, 20, 25, 15, 4) +
    gaff(96, 42, 85, 26, 11) +
    gaff(68, 34, 85, 38, 15) +
    jib([68, 14], [68, 32], [50, 22]) +
    hull({ a: 38, b: 114, stern: 12, waist: 10, bow: 15, beak: 5, ports: 5 }) +
    pennant(68, 8, 15, 2.8) +
    swell(38, 114),
  fluyt: (armed) =>
    bowsprit(114, 84, 17, 12) +
    rope(
      [
        [104, 24],
        [130, 73],
      ],
      [
        [76, 12],
        [56, 84],
      ],
      [
        [48, 32],
        [34, 78],
      ],
    ) +
    mast(104, 19, 86) +
    mast(76, 8, 86) +
    mast(48, 30, 82) +
    lateen(48, 48, 28, 33) +
    square(77, 14, 15, 20, 15, 3) +
    square(77, 33, 23, 27, 19, 5) +
    square(77, 55, 29, 31, 26, 6) +
    square(105, 24, 14, 18, 13, 3) +
    square(105, 40, 19, 23, 17, 4) +
    square(105, 60, 23, 25, 22, 5) +
    hull({
      a: 36,
      b: 114,
      stern: 25,
      waist: 13,
      bow: 19,
      castle: 22,
      steps: 2,
      fore: 14,
      beak: 5,
      round: -3,
      ports: armed ? 7 : 3,
      wales: 3,
    }) +
    pennant(76, 7, 17, 3) +
    pennant(104, 18, 11, 2.4) +
    swell(36, 114),
  merchantman: () =>
    bowsprit(118, 83, 17, 12) +
    rope(
      [
        [106, 20],
        [133, 72],
      ],
      [
        [76, 8],
        [54, 84],
      ],
      [
        [46, 28],
        [32, 76],
      ],
      [
        [106, 20],
        [76, 30],
      ],
    ) +
    mast(106, 14, 86) +
    mast(76, 4, 86) +
    mast(46, 25, 82) +
    lateen(46, 46, 30, 33) +
    square(77, 9, 15, 21, 15, 3) +
    square(77, 28, 24, 29, 21, 5) +
    square(77, 52, 31, 33, 28, 7) +
    square(107, 19, 14, 19, 14, 3) +
    square(107, 36, 20, 25, 19, 4) +
    square(107, 58, 25, 27, 23, 5) +
    square(131, 76, 12, 13, 9, 3) +
    hull({
      a: 34,
      b: 118,
      stern: 27,
      waist: 15,
      bow: 20,
      castle: 25,
      steps: 2,
      fore: 15,
      beak: 6,
      ports: 7,
      wales: 3,
    }) +
    ensign(31, 62, 13, 9) +
    path("M31.2 74V60", "l") +
    pennant(76, 3, 18, 3) +
    pennant(106, 13, 12, 2.6) +
    swell(34, 118),
  galleon: (v = 0) =>
    bowsprit(120, 82, 18, 14) +
    rope(
      [
        [108, 16],
        [137, 68],
      ],
      [
        [78, 3],
        [56, 84],
      ],
      [
        [50, 26],
        [34, 74],
      ],
      [
        [108, 16],
        [78, 26],
      ],
    ) +
    mast(108, 11, 86) +
    mast(78, 2, 86) +
    mast(50, 24, 80) +
    mast(33, 42, 74) +
    lateen(33, 56, 20, 22) +
    lateen(51, 44, 28, 34) +
    square(79, 7, 17, 23, 16, 3) +
    square(79, 27, 26, 32, 22, 6) +
    square(79, 52, 34, 36, 28, 7) +
    square(109, 16, 15, 20, 15, 3) +
    square(109, 34, 22, 27, 20, 5) +
    square(109, 57, 27, 29, 24, 6) +
    square(134, 73, 14, 15, 10, 3) +
    (v === 1 ? path("M79 58v16M73 64.5h13", "l cross") + path("M109 61v12M104 65.5h10.5", "l cross") : "") +
    (v === 2 ? path("M81 59a6 6 0 1 0 .1 0z", "h") + path("M81 61v8M77 65h8", "h") : "") +
    hull({
      a: 30,
      b: 120,
      stern: 34,
      waist: 16,
      bow: 23,
      castle: 32,
      steps: 3,
      fore: 17,
      beak: 7,
      ports: 8,
      wales: 3,
    }) +
    path("M25 62v-9", "l") +
    ensign(25, 51, 13, 10) +
    pennant(78, 1, 20, 3.2) +
    pennant(108, 10, 14, 2.8) +
    swell(30, 120),
};

/** The fifteen ships of the house deck, by id.
 * @type {Record<string, [rig: string, variant?: number | boolean]>} */
export const FLEET = {
  "BUC-S01": ["smack"],
  "BUC-S02": ["lugger"],
  "BUC-S03": ["cutter"],
  "BUC-S04": ["ketch"],
  "BUC-S05": ["pinnace"],
  "BUC-S06": ["sloop"],
  "BUC-S07": ["brig"],
  "BUC-S08": ["barque"],
  "BUC-S09": ["schooner"],
  "BUC-S10": ["fluyt", true],
  "BUC-S11": ["merchantman"],
  "BUC-S12": ["fluyt", false],
  "BUC-S13": ["galleon", 0],
  "BUC-S14": ["galleon", 1],
  "BUC-S15": ["galleon", 2],
};

/** @param {string} rig @param {number | boolean} [variant] */
export const rigging = (rig, variant) => `<g class="ship">${RIGS[rig](variant)}</g>`;

/** A rig of the right size for a ship that the players typed in themselves. */
const BY_CREW = ["lugger", "lugger", "cutter", "pinnace", "schooner", "merchantman", "galleon"];

/** The ship that lies in the roads under this id.
 * @param {string} id @param {number} [minCrew]  asked only of ships that are not of the house deck */
export const fleetShip = (id, minCrew = 4) => {
  const [rig, variant] = FLEET[id] ?? [BY_CREW[Math.min(minCrew, BY_CREW.length - 1)], 0];
  return rigging(rig, variant);
};
