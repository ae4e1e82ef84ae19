// The games of this device: each entry is on the disk before anybody sees it. Where the disk refuses, play goes on in
// memory, `storage` says so, and the next entry tries again with everything that is missing.
import { forgetOut } from "../phones/out.ts";
import { signal } from "@preact/signals";
import { itemAt } from "../lists.ts";
import { type Entry, theShelf } from "./db.ts";
import { addedReady } from "./added-ready.ts";
import { EngineError, engineOf } from "./engine.ts";
import { sitDown } from "./evening.ts";
import { soundPicture } from "./picture.ts";
import type { Seat } from "./roster.ts";
import { inTurn, openGame, readable, OpenGame, openGames, writable } from "./open-games.ts";
import { StoreError, storage, storeError, within } from "./trouble.ts";
import type * as protocol from "../play/protocol.d.ts";
import type { Snapshot } from "../play/types.ts";
import type { Scored } from "../screens/companion.d.ts";
import { type Fields, SAVE_VERSION } from "./gate.ts";

export type Opening = {
  flibuste: number;
  game: string;
  rules: number;
  seats: Seat[];
  options: Options;
  seed: number;
  opening: Atom[];
  /** a box on the table, and which questions it answers */
  box?: { from: string[] };
  /** where it began, if that was laid by hand */
  position?: unknown;
};
/** A move for which the box has not been asked everything yet: `found` is what was told, `partial` what was told of the
 * throw that lies there, null where it was not. */
export type Pending = { entries: number; option: string | Atom[]; found: Atom[]; partial: (Atom | null)[] };
/** How far people have carried out on their table what the log says: so many entries, and so many events of the next one.
 * `redone`: up to there people do again what they had taken back, their own moves too. */
export type CarriedOut = { entries: number; events: number; redone?: number };
/** What was taken back since the last entry: it can be made again, with the move that waited for the box. */
export type Undone = { log: Entry[]; pending: Pending | null };
type Atom = string | number;
/** What is left of a log that is being put right, as the engine has said it when the log had so many `entries`. `questions`: about how
 * many will be asked; `likest`: the option that is most like the answer of before; `goes_on`: the move that still holds. */
export type Left = {
  entries: number;
  rest: unknown;
  questions: number;
  likest: string | null;
  goes_on: Atom[] | null;
};
/** Something that was told wrongly is being put right. `before`: the log as it was, from the first entry that has changed, `from`;
 * `left`: what was left of it then, and after each answer since; `pending`: what people were telling just then; `carried`: how far
 * they had carried out what happens. */
export type Repair = {
  from: number;
  before: Entry[];
  left: Left[];
  pending: Pending | null;
  carried: CarriedOut;
};
/** A log was put right, and stood then at so many `entries`: people have not come to it yet, and their table is still that of
 * `before`. `ticked`: so many lines of what differs are done. */
export type Outdated = Omit<Repair, "left"> & { entries: number; ticked: number };
export type Result = protocol.Result;
/** A result; of a score sheet also what brought it, and the sides that win together. */
export type Reckoned = Result & Partial<Pick<Scored, "places" | "brought" | "sums" | "sides">>;
/** What is chosen of a game's options, by their ids. */
export type Options = Record<string, unknown>;
/** How a table stood last. */
export type Picture = Snapshot | null;

export type Elsewhere = "given" | "coming";

/** What is said about a game without its log. */
export interface Head {
  id: string;
  /** given by a person */
  title: string | null;
  /** the save without its log */
  save: Opening;
  created: number;
  updated: number;
  status: "running" | "finished";
  entries: number;
  /** milliseconds at the table; long silences do not count */
  played: number;
  result: Reckoned | null;
  learn: boolean;
  pending?: Pending | null;
  repair?: Repair | null;
  carried?: CarriedOut;
  outdated?: Outdated | null;
  undone?: Undone | null;
  /** it was given to another phone; or was on its way here from one that may hold it still */
  elsewhere?: Elsewhere | null;
  /** when it was deleted; it goes for good a little later */
  removed: number | null;
  /** the record as it lies on the disk, where this version does not understand it */
  raw?: Fields;
}

