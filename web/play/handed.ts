// What of an event people do on the real table, and who is told to. Nothing is drawn or kept here, so that
// tests/contract/test_handed.py can ask it.
import { itemAt } from "../lists.ts";
import type { Event, Seat } from "./types.ts";

/** `seat`: the bot; null: what no captain sails. `other`: with whom this seat settles it, both with real hands. */
export type Handed = { seat: number | null; other: number | null };
/** The events that move nothing on a real table (`idle`: this one does not), those in which something hidden changes
 * hands, and those with which somebody's own card begins to work. */
export type Physical = {
  still?: readonly string[];
  idle?: (event: Event) => boolean;
  unseen?: readonly string[];
  turnsUp?: readonly string[];
};

const seatIn = (arg: unknown) => (arg as { seat?: number } | undefined)?.seat;

/** Whether it changes something on a real table. */
export const touches = (event: Event, { still = [], idle, unseen = [] }: Physical) =>
  unseen.includes(event.key) || Boolean(event.change?.length && !still.includes(event.key) && !idle?.(event));

/** Whose doing the last of these events of an entry is: in a person's turn that has come meanwhile, or in which they have turned up
 * a card since the entry began, it comes of that card of their own.
 * @param by  whose entry it is
 * @param began  whose turn it was when the entry began */
export function doneBy(
  by: number,
  began: number,
  turn: number,
  seats: Seat[],
  events: Event[],
  { turnsUp = [] }: Physical,
): number {
  const isOwn = turn !== began || events.some(({ key, args }) => turnsUp.includes(key) && seatIn(args.seat) === turn);
  return isOwn && seats[turn] && !seats[turn].bot ? turn : by;
}

/** Who is told to do it; null: whoever has moved does it unasked.
 * @param by  whose entry it is
 * @param turn  whose turn it was */
export function handed(event: Event, by: number, turn: number, seats: Seat[], physical: Physical): Handed | null {
  if (!touches(event, physical)) return null;
  const two = physical.unseen?.includes(event.key) ? between(event, seats) : null;
  if (two) return two;
  const seat = event.change?.length ? doer(event, by, turn, seats) : undefined;
  return seat === undefined ? null : { seat, other: null };
}

/** Whose doing it is; undefined: a person's, who has moved. All that a bot's move leads to is done for whichever bot has the turn. */
function doer({ args, data = {} }: Event, by: number, turn: number, seats: Seat[]): number | null | undefined {
  if (seats[by]?.bot) return seats[turn]?.bot ? turn : null;
  const said = args.seat ?? args.captain;
  const seat = said ? seatIn(said) : "ship" in data && typeof data.ship === "number" ? data.ship : by;
  if (seat === undefined || !seats[seat]) return null;
  return seats[seat].bot === null ? undefined : seat;
}

/** The two real hands of which one takes something hidden from the other. */
function between({ args }: Event, seats: Seat[]): Handed | null {
  const [seat, other, third] = Object.values(args)
    .map(seatIn)
    .filter((seat) => seat !== undefined);
  if (seat === undefined || other === undefined || third !== undefined) return null;
  return itemAt(seats, seat).keeps && itemAt(seats, other).keeps ? { seat, other } : null;
}
