// Nassau's rules in pictures: the drawings of their own, each made of the game's marks.
import type { ComponentChildren } from "preact";
import data from "data:nassau";
import { emblemOf, tokenOf } from "../../art/colours.ts";
import { draw } from "../../art/draw.ts";
import { chip } from "../../art/pieces.ts";
import { vessel, vesselDefs } from "../../art/vessels.ts";
import { itemAt } from "../../lists.ts";
import { Disc } from "../../parts/seats.tsx";
import type { Seat } from "../../screens/rules/guide.tsx";
import { glyph, mark } from "./glyphs.ts";
import { PLAZA, type Square } from "./streets.ts";
import { CAPTAIN, squareFace } from "./town-chart.ts";

/** What an action wants and what it brings, by mark. */
type Facts = [kind: string, n: number][];

const scene = (w: number, h: number, inner: string) =>
  draw(`<svg class="guide-scene" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" aria-hidden="true">${inner}</svg>`);

const put = (x: number, y: number, inner: string) => `<g transform="translate(${x} ${y})">${inner}</g>`;

const num = (x: number, y: number, text: string | number) =>
  `<text class="num" x="${x}" y="${y}" font-size="16">${text}</text>`;

/** A pirate with the middle at (x, y). */
const pirate = (seat: Seat, x: number, y: number, size: number = 26) =>
  put(x - size / 2, y - size / 2, chip({ colour: tokenOf(seat.colour), emblem: emblemOf(seat), size }));

const boat = (seat: Seat, x: number, y: number, size: number = 1) =>
  vessel({ colour: tokenOf(seat.colour), emblem: emblemOf(seat), size, face: 1 }, x, y);

/** The points of an arrow that has come to (x, y) from the left. */
const head = (x: number, y: number) => `M${x - 9} ${y - 6}L${x} ${y}L${x - 9} ${y + 6}`;

/** From the town out to sea, and home past two islands. */
export function Voyage({ seat }: { seat: Seat }) {
  const town = Array.from({ length: 9 }, (_, i) => `M${8 + (i % 3) * 26} ${22 + Math.floor(i / 3) * 26}h26v26h-26z`);
  const stops = ["skull", "camp", "home"].map((kind, i) => {
    const [x, y] = [214 + (i % 2) * 62 - (i > 1 ? 6 : 0), i < 2 ? 34 : 94];
    return `<circle class="guide-isle" cx="${x}" cy="${y}" r="22"/>${mark(kind, x, y, 26)}`;
  });
  return scene(
    320,
    126,
    `<defs>${vesselDefs()}</defs><path class="guide-blocks" d="${town.join("")}"/>${put(47, 66, CAPTAIN)}` +
      `<path class="guide-route" d="M90 70Q112 84 126 78M168 70Q186 62 192 46M237 34H253M268 56Q256 84 236 92"/><path class="guide-heading" d="${head(126, 78)}"/>${boat(seat, 148, 88)}${stops.join("")}`,
  );
}

const SQUARES = data.city.tiles.find(({ tile }: { tile: number }) => tile === 7).sides.A;
/** An alley of the town, as it is printed: from a square that tells to one with a choice. */
export const ALLEY = SQUARES.alleys.find(({ id }: { id: string }) => id === "cd");
const sells = (id: string): Square["equip"] => SQUARES.spaces.find((one: { id: string }) => one.id === id).equip;
/** One of these two is gained. */
export const EITHER = sells(ALLEY.from).map(([gain]) => gain);

export function Alley({ seat }: { seat: Seat }) {
  const [from, to, y] = [44, 276, 62];
  const cell = (to - from - 2 * PLAZA) / ALLEY.sections;
  const middles = Array.from({ length: ALLEY.sections }, (_, k) => from + PLAZA + cell * (k + 0.5));
  const joints = middles.slice(1).map((x) => `M${x - cell / 2} ${y - 10}v20`);
  const square = (x: number, id: string) =>
    put(
      x,
      y,
      `<circle class="street-edge-square" r="${PLAZA}"/>${squareFace({ id: "", at: [0, 0], equip: sells(id) })}`,
    );
  return scene(
    320,
    96,
    `<path class="street-edge" d="M${from} ${y}H${to}"/><path class="street" d="M${from} ${y}H${to}"/><path class="joint" d="${joints.join("")}"/>` +
      square(from, ALLEY.to) +
      square(to, ALLEY.from) +
      middles.map((x) => pirate(seat, x, y)).join("") +
      `<path class="guide-route" d="M${from + 26} 30Q${(from + to) / 2} 2 ${to - 6} 28"/><path class="guide-heading" d="M${to - 13} 21L${to - 6} 28L${to - 16} 31"/>` +
      put(from, y - 14, CAPTAIN),
  );
}

/** Dealt at the start: one more of this. */
const DEALT = "harpoon";
const PAIRS = 2;
const WEAPONS: string[] = data.enums.weapons;

