// The plan of the town as SVG text, made once a layout: blocks, gardens, paving, and what the squares sell.
import { distance, type Point, r, scatter } from "../../art/geometry.ts";
import { keep, land, neatline, sheet, stamp, stampDefs, waterLines } from "../../art/ground.ts";
import { itemAt } from "../../lists.ts";
import { mark } from "./glyphs.ts";
import { type Alley, OUT, PLAZA, type Square, streetsOf, TILE, WHOLE } from "./streets.ts";

const FRAME: [number, number, number, number] = [-62, -62, WHOLE + 124, WHOLE + 124];
export const BOUNDS: [number, number, number, number] = [-70, -70, WHOLE + 140, WHOLE + 140];

const WALL = `M-14-6Q-14-14-6-14H${WHOLE + 6}Q${WHOLE + 14}-14 ${WHOLE + 14}-6V${WHOLE + 6}Q${WHOLE + 14} ${WHOLE + 14} ${WHOLE + 6} ${WHOLE + 14}H-6Q-14 ${WHOLE + 14}-14 ${WHOLE + 6}z`;

export const pathOf = (points: Point[]) => `M${points.map(([x, y]) => `${r(x)} ${r(y)}`).join("L")}`;

const DEFS =
  '<g id="church" class="relief"><path class="mass" d="M-11 10V-2L-5-8 1-2V10zM1 10V-12l4-6 4 6v22z"/><path d="M5-18v-6M3-22h4M-8 4h6M-5-8V-2M3-6h4M3 0h4"/></g>' +
  '<g id="houses" class="relief"><path class="mass" d="M-13 9V-1l5-6 5 6V9zM-3 9V-3l6-6 7 6V9z"/><path d="M-9 9V3h3v6M2 9V2h4v7M-8-7L3-9"/></g>' +
  '<g id="garden" data-of="nassau"><circle class="garden" r="13"/><use href="#tree" x="-5" y="3"/><use href="#tree" x="6" y="0"/><use href="#tree" x="1" y="10"/></g>';

/** City blocks, as on an old plan: hatching wherever no street runs. */
function blocks() {
  let lines = "";
  for (let k = -WHOLE; k < WHOLE; k += 6.5)
    lines += `M${r(Math.max(k, 0) - 14)} ${r(Math.max(-k, 0) - 14)}L${r(Math.min(WHOLE, WHOLE + k) + 14)} ${r(Math.min(WHOLE, WHOLE - k) + 14)}`;
  const edges = [TILE, 2 * TILE].map((k) => `M${k}-14V${WHOLE + 14}M-14 ${k}H${WHOLE + 14}`).join("");
  return `<g clip-path="url(#walls)"><path class="block-hatch" d="${lines}"/><path class="district" d="${edges}"/></g>`;
}

/** Courts and gardens in the wider blocks. */
function gardens(squares: Square[], alleys: Alley[]) {
  const lines = alleys.flatMap(({ line: { points } }) =>
    points.slice(1).flatMap((p, i) => {
      const q = itemAt(points, i);
      const n = Math.ceil(distance(p, q) / 8);
      return Array.from(
        { length: n + 1 },
        (_, k) => [q[0] + ((p[0] - q[0]) * k) / n, q[1] + ((p[1] - q[1]) * k) / n] as Point,
      );
    }),
  );
  const free = (p: Point, room: number) =>
    squares.every(({ at }) => distance(p, at) > PLAZA + room) && lines.every((q) => distance(p, q) > room + 11);
  const spots: Point[] = [];
  for (const p of scatter([6, 6, WHOLE - 6, WHOLE - 6], 26, 7, (q) => free(q, 11)))
    if (spots.every((q) => distance(p, q) > 36)) spots.push(p);
  return spots.map((p, i) => stamp(itemAt(["garden", "church", "houses"], i % 3), p)).join("");
}

/** Lines across an alley where two sections meet. */
export const joints = ({ line }: Alley, half: number) =>
  line.joints
    .map(
      ({ at: [x, y], u: [ux, uy] }) =>
        `M${r(x - uy * half)} ${r(y + ux * half)}L${r(x + uy * half)} ${r(y - ux * half)}`,
    )
    .join("");

/** Where the barge of an exit lies. */
export function bargeAt({ line: { tip }, out }: Alley): Point {
  const [dx, dy] = OUT[out ?? "N"];
  return [tip[0] + dx * 18, tip[1] + dy * 18];
}

