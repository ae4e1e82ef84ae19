// The score sheets of this device: what was typed at a table with the box, step by step, so that it can be taken back.
import { signal } from "@preact/signals";
import { theShelf } from "./db.ts";
import { newId, type Reckoned } from "./games.ts";
import { fieldsOf, type Small, sheetOf as taken } from "./gate.ts";
import { journal } from "./journal.ts";
import { StoreError, storage, storeError } from "./trouble.ts";

/** A filled sheet, as the engine takes it. */
export type Filled = {
  game: string;
  options: Record<string, Small>;
  values: Record<string, number>;
  players: Player[];
};
export type Player = { name: string; colour: string | null; emblem: string | null; [field: string]: Small };
/** What a diary of games asks besides: `date` as a form gives it, `first` the seat that began. */
export type Details = {
  date?: string | null;
  minutes?: number | null;
  place?: string;
  comments?: string;
  first?: number | null;
};
export interface SheetRecord {
  id: string;
  sheet: Filled;
  /** the sheet before each of the last changes, the oldest first */
  past: Filled[];
  /** the last one that was reckoned */
  result: Reckoned | null;
  details?: Details;
  created: number;
  updated: number;
  finished: boolean;
  removed: number | null;
  /** the record as it came, where it makes no sense: there is no `sheet` then */
  raw?: unknown;
}

const STEPS = 60;
const UNDO_TIME = 10 * 60_000;
const TOGETHER = 3000;
const LOOKED_AT = 3600_000;

const unsaved = journal("flibuste.sheet.");

/** All sheets, the latest first; null until the disk has answered. */
export const sheets = signal<SheetRecord[] | null>(null);

/** @param record  what lies on the disk may be damaged */
export const readable = (record: SheetRecord) => Boolean(record.sheet);

let reading: Promise<void> | null = null;

/** Reads the list. Whoever asks while it is read gets the same answer: a later one would be older than what was begun since. */
export const startSheets = () => (reading ??= read().finally(() => (reading = null)));

/** What was removed some time ago goes for good. */
async function read() {
  const shelf = await theShelf();
  const onDisk = await shelf.sheets();
  const older = (one: SheetRecord) => onDisk.some(({ id, updated }) => id === one.id && updated > one.updated);
  const late = unsaved
    .left()
    .map(taken)
    .filter((record) => readable(record) && typeof record.id === "string" && !older(record));
  const all = [...late, ...onDisk.filter(({ id }) => !late.some((record) => record.id === id))];
  for (const record of late) void write(record);
  const gone = all.filter(({ removed }) => removed && removed < Date.now() - UNDO_TIME);
  await Promise.all(gone.map(({ id }) => shelf.dropSheet(id).catch(() => {})));
  const kept = all.filter((record) => !gone.includes(record));
  sheets.value = kept.sort((a, b) => b.updated - a.updated);
}

/** What can be shown of them, the latest first. */
export const listSheets = ({
  running = true,
  finished = true,
}: { running?: boolean; finished?: boolean } = {}): SheetRecord[] =>
  (sheets.value ?? []).filter(
    (record) => !record.removed && readable(record) && (record.finished ? finished : running),
  );

export const sheetOf = (id: string) => sheets.value?.find((record) => record.id === id) ?? null;

/** What is shown is what is on the disk; where the disk refuses, it stays on the screen and `storage` says so. */
async function keep(record: SheetRecord) {
  const others = (sheets.peek() ?? []).filter(({ id }) => id !== record.id);
  sheets.value = [record, ...others];
  unsaved.begin(record);
  await write(record);
}

async function write(record: SheetRecord) {
  try {
    const { raw, ...known } = record;
    await (await theShelf()).putSheet(raw ? ({ ...fieldsOf(raw), removed: record.removed } as SheetRecord) : known);
    const now = (sheets.peek() ?? []).find(({ id }) => id === record.id);
    if (!now || now === record) unsaved.end(record.id);
  } catch (cause) {
    if (storage.peek().state !== "memory")
      storage.value = { state: "unsaved", key: storeError(cause).key, game: record.id };
  }
}

