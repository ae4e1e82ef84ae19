// What a tool holds: what was rolled, drawn and typed in, so that a locked phone or a closed page loses none of it.
import { signal } from "@preact/signals";
import { cleaned, isRecord } from "../../store/gate.js";

const KEY = "flibuste.tools";

/** @returns {Record<string, any>} */
function stored() {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return isRecord(value) ? cleaned(value) : {};
  } catch {
    return {};
  }
}

const kept = signal(stored());

/** @param {string} id @param {any} value  plain data; undefined forgets it */
export function keep(id, value) {
  kept.value = { ...kept.peek(), [id]: value };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept.value));
  } catch {
    // it lives as long as the page
  }
}

/** What this tool holds; `first` where nothing is kept yet, or something of another shape.
 * @template {object} T @param {string} id @param {() => T} first
 * @returns {[T, (next: T) => void]} */
export function useKept(id, first) {
  const value = kept.value[id];
  const now = value && typeof value === "object" && Array.isArray(value) === Array.isArray(first()) ? value : first();
  return [now, (next) => keep(id, next)];
}
