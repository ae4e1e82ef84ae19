// Who has played here, and how the last game was set up: small, and needed at once by the new-game form, so it lives
// in localStorage. Losing it costs some typing, never a game.
import { signal } from "@preact/signals";
import { type Fields, isRecord, knownOf, setupOf } from "./gate.ts";
import type { Options } from "./games.ts";

export type Known = { name: string; colour: string; emblem: string | null; last: number };
/** `keeps`: the person holds real cards. */
export type Seat = { name: string; bot: string | null; colour: string; emblem: string | null; keeps?: boolean };
export type Setup = { seats: Seat[]; options: Options; box?: { from: string[] } };

export { NAME_LIMIT } from "./gate.ts";
const KEY = "flibuste.roster";
const KEPT = 60;

function stored(): { names: Known[]; setups: Record<string, Setup>; own: Fields } {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return {
      names: people(value.names),
      setups: Object.fromEntries(
        Object.entries(value.setups ?? {}).flatMap(([game, it]) => {
          const setup = setupOf(it);
          return setup ? [[game, setup]] : [];
        }),
      ),
      own: isRecord(value.own) ? value.own : {},
    };
  } catch {
    return { names: [], setups: {}, own: {} };
  }
}

function people(from: unknown): Known[] {
  return Array.isArray(from) ? from.map(knownOf).filter((one) => one !== null) : [];
}

const before = stored();

/** People who have played here, the latest first. */
export const names = signal(before.names);
/** The last set-up of each game, for "again as last time"; the one used last is the last. */
export const setups = signal(before.setups);
/** What people have typed in from their own boxes, by game and option. */
let own = before.own;

function save() {
  try {
    localStorage.setItem(KEY, JSON.stringify({ names: names.value, setups: setups.value, own }));
  } catch {
    // the form forgets; the games are kept elsewhere
  }
}

export function rememberSetup(game: string, setup: Setup) {
  const { [game]: _, ...others } = setups.value;
  setups.value = { ...others, [game]: setup };
  rememberPeople(setup.seats.filter((seat) => seat.bot === null));
}

export function rememberPeople(people: { name: string; colour: string; emblem: string | null }[]) {
  const named = people.filter(({ name }) => name.trim());
  names.value = merge(
    named.map(({ name, colour, emblem }) => ({ name, colour, emblem, last: Date.now() })),
    names.value,
  );
  save();
}

/** @param what  "<game>.<option>" */
export function keepOwn(what: string, value: unknown) {
  own = { ...own, [what]: value };
  save();
}

/** All of it, as a backup has it. */
export const allOwn = () => own;

/** @param fits  a value from elsewhere may be anything */
export const ownKept = <T>(what: string, fits: (value: unknown) => value is T): T | null => {
  const value = Object.hasOwn(own, what) ? own[what] : null;
  return fits(value) ? value : null;
};

function merge(newer: Known[], older: Known[]) {
  const seen = new Set(newer.map((known) => known.name));
  return [...newer, ...older.filter((known) => !seen.has(known.name))].slice(0, KEPT);
}

/** @param from  names of a backup */
export function takeNames(from: unknown) {
  names.value = merge(names.value, people(from));
  save();
}
