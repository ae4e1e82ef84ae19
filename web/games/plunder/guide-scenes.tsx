// Plunder's rules in pictures: the drawings of their own. The sea is that of the tiles as they are printed.
import type { ComponentChildren } from "preact";
import { tokenOf } from "../../art/colours.ts";
import { dieArt } from "../../art/die.ts";
import { draw } from "../../art/draw.ts";
import { at, centre, type Point } from "../../art/geometry.ts";
import { icon } from "../../art/icons.ts";
import { stepMark, wayOf } from "../../art/marks.ts";
import { rigDefs } from "../../art/vessels.ts";
import { itemAt } from "../../lists.ts";
import { Disc } from "../../parts/seats.tsx";
import type { Seat } from "../../screens/rules/guide.tsx";
import { t } from "../../store/words.tsx";
import { glyph, hasGlyph, mark } from "./glyphs.ts";
import { skulls } from "./ground.ts";
import { Count, KINDS } from "./hand.tsx";
import { sloop } from "./ships.ts";
import { chartOfTile, data, heart, type Island, middle, Q, spot } from "./squares.ts";
import { tileGround } from "./tile-art.tsx";
import { STORM, X, flag } from "./tokens.ts";
import type { Ship } from "./view.d.ts";

/** by kind */
export type Cards = Record<string, number>;
/** A ship, and the squares that it has sailed; it lies on the last. `cards`: what that cost. */
type Afloat = { seat: Seat; way: string[]; lives?: number; cannons?: number; masts?: number; cards?: number };

const SIDE = data.side * Q;

const rigged = ({ seat, lives = data.limits.lives, cannons = 0, masts = 0 }: Afloat) =>
  sloop({ lives, cannons, masts } as Ship, seat);

const put = ([x, y]: Point, inner: string) => `<g transform="${at(x, y)}">${inner}</g>`;

/** Where the last step of a way leads over an edge. */
function crossing(way: string[]): Point {
  return centre(way.slice(-2).map(spot));
}

function course({ seat, way }: Afloat) {
  const [start, ...on] = way;
  if (start === undefined || !on.length) return "";
  const [x, y] = spot(start);
  return `<g data-way="${way.join(" ")}">${wayOf(way.map(spot), tokenOf(seat.colour), "sure")}<circle class="guide-from" cx="${x}" cy="${y}" r="7"/></g>`;
}

/** The ship itself, how many squares it has come, and what that cost. */
function afloat(one: Afloat) {
  const { way, cards } = one;
  const lies = spot(itemAt(way, way.length - 1));
  const count = way.length > 1 && !cards ? put([17, -17], stepMark(way.length - 1, "")) : "";
  const [x, y] = cards ? crossing(way) : lies;
  const toll = `<circle class="guide-toll" r="15"/>${mark("toll", -5, 0, 15)}<text class="num" x="6" y="5.5">${cards}</text>`;
  return put(lies, rigged(one) + count) + (cards ? put([x - 22, y], toll) : "");
}

/** A name under its land. */
function name({ id, land }: Island, bottom: number) {
  const words = t(`plunder-island-${id}`);
  const room = words.length * 3.6 + 4;
  const x = land.reduce((sum, cell) => sum + middle(cell)[0] / land.length, 0);
  const y = (Math.max(...land.map(([, row]) => row)) + 1) * Q + 11;
  return `<text class="place-name" x="${Math.round(Math.min(Math.max(x, room), SIDE - room))}" y="${Math.min(y, bottom - 5)}">${words}</text>`;
}

/** The upper rows of a printed tile, and what lies on it: whose islands are whose, ships, the storm. `named`: islands
 * whose names are told beside those that are held. */
export function Sea({
  tile,
  rows = data.side,
  held = {},
  named = [],
  fleet,
  storm,
}: {
  tile: string;
  rows?: number;
  held?: Record<string, Seat>;
  named?: string[];
  fleet: Afloat[];
  storm?: string;
}) {
  const chart = chartOfTile(tile);
  const flags = chart.islands.map((island) => {
    const [x, y] = middle(heart(island));
    const owner = held[island.id];
    return skulls(island, Boolean(owner)) + (owner ? flag(owner, x - 11, y + 8) : "");
  });
  const told = chart.islands.filter(({ id }) => id in held || named.includes(id));
  const names = told.map((island) => name(island, rows * Q));
  return draw(
    `<svg class="guide-tile" viewBox="0 0 ${SIDE} ${rows * Q}" width="${SIDE}" height="${rows * Q}" data-storm="${storm ?? ""}" aria-hidden="true">` +
      `<defs>${rigDefs()}</defs>${tileGround(chart, `guide-${tile}`)}` +
      `${storm ? put(spot(storm), STORM) : ""}${flags.join("")}${names.join("")}${fleet.map(course).join("")}${fleet.map(afloat).join("")}</svg>`,
  );
}

export const boat = (one: Afloat, size: number = 54) =>
  draw(`<svg viewBox="-24 -27 48 49" width="${size}" height="${size}" aria-hidden="true">${rigged(one)}</svg>`);

