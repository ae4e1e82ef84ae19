// What lies on the chart beside ships: the storm, X tokens, flags, and what is lit.
import { emblemOf, tokenOf } from "../../art/colours.ts";
import { curve, type Point, r } from "../../art/geometry.ts";
import { stepMark } from "../../art/marks.ts";
import type { Light, Seat } from "../../play/types.ts";
import { mark } from "./glyphs.ts";
import type { Way } from "./helm.ts";
import { Q } from "./squares.ts";

const HALF = Q / 2;

/** Rain over nine squares, a scalloped rim exactly on the edge that costs the toll, an eye on the centre. */
function storm() {
  const [n, side] = [9, 3 * Q];
  const a = side / n;
  const arcs = (to: string) => `a${r(a / 2)} ${r(a / 2)} 0 0 1 ${to}`.repeat(n);
  const rim = `M${-side / 2} ${-side / 2}${arcs(`${r(a)} 0`)}${arcs(`0 ${r(a)}`)}${arcs(`${r(-a)} 0`)}${arcs(`0 ${r(-a)}`)}z`;
  let rain = "";
  for (let j = 0; j < 10; j++)
    for (let i = 0; i < 9; i++)
      rain += `M${r(8 + i * 14.5 + (j % 2) * 7 - side / 2)} ${r(4 + j * 13 - side / 2)}l-3.5 8`;
  const eye = Array.from({ length: 20 }, (_, k) => {
    const [turn, far] = [k * 0.72, 2 + k * 1.1];
    return [far * Math.cos(turn), far * 0.86 * Math.sin(turn)] as Point;
  });
  return `<path class="storm-body" d="${rim}"/><path class="storm-rain" d="${rain}"/><path class="storm-eye" d="${curve(eye)}"/><path class="storm-rim" data-edge="" d="${rim}"/>`;
}
export const STORM = storm();

const CROSS = "M-10-9C-4-4 3 2 10 10M10-10C4-3-3 3-10 9";
export const X = `<path class="x-halo" d="${CROSS}"/><path class="x-ink" d="${CROSS}"/>`;

/** An island's flag on its pole. */
export const flag = (seat: Seat, x: number, y: number) =>
  `<g class="plu-flag" data-colour="${tokenOf(seat.colour)}" transform="translate(${x} ${y})"><path class="pole" d="M0 4V-24"/><path class="cloth" d="M0-23.500C6-26 11-20.500 18.500-23.500V-9.500C11-6.500 6-12 0-9.500Z"/><use class="emblem" href="#e-${emblemOf(seat)}" x="3" y="-22.500" width="12" height="12"/></g>`;

export const litSquare = (light: Light) =>
  `<rect class="can ${light}" data-edge="" x="${2.5 - HALF}" y="${2.5 - HALF}" width="${Q - 5}" height="${Q - 5}" rx="5"/>`;

/** How many steps a way takes. */
export const stepsFace = ({ way }: Way) => `<g transform="translate(12 -12)">${stepMark(way.length, "")}</g>`;

/** What a way to a square takes, and what the ship would have in reach there. */
export function wayFace(way: Way | undefined) {
  if (!way) return "";
  const { toll, at } = way;
  const kinds = [...new Set(at.map((place) => (place.startsWith("mark") ? "collect" : "attack")))];
  const marks = kinds.map((kind, i) => mark(kind, -11 + i * 15, 11, 14, kind)).join("");
  return `${stepsFace(way)}${marks}${toll ? mark("toll", -12, -12, 15, "toll") : ""}`;
}
