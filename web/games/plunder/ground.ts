// The printed chart as SVG text, made once a sea: coasts cut from the squares of the tiles, so that a harbour
// opens exactly where ships may enter; barriers on their edges.
import { rhumbs, rose } from "../../art/chart.ts";
import { at, onRing, type Point, polygon, r, shore } from "../../art/geometry.ts";
import { keep, land, neatline, sheet, stamp, stampDefs, waterLines } from "../../art/ground.ts";
import { rigDefs } from "../../art/vessels.ts";
import {
  type Barrier,
  type Chart,
  data,
  heart,
  isleWords,
  type Island,
  middle,
  type Port,
  Q,
  type Side,
  WAY,
} from "./squares.ts";

/** The raster of the shores: sixths of a square. */
const SUB = 6;
const RIM = 26;
/** From one line of names to the next. */
const LINE = 15;

/** The chart with a little paper around it. */
export const boundsOf = ({ cols, rows }: Chart): [number, number, number, number] => [
  -RIM - 6,
  -RIM - 6,
  cols * Q + 2 * RIM + 12,
  rows * Q + 2 * RIM + 12,
];

// ---- coasts

/** The outlines of what lies in a part of a raster. */
function loops(is: (col: number, row: number) => boolean, [left, top]: Point, [right, bottom]: Point): Point[][] {
  const on = (c: number, q: number) => c >= left && q >= top && c < right && q < bottom && is(c, q);
  const next: Map<string, Point[]> = new Map();
  const add = (a: Point, b: Point) => next.set(`${a}`, [...(next.get(`${a}`) ?? []), b]);
  for (let q = top; q < bottom; q++)
    for (let c = left; c < right; c++) {
      if (!on(c, q)) continue;
      if (!on(c, q - 1)) add([c, q], [c + 1, q]);
      if (!on(c + 1, q)) add([c + 1, q], [c + 1, q + 1]);
      if (!on(c, q + 1)) add([c + 1, q + 1], [c, q + 1]);
      if (!on(c - 1, q)) add([c, q + 1], [c, q]);
    }
  const found: Point[][] = [];
  for (const [start] of next) {
    const loop: Point[] = [];
    for (let here = start; next.has(here);) {
      const ways = next.get(here) ?? [];
      const to = ways.pop() as Point;
      if (!ways.length) next.delete(here);
      loop.push(here.split(",").map(Number) as Point);
      here = `${to}`;
    }
    if (loop.length) found.push(loop);
  }
  return found;
}

/** Corners cut off. */
const rounded = (points: Point[], rounds: number): Point[] =>
  rounds
    ? rounded(
        points.flatMap(([x, y], i) => {
          const [x2, y2] = onRing(points, i + 1);
          const cut: Point[] = [
            [x * 0.75 + x2 * 0.25, y * 0.75 + y2 * 0.25],
            [x * 0.25 + x2 * 0.75, y * 0.25 + y2 * 0.75],
          ];
          return cut;
        }),
        rounds - 1,
      )
    : points;

const seedOf = (text: string) => [...text].reduce((sum, c) => (sum * 31 + c.charCodeAt(0)) % 9973, 7);