export const big = (kind: string, size: number = 30) => draw(glyph(kind, size));
export const arrow = () => draw(icon("next", 24));
export const die = (face: number, size: number = 52) => draw(dieArt(face, size));

const SKULL =
  '<svg viewBox="0 0 26 26" width="26" height="26" aria-hidden="true"><use class="skull" href="#e-skull" width="26" height="26"/></svg>';

export const fact = (kind: string, n: number | string) => (
  <span class="fact">
    {hasGlyph(kind) ? big(kind, 26) : draw(SKULL)}
    <b class="num">{n}</b>
  </span>
);

export const cross = () => draw(`<svg viewBox="-14 -14 28 28" width="34" height="34" aria-hidden="true">${X}</svg>`);

/** The hill stands in the defs of the sea. */
export const islet = () =>
  draw(
    '<svg viewBox="-24 -24 48 42" width="54" height="47" aria-hidden="true"><path class="land" d="M-21 9Q-17-3-7-7Q4-12 13-5Q22 0 20 9Q12 15-1 13Q-14 15-21 9Z"/><use href="#hill" y="6"/></svg>',
  );

export const Stack = ({ cards, sign = "", size = 22 }: { cards: Cards; sign?: string; size?: number }) => (
  <span class="guide-cards">
    {KINDS.filter((kind) => cards[kind]).map((kind) => (
      <Count kind={kind} n={sign + cards[kind]} size={size} />
    ))}
  </span>
);

/** What a hand holds after some was given and some taken; of what is not there, nothing is given. */
export const after = (hand: Cards, less: Cards, more: Cards): Cards =>
  Object.fromEntries(
    KINDS.map((kind) => [kind, Math.max(0, (hand[kind] ?? 0) - (less[kind] ?? 0)) + (more[kind] ?? 0)]),
  );

/** A captain's cards, before and after. */
export const Hands = ({ seat, hands }: { seat: Seat; hands: Cards[] }) => (
  <div class="guide-row">
    <Disc seat={seat} size={28} />
    {hands.map((cards, i) => (
      <>
        {i > 0 && arrow()}
        <Stack cards={cards} size={20} />
      </>
    ))}
  </div>
);

/** What may be paid for, and what a hand buys of it to the last card. */
export const Prices = ({ seat, bought }: { seat: Seat; bought: string[] }) => (
  <div class="guide-prices">
    {["ship", "mast", "cannon", "life", "bury_treasure"].map((item) => (
      <>
        {big(item === "bury_treasure" ? "bury" : item, 28)}
        <Stack cards={data.costs[item]} size={20} />
        <span data-item={item}>{bought.includes(item) && <Disc seat={seat} size={28} />}</span>
      </>
    ))}
  </div>
);

/** One side of a battle. `brings`: what comes of it. */
type Side = { picture: ComponentChildren; roll: number; kind: string; n: number; brings: ComponentChildren };

/** The attacker first. */
export const Battle = ({ sides, won }: { sides: Side[]; won: boolean }) => (
  <div class="guide-battle">
    {sides.map(({ picture, roll, kind, n, brings }, i) => (
      <>
        {picture}
        {die(roll, 44)}
        {fact(kind, `+${n}`)}
        <b class={`num${(i === 0) === won ? " guide-total" : ""}`}>= {roll + n}</b>
        <span>{brings}</span>
      </>
    ))}
  </div>
);

/** The chances of an attacker, by how much is ahead before the dice; one of them is in question. */
export function Odds({ lead: asked }: { lead: number }) {
  const [wide, high] = [320 / data.odds.length, 62];
  const bars = data.odds.map(({ lead, percent }: { lead: number; percent: number }, i: number) => {
    const [x, tall] = [(i + 0.5) * wide, (percent * high) / 100];
    const sign = lead > 0 ? "+" : lead < 0 ? "\u2212" : "";
    return `<rect class="guide-bar${lead === asked ? " lit" : ""}" x="${x - 16}" y="${18 + high - tall}" width="32" height="${tall}"/><text x="${x}" y="${12 + high - tall}">${percent}%</text><text class="guide-lead" x="${x}" y="${high + 36}">${sign}${Math.abs(lead)}</text>`;
  });
  return draw(
    `<svg class="guide-scene guide-odds" viewBox="0 0 320 102" width="320" height="102" aria-hidden="true">${bars.join("")}<path class="guide-base" d="M4 ${18 + high}H316"/></svg>`,
  );
}

/** An attack that cards may stop: who wants it, whom it would hit, what is given for peace, and whether that was taken. */
export const Peace = ({ by, to, offers }: { by: Seat; to: Seat; offers: [cards: Cards, taken: boolean][] }) => (
  <div class="guide-peace">
    <span class="fact">
      <Disc seat={by} size={28} />
      {big("attack", 24)}
      <Disc seat={to} size={28} />
    </span>
    {offers.map(([cards, taken]) => (
      <>
        <Stack cards={cards} />
        <span class={taken ? "good" : "loss"}>{draw(icon(taken ? "check" : "close", 26))}</span>
      </>
    ))}
  </div>
);
