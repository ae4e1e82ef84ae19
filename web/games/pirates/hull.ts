// A ship from above, bow up, around her own middle: the outline is the rules' own, everything in it is ornament.
import { emblemOf, tokenOf } from "../../art/colours.ts";
import { at, type Point, r } from "../../art/geometry.ts";
import type { Seat } from "../../play/types.ts";
import { bodyOf } from "./sea.ts";
import type { Ship } from "./view.d.ts";

/** A line through points that are given ahead and to starboard. */
const outline = (points: Point[]) => `M${points.map(([a, b]) => `${r(b)} ${r(-a)}`).join("L")}z`;

export const hullPath = (card: string) => outline(bodyOf(card).hull);

/** The sail of a mast, swollen by a wind from astern. */
const sailPath = (half: number) => {
  const w = half || 7;
  return `M${-w - 4} 3.4C${-w + 1}-5.6 ${w - 1}-5.6 ${w + 4} 3.4C${w - 2} .4 ${-w + 2} .4 ${-w - 4} 3.4z`;
};

function deck({ length, beam }: { length: number; beam: number }) {
  const [l, w] = [length / 2, beam / 2 - 3.4];
  return `<path class="deck" d="M0 ${r(-l + 9)}C${r(w * 0.7)} ${r(-l * 0.72)} ${r(w)} ${r(-l * 0.42)} ${r(w)} ${r(-l * 0.2)}V${r(l * 0.66)}L${r(w * 0.72)} ${r(l - 3)}H${r(-w * 0.72)}L${r(-w)} ${r(l * 0.66)}V${r(-l * 0.2)}C${r(-w)} ${r(-l * 0.42)} ${r(-w * 0.7)} ${r(-l * 0.72)} 0 ${r(-l + 9)}z"/><path class="plank" d="M0 ${r(-l + 13)}V${r(l - 4)}M-3 ${r(-l * 0.45)}V${r(l - 4)}M3 ${r(-l * 0.45)}V${r(l - 4)}"/>`;
}

/** What lives has scales and eyes, not planks. */
function scales({ length, beam }: { length: number; beam: number }) {
  const [l, w] = [length / 2, beam / 2 - 3];
  const rows = Math.max(2, Math.floor(length / 9));
  let d = "";
  for (let i = 1; i < rows; i++) {
    const y = r(-l + 8 + (i * (length - 14)) / rows);
    d += `M${r(-w * 0.8)} ${y}q${r(w * 0.4)} 4 ${r(w * 0.8)} 0t${r(w * 0.8)} 0`;
  }
  return `<path class="scale" d="${d}"/><circle class="eye" cx="${r(-w * 0.36)}" cy="${r(-l + 13)}" r="1.8"/><circle class="eye" cx="${r(w * 0.36)}" cy="${r(-l + 13)}" r="1.8"/>`;
}

/** A raft of beams. */
function beams({ length, beam }: { length: number; beam: number }) {
  const [l, w] = [length / 2 - 3, beam / 2 - 3];
  let d = `M${r(-w)} ${r(-l * 0.5)}H${r(w)}M${r(-w)} ${r(l * 0.5)}H${r(w)}`;
  for (let x = -w + 4; x < w; x += 5) d += `M${r(x)} ${r(-l)}V${r(l)}`;
  return `<path class="plank" d="${d}"/>`;
}

const FLAME =
  '<path class="flame" d="M0 7C-5 7-7 3.5-7 0-7-5-3-6-2.500-12 2-10 3-7 2.500-4 4-4.500 4.500-6 4.500-7 6.500-5 7.500-2.500 7.500.5 7.500 4.500 4.500 7 0 7z"/>';
const STUMP = '<circle class="stump" r="3.4"/><path class="stump-cross" d="M-4-4l8 8M4-4l-8 8"/>';

function rig(card: string, masts: number[]) {
  const body = bodyOf(card);
  const sail = sailPath(body.sail);
  return body.masts
    .map(([a, b]: Point, k: number) => {
      const on = masts[k];
      const mark =
        on === 1 ? `<path class="sail-halo" d="${sail}"/><path class="sail" d="${sail}"/>` : on ? FLAME : STUMP;
      return `<g transform="${at(b, -a)}">${mark}</g>`;
    })
    .join("");
}

const WITHIN: Record<string, typeof deck> = { ship: deck, flotilla: beams };

/** @param seat  null of a wreck */
export function hull(card: string, masts: number[], seat: Seat | null) {
  const body = bodyOf(card);
  const d = hullPath(card);
  const inner = (WITHIN[body.kind] ?? scales)(body);
  const size = Math.min(body.beam - 5, 12);
  const emblem = seat
    ? `<use class="emblem" href="#e-${emblemOf(seat)}" x="${r(-size / 2)}" y="${r(body.length * 0.4 - size / 2)}" width="${r(size)}" height="${r(size)}"/>`
    : "";
  return `<path class="hull-halo" d="${d}"/><path class="gunwale" d="${d}"/>${inner}${emblem}${rig(card, masts)}`;
}

/** A ship as she lies on the table. */
export function hullOf(ship: Ship, seats: Seat[]) {
  const seat = ship.owner === null ? null : (seats[ship.owner] ?? null);
  const body = bodyOf(ship.card);
  const blades = ship.state.includes("blades")
    ? (body.blades ?? []).map((blade: Point[]) => `<path class="blade" d="${outline(blade)}"/>`).join("")
    : "";
  const adrift = !ship.state.includes("derelict") ? "" : `<path class="adrift" d="${hullPath(ship.card)}"/>`;
  return `${blades}${hull(ship.card, ship.masts, seat)}${adrift}`;
}

/** Where she would lie. */
export function ghost(card: string, masts: number[]) {
  const body = bodyOf(card);
  const d = hullPath(card);
  const sail = sailPath(body.sail);
  const sails = body.masts.map(([a, b]: Point, k: number) =>
    masts[k] ? `<path class="ghost-sail" transform="${at(b, -a)}" d="${sail}"/>` : "",
  );
  return `<path class="ghost-halo" d="${d}"/><path class="ghost-hull" d="${d}"/>${sails.join("")}`;
}

/** Masts that all stand. */
export const unhurt = (card: string): number[] => bodyOf(card).masts.map(() => 1);

/** The same ship on her side, bow to the right: in a button. One that nobody sees yet only keeps her place. */
export function sideways(
  card: string,
  masts: number[],
  seat: Seat | null,
  w: number = 84,
  h: number = 30,
  seen: boolean = true,
) {
  const { length, beam } = bodyOf(card);
  const scale = Math.min(1, (w - 4) / length);
  // a creature is broader than a ship
  h = Math.max(h, Math.ceil(beam * scale) + 10);
  const body = seen ? `<g transform="rotate(90) scale(${r(scale * 100) / 100})">${hull(card, masts, seat)}</g>` : "";
  return `<svg class="ship-icon" data-colour="${seat ? tokenOf(seat.colour) : ""}" viewBox="${-w / 2} ${-h / 2} ${w} ${h}" width="${w}" height="${h}" aria-hidden="true">${body}</svg>`;
}