/** An island's shore: its land, and an arm of land along every side of a port where no ship may pass. */
function coastOf(chart: Chart, island: Island) {
  const is = (c: number, q: number) => {
    const [col, row] = [Math.floor(c / SUB), Math.floor(q / SUB)];
    const here = chart.shore([col, row]);
    if (here?.island !== island) return false;
    const { port } = here;
    if (!port) return true;
    const [x, y] = [c % SUB, q % SUB];
    const edge = { N: y, S: SUB - 1 - y, W: x, E: SUB - 1 - x };
    const sides = Object.keys(WAY) as Side[];
    return sides.some((side) => {
      const own = chart.shore([col + WAY[side][0], row + WAY[side][1]])?.island === island;
      return !port.docks.includes(side) && edge[side] < (own ? 1 : 2);
    });
  };
  const squares = [...island.land, ...island.ports.map(({ cell }) => cell)];
  const [cols, rows] = [squares.map(([col]) => col), squares.map(([, row]) => row)];
  const first: Point = [Math.min(...cols) * SUB, Math.min(...rows) * SUB];
  const end: Point = [(Math.max(...cols) + 1) * SUB, (Math.max(...rows) + 1) * SUB];
  return loops(is, first, end).map((loop) => {
    const corners = loop.filter(([x, y], i) => {
      const [a, b] = [onRing(loop, i - 1), onRing(loop, i + 1)];
      return (x - a[0]) * (b[1] - y) !== (y - a[1]) * (b[0] - x);
    });
    const line = rounded(
      corners.map(([x, y]) => [(x * Q) / SUB, (y * Q) / SUB]),
      2,
    );
    return shore(line, { seed: seedOf(island.id), step: 5, amp: 2.6, bays: 2 });
  });
}

// ---- islands

const TURN = { N: 0, E: 90, S: 180, W: 270 };
export const ANCHOR =
  '<g id="anchor-mark" data-of="plunder"><path class="anchor-mark" d="M0-9.5a2.6 2.6 0 1 1 0 .01M0-4.5V9M-4.5-2H4.5M-7.5 3C-7 7-4 9.5 0 9.5 4 9.5 7 7 7.5 3M-9 6l1.5-3.5 3 2M9 6L7.5 2.5l-3 2"/></g>';

/** A port: an anchor whose ring looks out to sea (straight: one side, slanting: two), buoys at the mouths that may be used. */
export function harbour({ cell, docks }: Port) {
  const [x, y] = middle(cell);
  const buoys = docks.flatMap((side) => {
    const [dx, dy] = WAY[side];
    return [-12, -4, 4, 12].map(
      (k) => `<circle class="buoy" cx="${r(x + (dx * Q) / 2 + dy * k)}" cy="${r(y + (dy * Q) / 2 + dx * k)}" r="1.6"/>`,
    );
  });
  return `<g transform="${at(x, y)}">${anchorOf({ docks })}</g>${buoys.join("")}`;
}

/** The anchor of a port, around a point. */
export function anchorOf({ docks }: Pick<Port, "docks">) {
  const [first = 0, second = first] = docks.map((side) => TURN[side]);
  // between north and west it is the short way round
  const turn = Math.abs(first - second) === 270 ? 315 : (first + second) / 2;
  return `<use href="#anchor-mark" transform="rotate(${turn}) scale(1.15)"/>`;
}

/** What grows on an island, and what its kind is known by; the skulls are drawn with its flag. */
export function growth(island: Island) {
  const [cx, cy] = middle(heart(island));
  const others = island.land.map(middle).filter(([x, y]) => x !== cx || y !== cy);
  const ports = island.ports.map(harbour).join("");
  if (island.kind === "plain")
    return island.land
      .map(middle)
      .map(([x, y], k) => stamp("hill", [x - 4, y + 8]) + stamp(k % 2 ? "hill" : "palm", [x + 9, y + 10]))
      .join("");
  const green = others.map(([x, y]) =>
    island.kind === "merchant"
      ? stamp("town", [x - 4, y + 2]) + stamp("palm", [x + 11, y + 8])
      : stamp("hill", [x - 3, y + 4]) + stamp("tree", [x + 11, y + 10]),
  );
  const barrel = `<use class="glyph" href="#g-powder" x="${cx - 13}" y="${cy - 15}" width="26" height="26"/>`;
  return ports + green.join("") + (island.kind === "merchant" ? barrel : "");
}

type Label = { name: string; x: number; y: number; half: number };