const SILENCE = 3 * 60_000;
const UNDO_TIME = 10 * 60_000;

/** Every game that is kept, the latest first; null until the disk has answered. */
export const heads = signal<Head[] | null>(null);
/** Games were here, and the browser has thrown them away. */
export const wiped = signal(false);

const channel = globalThis.BroadcastChannel ? new BroadcastChannel("flibuste") : null;

channel?.addEventListener("message", async ({ data }) => {
  const game = openGames.get(data?.id);
  if (game && !game.lock.writable.peek()) await game.reread();
  await refresh();
});

/** @param id  the game that has changed */
async function changed(id: string | null) {
  channel?.postMessage({ id });
  await refresh();
}

/** The list follows an entry without being read again. */
function note(head: Head) {
  const others = (heads.peek() ?? []).filter((one) => one.id !== head.id);
  heads.value = [head, ...others];
}

const MARK = "flibuste.played";

/** Reads the list again. */
export async function refresh() {
  try {
    const kept = new Map((await (await theShelf()).heads()).map((head) => [head.id, head]));
    for (const [id, { head, dirty }] of openGames) if (dirty) kept.set(id, head);
    heads.value = [...kept.values()].sort((a, b) => (b.updated ?? 0) - (a.updated ?? 0));
    if (storage.peek().state !== "memory") remember(kept.size);
  } catch (cause) {
    heads.value ??= [...openGames.values()].map(({ head }) => head);
    storage.value = { state: "memory", key: storeError(cause).key, game: null };
  }
}

let looked = false;

/** Notes in a second place that games are kept here, so that a wiped database is noticed: only at the first look, for
 * what goes later goes by our own hand. */
function remember(count: number) {
  try {
    if (!looked && count === 0 && Number(localStorage.getItem(MARK)) > 0) wiped.value = true;
    if (!wiped.peek()) localStorage.setItem(MARK, String(count));
  } catch {
    // no second place, no notice
  }
  looked = true;
}

/** The person has read that the games are gone. */
export function acceptWipe() {
  wiped.value = false;
  remember(heads.peek()?.length ?? 0);
}

/** Opens the disk, reads the list, and lets go for good what was deleted some time ago. */
export async function startGames() {
  await refresh();
  const shelf = await theShelf();
  const gone = (heads.peek() ?? []).filter((head) => head.removed && head.removed < Date.now() - UNDO_TIME);
  await Promise.all(gone.map((head) => shelf.drop(head.id).catch(() => {})));
  for (const { id } of gone) forgetOut(id);
  if (gone.length) await refresh();
}

export function listGames({ running = true, finished = true }: { running?: boolean; finished?: boolean } = {}): Head[] {
  return (heads.value ?? []).filter(
    (head) => !head.removed && readable(head) && (head.status === "finished" ? finished : running),
  );
}

/** The last snapshot of a game, for its little picture. */
export async function tableOf(head: Head) {
  const game = openGames.get(head.id);
  return game ? game.table : soundPicture(await (await theShelf()).table(head.id), head);
}

/** What the engine says of a game takes the place of its picture. */
export async function keepPicture(id: string, table: Picture) {
  const game = openGames.get(id);
  if (!game?.lock.writable.peek()) return;
  await inTurn(game, async () => {
    game.table = table;
    if (!game.dirty) await (await theShelf()).putTable(id, table);
  });
}

export const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(12))]
    .map((n) => n.toString(36))
    .join("")
    .slice(0, 16);

/** The number that a game begins with, where nobody has typed one. */
export const freshSeed = () => itemAt(crypto.getRandomValues(new Uint32Array(1)), 0) % 1_000_000;

