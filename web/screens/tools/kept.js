// What was rolled and drawn, so that a locked phone or a closed page loses none of it.
import { signal } from "@preact/signals";

/** @typedef {{at: number, what: "roll" | "draw" | "shuffle", got: string[]}} Roll */
/** @typedef {{rolls: Roll[], out: string[], options: Record<string, any>, many: number, copies: Record<string, number>}} Kept */

const KEY = "flibuste.devices";
const LONG = 300;

/** @returns {Record<string, Kept>} */
function stored() {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return value && typeof value === "object" ? value : {};
  } catch {
    return {};
  }
}

/** By device. */
export const kept = signal(stored());

/** @param {string} id @param {Kept} now */
export function keep(id, now) {
  kept.value = { ...kept.peek(), [id]: { ...now, rolls: now.rolls.slice(-LONG) } };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.value));
  } catch {
    // the history lives as long as the page
  }
}