/** An island's name under its land, kept inside the sheet. */
function labelOf({ cols }: Chart, island: Island): Label {
  const name = isleWords(island);
  const mid = island.land.reduce((sum, cell) => sum + middle(cell)[0] / island.land.length, 0);
  const room = name.length * 3.4 + 6;
  const low = Math.max(...island.land.map(([, row]) => row));
  return { name, x: Math.min(Math.max(mid, room), cols * Q - room), y: (low + 1) * Q - 2, half: name.length * 3.9 };
}

/** How many squares of land and ports a name would lie on, one line lower. */
function crowded({ rows, shore: at2 }: Chart, { x, y, half }: Label) {
  const row = Math.round(y / Q);
  if (row >= rows) return Infinity;
  const [from, to] = [Math.floor((x - half) / Q), Math.floor((x + half) / Q)];
  return Array.from({ length: to - from + 1 }, (_, i) => at2([from + i, row])).filter(Boolean).length;
}

/** The names of the islands, over all that is printed and all that is lit. */
export const namesOf = (chart: Chart, locale: string) => once(`names ${locale}`, chart, () => lettering(chart));

/** Of two names that would run into each other, the one with more sea below it gives way. */
function lettering(chart: Chart) {
  const labels = chart.islands.map((island) => labelOf(chart, island)).sort((a, b) => a.x - b.x);
  for (const [i, one] of labels.entries())
    for (const other of labels.slice(i + 1)) {
      if (one.y !== other.y || other.x - one.x > one.half + other.half) continue;
      const [a, b] = [crowded(chart, one), crowded(chart, other)];
      if (Math.min(a, b) < Infinity) (a < b ? one : other).y += LINE;
    }
  return labels
    .map(({ name, x, y }) => `<text class="place-name" text-anchor="middle" x="${r(x)}" y="${y}">${name}</text>`)
    .join("");
}

// ---- barriers

const COMB = "M-20 0H20M-18 0l1 7M-13 0l1 8M-8 0l1 6M-3 0l1 8M2 0l1 7M7 0l1 8M12 0l1 6M17 0l1 7";
const reef = (id: string, bed: string, rocks: string) =>
  `<g id="${id}" data-of="plunder"><rect class="reef-bed" ${bed} rx="8.5"/><path class="reef" d="${rocks}"/></g>`;
export const BARRIERS =
  reef("reef-row", 'x="-21" y="-8.5" width="42" height="17"', "M-16 5l3.5-10 3 3 2.5-4 5 11zM3 5l4-9 3 3 2-3 4 9z") +
  reef(
    "reef-file",
    'x="-8.5" y="-21" width="17" height="42"',
    "M-6-6l3.5-10 3 3 2-3 4 10zM-6 16l3-9 3 2.5 2.5-4 4 10.500z",
  ) +
  `<g id="cliff" data-of="plunder"><path class="cliff-halo" d="${COMB}"/><path class="cliff" d="${COMB}"/></g>`;

/** Reefs as charts mark them, upright whichever way the edge runs; a cliff is a comb on the land's side. */
export const barrier =
  (chart: Chart): ((barrier: Barrier) => string) =>
  ({ kind, between: [a, b] }) => {
    const [x, y] = [((a[0] + b[0] + 1) / 2) * Q, ((a[1] + b[1] + 1) / 2) * Q];
    const upright = a[1] === b[1];
    if (kind === "reef") return `<use href="#reef-${upright ? "file" : "row"}" x="${x}" y="${y}"/>`;
    const [col, row] = [a, b].find((cell) => chart.shore(cell)?.port === null) ?? a;
    const turn = upright ? (col * Q + Q / 2 > x ? -90 : 90) : row * Q + Q / 2 > y ? 0 : 180;
    return `<use href="#cliff" transform="${at(x, y)} rotate(${turn})"/>`;
  };

// ---- the whole

const made: Map<string, string> = new Map();

/** What is drawn once a sea. */
function once(what: string, chart: Chart, draw: () => string) {
  const id = `${what} ${chart.cols} ${chart.key}`;
  const drawn = made.get(id) ?? draw();
  if (made.size > 6) made.clear();
  made.set(id, drawn);
  return drawn;
}

