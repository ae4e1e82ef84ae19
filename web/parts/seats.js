// A seat at the table: its disc (colour and emblem), and its name, which is data.
import { draw } from "../art/draw.js";
import { chip } from "../art/pieces.js";
import { emblemOf, tokenOf } from "../art/colours.js";
import { Icon } from "./icon.js";
import { html } from "./html.js";

/** @typedef {{name: string, colour: string, emblem?: string | null, bot?: string | null}} Seat */

/** @param {{seat: {colour: string, emblem?: string | null}, size?: number}} props */
export const Disc = ({ seat, size = 28 }) => draw(chip({ colour: tokenOf(seat.colour), emblem: emblemOf(seat), size }));

/** The longest word of some names, in letters: it is not to be broken. @param {string[]} names */
export const longest = (names) => Math.max(...names.flatMap((name) => name.split(/[\s-]/)).map((word) => word.length));

/** Disc and name; a bot has its wind-up mark. @param {{seat: Seat, size?: number}} props */
export const SeatName = ({ seat, size }) =>
  html`<span class="seat-tag"
    ><${Disc} seat=${seat} size=${size} /><b class="who-name" dir="auto">${seat.name}</b>${
      seat.bot && html`<${Icon} name="bot" size=${16} />`
    }</span
  >`;