/** A game that has begun in the very same way. @returns its id */
export async function gameLike({
  game,
  seats,
  options,
  seed,
}: {
  game: string;
  seats: Seat[];
  options: Options;
  seed: number;
}): Promise<string | null> {
  if (!heads.peek()) await refresh();
  const began = (sat: Seat[], chosen: Options) =>
    JSON.stringify([
      sat.map(({ name, bot, colour }) => [name, bot, colour]),
      Object.entries(chosen).sort(([a], [b]) => (a < b ? -1 : 1)),
    ]);
  const same = listGames({ finished: false }).find(
    ({ save }) => save.game === game && save.seed === seed && began(save.seats, save.options) === began(seats, options),
  );
  return same?.id ?? null;
}

/** @returns the id */
export async function createGame({
  game,
  seats,
  options,
  seed,
  box,
  layout,
  learn = false,
}: {
  game: string;
  seats: Seat[];
  options: Options;
  seed: number;
  box?: { from: string[] };
  /** how the table lies, where it is not set up afresh */
  layout?: unknown;
  learn?: boolean;
}): Promise<string> {
  const id = newId();
  await addedReady();
  const engine = engineOf(game);
  const begins = { table: id, game, seats, seed, box };
  const { save, table } = layout
    ? await engine.ask("lay", { ...begins, layout })
    : await engine.ask("new", { ...begins, options });
  if (!save || !table) throw new EngineError({ kind: "position", key: "error-position" });
  // whoever has answered, the log is of the game that it was asked about
  await keepGame({ id, save: { ...save, game } as Opening & { log: Entry[] }, table, learn });
  sitDown(
    game,
    save.seats.filter(({ bot }) => !bot),
    id,
  );
  askToPersist();
  return id;
}

/** A game whose table has drifted goes on as people have laid it: an entry of its log, which can be taken back. */
export async function relay(id: string, layout: unknown) {
  const game = await openGame(id);
  try {
    const { engine, save } = game;
    writable(id);
    await engine.ask("open", { table: id, save });
    const { entry, table } = await engine.ask("relay", { table: id, layout, seed: freshSeed() });
    await appendEntry(id, entry as Entry, table);
    await engine.ask("close", { table: id });
  } finally {
    game.release();
  }
}

/** Keeps a whole game: a new one, a copy, one from a file. */
export async function keepGame({
  id,
  save,
  table,
  learn = false,
  title = null,
  created,
  updated,
  played = 0,
  elsewhere = null,
}: {
  id: string;
  save: Opening & { log?: Entry[] };
  table: Picture;
  learn?: boolean;
  title?: string | null;
  created?: number;
  updated?: number;
  played?: number;
  elsewhere?: Elsewhere | null;
}) {
  const { log = [], ...opening } = save;
  const now = Date.now();
  const head: Head = {
    id,
    title,
    save: opening,
    created: created ?? now,
    updated: updated ?? now,
    status: table?.result ? "finished" : "running",
    entries: log.length,
    played,
    result: table?.result ?? null,
    learn,
    ...(elsewhere && { elsewhere }),
    removed: null,
  };
  try {
    await (await theShelf()).put({ head, log, table });
  } catch (cause) {
    // it can be played and exported all the same
    openGames.set(id, new OpenGame({ head, log, table }, -1));
    unsaved(cause, id);
  }
  await changed(id);
}

function unsaved(cause: unknown, id: string) {
  const { key } = storeError(cause);
  console.error(`not saved: ${cause}`);
  if (storage.peek().state !== "memory") storage.value = { state: "unsaved", key, game: id };
}

/** Asked once, after the first save: browsers look kindly on a page that is being used. */
let asked = false;
function askToPersist() {
  if (asked || !navigator.storage?.persist) return;
  asked = true;
  within(navigator.storage.persist(), 4000).catch(() => {});
}

function headNow(game: OpenGame, table: Picture, result: Result | null = table?.result ?? null): Head {
  const now = Date.now();
  const played = game.head.played + Math.min(now - game.touched, SILENCE);
  game.touched = now;
  const status = result ? "finished" : "running";
  // what was told for a move stands in its entry now, or went with what was taken back
  return { ...game.head, updated: now, played, entries: game.log.length, status, result, pending: null, undone: null };
}

