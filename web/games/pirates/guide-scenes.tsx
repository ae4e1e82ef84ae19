// The pictures of the rules: a piece of sea with what lies on it, dice, coins.
import { dieArt } from "../../art/die.ts";
import { tokenOf } from "../../art/colours.ts";
import { draw } from "../../art/draw.ts";
import { at as shift, type Point, r } from "../../art/geometry.ts";
import { icon } from "../../art/icons.ts";
import type { Seat } from "../../screens/rules/guide.tsx";
import { glyph } from "./glyphs.ts";
import { line } from "./ground.ts";
import { ghost, hull } from "./hull.ts";
import { ahead, data, laid } from "./sea.ts";

/** A ship in a picture: where, on which heading. */
type Lies = { card: string; at: Point; heading: number; seat: Seat | null; masts?: number[] };
/** `coins`: how many, or whose home. */
type Land = { outline: string; at: Point; coins?: number; home?: Seat };

const piece = ({ card, at, heading, seat, masts = [1, 1, 1, 1, 1] }: Lies) =>
  `<g class="vessel" data-colour="${seat ? tokenOf(seat.colour) : ""}" transform="${shift(...at)} rotate(${heading})">${hull(card, masts, seat)}</g>`;

function islet({ outline, at: [x, y], coins, home }: Land) {
  const coast = line(laid(data.islands[outline], [x, y], 0));
  const mark = home
    ? `<g data-colour="${tokenOf(home.colour)}" transform="${shift(x, y)}"><path class="staff-halo" d="M-14 15V-17"/><path class="cloth" d="M-14-16C-5-20 2-11 13-15V1C2 5-5-4-14 0z"/><path class="staff" d="M-14 15V-17"/></g>`
    : coins
      ? `<circle class="coin" cx="${x}" cy="${y}" r="12"/><text class="num on-coin" x="${x}" y="${y + 5.5}" font-size="16">${coins}</text>`
      : "";
  return `<path class="guide-shoal" d="${coast}"/><path class="land" d="${coast}"/>${mark}`;
}

/** Legs of a course, each with where the hull would lie. */
function course({
  card,
  legs,
  seat,
}: {
  card: string;
  legs: { from: Point; heading: number; way: number }[];
  seat: Seat;
}) {
  return legs
    .map(({ from: [x, y], heading, way }, i) => {
      const [u, v] = ahead(heading);
      const end = [x + u * way, y + v * way] as Point;
      const last = i === legs.length - 1 ? " last" : "";
      const d = `M${r(x)} ${r(y)}L${r(end[0])} ${r(end[1])}`;
      return `<path class="leg-case" d="${d}"/><path class="leg" d="${d}"/><g class="ghost${last}" data-colour="${tokenOf(seat.colour)}" transform="${shift(...end)} rotate(${heading})">${ghost(card, [1, 1, 1, 1, 1])}</g>`;
    })
    .join("");
}

export const Sea = ({
  w,
  h,
  ships = [],
  land = [],
  sails,
  shots = [],
  more = "",
}: {
  w: number;
  h: number;
  ships?: Lies[];
  land?: Land[];
  sails?: Parameters<typeof course>[0];
  shots?: [Point, Point][];
  more?: string;
}) => {
  const fire = shots.map(([[x, y], [u, v]]) => `M${x} ${y}L${u} ${v}`).join("");
  return draw(
    `<svg class="guide-sea pirates-chart" viewBox="0 0 ${w} ${h}"><rect class="sea" width="${w}" height="${h}"/>${land.map(islet).join("")}${ships.map(piece).join("")}${sails ? course(sails) : ""}${fire ? `<path class="shot-case" d="${fire}"/><path class="shot-line" d="${fire}"/>` : ""}${more}</svg>`,
  );
};

export const die = (face: number) => draw(dieArt(face, 44));

export const big = (name: string, size: number = 34) => draw(glyph(name, size));

export const arrow = () => draw(icon("next", 22));

export const coin = (n: number) =>
  draw(
    `<svg viewBox="0 0 34 34" width="34" height="34"><circle class="coin" cx="17" cy="17" r="14"/><text class="num on-coin" x="17" y="23" font-size="17">${n}</text></svg>`,
  );

/** A gun: its reach and its number. */
export const gun = (text: string) => (
  <span class="pir-gun-disc">
    <b class="num">{text}</b>
  </span>
);