/** Letters and numbers: they stay at the rim of the window while the chart moves beneath (`parts/rims.ts`). */
export function rulerOf({ cols, rows }: Chart) {
  const band = (edge: string, size: string, words: string) =>
    `<g class="ruler" data-ruler="${edge}"><rect ${size}/>${words}</g>`;
  const text = (x: number, y: number, word: string | number) =>
    keep(x, y, `<text class="num" y="5" font-size="14">${word}</text>`, "count");
  const top = Array.from({ length: cols }, (_, i) => text((i + 0.5) * Q, 9, i + 1)).join("");
  const left = Array.from({ length: rows }, (_, i) => text(9, (i + 0.5) * Q, data.rows[i])).join("");
  return (
    band("top", `x="-400" width="${cols * Q + 800}" height="18"`, top) +
    band("left", `y="-400" width="18" height="${rows * Q + 800}"`, left)
  );
}

/** Open water near the middle of the sea, as far from all shores as can be. */
function roads({ cols, rows, shore: at2 }: Chart): Point {
  let best = [1, 1] as Point;
  let most = -1;
  for (let row = 1; row < rows - 1; row++)
    for (let col = 1; col < cols - 1; col++) {
      let near = 0;
      while (near < 4 && !around([col, row], near + 1).some(at2)) near += 1;
      if (near > most) [best, most] = [[col, row], near];
    }
  return middle(best);
}

const around = ([col, row]: Point, far: number): Point[] =>
  Array.from({ length: (2 * far + 1) ** 2 }, (_, i) => [
    col - far + (i % (2 * far + 1)),
    row - far + Math.floor(i / (2 * far + 1)),
  ]);

export const coastsOf = (chart: Chart) => once("coasts", chart, () => coasts(chart));

const coasts = (chart: Chart) =>
  chart.islands
    .flatMap((island) => coastOf(chart, island))
    .map(polygon)
    .join("");

export const groundOf = (chart: Chart) => once("ground", chart, () => printing(chart));

function printing(chart: Chart) {
  const [w, h] = [chart.cols * Q, chart.rows * Q];
  const [x, y] = roads(chart);
  const lines =
    Array.from({ length: chart.cols - 1 }, (_, i) => `M${(i + 1) * Q} 0V${h}`).join("") +
    Array.from({ length: chart.rows - 1 }, (_, i) => `M0 ${(i + 1) * Q}H${w}`).join("");
  return (
    `<defs>${stampDefs}${rigDefs()}${ANCHOR}${BARRIERS}<path id="coasts" d="${coastsOf(chart)}"/><clipPath id="plu-sheet"><rect width="${w}" height="${h}"/></clipPath></defs>` +
    `<rect class="sea" width="${w}" height="${h}"/><g clip-path="url(#plu-sheet)">${waterLines("coasts", [2.5, 5.5, 9, 13, 17.5])}<g class="rhumbs">${rhumbs(x, y, 1200)}</g></g>` +
    `<path class="graticule" d="${lines}"/>${chart.key ? `<g transform="${at(x, y)}">${rose(34)}</g>` : ""}` +
    `${land("coasts")}${chart.islands.map(growth).join("")}${chart.barriers.map(barrier(chart)).join("")}` +
    `${sheet([0, 0, w, h], 420)}${neatline([-7, -7, w + 14, h + 14], 7, Q)}`
  );
}

/** The defence of an island, under its flag or in the middle. */
export function skulls(island: Island, flagged: boolean) {
  const [x, y] = middle(heart(island));
  return Array.from({ length: island.skulls }, (_, k) => {
    const left = x + (flagged ? 6 + k * 11 : (k - (island.skulls - 1) / 2) * 13.5);
    return `<use class="skull" href="#e-skull" x="${r(left - 7.5)}" y="${r(y - 6)}" width="15" height="15"/>`;
  }).join("");
}