/** A ship as it lies ready: weapons, pairs of sail and sailor, holds. */
export function Kit() {
  const weapons = WEAPONS.map(
    (kind, i) => mark(kind, 30 + i * 62, 18, 26) + num(52 + i * 62, 24, kind === DEALT ? 2 : 1),
  );
  const pairs = Array.from(
    { length: PAIRS },
    (_, i) => mark("sail", 112 + i * 76, 60, 28) + mark("sailor", 140 + i * 76, 60, 26),
  );
  const holds = Array.from(
    { length: 5 },
    (_, i) => `<rect class="hold${i > 2 ? " closed" : ""}" x="${6 + i * 62}" y="88" width="56" height="38" rx="3"/>`,
  );
  const crates = [0, 1, 2].map((i) => mark("crate", 18 + i * 16, 107, 15));
  return scene(
    320,
    130,
    weapons.join("") + pairs.join("") + holds.join("") + crates.join("") + mark("provision", 96, 107, 24),
  );
}

/** Two borders, and a kraken behind the second one. */
export function Sailing({ seat }: { seat: Seat }) {
  const side = 104;
  const letters = ["A", "B", "C"].map(
    (zone, i) => `<text class="guide-zone" x="${20 + i * side}" y="28">${zone}</text>`,
  );
  return scene(
    320,
    108,
    `<defs>${vesselDefs()}</defs><rect class="guide-water" x="4" y="4" width="312" height="100" rx="3"/>` +
      `<path class="guide-border" d="M${4 + side} 4v100M${4 + 2 * side} 4v100"/>${letters.join("")}` +
      `<path class="guide-route" d="M42 78Q108 96 156 78T218 82"/><path class="guide-heading" d="${head(222, 83)}"/><circle class="guide-from" cx="38" cy="76" r="6"/>` +
      `${boat(seat, 254, 94, 0.9)}${mark("foe-kraken", 292, 36, 36)}`,
  );
}

const fact = (kind: string, n: number) => (
  <span class="fact">
    {draw(glyph(kind, 24))}
    <b class="num">{n}</b>
  </span>
);

const facts = (facts: Facts) => <span class="guide-facts">{facts.map(([kind, n]) => fact(kind, n))}</span>;

const Arrow = () => <i class="nas-arrow" />;

/** The harbour, its quays in a row; a boat at the last one. */
export const Quays = ({ seat }: { seat: Seat }) => {
  const { quays } = data.harbour_quays;
  return (
    <div class="guide-row guide-quays">
      {quays.map(({ bonus }: { bonus: { kind: string; n: number }[] }, i: number) => (
        <span class="guide-quay">
          {fact("provision", 2)}
          {bonus.map(({ kind, n }) => fact(kind, n))}
          {i === quays.length - 1 && <Disc seat={seat} size={24} />}
        </span>
      ))}
    </div>
  );
};

/** What each action wants, and what it brings. */
const ACTIONS: [kind: string, wants: Facts, brings: Facts][] = [
  [
    "foe-ship",
    [["crate", 1]],
    [
      ["point", 1],
      ["crate", 2],
    ],
  ],
  ["outpost", [["captain", 1]], [["pistol", 1]]],
  ["tower", [["crate", 1]], [["point", 2]]],
  [
    "post",
    [
      ["hook", 2],
      ["sailor", 2],
    ],
    [["tobacco", 1]],
  ],
  [
    "salt",
    [],
    [
      ["rum", 2],
      ["tale", 1],
    ],
  ],
  ["tale", [], [["tale", 1]]],
];

export const Actions = ({ seat }: { seat: Seat }) => (
  <div class="guide-acts">
    {ACTIONS.map(([kind, wants, brings]) => (
      <>
        {draw(glyph(kind, 32))}
        {kind === "outpost" ? (
          <span class="guide-facts">
            <Disc seat={seat} size={24} />
          </span>
        ) : (
          facts(wants)
        )}
        <Arrow />
        {facts(brings)}
      </>
    ))}
  </div>
);

/** A stop on the way home: its mark, and what it is about. */
export const Stop = ({ kind, children }: { kind: string; children?: ComponentChildren }) => (
  <div class="guide-halt">
    {draw(glyph(kind, 34))}
    <span class="guide-facts">{children}</span>
  </div>
);

/** So much for so much. */
export const Deal = ({ pay, get }: { pay: [string, number]; get: [string, number] }) => (
  <span class="guide-deal">
    {fact(...pay)}
    <Arrow />
    {fact(...get)}
  </span>
);

/** What each captain told in a round, and what that brings. */
export const Contest = ({ seats, told, wins }: { seats: Seat[]; told: number[]; wins: number[] }) => (
  <div class="guide-contest">
    {told.map((n, i) => {
      const win = itemAt(wins, i);
      return (
        <>
          <Disc seat={itemAt(seats, i)} size={30} />
          {fact("tale", n)}
          <Arrow />
          <b class={`num guide-total${win < 0 ? " loss" : ""}`}>
            {win > 0 ? "+" : win < 0 ? "−" : ""}
            {Math.abs(win)}
          </b>
        </>
      );
    })}
  </div>
);

/** The six parts of the last count. `by`: null where there is nothing to multiply. */
export const Six = ({
  rows,
  total,
}: {
  rows: { marks: string[]; n: number; by: number | null; makes: number }[];
  total: number;
}) => (
  <div class="guide-six">
    {rows.map(({ marks, n, by, makes }) => (
      <>
        <span class="guide-marks">{marks.map((kind) => draw(glyph(kind, 22)))}</span>
        <span class="num">{by === null ? `${n} ÷ 2` : `${n} × ${by}`}</span>
        <b class="num">{makes}</b>
      </>
    ))}
    <b class="num guide-total">{total}</b>
  </div>
);
