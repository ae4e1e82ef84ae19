// What people here come for, so that home can put it first. Small, and needed by the first picture, so it lives in
// localStorage; it is no secret, and losing it costs a look down the page.
import { isRecord } from "./gate.ts";

const KEY = "flibuste.habits";
/** What is left of a habit when something else is done: the last few evenings count, not the first. */
const FADES = 0.85;
const LEAST = 0.01;

/** how much each is in use: "play", "score", "tools", and "play.<game>" */
export type Habits = Record<string, number>;

function stored(): Habits {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const entries = isRecord(value) ? Object.entries(value) : [];
    return Object.fromEntries(
      entries.filter((it): it is [string, number] => typeof it[1] === "number" && it[1] > 0 && it[1] < 100),
    );
  } catch {
    return {};
  }
}

/** As it stands now: whoever shows it keeps it, so that nothing moves under a finger. */
export const habits = stored;

/** Somebody has come for this. @param what  "play", "score" or "tools" */
export function came(what: string, game?: string) {
  const faded = Object.entries(stored()).map(([one, n]) => [one, n * FADES]);
  const next = Object.fromEntries(faded.filter(([, n]) => Number(n) > LEAST));
  for (const one of game ? [what, `${what}.${game}`] : [what]) next[one] = (next[one] ?? 0) + 1;
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // home stays as it was
  }
}

/** Those most in use first, the others as they were. */
export const byHabit = <T>(all: T[], nameOf: (one: T) => string, now: Habits) =>
  [...all].sort((a, b) => (now[nameOf(b)] ?? 0) - (now[nameOf(a)] ?? 0));
