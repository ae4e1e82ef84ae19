// A ship with what is on it: sails by masts, life pegs and guns on the board under the keel.
import { emblemOf, tokenOf } from "../../art/colours.ts";
import { vessel } from "../../art/vessels.ts";
import type { Seat } from "../../play/types.ts";
import { data } from "./squares.ts";
import type { Ship } from "./view.d.ts";

/** Three holes for lives, two for cannons. */
export function pegs({ lives, cannons }: Pick<Ship, "lives" | "cannons">, x: number, y: number) {
  const hearts = Array.from(
    { length: data.limits.lives },
    (_, n) => `<circle class="peg${n < lives ? "" : " gone"}" cx="${-14.2 + n * 7.8}" r="3.2"/>`,
  );
  const guns = Array.from(
    { length: data.limits.cannons },
    (_, n) =>
      `<rect class="gun${n < cannons ? "" : " gone"}" x="${6.4 + n * 7}" y="-3" width="5.400" height="6" rx=".8"/>`,
  );
  return `<g class="pegs" transform="translate(${x} ${y})"><rect class="peg-board" x="-20.500" y="-5.200" width="41" height="10.400" rx="5.200"/>${hearts.join("")}${guns.join("")}</g>`;
}

export const sloop = ({ lives, cannons, masts }: Ship, seat: Seat) =>
  `${vessel({ colour: tokenOf(seat.colour), emblem: emblemOf(seat), size: 0.66, masts }, -1, 8)}${pegs({ lives, cannons }, 0, 15.5)}`;
