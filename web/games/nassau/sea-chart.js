// The Caribbean as SVG text: nine zones, islands for what can be held, open water for what can be fought. Where everything lies.
import data from "data:nassau";
import { rhumbs, rose, serpent } from "../../art/chart.js";
import { distance, polygon, r, scatter, shore } from "../../art/geometry.js";
import { land, neatline, sheet, stamp, stampDefs, waterLines, waves } from "../../art/ground.js";
import { vesselDefs } from "../../art/vessels.js";
import { mark } from "./glyphs.js";

/** @typedef {import("../../art/geometry.js").Point} Point */
/** @typedef {import("./view.js").View} View */
/** @typedef {import("./view.js").Zone} Zone */
/** @typedef {[number, number, number, number]} Box */
/** Where a zone's things lie: the island with its sites, the opponents, the boats. @typedef {{zone: string, box: Box, letter: Point, isle: Point[], sites: Point[], foes: Point[], berth: (k: number) => Point}} Plan */

/** One zone, in units of the chart. */
export const SIDE = 270;
const WHOLE = 3 * SIDE;
/** @type {Box} */
const FRAME = [-44, -16, WHOLE + 60, WHOLE + 32];
/** @type {Box} */
export const BOUNDS = [-52, -24, WHOLE + 76, WHOLE + 48];
/** @type {{zone: string, row: number, col: number, outpost_slots: number, watchtower_slots: number, trading_post_slots: number, opponent_slots_min_players: number[]}[]} */
export const ZONES = data.zones.list;
export const HARBOUR = data.harbour_quays.zone;
/** @type {{id: string, bonus: {kind: string, n: number}[]}[]} */
export const QUAYS = data.harbour_quays.quays;
/** The stops of the way home, in a cartouche at the edge. */
export const STOPS = ["skull", "camp", "home"];

/** @param {{row: number, col: number}} zone @returns {Point} */
const origin = ({ row, col }) => [col * SIDE, (2 - row) * SIDE];

/** @param {(typeof ZONES)[number]} zone @param {number} most  opponents @returns {Plan} */
function planned(zone, most) {
  const [x, y] = origin(zone);
  // in turn over the chart, so that nine zones look like one sea
  const low = (zone.row + zone.col) % 2 === 0;
  const harbour = zone.zone === HARBOUR ? 46 : 0;
  const held = zone.outpost_slots + zone.watchtower_slots + zone.trading_post_slots;
  const gap = held > 3 ? 53 : 62;
  const [cx, cy] = [x + (low ? 140 : 158) + harbour * 0.55, y + (low ? 211 : 82)];
  const [rx, ry] = [(held * gap) / 2 + 8, 43];
  const pitch = most > 3 ? 62 : 74;
  const fx = x + (low ? 150 : 128) + harbour * 0.4;
  return {
    zone: zone.zone,
    box: [x, y, SIDE, SIDE],
    letter: [x + 14 + harbour, y + 44],
    isle: Array.from({ length: 10 }, (_, k) => {
      const a = (k * Math.PI) / 5;
      return [cx + rx * Math.cos(a) * (0.92 + 0.14 * Math.cos(3 * a)), cy + ry * Math.sin(a)];
    }),
    sites: Array.from({ length: held }, (_, k) => [cx + (k - (held - 1) / 2) * gap, cy + (k % 2 ? -4 : 3)]),
    foes: Array.from({ length: most }, (_, k) => [
      fx + (k - (most - 1) / 2) * pitch,
      y + (low ? 93 : 208) + (k % 2 ? 5 : -3),
    ]),
    berth: (k) => [x + 36 + k * 48 + harbour, y + 168],
  };
}

/** @type {Map<number, Map<string, Plan>>} */
const plans = new Map();

/** The plans of all zones for so many captains. @param {number} players @returns {Map<string, Plan>} */
export function plansOf(players) {
  const made =
    plans.get(players) ??
    new Map(
      ZONES.map((zone) => [
        zone.zone,
        planned(zone, zone.opponent_slots_min_players.filter((least) => least <= players).length),
      ]),
    );
  plans.set(players, made);
  return made;
}

/** Each opponent keeps its spot while it is there: which ones were there first, nobody need remember.
 * @param {Zone} zone @param {Plan} plan @returns {{foe: Zone["foes"][number], at: Point}[]} */
export function foesAt({ foes }, plan) {
  const spare = (plan.foes.length - foes.length) / 2;
  const [first, second] = plan.foes;
  const pitch = second ? second[0] - first[0] : 0;
  return foes.map((foe, k) => ({ foe, at: [first[0] + (k + spare) * pitch, first[1] + (k % 2 ? 8 : 0)] }));
}

/** What can be held in a zone, each with its place: outposts, then towers, then posts. @param {Zone} zone @param {Plan} plan */
export function sitesAt(zone, plan) {
  const all = [
    ...zone.outposts.map((one) => ({ kind: "outpost", id: one.id, owner: one.owner, n: 1, good: null })),
    ...zone.towers.map((one) => ({ kind: "tower", id: one.id, owner: one.owner, n: one.n, good: null })),
    ...zone.posts.map((one) => ({ kind: "post", id: one.id, owner: null, n: 0, good: one.good })),
  ];
  return all.map((site, k) => ({ ...site, at: plan.sites[k] ?? plan.sites[0] }));
}

