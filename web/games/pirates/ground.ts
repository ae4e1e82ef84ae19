// The sea, the islands and what floats on it as terrain: as SVG text, made once for a layout.
import { rhumbs, rose } from "../../art/chart.ts";
import { at, type Point, r } from "../../art/geometry.ts";
import { land, neatline, sheet, stamp, stampDefs, waterLines, waves } from "../../art/ground.ts";
import { data, laid, sidesOf, spot } from "./sea.ts";
import type { Island, Tile, View } from "./view.d.ts";

/** Water-lines, in millimetres off the shore. */
const LINES = [3.5, 8, 13, 19, 26, 34];

export const line = (points: Point[]) => `M${points.map(([x, y]) => `${r(x)} ${r(y)}`).join("L")}z`;

export const coastOf = (view: View, island: Island) =>
  line(laid(data.islands[island.outline], spot(view, island.x, island.y), island.turned));

/** What grows there: by the place where it lies, so that no two look alike. */
function growth(view: View, island: Island, i: number) {
  const [x, y] = spot(view, island.x, island.y);
  const lean = (i % 3) * 4 - 4;
  return [
    stamp("hill", [x - 11 + lean, y - 9]),
    stamp("peak", [x + 9, y - 8 - lean / 2]),
    stamp("palm", [x - 21, y + 4]),
    stamp(i % 2 ? "palm" : "tree", [x + 23, y + 6 + lean]),
  ].join("");
}

/** What is a layout: it changes while islands are placed, and no more. */
export const layoutOf = (view: View) =>
  JSON.stringify([view.area, view.islands.map(({ outline, x, y, turned }) => [outline, x, y, turned])]);

export function groundOf(view: View) {
  const [w, h] = sidesOf(view);
  const coasts = view.islands.map((island) => coastOf(view, island)).join("");
  const swell: Point[] = [];
  for (let row = 0; row * 84 < h - 40; row++)
    for (let col = 0; col * 92 < w - 60; col++)
      swell.push([46 + col * 92 + ((row * 37) % 60), 40 + row * 84 + ((col * 53 + row * 29) % 50)]);
  const frame: [number, number, number, number] = [-12, -12, w + 24, h + 24];
  return `<defs>${stampDefs}<path id="pir-coasts" d="${coasts}"/><clipPath id="pir-sheet"><rect width="${w}" height="${h}"/></clipPath></defs>
<rect class="sea" x="-12" y="-12" width="${w + 24}" height="${h + 24}"/><g clip-path="url(#pir-sheet)">${rhumbs(r(w * 0.77), r(h * 0.78), w + h)}${waterLines("pir-coasts", LINES)}${waves(swell)}<g transform="${at(w * 0.77, h * 0.78)}">${rose(62)}</g></g>
${land("pir-coasts")}${view.islands.map((island, i) => growth(view, island, i)).join("")}
${sheet(frame, 1400)}${neatline(frame, 9, 40)}`;
}

/** Around the middle of a tile. */
const ROCKS: Point[] = [
  [-24, -4],
  [-8, -14],
  [10, -6],
  [26, 2],
  [-14, 8],
  [4, 12],
  [18, 14],
];
const WEEDS: Point[] = [
  [-22, -6],
  [-6, -14],
  [12, -10],
  [24, 2],
  [-14, 10],
  [4, 4],
  [16, 16],
];

const INSIDE: Record<string, (at: Point) => string> = {
  fog: ([x, y]) =>
    [-18, -9, 0, 9, 18]
      .map((k) => `<path class="fog-curl" d="M${r(x - 30 + Math.abs(k) * 0.7)} ${r(y + k)}q7-6 14 0t14 0 14 0"/>`)
      .join(""),
  reef: ([x, y]) =>
    ROCKS.map(
      ([a, b], n) =>
        `<path class="${n % 2 ? "reef-cross" : "reef-rock"}" d="${n % 2 ? "M-4 0H4M0-4V4" : "M-6 3L-2-6 3 1 6-3 8 3z"}" transform="${at(x + a, y + b)}"/>`,
    ).join(""),
  whirlpool: ([x, y]) =>
    `<path class="whirl" d="M${Array.from({ length: 46 }, (_, k) => `${r(x + (k / 45) * 24 * Math.cos(k * 0.42))} ${r(y + (k / 45) * 24 * Math.sin(k * 0.42))}`).join("L")}"/>`,
  iceberg: ([x, y]) =>
    `<path class="crack" d="M${r(x - 8)} ${r(y - 12)}l6 8-4 7 8 9M${r(x + 4)} ${r(y - 14)}l4 10 6 4"/>`,
  sargasso: ([x, y]) =>
    WEEDS.map(
      ([a, b]) =>
        `<path class="weed" d="M${r(x + a)} ${r(y + b)}q3-5 0-9M${r(x + a + 4)} ${r(y + b + 1)}q4-4 2-10M${r(x + a - 4)} ${r(y + b + 1)}q-4-3-2-8"/>`,
    ).join(""),
};

/** A tile of terrain; nothing once it has left the table. */
export function terrain(view: View, tile: Tile) {
  const shape = data.terrain[tile.kind];
  if (!shape) return "";
  const p = spot(view, tile.x, tile.y);
  const d = line(laid(shape.poly, p, tile.turned));
  const exits = tile.kind === "fog" ? laid(shape.exits, p, tile.turned) : [];
  const numbers = exits.map(
    ([x, y], n) =>
      `<g class="exit" transform="${at(p[0] + (x - p[0]) * 0.82, p[1] + (y - p[1]) * 0.82)}"><circle r="6.5"/><text class="num" y="4" font-size="11">${n + 1}</text></g>`,
  );
  const gold = tile.number
    ? `<text class="num ice-number" x="${r(p[0])}" y="${r(p[1] + 6)}" font-size="16">${tile.number}</text>`
    : "";
  return `<g class="terrain terrain-${tile.kind}"><path class="terrain-bed" d="${d}"/>${INSIDE[tile.kind]?.(p) ?? ""}<path class="terrain-edge" d="${d}"/>${numbers.join("")}${gold}</g>`;
}
