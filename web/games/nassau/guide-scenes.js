// Nassau's rules in pictures: the drawings of their own, each made of the game's marks.
import data from "data:nassau";
import { emblemOf, tokenOf } from "../../art/colours.js";
import { draw } from "../../art/draw.js";
import { chip } from "../../art/pieces.js";
import { vessel, vesselDefs } from "../../art/vessels.js";
import { html } from "../../parts/html.js";
import { Disc } from "../../parts/seats.js";
import { glyph, mark } from "./glyphs.js";
import { PLAZA } from "./streets.js";
import { CAPTAIN, squareFace } from "./town-chart.js";

/** @typedef {import("../../screens/rules/guide.js").Seat} Seat */
/** What an action wants and what it brings, by mark. @typedef {[kind: string, n: number][]} Facts */

/** @param {number} w @param {number} h @param {string} inner */
const scene = (w, h, inner) =>
  draw(`<svg class="guide-scene" viewBox="0 0 ${w} ${h}" width="${w}" height="${h}" aria-hidden="true">${inner}</svg>`);

/** @param {number} x @param {number} y @param {string} inner */
const put = (x, y, inner) => `<g transform="translate(${x} ${y})">${inner}</g>`;

/** @param {number} x @param {number} y @param {string | number} text */
const num = (x, y, text) => `<text class="num" x="${x}" y="${y}" font-size="16">${text}</text>`;

/** A pirate with the middle at (x, y). @param {Seat} seat @param {number} x @param {number} y @param {number} [size] */
const pirate = (seat, x, y, size = 26) =>
  put(x - size / 2, y - size / 2, chip({ colour: tokenOf(seat.colour), emblem: emblemOf(seat), size }));

/** @param {Seat} seat @param {number} x @param {number} y @param {number} [size] */
const boat = (seat, x, y, size = 1) =>
  vessel({ colour: tokenOf(seat.colour), emblem: emblemOf(seat), size, face: 1 }, x, y);

/** The points of an arrow that has come to (x, y) from the left. @param {number} x @param {number} y */
const head = (x, y) => `M${x - 9} ${y - 6}L${x} ${y}L${x - 9} ${y + 6}`;

/** From the town out to sea, and home past two islands. @param {{seat: Seat}} props */
export function Voyage({ seat }) {
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

const SQUARES = data.city.tiles.find((/** @type {{tile: number}} */ { tile }) => tile === 7).sides.A;
/** An alley of the town, as it is printed: from a square that tells to one with a choice. */
export const ALLEY = SQUARES.alleys.find((/** @type {{id: string}} */ { id }) => id === "cd");
/** @param {string} id @returns {{kind: string, n: number, type?: string}[][]} */
const sells = (id) => SQUARES.spaces.find((/** @type {{id: string}} */ one) => one.id === id).equip;
/** One of these two is gained. */
export const EITHER = sells(ALLEY.from).map(([gain]) => gain);

/** @param {{seat: Seat}} props */
export function Alley({ seat }) {
  const [from, to, y] = [44, 276, 62];
  const cell = (to - from - 2 * PLAZA) / ALLEY.sections;
  const middles = Array.from({ length: ALLEY.sections }, (_, k) => from + PLAZA + cell * (k + 0.5));
  const joints = middles.slice(1).map((x) => `M${x - cell / 2} ${y - 10}v20`);
  const square = (/** @type {number} */ x, /** @type {string} */ id) =>
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
/** @type {string[]} */
const WEAPONS = data.enums.weapons;

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

/** Two borders, and a kraken behind the second one. @param {{seat: Seat}} props */
export function Sailing({ seat }) {
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

/** @param {string} kind @param {number} n */
const fact = (kind, n) => html`<span class="fact">${draw(glyph(kind, 24))}<b class="num">${n}</b></span>`;

/** @param {Facts} facts */
const facts = (facts) => html`<span class="guide-facts">${facts.map(([kind, n]) => fact(kind, n))}</span>`;

const Arrow = () => html`<i class="nas-arrow"></i>`;

/** The harbour, its quays in a row; a boat at the last one. @param {{seat: Seat}} props */
export const Quays = ({ seat }) => {
  const { quays } = data.harbour_quays;
  return html`<div class="guide-row guide-quays">
    ${quays.map(
      (/** @type {{bonus: {kind: string, n: number}[]}} */ { bonus }, /** @type {number} */ i) =>
        html`<span class="guide-quay"
          >${fact("provision", 2)}${bonus.map(({ kind, n }) => fact(kind, n))}${i === quays.length - 1 && html`<${Disc} seat=${seat} size=${24} />`}</span
        >`,
    )}
  </div>`;
};

/** What each action wants, and what it brings. @type {[kind: string, wants: Facts, brings: Facts][]} */
const ACTIONS = [
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

/** @param {{seat: Seat}} props */
export const Actions = ({ seat }) =>
  html`<div class="guide-acts">
    ${ACTIONS.map(
      ([kind, wants, brings]) =>
        html`${draw(glyph(kind, 32))}
          ${kind === "outpost" ? html`<span class="guide-facts"><${Disc} seat=${seat} size=${24} /></span>` : facts(wants)}<${Arrow} />${facts(brings)}`,
    )}
  </div>`;

/** A stop on the way home: its mark, and what it is about. @param {{kind: string, children?: any}} props */
export const Stop = ({ kind, children }) =>
  html`<div class="guide-halt">${draw(glyph(kind, 34))}<span class="guide-facts">${children}</span></div>`;

/** So much for so much. @param {{pay: [string, number], get: [string, number]}} props */
export const Deal = ({ pay, get }) => html`<span class="guide-deal">${fact(...pay)}<${Arrow} />${fact(...get)}</span>`;

/** What each captain told in a round, and what that brings. @param {{seats: Seat[], told: number[], wins: number[]}} props */
export const Contest = ({ seats, told, wins }) =>
  html`<div class="guide-contest">
    ${told.map(
      (n, i) =>
        html`<${Disc} seat=${seats[i]} size=${30} />${fact("tale", n)}<${Arrow} /><b
            class=${`num guide-total${wins[i] < 0 ? " loss" : ""}`}
            >${wins[i] > 0 ? "+" : wins[i] < 0 ? "−" : ""}${Math.abs(wins[i])}</b
          >`,
    )}
  </div>`;

/** The six parts of the last count. `by`: null where there is nothing to multiply.
 * @param {{rows: {marks: string[], n: number, by: number | null, makes: number}[], total: number}} props */
export const Six = ({ rows, total }) =>
  html`<div class="guide-six">
    ${rows.map(
      ({ marks, n, by, makes }) =>
        html`<span class="guide-marks">${marks.map((kind) => draw(glyph(kind, 22)))}</span
          ><span class="num">${by === null ? `${n} ÷ 2` : `${n} × ${by}`}</span><b class="num">${makes}</b>`,
    )}
    <b class="num guide-total">${total}</b>
  </div>`;
