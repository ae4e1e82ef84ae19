// Whose hand the device is in: this is the one place that knows. Whoever has lifted the curtain holds it, until somebody
// else has answered or taken something back, until the page is left, or until another tab has played on.
import { signal } from "@preact/signals";

/** a table, and how many people share the device at it */
type Shared = { id: string; people: number };

const holder = signal<{ table: string; seat: number } | null>(null);

/** What is for this person alone may be shown. */
export const holds = ({ id, people }: Shared, seat: number) =>
  people === 1 || (holder.value?.table === id && holder.value.seat === seat);

/** How often the curtain came down. */
let lowered = 0;

/** The curtain is up for this person. */
export const lift = ({ id }: Shared, seat: number) => void (holder.value = { table: id, seat });

export function lower() {
  lowered += 1;
  holder.value = null;
}

/** Lifts it once there is something to see: not if it came down meanwhile, for the device may be in other hands.
 * @returns whether it is up */
export function lifting(table: Shared, seat: number): () => boolean {
  const before = lowered;
  return () => {
    if (before === lowered) lift(table, seat);
    return before === lowered;
  };
}

/** A person has answered, or has taken something back. */
export function acts(table: Shared, seat: number) {
  if (!holds(table, seat)) lower();
}

document.addEventListener("visibilitychange", () => document.hidden && lower());
