// What a person has set once for this device. Kept in localStorage because the first paint needs it, and it must
// be read without waiting.
import { effect, signal, type Signal } from "@preact/signals";
import { languages } from "../spoken.ts";

const KEY = "flibuste.settings";

function stored(): Record<string, unknown> {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return value && typeof value === "object" ? value : {};
  } catch {
    return {};
  }
}

const before = stored();
const reduced = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;

/** what was stored by hand, or by another version, may hold anything */
type Fits = (value: unknown) => boolean;

const all: Map<string, { signal: Signal; fits: Fits }> = new Map();

function setting<T>(name: string, standard: T, fits: Fits): Signal<T> {
  const it = signal((name in before && fits(before[name]) ? before[name] : standard) as T);
  all.set(name, { signal: it, fits });
  return it;
}

const flag = (name: string, standard: boolean) => setting(name, standard, (value) => typeof value === "boolean");

/** @param among  the first is the standard */
const choice = <T>(name: string, among: readonly [T, ...T[]]) =>
  setting(name, among[0], (value) => among.includes(value as T));

const number = (name: string, standard: number, low: number, high: number) =>
  setting(name, standard, (value) => Number.isInteger(value) && Number(value) >= low && Number(value) <= high);

export const language = choice("language", ["auto", ...languages.map(({ id }) => id)]);
export const theme = choice<"system" | "day" | "night">("theme", ["system", "day", "night"]);
/** In percent. */
export const textSize = number("textSize", 100, 100, 200);
/** 0 at once, 1 brisk, 2 told, 3 slow. */
export const speed = number("speed", reduced ? 0 : 2, 0, 4);
export const confirmMoves = flag("confirmMoves", false);
export const letterKeys = flag("letterKeys", true);
export const sound = flag("sound", false);
/** What a bot does at a real table is read aloud. */
export const aloud = flag("aloud", false);
export const vibration = flag("vibration", true);
export const keepAwake = flag("keepAwake", true);
/** The device lies flat between the people; and who of them sits opposite, by name. */
export const flat = flag("flat", false);
export const sides = setting("sides", {} as Record<string, boolean>, (value) => {
  if (typeof value !== "object" || !value) return false;
  const words = Object.entries(value);
  return words.length < 200 && words.every(([name, it]) => name.length <= 200 && typeof it === "boolean");
});

/** Every setting, for a backup. */
export const settingsNow = () => Object.fromEntries([...all].map(([name, it]) => [name, it.signal.value]));

/** Takes settings from a backup or another tab; what does not fit stays as it is. */
export function takeSettings(from: Record<string, unknown>) {
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
