// A ship as it lies on the table: sails, weapons, sailors with their animals, what is aboard, the crew on deck, the holds.
import { emblemOf, tokenOf } from "../../art/colours.js";
import { ink } from "../../art/draw.js";
import { chip } from "../../art/pieces.js";
import { html } from "../../parts/html.js";
import { t } from "../../store/words.js";
import { mark } from "./glyphs.js";
import { Estate } from "./estate.js";
import { GOODS, ITEMS, WEAPONS, data } from "./things.js";

/** @typedef {import("./things.js").View} View */
/** @typedef {import("./things.js").Player} Player */
/** @typedef {import("./things.js").Seat} Seat */
/** @typedef {import("../../play/types.js").BoardProps<View>} BoardProps */
/** @typedef {import("../../play/types.js").Lights} Lights */

const W = 360;
const H = 236;
const { holds: HOLDS, sails: SAILS } = { holds: data.limits.holds, sails: data.limits.sails_incl_flag };
const SEATS = data.limits.sailors_incl_start;
const { crates_per_hold: PER_HOLD, provisions_per_hold: RATIONS } = data.limits;

/** @param {number} i */
const column = (i) => 25 + i * 42;
/** @param {number} i */
const aside = (i) => 240 + i * 26;

/** A mark and its count below. @param {string} kind @param {number} x @param {number} y @param {number} n */
const counted = (kind, x, y, n) =>
  `<g class="${n ? "" : "none"}">${mark(kind, x, y, 22)}<text class="num" x="${x}" y="${y + 27}" font-size="15">${n}</text></g>`;

/** @param {Player} player */
const rigging = (player) =>
  Array.from({ length: SAILS }, (_, i) => mark("sail", column(i), 26, 36, i < player.sails ? "own" : "lacks")).join(
    "",
  ) + WEAPONS.map((kind, i) => counted(kind, aside(i), 18, player.weapons[kind])).join("");

/** A sailor's seat, with the animal at its corner. @param {Player} player @param {number} i */
function seatDrawing(player, i) {
  const animal = player.animals[i];
  const sailor = player.sailors[i];
  const tired = animal && player.tired.includes(animal);
  return (
    `<circle class="crew-seat${sailor ? " manned" : ""}" r="19"/>${sailor ? mark("sailor", -3, -3, 24) : ""}` +
    (animal
      ? `<g class="beast${tired ? " tired" : ""}${sailor ? "" : " waits"}" transform="translate(10 9)"><circle r="12.500"/>${mark(`animal-${animal}`, 0, 0, 19)}</g>`
      : "")
  );
}

/** What lies in the holds, hold by hold. @param {Player} player @returns {{kind: string, n: number}[]} */
export function stowed(player) {
  /** @param {string} kind @param {number} n @param {number} most */
  const split = (kind, n, most) =>
    Array.from({ length: Math.ceil(n / most) }, (_, i) => ({ kind, n: Math.min(most, n - i * most) }));
  const goods = GOODS.flatMap((kind) => split(kind, player.goods[kind], 1));
  return [...split("crate", player.crates, PER_HOLD), ...split("provision", player.provisions, RATIONS), ...goods];
}

/** @param {{kind: string, n: number}} load */
function loadDrawing({ kind, n }) {
  if (GOODS.includes(kind)) return `<g class="good good-${kind}"><circle r="17"/>${mark(kind, 0, 0, 24)}</g>`;
  const spots =
    n > 3
      ? [
          [-13, -10],
          [13, -10],
          [-13, 12],
          [13, 12],
        ]
      : n > 1
        ? [
            [-13, -9],
            [13, -9],
            [0, 12],
          ]
        : [[0, 0]];
  return spots
    .slice(0, n)
    .map(([x, y]) => mark(kind, x, y, 21))
    .join("");
}

/** The hull cut open. With a working rat one hold carries two loads. @param {Player} player */
function hull(player) {
  const loads = stowed(player);
  const bays = Array.from({ length: HOLDS }, (_, i) => {
    const x = 12 + i * 67;
    const open = i < player.holds;
    const [load, more] = [loads[i], i === player.holds - 1 ? loads[player.holds] : undefined];
    const inside = load
      ? `<g transform="translate(${x + (more ? 18 : 32)} 205)${more ? " scale(.7)" : ""}">${loadDrawing(load)}</g>${more ? `<g transform="translate(${x + 47} 205) scale(.7)">${loadDrawing(more)}</g>` : ""}`
      : "";
    return `<rect class="hold${open ? "" : " closed"}" x="${x}" y="180" width="64" height="50" rx="3"/>${open ? inside : `<path class="planks" d="M${x} 196h64M${x} 214h64"/>`}`;
  });
  return `<path class="ship-hull" d="M4 172H356L346 236H14Z"/>${bays.join("")}`;
}

