// What tables gave this phone, so that it comes back to its seat though its page was closed or killed. It holds no secret but
// that: whose phone this is.
import { signal } from "@preact/signals";
import { isTime, isWhole } from "../store/gate.ts";
import { note, noted, noteOf } from "./notes.ts";
import { isToken, isWord } from "./sound.ts";

/** Whose seat it is, and who holds the table; null: nobody plays there. */
export type Sat = { game: string; name: string; by: string | null };
/** `table`: as its codes name it, in hexadecimal digits */
type Given = { table: string; seat: number; token: string; at: number; sat?: Sat };

const KEY = "flibuste.seats";
const KEPT = 12;
/** A game may rest for a while. */
const OLD = 60 * 24 * 3600_000;

export const hex = (table: Uint8Array) => [...table].map((n) => n.toString(16).padStart(2, "0")).join("");

const isGiven = (value: Partial<Given> | null): value is Given =>
  /^[\da-f]{8}$/.test(value?.table ?? "") &&
  isWhole(value?.seat) &&
  isToken(value?.token) &&
  isTime(value?.at) &&
  Date.now() - value.at < OLD;

const isSat = (sat: Partial<Sat> | undefined): sat is Sat =>
  isWord(sat?.game) && isWord(sat?.name) && (sat?.by === null || isWord(sat?.by));

function stored(): Given[] {
  const value = noteOf(KEY);
  return Array.isArray(value) ? value.filter(isGiven).slice(0, KEPT) : [];
}

/** Until the page is closed, where nothing can be stored. */
const all = signal(stored());
/** This page knows better than what was stored. */
let isFresh = false;
void noted.then(() => isFresh || (all.value = stored()));

function keep(given: Given[]) {
  isFresh = true;
  all.value = given.slice(0, KEPT);
  note(KEY, given.length ? all.peek() : null);
}

const others = (table: Uint8Array, seat: number) =>
  all.peek().filter((one) => one.table !== hex(table) || one.seat !== seat);

export const tokenOf = (table: Uint8Array, seat: number) =>
  all.peek().find((one) => one.table === hex(table) && one.seat === seat)?.token ?? null;

export const noteToken = (table: Uint8Array, seat: number, token: string, sat?: Sat) =>
  keep([{ table: hex(table), seat, token, at: Date.now(), sat }, ...others(table, seat)]);

/** Where this phone sat last, if that game goes on. */
export const lastSat = (): Sat | null => all.value.map(({ sat }) => sat).find(isSat) ?? null;

/** The game is over, or the seat is somebody else's. */
export const forgetToken = (table: Uint8Array, seat: number) => keep(others(table, seat));
