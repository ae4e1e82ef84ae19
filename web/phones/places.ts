// Where other devices are at a table: at the seat of a person, by its number, or at none, where they only watch. Codes, lines and
// tokens know both by one number, the place.
import type { Standing } from "./messages.ts";
import { isCount } from "./sound.ts";

const SEATS = 12;
const WATCHING = 128;
const WATCHERS = 8;

/** @returns null: nobody sits there, the device only watches */
export const seatAt = (place: number): number | null => (place < WATCHING ? place : null);

export const isPlace = (value: unknown): value is number =>
  isCount(value, SEATS - 1) || (isCount(value, WATCHING + WATCHERS - 1) && value >= WATCHING);

/** How many places a table has. */
export const PLACES = SEATS + WATCHERS;

/** For one more device that watches; null where there are enough. */
export function freeToWatch(taken: readonly number[]): number | null {
  const all = Array.from({ length: WATCHERS }, (_, i) => WATCHING + i);
  return all.find((place) => !taken.includes(place)) ?? null;
}

/** Whoever plays there is not at the table, and comes back by a code. */
export const isMissing = (standing: Standing | null | undefined) =>
  standing === "open" || standing === "gone" || standing === "left";

/** What is refused to whoever asks for a seat that it has not. */
export const NOT_YOURS = { kind: "barred", key: "core-barred-not-yours", args: {}, rule: null };
