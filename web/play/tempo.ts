// How fast it is told what bots do: until a person is asked again, each of them gets a fair share of the time.
import { itemAt } from "../lists.ts";

/** So long a person waits for the next question at most, in milliseconds at speed 2. */
const PATIENCE = 12000;
/** Where so many bots play in a row, all is told at this share of the written times. */
const BASES = [1, 1, 1, 0.8, 0.65, 0.5];
/** Whoever takes longer than one's own share is told faster and faster, down to this. */
const LEAST = 0.12;

/** How many bots play one after the other around a seat; 0 where a person sits there, or nowhere. */
export function row(seats: { bot: string | null }[], turn: number) {
  if (!seats[turn]?.bot || seats.every(({ bot }) => bot)) return 0;
  let many = 1;
  for (const step of [1, seats.length - 1])
    for (let at = (turn + step) % seats.length; seats[at]?.bot; at = (at + step) % seats.length) many += 1;
  return many;
}

/** The share of the written times at which a turn is told: it is the nth of so many, and a person has waited for so long.
 * @param waited  in milliseconds at speed 2
 * @param most  that one turn may take, where a game has many and long ones */
export function tempo(nth: number, many: number, waited: number, most: number = PATIENCE) {
  const share = Math.min(most, PATIENCE / many);
  const left = share * Math.min(nth, many) - waited;
  return itemAt(BASES, Math.min(many, BASES.length - 1)) * Math.min(1, Math.max(LEAST, left / (share / 2)));
}
