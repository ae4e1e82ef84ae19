// What a person has set once for this device. Kept in localStorage because the first paint needs it, and it must
// be read without waiting.
import { effect, signal } from "@preact/signals";

const KEY = "flibuste.settings";

/** @returns {Record<string, unknown>} */
function stored() {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return value && typeof value === "object" ? value : {};
  } catch {
    return {};
  }
}

const before = stored();
const reduced = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;

/** @typedef {(value: unknown) => boolean} Fits  what was stored by hand, or by another version, may hold anything */

/** @type {Map<string, {signal: import("@preact/signals").Signal<any>, fits: Fits}>} */
const all = new Map();

/**
 * @template T
 * @param {string} name
 * @param {T} standard
 * @param {Fits} fits
 * @returns {import("@preact/signals").Signal<T>}
 */
function setting(name, standard, fits) {
  const it = signal(/** @type {T} */ (name in before && fits(before[name]) ? before[name] : standard));
  all.set(name, { signal: it, fits });
  return it;
}

/** @param {string} name @param {boolean} standard */
const flag = (name, standard) => setting(name, standard, (value) => typeof value === "boolean");

/** @template T @param {string} name @param {T[]} among the first is the standard */
const choice = (name, among) => setting(name, among[0], (value) => among.includes(/** @type {T} */ (value)));

/** @param {string} name @param {number} standard @param {number} low @param {number} high */
const number = (name, standard, low, high) =>
  setting(name, standard, (value) => Number.isInteger(value) && Number(value) >= low && Number(value) <= high);

export const language = choice("language", /** @type {("auto" | "en" | "fr")[]} */ (["auto", "en", "fr"]));
export const theme = choice("theme", /** @type {("system" | "day" | "night")[]} */ (["system", "day", "night"]));
/** In percent. */
export const textSize = number("textSize", 100, 100, 200);
/** 0 at once, 1 brisk, 2 told, 3 slow. */
export const speed = number("speed", reduced ? 0 : 2, 0, 4);
export const confirmMoves = flag("confirmMoves", false);
export const letterKeys = flag("letterKeys", true);
export const sound = flag("sound", false);
export const vibration = flag("vibration", true);
export const keepAwake = flag("keepAwake", true);
/** The device lies flat between the people; and who of them sits opposite, by name. */
export const flat = flag("flat", false);
export const sides = setting("sides", /** @type {Record<string, boolean>} */ ({}), (value) => {
  if (typeof value !== "object" || !value) return false;
  const words = Object.entries(value);
  return words.length < 200 && words.every(([name, it]) => name.length <= 200 && typeof it === "boolean");
});

/** Every setting, for a backup. */
export const settingsNow = () => Object.fromEntries([...all].map(([name, it]) => [name, it.signal.value]));

/** Takes settings from a backup or another tab; what does not fit stays as it is.
 * @param {Record<string, unknown>} from */
export function takeSettings(from) {
  for (const [name, it] of all) if (name in from && it.fits(from[name])) it.signal.value = from[name];
}

let first = true;
effect(() => {
  const text = JSON.stringify(settingsNow());
  if (first) {
    first = false;
    return;
  }
  try {
    localStorage.setItem(KEY, text);
  } catch {
    // storage is blocked: the settings hold until the page is closed, and the storage notice says so
  }
});

// two tabs show the same settings
globalThis.addEventListener?.("storage", (event) => {
  if (event.key === KEY) takeSettings(stored());
});