/** Pirates who stand, and those who lie. @param {Player} player @param {Seat} seat */
function deck(player, seat) {
  const looks = { colour: tokenOf(seat.colour), emblem: emblemOf(seat), size: 24 };
  const all = player.standing + player.laid;
  const step = Math.min(27, 300 / Math.max(1, all));
  return Array.from({ length: all }, (_, i) => {
    const x = 14 + i * step;
    const lies = i >= player.standing;
    return `<g class="${lies ? "lies" : "stands"}" transform="translate(${x} ${lies ? 146 : 138})${lies ? " scale(1 .6)" : ""}">${chip(looks)}</g>`;
  }).join("");
}

/** @param {{view: View, seats: Seat[], seat: number, lights?: Lights, decision?: BoardProps["decision"], onPlace?: (place: string) => void}} props */
export function ShipBoard({ view, seats, seat, lights = () => "", decision, onPlace }) {
  const player = view.players[seat];
  const items = ITEMS.map((kind, i) => counted(kind, aside(i), 78, player.items[kind])).join("");
  const asked = (/** @type {string} */ place) => decision?.options.some(({ at }) => at === place);
  /** @param {MouseEvent} event */
  const onClick = (event) => {
    const place = /** @type {Element} */ (event.target).closest("[data-place]")?.getAttribute("data-place");
    if (place) onPlace?.(place);
  };
  const places = Array.from({ length: SEATS }, (_, i) => {
    const place = `seat:${seat}:${i}`;
    const light = asked(place) ? lights(place) : "";
    const name = placeName(place, view);
    return html`<g
      key=${place}
      class=${`crew-at ${light}`}
      data-place=${onPlace ? place : undefined}
      role=${onPlace ? "button" : "img"}
      tabindex=${onPlace ? "-1" : undefined}
      aria-label=${name && t(name.key, name.args, seats)}
      transform=${`translate(${column(i)} 84)`}
      ...${ink(seatDrawing(player, i))}
    />`;
  });
  return html`<svg
    class="ship-board"
    viewBox=${`0 0 ${W} ${H}`}
    role="group"
    aria-label=${t("play-nassau-ship-of", { seat: { seat } }, seats)}
    onClick=${onClick}
  >
    <g aria-hidden="true" ...${ink(hull(player))} />
    <g aria-hidden="true" ...${ink(rigging(player) + items)} />
    <g>${places}</g>
    <g aria-hidden="true" ...${ink(`<path class="deck-rail" d="M4 166H356M4 170H356"/>${deck(player, seats[seat])}`)} />
    <text class="num reserve" x="346" y="157" text-anchor="end" font-size="14" aria-hidden="true">
      ${player.reserve}
    </text>
    <g aria-hidden="true" ...${ink(mark("crate", 352 - 36, 152, 17, "soft"))} />
  </svg>`;
}

/** The ship of whoever is asked, or has the turn. @param {BoardProps} props */
export function Ship({ view, seats, turn, lights, onPlace, decision, viewer = null }) {
  const seat = decision?.seat ?? turn;
  return html`<div class="ship-picture" tabindex="0" role="group" aria-label=${t("play-nassau-picture-ship")}>
    <h2 class="sr">${t("play-nassau-ship-of", { seat: { seat } }, seats)}</h2>
    <${ShipBoard} view=${view} seats=${seats} seat=${seat} lights=${lights} decision=${decision} onPlace=${onPlace} />
    <${Estate} view=${view} seats=${seats} seat=${seat} viewer=${viewer} />
  </div>`;
}

/** A place aboard, in words. @param {string} place @param {View} view @returns {import("../../play/types.js").Said | null} */
export function placeName(place, view) {
  const [kind, seat, i] = place.split(":");
  if (kind !== "seat" || !view.players[Number(seat)]) return null;
  const player = view.players[Number(seat)];
  const animal = player.animals[Number(i)];
  return {
    key: "play-nassau-seat",
    args: {
      place: Number(i) + 1,
      sailor: player.sailors[Number(i)] ? "yes" : "no",
      animal: animal ? { word: `nassau-animal-${animal}` } : "",
      beast: animal ? (player.tired.includes(animal) ? "tired" : "yes") : "no",
    },
  };
}
