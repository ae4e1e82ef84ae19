// What two phones say to each other of a score sheet: one holds it, the other fills in one column of it. Read as strictly
// as what is said of a game (messages.ts).
import type { Note } from "../screens/companion.d.ts";
import {
  type Common,
  common,
  GUEST_MOST,
  heardPart,
  heardReserve,
  HOST_MOST,
  parsed,
  type Part,
  type Reserving,
} from "./messages.ts";
import { isCount, isRecord, isWhole, isWord } from "./sound.ts";

/** How the sheet stands, for one of its players; `sheet` and `result` are of any shape until the gate has looked at them.
 * `heard`: the last that was heard of what this phone filled in. */
export type Shown = {
  seat: number;
  heard: number;
  sheet: object;
  result: object | null;
  finished: boolean;
  tied: number[];
  faults: Note[];
  notes: Note[];
};
/** `n`: counts what this phone has filled in. */
export type Fill = { n: number; field: string; value: number | null };
type OfReturning = { t: "reserve"; reserving: Reserving };
/** `returns`: it takes what is laid by for it */
export type FillerSays = { t: "look"; returns: boolean } | { t: "fill"; fill: Fill } | OfReturning;
export type HolderSays = { t: "sheet"; shown: Shown } | OfReturning;

const MANY = 1_000_000;
/** What can be typed into a cell. */
const MOST = 9999;
const NOTES = 100;
const SEATS = 12;

const isNamed = (value: unknown): value is string => isWord(value) && value !== "";
const isValue = (value: unknown): value is number | null =>
  value === null || (isWhole(value) && Math.abs(value) <= MOST);

export function fromFiller(text: string): FillerSays | Common | null {
  const said = parsed(text, GUEST_MOST);
  if (!said) return null;
  const { t, n, field, value } = said;
  if (t === "look") return { t, returns: said.returns === true };
  if (t === "reserve") return heardReserve(said);
  if (t !== "fill") return common(said);
  return isCount(n, MANY) && isNamed(field) && isValue(value) ? { t, fill: { n, field, value } } : null;
}

/** @param most  characters */
export function fromHolder(text: string, most: number = HOST_MOST): HolderSays | Common | Part | null {
  const said = parsed(text, most);
  if (said?.t === "part") return heardPart(said);
  if (said?.t === "reserve") return heardReserve(said);
  if (said?.t !== "sheet") return said && common(said);
  const { seat, heard, sheet, result, finished, tied, faults, notes } = said;
  const [wrong, told] = [faults, notes].map(notesOf);
  const sound =
    isCount(seat, SEATS - 1) &&
    isCount(heard, MANY) &&
    isRecord(sheet) &&
    (result === null || isRecord(result)) &&
    typeof finished === "boolean" &&
    Array.isArray(tied) &&
    tied.every((one) => isCount(one, SEATS - 1));
  if (!sound || !wrong || !told) return null;
  return { t: "sheet", shown: { seat, heard, sheet, result, finished, tied, faults: wrong, notes: told } };
}

/** @returns null where they are none */
function notesOf(list: unknown): Note[] | null {
  if (!Array.isArray(list) || list.length > NOTES || !list.every(isNote)) return null;
  return list.map(({ key, args, rule, place }) => ({ key, args, rule: rule ?? "", place: place ?? "" }));
}

const isNote = (note: unknown): note is Note =>
  isRecord(note) &&
  isNamed(note.key) &&
  isRecord(note.args) &&
  (note.rule == null || isNamed(note.rule)) &&
  (note.place == null || isNamed(note.place));

export const looking = () => JSON.stringify({ t: "look", returns: true });
export const filling = (fill: Fill) => JSON.stringify({ t: "fill", ...fill });
export const showing = (shown: Shown) => JSON.stringify({ t: "sheet", ...shown });
