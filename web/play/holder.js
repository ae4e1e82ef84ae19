// Whose hand the device is in: this is the one place that knows. Whoever has lifted the curtain holds it, until somebody
// else has answered or taken something back, until the page is left, or until another tab has played on.
import { signal } from "@preact/signals";

/** @typedef {{id: string, people: number}} Shared  a table, and how many people share the device at it */

const holder = signal(/** @type {{table: string, seat: number} | null} */ (null));

/** What is for this person alone may be shown. @param {Shared} table @param {number} seat */
export const holds = ({ id, people }, seat) =>
  people === 1 || (holder.value?.table === id && holder.value.seat === seat);

/** How often the curtain came down. */
let lowered = 0;

/** The curtain is up for this person. @param {Shared} table @param {number} seat */
export const lift = ({ id }, seat) => void (holder.value = { table: id, seat });

export function lower() {
  lowered += 1;
  holder.value = null;
}

/** Lifts it once there is something to see: not if it came down meanwhile, for the device may be in other hands.
 * @param {Shared} table @param {number} seat @returns {() => boolean} whether it is up */
export function lifting(table, seat) {
  const before = lowered;
  return () => {
    if (before === lowered) lift(table, seat);
    return before === lowered;
  };
}

/** A person has answered, or has taken something back. @param {Shared} table @param {number} seat */
export function acts(table, seat) {
  if (!holds(table, seat)) lower();
}

document.addEventListener("visibilitychange", () => document.hidden && lower());
