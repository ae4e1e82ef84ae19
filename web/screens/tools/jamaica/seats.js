// Who sits where at a table of Jamaica, from the Captain of the first round to the left: shared by its tools.
import { games } from "../../../store/engine.js";
import { names } from "../../../store/roster.js";
import { mostApart } from "../../../art/colours.js";
import { useKept } from "../kept.js";

/** @typedef {import("../../../parts/captain-slip.js").Captain} Captain */
/** @typedef {{seats: Captain[], first: number, round: number}} Table `first`: the seat of the first Captain */

export const colours = () =>
  mostApart(games.value.find(({ name }) => name === "jamaica")?.colours ?? ["red", "blue", "yellow", "black"]);

/** The next who sits down. @param {Captain[]} seats @returns {Captain} */
export function newcomer(seats) {
  const known = names.peek().find(({ name }) => !seats.some((seat) => seat.name === name));
  const free = colours().filter((colour) => !seats.some((seat) => seat.colour === colour));
  const colour = known && free.includes(known.colour) ? known.colour : free[0];
  return { name: known?.name ?? "", colour, emblem: known?.emblem ?? null };
}

/** @returns {Table} */
function fresh() {
  /** @type {Captain[]} */
  const seats = [];
  while (seats.length < 4) seats.push(newcomer(seats));
  return { seats, first: 0, round: 1 };
}

/** @returns {[Table, (table: Table) => void]} */
export function useTable() {
  const [kept, set] = useKept("jamaica.round.face", fresh);
  return [Array.isArray(kept.seats) ? kept : fresh(), set];
}