/** @param {number} i @returns {Point} */
export const quayAt = (i) => [12, 2 * SIDE + 36 + i * 50];
/** Stops lie in the middle of the west, outside the harbour. @param {number} i @returns {Point} */
export const stopAt = (i) => [8, SIDE + 66 + i * 62];

/** Boats in a zone, in the order of the seats. @param {View} view @param {string} zone */
export const boatsIn = ({ players }, zone) => players.flatMap(({ boat }, seat) => (boat === zone ? [seat] : []));

/** Where a boat lies. @param {View} view @param {number} seat @returns {Point} */
export function boatAt(view, seat) {
  const { boat, quay, stage } = view.players[seat];
  const i = QUAYS.findIndex(({ id }) => id === quay);
  if (stage === "home" || stage === "skull" || stage === "camp") {
    const [x, y] = stopAt(STOPS.indexOf(stage));
    const before = view.players.slice(0, seat).filter((other) => other.stage === stage).length;
    return [x + 34 + before * 26, y + 12];
  }
  if (view.phase === "town" && i >= 0) return [quayAt(i)[0] + 64, quayAt(i)[1] + 12];
  const plan = plansOf(view.players.length).get(boat ?? HARBOUR);
  return plan ? plan.berth(boatsIn(view, boat ?? HARBOUR).filter((other) => view.players[other].stage === "sea" || view.phase === "town").indexOf(seat)) : [0, 0]; // prettier-ignore
}

/** @type {Map<number, string>} */
const grounds = new Map();

/** The chart without what changes on it. @param {number} players */
export function groundOf(players) {
  const made = grounds.get(players) ?? drawn(players);
  grounds.set(players, made);
  return made;
}

/** @param {number} players */
function drawn(players) {
  const all = [...plansOf(players).values()];
  const south = 2 * SIDE;
  const isles = all.map(({ isle }, i) => shore(isle, { seed: 31 + i, step: 5, amp: 7, bays: 8 }));
  const town = shore(
    [
      [-90, south - 14],
      [6, south - 10],
      [30, south + 18],
      [34, south + 130],
      [30, south + 250],
      [24, south + 284],
      [-90, south + 290],
    ],
    { seed: 4, step: 6, amp: 4, bays: 8 },
  );
  const coasts = [...isles, town].map(polygon).join("");
  const calm = (/** @type {Point} */ p) =>
    all.every(
      ({ isle, sites, foes, letter }) =>
        [...isle, ...sites].every((q) => distance(p, q) > 66) &&
        foes.every((q) => distance(p, q) > 50) &&
        distance(p, letter) > 44,
    );
  const growth = all.flatMap(({ sites }) =>
    sites
      .slice(0, -1)
      .map(([x, y], k) => stamp(k % 2 ? "palm" : "tree", [(x + sites[k + 1][0]) / 2, (y + sites[k + 1][1]) / 2 - 12])),
  );
  const jetties = QUAYS.map((_, i) => {
    const y = quayAt(i)[1];
    return `<path class="jetty" d="M24 ${y - 5}H56V${y + 5}H24z"/><path class="jetty" d="M34 ${y - 5}v10M44 ${y - 5}v10"/>`;
  });
  const borders = [SIDE, 2 * SIDE].map((k) => `M${k}-10V${WHOLE + 10}M-10 ${k}H${WHOLE + 10}`).join("");
  return (
    `<defs>${stampDefs}${vesselDefs()}<path id="nassau-coasts" d="${coasts}"/><clipPath id="nassau-sheet"><rect x="${FRAME[0]}" y="${FRAME[1]}" width="${FRAME[2]}" height="${FRAME[3]}"/></clipPath>` +
    `<g id="enemy" data-of="nassau"><path class="enemy" d="M-33-29L-27-35H27L33-29V29L27 35H-27L-33 29z"/><path class="enemy-sky" d="M-29-27L-25-31H25L29-27V8H-29z"/><path class="enemy-rule" d="M-33 9H33"/><path class="strength-shield" d="M-27 13H-7V24C-7 29-12 32-17 34-22 32-27 29-27 24z"/></g></defs>` +
    `<g clip-path="url(#nassau-sheet)"><rect class="sea" x="${FRAME[0]}" y="${FRAME[1]}" width="${FRAME[2]}" height="${FRAME[3]}"/>${waterLines("nassau-coasts", [3.5, 8, 13, 19, 26])}` +
    `<g class="rhumbs">${rhumbs(2 * SIDE, SIDE, 1300)}</g>${waves(scatter([10, 10, WHOLE, WHOLE], 54, 3, calm))}<path class="border" d="${borders}"/>` +
    `<g class="rose" transform="translate(${2 * SIDE} ${SIDE})">${rose(30, { rings: false, winds: 8, lily: false })}</g>${serpent(SIDE, 2 * SIDE, 0.7)}${land("nassau-coasts")}${growth.join("")}${jetties.join("")}</g>` +
    `${sheet(FRAME, 500)}${neatline(FRAME, 8, 30)}`
  );
}

/** A quay's plate with its bonus. @param {number} i */
export function quayFace(i) {
  const [{ kind, n }] = QUAYS[i].bonus;
  return `<circle class="board-plate" r="16"/>${mark(kind, 0, 0, 21)}${n > 1 ? `<text class="num tally-n" x="12" y="15" font-size="17">${n}</text>` : ""}`;
}