/** What is taken back now and what was taken back before, where people have carried it out on a table. */
function undoneBy({ head, log }: OpenGame, entries: number): Undone | null {
  const { save, undone, pending = null } = head;
  if (!save.box) return null;
  return { log: [...log.slice(entries), ...(undone?.log ?? [])], pending: undone ? undone.pending : pending };
}

/** Writes what the disk does not have yet. */
async function flush(game: OpenGame) {
  const { head, log, table } = game;
  try {
    const shelf = await theShelf();
    if (game.saved < 0) await shelf.put({ head, log, table });
    else await shelf.append(head, game.saved, log.slice(game.saved), table);
    game.saved = log.length;
    game.current = game.head === head;
    if (storage.peek().game === head.id) storage.value = { state: "ok", key: null, game: null };
  } catch (cause) {
    if ((cause as StoreError).key === "page-store-moved") await settleDispute(game);
    else unsaved(cause, head.id);
  }
}

/** The disk has another number of entries than this tab wrote: a write that was given up did succeed, or another tab
 * (in a browser without locks) has played on. */
async function settleDispute(game: OpenGame) {
  const { head, log, table } = game;
  const shelf = await theShelf();
  const kept = await shelf.read(head.id);
  if (!kept) {
    // the disk has failed since, and what stands in for it knows nothing yet
    await shelf.put({ head, log, table });
    game.saved = log.length;
    game.current = true;
    return;
  }
  if (JSON.stringify(kept.log) !== JSON.stringify(log.slice(0, kept.log.length))) {
    game.lock.lose();
    await game.reread();
    throw new StoreError("page-store-moved");
  }
  game.saved = kept.log.length;
  if (game.dirty) await flush(game);
}

/**
 * Resolves when the entry is on the disk (or, where the disk refuses, safe in memory with `storage` saying so).
 * @param table  the snapshot after it
 */
export async function appendEntry(
  id: string,
  entry: Entry,
  table: Picture,
  { result }: { result?: Result | null } = {},
) {
  const game = writable(id);
  await inTurn(game, async () => {
    game.log = [...game.log, entry];
    if (entry.position !== undefined)
      game.head = {
        ...game.head,
        save: { ...game.head.save, flibuste: SAVE_VERSION },
        repair: null,
        outdated: null,
        // whatever was still to be done, the table lies as it was laid
        carried: { entries: game.log.length, events: 0 },
      };
    game.table = table;
    game.head = headNow(game, table, result ?? table?.result ?? null);
    await flush(game);
  });
  askToPersist();
  note(game.head);
  channel?.postMessage({ id });
}

/** What people have told of their box so far; null once the move is given up. Resolves as `appendEntry` does. */
export async function keepPending(id: string, pending: Pending | null) {
  const game = writable(id);
  await inTurn(game, async () => {
    // another move is being made
    game.head = { ...game.head, pending, ...(pending && { undone: null }) };
    game.current = false;
    await flush(game);
  });
}

/** How far people have carried out what happens, or what differs since their log was put right. Resolves as `appendEntry`
 * does. */
export async function keepCarried(id: string, carried: Pick<Head, "carried" | "outdated">) {
  const game = writable(id);
  await inTurn(game, async () => {
    game.head = { ...game.head, ...carried };
    game.current = false;
    await flush(game);
  });
}

/** What was taken back stands in the log again. @param table  the snapshot after it */
export async function restore(id: string, { log, pending }: Undone, carried: CarriedOut, table: Picture) {
  const game = writable(id);
  await inTurn(game, async () => {
    game.log = [...game.log, ...log];
    game.table = table;
    game.head = { ...headNow(game, table), pending, carried };
    await flush(game);
  });
  note(game.head);
  channel?.postMessage({ id });
}