/** Sheets that were begun a while ago and only looked at: they go when another is begun. */
function dropUntouched() {
  const untouched = listSheets({ finished: false }).filter(
    ({ created, updated, details }) => updated === created && !details && updated < Date.now() - LOOKED_AT,
  );
  if (!untouched.length) return;
  sheets.value = (sheets.peek() ?? []).filter((one) => !untouched.includes(one));
  theShelf()
    .then((shelf) => Promise.all(untouched.map(({ id }) => shelf.dropSheet(id))))
    .catch(() => {});
}

/** @returns the id */
export async function beginSheet(sheet: Filled): Promise<string> {
  const now = Date.now();
  dropUntouched();
  const id = newId();
  await keep({ id, sheet, past: [], result: null, created: now, updated: now, finished: false, removed: null });
  return id;
}

/** Whether a game that ended has no sheet yet, or one from before its log was put right at this time. What people have
 * changed in it, or removed, stays as it is. */
export function wantsFilling(id: string, time: number): boolean {
  const kept = sheetOf(id);
  return !kept || (!kept.removed && !kept.past.length && kept.updated < time);
}

/** The sheet of a game that was played to its end beside a box: it has the name of the game, so there is one. */
export async function keepFilled(id: string, played: Pick<SheetRecord, "sheet" | "result" | "details" | "created">) {
  const details = { ...sheetOf(id)?.details, ...played.details };
  await keep({ ...played, details, id, past: [], updated: Date.now(), finished: true, removed: null });
}

function known(id: string): SheetRecord {
  const record = sheets.peek()?.find((one) => one.id === id);
  if (!record) throw new StoreError("page-store-gone");
  return record;
}

/** What was changed last, and when: digits of one number make one step. */
const lately: Map<string, { what: string; at: number }> = new Map();

/** @param what  changes of the same thing close together are one step */
export async function changeSheet(id: string, sheet: Filled, what: string = "") {
  const record = known(id);
  const last = lately.get(id);
  const goesOn = what !== "" && last?.what === what && Date.now() - last.at < TOGETHER;
  lately.set(id, { what, at: Date.now() });
  const past = goesOn ? record.past : [...record.past, record.sheet].slice(-STEPS);
  await keep({ ...record, sheet, past, updated: Date.now() });
}

export async function undoSheet(id: string) {
  const record = known(id);
  lately.delete(id);
  const sheet = record.past.at(-1);
  if (sheet) await keep({ ...record, sheet, past: record.past.slice(0, -1), updated: Date.now() });
}

export const markSheet = (id: string, change: Partial<SheetRecord>) => keep({ ...known(id), ...change });

/** What is known now counts, not what was drawn last: two fields may change before the page is drawn again. */
export function detailSheet(id: string, change: Details) {
  const record = known(id);
  return keep({ ...record, details: { ...record.details, ...change } });
}

export const removeSheet = (id: string) => markSheet(id, { removed: Date.now() });
export const restoreSheet = (id: string) => markSheet(id, { removed: null });

/** What a backup holds of them: without the steps. */
export async function allSheets(): Promise<object[]> {
  if (!sheets.peek()) await startSheets();
  return (sheets.peek() ?? [])
    .filter((record) => !record.removed)
    .map(({ raw, ...record }) => fieldsOf(raw ?? record))
    .map(({ past, removed, ...record }) => record);
}

/** Sheets of a backup; those that are here stay as they are. */
export async function takeSheets(from: unknown) {
  const outcome = { added: 0, refused: 0 };
  if (!Array.isArray(from)) return outcome;
  if (!sheets.peek()) await startSheets();
  for (const it of from) {
    const record = taken(it);
    const id = typeof record.id === "string" && /^[\w-]{1,64}$/.test(record.id) ? record.id : newId();
    if (!readable(record)) outcome.refused += 1;
    else if (!(sheets.peek() ?? []).some((one) => one.id === id)) {
      const { created, updated } = record;
      const now = Date.now();
      const when = (n: number) => (n > 0 && n <= now ? n : now);
      await keep({ ...record, id, past: [], created: when(created), updated: when(updated), removed: null });
      outcome.added += 1;
    }
  }
  return outcome;
}
