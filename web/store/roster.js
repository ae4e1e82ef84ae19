// Who has played here, and how the last game was set up: small, and needed at once by the new-game form, so it lives
// in localStorage. Losing it costs some typing, never a game.
import { signal } from "@preact/signals";
import { isRecord, knownOf, setupOf } from "./gate.js";

/** @typedef {{name: string, colour: string, emblem: string | null, last: number}} Known */
/** @typedef {{name: string, bot: string | null, colour: string, emblem: string | null}} Seat */
/** @typedef {{seats: Seat[], options: Record<string, any>}} Setup */

export { NAME_LIMIT } from "./gate.js";
const KEY = "flibuste.roster";
const KEPT = 60;

/** @returns {{names: Known[], setups: Record<string, Setup>, own: Record<string, any>}} */
function stored() {
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

/** @param {unknown} from @returns {Known[]} */
function people(from) {
  return Array.isArray(from) ? from.map(knownOf).filter(Boolean) : [];
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

/** @param {string} game @param {Setup} setup */
export function rememberSetup(game, setup) {
  const { [game]: _, ...others } = setups.value;
  setups.value = { ...others, [game]: setup };
  rememberPeople(setup.seats.filter((seat) => seat.bot === null));
}

/** @param {{name: string, colour: string, emblem: string | null}[]} people */
export function rememberPeople(people) {
  const named = people.filter(({ name }) => name.trim());
  names.value = merge(
    named.map(({ name, colour, emblem }) => ({ name, colour, emblem, last: Date.now() })),
    names.value,
  );
  save();
}

/** @param {string} what "<game>.<option>" @param {any} value */
export function keepOwn(what, value) {
  own = { ...own, [what]: value };
  save();
}

/** @param {string} what @param {(value: any) => boolean} fits  a value from elsewhere may be anything */
export const ownKept = (what, fits) => (Object.hasOwn(own, what) && fits(own[what]) ? own[what] : null);

/** @param {Known[]} newer @param {Known[]} older */
function merge(newer, older) {
  const seen = new Set(newer.map((known) => known.name));
  return [...newer, ...older.filter((known) => !seen.has(known.name))].slice(0, KEPT);
}

/** @param {unknown} from names of a backup */
export function takeNames(from) {
  names.value = merge(names.value, people(from));
  save();
}
