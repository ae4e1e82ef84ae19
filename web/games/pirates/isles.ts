// What lies and stands on an island: whose home it is, treasure, flags, a fort, what has been left ashore.
import { emblemOf, tokenOf } from "../../art/colours.ts";
import { at, type Point, r } from "../../art/geometry.ts";
import { keep } from "../../art/ground.ts";
import { itemAt } from "../../lists.ts";
import type { Seat } from "../../play/types.ts";
import { mark } from "./glyphs.ts";
import { atHome } from "./hoard.ts";
import { ahead, bodyOf, spot } from "./sea.ts";
import type { Island, View } from "./view.d.ts";

/** Gold that the viewer knows of, by what a coin is called: "coin-3". */
const heap = ({ coins }: Island) => coins.length;

const small = (seat: Seat, x: number, y: number, size: number) =>
  `<g data-colour="${tokenOf(seat.colour)}" transform="translate(${x} ${y}) scale(${size})"><path class="staff-halo" d="M0 12V-9"/><path class="cloth" d="M0-9l14 5.500L0 2z"/><path class="staff" d="M0 12V-9"/></g>`;

const banner = (seat: Seat) =>
  `<g data-colour="${tokenOf(seat.colour)}"><path class="staff-halo" d="M-14 15V-17"/><path class="cloth" d="M-14-16C-5-20 2-11 13-15V1C2 5-5-4-14 0z"/><path class="staff" d="M-14 15V-17"/><use class="emblem" href="#e-${emblemOf(seat)}" x="-7.500" y="-13.500" width="13" height="13"/></g>`;

/** In millimetres from the middle, as the flags of a fort stand. */
const FLAGS_AT = 18;

/** The walls of a fort that faces so, and its flags by their places: which still stand. */
export function walls(facing: number, flags: boolean[], colour: string) {
  const guns = flags.map((stands, k) => {
    const [u, v] = ahead(facing + (360 / flags.length) * k);
    return `<g transform="${at(u * FLAGS_AT, v * FLAGS_AT)}" data-colour="${stands ? colour : ""}">${stands ? '<circle class="fort-gun" r="4"/>' : '<path class="stump-cross" d="M-3-3l6 6M3-3l-6 6"/>'}</g>`;
  });
  const star = Array.from({ length: 16 }, (_, k) => {
    const [u, v] = ahead(facing + k * 22.5);
    const far = k % 2 ? 10 : 15;
    return `${r(u * far)} ${r(v * far)}`;
  });
  return `<path class="fort-wall" d="M${star.join("L")}z"/><g class="fort-icon">${mark("fort", 0, 0, 13)}</g>${guns.join("")}`;
}

/** A fort: a star of stone, its guns as flags. */
function fortOf(view: View, island: Island, seats: Seat[]) {
  const { fort } = island;
  if (!fort) return "";
  const colour = tokenOf(itemAt(seats, fort.owner).colour);
  const flags = fort.flags.map((flag) => flag !== null);
  return `<g transform="${at(...spot(view, island.x, island.y))}" data-colour="${colour}">${walls(fort.facing, flags, colour)}</g>`;
}

export function isle(view: View, island: Island, i: number, seats: Seat[]) {
  const [x, y] = spot(view, island.x, island.y);
  const home = island.home === null ? null : seats[island.home];
  const { gold, hidden } = home ? atHome(view, island) : { gold: heap(island), hidden: false };
  const worth = hidden ? (gold ? `${gold}+` : "?") : gold;
  const flags = [...new Set([...island.explored, ...island.flags])].map((seat, k) =>
    small(itemAt(seats, seat), -24 - k * 9, 6, island.flags.includes(seat) ? 1.15 : 0.8),
  );
  const pile = worth
    ? `${Array.from({ length: Math.min(3, heap(island)) || 1 }, (_, k) => `<circle class="coin" cx="${k * 2.4}" cy="${-k * 2.6}" r="11"/>`).join("")}<text class="num on-coin" x="${(Math.min(3, heap(island) || 1) - 1) * 2.4}" y="${5.4 - (Math.min(3, heap(island) || 1) - 1) * 2.6}" font-size="${String(worth).length > 2 ? 12 : 15.5}">${worth}</text>`
    : view.begun
      ? '<circle class="coin none" r="10"/><text class="num" y="5" font-size="13.500">0</text>'
      : "";
  const ashore = island.ashore.length
    ? `<g transform="translate(20 -16)"><circle class="sign-back" r="8.500"/>${mark("crew", 0, 0, 13)}</g>`
    : "";
  const secret = island.mysterious
    ? `<text class="num mystery" x="-14" y="-8" font-size="19">${island.table === null ? "?" : "!"}</text>`
    : "";
  const marks = home
    ? `${banner(home)}${flags.join("")}<g transform="translate(15 11)">${pile}</g>${ashore}`
    : `${flags.join("")}<g transform="translate(2 6)">${pile}</g>${ashore}${secret}`;
  return `${fortOf(view, island, seats)}${keep(x, y, marks, "count")}`;
}

/** Where the number of an island may stand, the first place that no ship covers. */
const SIDES: Point[] = [
  [0, 44],
  [0, -36],
  [44, 5],
  [-44, 5],
];
const CLEAR = 20;

/** Whether no ship lies over a point. */
const clear = (view: View, [x, y]: Point) =>
  view.ships.every((one) => {
    const [u, v] = ahead(one.heading);
    const [a, b] = spot(view, one.x, one.y);
    const half = bodyOf(one.card).length / 2;
    const along = Math.max(-half, Math.min(half, (x - a) * u + (y - b) * v));
    return Math.hypot(x - a - along * u, y - b - along * v) > CLEAR;
  });

/** The numbers by which messages call the islands. */
export const numbers = (view: View) =>
  view.islands
    .map((island, i) => {
      const [x, y] = spot(view, island.x, island.y);
      const places = SIDES.map(([e, s]): Point => [x + e, y + s]);
      const [left, top] = places.find((place) => clear(view, place)) ?? itemAt(places, 0);
      return keep(left, top, `<text class="isle-number land-name on-sea" font-size="13">${i + 1}</text>`);
    })
    .join("");
