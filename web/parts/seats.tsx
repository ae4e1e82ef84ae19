// A seat at the table: its disc (colour and emblem), and its name, which is data.
import { draw } from "../art/draw.ts";
import { chip } from "../art/pieces.ts";
import { emblemOf, tokenOf } from "../art/colours.ts";
import { Icon } from "./icon.ts";

type Seat = { name: string; colour: string; emblem?: string | null; bot?: string | null };

export const Disc = ({ seat, size = 28 }: { seat: { colour: string; emblem?: string | null }; size?: number }) =>
  draw(chip({ colour: tokenOf(seat.colour), emblem: emblemOf(seat), size }));

/** The longest word of some names, in letters: it is not to be broken. */
export const longest = (names: string[]) =>
  Math.max(...names.flatMap((name) => name.split(/[\s-]/)).map((word) => word.length));

/** Disc and name; a bot has its wind-up mark. */
export const SeatName = ({ seat, size }: { seat: Seat; size?: number }) => (
  <span class="seat-tag">
    <Disc seat={seat} size={size} />
    <b class="who-name" dir="auto">
      {seat.name}
    </b>
    {seat.bot && <Icon name="bot" size={16} />}
  </span>
);
