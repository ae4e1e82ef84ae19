// What stands beside a ship on the chart: her name and what is with her; from afar whose she is, and how many masts stand.
import { emblemOf, tokenOf } from "../../art/colours.ts";
import { at as shift, type Point, r } from "../../art/geometry.ts";
import { keep } from "../../art/ground.ts";
import { widthOf } from "../../art/marks.ts";
import { itemAt, valueAt } from "../../lists.ts";
import type { Seat } from "../../play/types.ts";
import { mark } from "./glyphs.ts";
import { aboard, bodyOf, shortOf, sidesOf, spot, standing } from "./sea.ts";
import type { Ship, View } from "./view.d.ts";

const NAME = 14.5;

/** What may be wrong with a ship: its mark. */
export const PLIGHTS: Record<string, string> = {
  derelict: "broken",
  towed: "tow",
  pinned: "chain",
  chained: "chain",
  entangled: "weed",
  burns: "flame",
  lost: "fog",
  scuttled: "sink",
};

/** What is wrong with her. */
export function plights(view: View, { ship, masts, lost, state, spells }: Ship) {
  const all = {
    towed: view.ships.some(({ tows }) => tows === ship),
    // the first picture of a table may be of an older version
    pinned: view.pinned?.includes(ship) ?? false,
    chained: spells.some(({ what }) => what === "chained"),
    burns: masts.includes(2),
    lost: lost !== null,
  };
  return Object.keys(PLIGHTS).filter((one) => (all as Record<string, boolean>)[one] ?? state.includes(one));
}

/** Treasure and people aboard. */
export function cargoOf({ hold }: Ship) {
  const coins = hold.filter(({ kind }) => kind === "coin" || kind === "unique").length;
  return { coins, others: hold.length - coins };
}

/** left, top, right, bottom */
type Box = [number, number, number, number];
/** What stands beside a ship, around its own middle. */
type Label = { ship: Ship; w: number; body: string };

/** Half of the height of a label. */
const HALF = 9;

function label(view: View, ship: Ship, lamp: boolean): Label {
  const { coins } = cargoOf(ship);
  const name = shortOf(ship.ship);
  const parts: [number, string][] = [];
  if (lamp) parts.push([15, '<path class="act-lamp" d="M0-6.500 6.500 0 0 6.500-6.500 0z"/>']);
  if (coins)
    parts.push([19, `<circle class="coin" r="8"/><text class="num on-coin" y="4.300" font-size="12">${coins}</text>`]);
  for (const what of plights(view, ship))
    parts.push([21, `<circle class="sign-back" r="9"/>${mark(valueAt(PLIGHTS, what), 0, 0, 14, "warn")}`]);
  const w = parts.reduce((sum, [wide]) => sum + wide, 0) + widthOf(name, NAME) * 0.86;
  let at = -w / 2;
  const row = parts.map(([wide, body]) => {
    const here = at + wide / 2;
    at += wide;
    return `<g transform="translate(${r(here)} 0)">${body}</g>`;
  });
  const text = `<text class="ship-name place-name" x="${Math.round(at + 2)}" y="5">${name}</text>`;
  return { ship, w, body: `<g class="ship-label">${row.join("")}${text}</g>` };
}

/** Where a label may stand: below, above, to the right, to the left. */
function spots(view: View, { ship, w }: Label): Point[] {
  const [x, y] = spot(view, ship.x, ship.y);
  const { length, beam } = bodyOf(ship.card);
  const turn = (ship.heading * Math.PI) / 180;
  const [tall, wide] = [Math.abs(Math.cos(turn)), Math.abs(Math.sin(turn))];
  const drop = (tall * length + wide * beam) / 2 + HALF + 1;
  const aside = (wide * length + tall * beam) / 2 + w / 2 + 3;
  return [
    [x, y + drop],
    [x, y - drop],
    [x + aside, y],
    [x - aside, y],
  ];
}

const meet = (a: Box, b: Box) =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));

/** Boxes along a hull, and around an island: what a name should not lie on. */
function obstacles(view: View): Box[] {
  const hulls = view.ships.flatMap((ship) => {
    const half = bodyOf(ship.card).length / 2;
    return [-0.7, 0, 0.7].map((k) => {
      const [x, y] = aboard(spot(view, ship.x, ship.y), ship.heading, [k * half, 0]);
      return [x - 9, y - 9, x + 9, y + 9] as Box;
    });
  });
  const marks = view.islands.map((island) => {
    const [x, y] = spot(view, island.x, island.y);
    return [x - 20, y - 20, x + 26, y + 22] as Box;
  });
  return [...hulls, ...marks];
}

/** All labels, each where it lies on the least of what is there. */
export function labels(view: View, seats: Seat[], ready: string[]) {
  const taken = obstacles(view);
  const [wide, tall] = sidesOf(view);
  return view.ships
    .map((ship) => {
      const one = label(view, ship, ready.includes(ship.ship));
      const places = spots(view, one)
        .map(([x, y], i) => {
          const box: Box = [x - one.w / 2, y - HALF, x + one.w / 2, y + HALF];
          const out = box[0] < 0 || box[1] < 0 || box[2] > wide || box[3] > tall ? 400 : 0;
          return { box, at: [x, y] as Point, bad: taken.reduce((sum, b) => sum + meet(box, b), out + i) };
        })
        .sort((a, b) => a.bad - b.bad);
      const best = itemAt(places, 0);
      taken.push(best.box);
      return keep(best.at[0], best.at[1], one.body) + afar(view, ship, seats);
    })
    .join("");
}

function afar(view: View, ship: Ship, seats: Seat[]) {
  const seat = ship.owner === null ? null : seats[ship.owner];
  const emblem = seat
    ? `<use class="emblem" href="#e-${emblemOf(seat)}" x="-6.500" y="-6.500" width="13" height="13"/>`
    : "";
  return `<g class="pir-far" data-colour="${seat ? tokenOf(seat.colour) : ""}" transform="${shift(...spot(view, ship.x, ship.y))}"><g class="keep pir-mark"><circle class="far-disc" r="10.500"/>${emblem}<g transform="translate(15 -8)"><circle class="far-count" r="7.500"/><text class="num" y="4" font-size="11.500">${standing(ship)}</text></g></g></g>`;
}