/** What was told was put right: from here on the log has these entries. */
export async function replaceFrom(
  id: string,
  from: number,
  entries: Entry[],
  table: Picture,
  { repair, pending, ...carried }: Pick<Head, "repair" | "pending" | "carried" | "outdated">,
) {
  const game = writable(id);
  await inTurn(game, async () => {
    game.log = [...game.log.slice(0, from), ...entries];
    game.table = table;
    game.head = { ...headNow(game, table), repair: repair ?? null, pending: pending ?? null, ...carried };
    // nothing of the log stays as it lies there
    game.saved = -1;
    await flush(game);
  });
  note(game.head);
  channel?.postMessage({ id });
}

/**
 * Undo: the log has `entries` entries from now on.
 * @param repair  what is then being put right
 * @param pending  the move of which only the last told answer is taken back
 */
export async function truncate(
  id: string,
  entries: number,
  table: Picture,
  { repair, pending }: Pick<Head, "repair" | "pending">,
) {
  const game = writable(id);
  await inTurn(game, async () => {
    const undone = undoneBy(game, entries);
    game.log = game.log.slice(0, entries);
    game.table = table;
    // what is put right was carried out before: nothing of it is put back
    const rest = repair ? { repair, carried: { entries, events: 0 } } : { repair: null, undone };
    game.head = { ...headNow(game, table), ...rest, pending: pending ?? null };
    if (game.saved < entries) return flush(game);
    try {
      await (await theShelf()).cut(game.head, entries, table);
      game.saved = entries;
      game.current = true;
    } catch (cause) {
      // what lies on the disk is longer than the game now: only writing it anew can mend that
      game.saved = -1;
      unsaved(cause, id);
    }
  });
  note(game.head);
  channel?.postMessage({ id });
}

/** Tries once more to write every game that is only in memory. @returns whether all are saved now */
export async function retrySaving(): Promise<boolean> {
  for (const game of openGames.values()) if (game.dirty) await inTurn(game, () => flush(game));
  await refresh();
  return ![...openGames.values()].some((game) => game.dirty);
}

addEventListener("beforeunload", (event) => {
  if ([...openGames.values()].some((game) => game.dirty)) event.preventDefault();
});

async function changeHead(id: string, change: Partial<Head>) {
  const game = openGames.get(id);
  const head = game?.head ?? (await (await theShelf()).read(id))?.head;
  if (!head) throw new StoreError("page-store-gone");
  if (game) game.head = { ...head, ...change };
  try {
    await (await theShelf()).putHead({ ...(head.raw ?? head), ...change } as Head);
  } catch (cause) {
    throw storeError(cause);
  }
  await changed(id);
}

/** Deleted, but not yet gone: `restoreGame` brings it back for ten minutes at least. */
export const removeGame = (id: string) => changeHead(id, { removed: Date.now() });
export const restoreGame = (id: string) => changeHead(id, { removed: null });
/** null: it is played here, whatever it was. */
export const markElsewhere = (id: string, elsewhere: Elsewhere | null) => changeHead(id, { elsewhere });
/** @param title  empty: the game's own name */
export const renameGame = (id: string, title: string) => changeHead(id, { title: title.trim() || null });

/** A game that can be shown; StoreError says why not. */
export async function soundGame(id: string) {
  const kept = await readGame(id);
  if (!readable(kept.head) || kept.head.raw)
    throw new StoreError(readable(kept.head) ? "page-save-newer" : "page-save-damaged");
  return kept;
}

export async function readGame(id: string) {
  const game = openGames.get(id);
  if (game) return { head: game.head, log: game.log, table: game.table };
  const kept = await (await theShelf()).read(id);
  if (!kept) throw new StoreError("page-store-gone");
  return { ...kept, table: soundPicture(kept.table, kept.head, kept.log.length) };
}

/** The copy of a running game takes a new luck: dice that it foretold would be known in the first. What was found out
 * stands in the log. */
export async function copyGame(id: string, title: string): Promise<string> {
  const { head, log, table } = await readGame(id);
  const to = newId();
  const save = { ...head.save, log, seed: table?.result ? head.save.seed : freshSeed() };
  await keepGame({ ...head, id: to, save, table, title, updated: Date.now() });
  return to;
}