export function barge(alley: Alley) {
  const [x, y] = bargeAt(alley);
  const [ux, uy] = OUT[alley.out ?? "N"];
  return `<g class="barge" transform="translate(${r(x)} ${r(y)})"><path class="stairs" d="M${-ux * 4 - uy * 12} ${-uy * 4 - ux * 12}L${-ux * 4 + uy * 12} ${-uy * 4 + ux * 12}"/><circle class="barge-disc" r="13"/>${mark("barge", 0, 0, 18)}</g>`;
}

const sold = (
  { kind, n, type }: { kind: string; n: number; type?: string },
  x: number,
  y: number,
  size: number,
  [cx, cy]: Point,
) =>
  mark(type ?? kind, x, y, size) +
  (n > 1 ? `<text class="num count" x="${cx}" y="${cy}" font-size="${size > 22 ? 17 : 14.5}">${n}</text>` : "");

/** A square: what it sells, or the two of which one is taken. */
export function squareFace({ equip }: Square) {
  const [[first], other] = equip;
  const second = other?.[0];
  const inside = second
    ? `<path class="either" d="M9-17L-9 17"/>${sold(first, -9.5, -6, 19.5, [-2.5, 6])}${sold(second, 9.5, 6, 19.5, [16.5, 18])}`
    : sold(first, first.n > 1 ? -3 : 0, first.n > 1 ? -2 : 0, 27, [11, 16]);
  return `<circle class="plaza-floor" r="${PLAZA - 1.2}"/><circle class="plaza-ring" r="${PLAZA - 4.5}"/>${inside}`;
}

function drawn(layout: number[][]) {
  const { squares, alleys } = streetsOf(layout);
  const [all, ways] = [[...squares.values()], [...alleys.values()]];
  const paving = ways.map(({ line }) => pathOf(line.points)).join("");
  const plazas = all.map(
    ({ at: [x, y] }) => `<circle class="street-edge-square" cx="${r(x)}" cy="${r(y)}" r="${PLAZA}"/>`,
  );
  const feet = ways.flatMap(({ line }) =>
    line.middles.map(([x, y]) => `<circle class="footing" cx="${r(x)}" cy="${r(y)}" r="2.2"/>`),
  );
  return (
    `<defs>${stampDefs}${DEFS}<path id="nassau-wall" d="${WALL}"/><clipPath id="walls"><path d="${WALL}"/></clipPath></defs>` +
    `<rect class="sea" x="-70" y="-70" width="${WHOLE + 140}" height="${WHOLE + 140}"/>${waterLines("nassau-wall", [4, 9, 15, 22, 30])}${land("nassau-wall")}` +
    `${blocks()}${gardens(all, ways)}<path class="street-edge" d="${paving}"/>${plazas.join("")}<path class="street" d="${paving}"/>` +
    `<path class="joint" d="${ways.map((alley) => joints(alley, 9.5)).join("")}"/>${feet.join("")}${ways
      .filter(({ out }) => out)
      .map(barge)
      .join("")}` +
    `${sheet(FRAME, 500)}${neatline(FRAME, 9, 30)}`
  );
}

let last = { key: "", ground: "" };

/** The plan of a layout; the last one is kept. */
export function groundOf(layout: number[][]) {
  const key = layout.join(" ");
  if (last.key !== key) last = { key, ground: drawn(layout) };
  return last.ground;
}

const FIGURE =
  '<path class="captain-halo" d="M-15 20C-15 8-9 2-6-2-8-4-9-6-9-9L-20-13C-14-17-9-20-8-27-3-24 3-24 8-27 9-20 14-17 20-13L9-9C9-6 8-4 6-2 9 2 15 8 15 20z"/><path class="captain-coat" d="M-15 20C-15 8-9 2-6-2H6C9 2 15 8 15 20z"/><path class="captain-face" d="M-8-9C-8-2 8-2 8-9z"/><path class="captain-hat" d="M-20-13C-14-17-9-20-8-27-3-24 3-24 8-27 9-20 14-17 20-13 8-8-8-8-20-13z"/><path class="captain-lace" d="M-17-13.500C-6-10 6-10 17-13.500M0-2V20M-4 6h2M-4 11h2M-4 16h2"/>';

/** The captain, everybody's and nobody's: a dark figure under a great hat. */
export const CAPTAIN = keep(0, 4, FIGURE);
/** The Feld pawn, which waits on a square. */
export const PAWN = pawnAt(14, -10);
/** The same beside the captain, who would hide it. */
export const PAWN_ASIDE = pawnAt(27, -22);

function pawnAt(x: number, y: number) {
  return keep(x, y, `<circle class="pawn-disc" r="13"/>${mark("feld", 0, 0, 19, "pawn-mark")}`);
}
