// The games of this device: each entry is on the disk before anybody sees it. Where the disk refuses, play goes on in
// memory, `storage` says so, and the next entry tries again with everything that is missing.
import { signal } from "@preact/signals";
import { theShelf } from "./db.js";
import { addedReady } from "./added-ready.js";
import { engineOf } from "./engine.js";
import { sitDown } from "./evening.js";
import { soundPicture } from "./picture.js";
import { Session, inTurn, readable, sessions, writable } from "./sessions.js";
import { StoreError, storage, storeError, within } from "./trouble.js";

/** @typedef {import("./db.js").Entry} Entry */
/** @typedef {import("./roster.js").Seat} Seat */
/** @typedef {{flibuste: number, game: string, rules: number, seats: Seat[], options: Record<string, any>, seed: number, opening: any[]}} Opening */
/** @typedef {{rank: number[], totals: number[], winners: number[], lines: any[]}} Result */

/**
 * What is said about a game without its log.
 * @typedef {object} Head
 * @property {string} id
 * @property {string | null} title given by a person
 * @property {Opening} save the save without its log
 * @property {number} created
 * @property {number} updated
 * @property {"running" | "finished"} status
 * @property {number} entries
 * @property {number} played milliseconds at the table; long silences do not count
 * @property {Result | null} result
 * @property {boolean} learn
 * @property {number | null} removed when it was deleted; it goes for good a little later
 * @property {any} [raw] the record as it lies on the disk, where this version does not understand it
 */

const SILENCE = 3 * 60_000;
const UNDO_TIME = 10 * 60_000;

/** Every game that is kept, the latest first; null until the disk has answered. */
export const heads = signal(/** @type {Head[] | null} */ (null));
/** Games were here, and the browser has thrown them away. */
export const wiped = signal(false);

const channel = globalThis.BroadcastChannel ? new BroadcastChannel("flibuste") : null;

channel?.addEventListener("message", async ({ data }) => {
  const session = sessions.get(data?.id);
  if (session && !session.lock.writable.peek()) await session.reread();
  await refresh();
});

/** @param {string | null} id the game that has changed */
async function changed(id) {
  channel?.postMessage({ id });
  await refresh();
}

/** The list follows an entry without being read again. @param {Head} head */
function note(head) {
  const others = (heads.peek() ?? []).filter((one) => one.id !== head.id);
  heads.value = [head, ...others];
}

const MARK = "flibuste.played";

/** Reads the list again. */
export async function refresh() {
  try {
    const kept = new Map((await (await theShelf()).heads()).map((head) => [head.id, head]));
    for (const [id, { head, dirty }] of sessions) if (dirty) kept.set(id, head);
    heads.value = [...kept.values()].sort((a, b) => (b.updated ?? 0) - (a.updated ?? 0));
    if (storage.peek().state !== "memory") remember(kept.size);
  } catch (cause) {
    heads.value ??= [...sessions.values()].map(({ head }) => head);
    storage.value = { state: "memory", key: storeError(cause).key, game: null };
  }
}

let looked = false;

/** Notes in a second place that games are kept here, so that a wiped database is noticed: only at the first look, for
 * what goes later goes by our own hand. @param {number} count */
function remember(count) {
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
  if (gone.length) await refresh();
}

/** @param {{running?: boolean, finished?: boolean}} [which] @returns {Head[]} */
export function listGames({ running = true, finished = true } = {}) {
  return (heads.value ?? []).filter(
    (head) => !head.removed && readable(head) && (head.status === "finished" ? finished : running),
  );
}

/** The last snapshot of a game, for its little picture. @param {Head} head */
export async function tableOf(head) {
  const session = sessions.get(head.id);
  return session ? session.table : soundPicture(await (await theShelf()).table(head.id), head);
}

/** What the engine says of a game takes the place of its picture. @param {string} id @param {any} table */
export async function keepPicture(id, table) {
  const session = sessions.get(id);
  if (!session?.lock.writable.peek()) return;
  await inTurn(session, async () => {
    session.table = table;
    if (!session.dirty) await (await theShelf()).putTable(id, table);
  });
}

export const newId = () =>
  [...crypto.getRandomValues(new Uint8Array(12))]
    .map((n) => n.toString(36))
    .join("")
    .slice(0, 16);

/** The number that a game begins with, where nobody has typed one. */
export const freshSeed = () => crypto.getRandomValues(new Uint32Array(1))[0] % 1_000_000;

/** A game that has begun in the very same way. @param {{game: string, seats: Seat[], options: Record<string, any>, seed: number}} setup
 * @returns {Promise<string | null>} its id */
export async function gameLike({ game, seats, options, seed }) {
  if (!heads.peek()) await refresh();
  const began = (/** @type {Seat[]} */ sat, /** @type {Record<string, any>} */ chosen) =>
    JSON.stringify([
      sat.map(({ name, bot, colour }) => [name, bot, colour]),
      Object.entries(chosen).sort(([a], [b]) => (a < b ? -1 : 1)),
    ]);
  const same = listGames({ finished: false }).find(
    ({ save }) => save.game === game && save.seed === seed && began(save.seats, save.options) === began(seats, options),
  );
  return same?.id ?? null;
}

/**
 * @param {{game: string, seats: Seat[], options: Record<string, any>, seed: number, learn?: boolean}} setup
 * @returns {Promise<string>} the id
 */
export async function createGame({ game, seats, options, seed, learn = false }) {
  const id = newId();
  await addedReady();
  const { save, table } = await engineOf(game).ask("new", { table: id, game, seats, options, seed });
  // whoever has answered, the log is of the game that it was asked about
  await keepGame({ id, save: { ...save, game }, table, learn });
  sitDown(
    game,
    save.seats.filter((/** @type {Seat} */ { bot }) => !bot),
    id,
  );
  askToPersist();
  return id;
}

/**
 * Keeps a whole game: a new one, a copy, one from a file.
 * @param {{id: string, save: Opening & {log?: Entry[]}, table: any, learn?: boolean, title?: string | null, created?: number, updated?: number, played?: number}} game
 */
export async function keepGame({ id, save, table, learn = false, title = null, created, updated, played = 0 }) {
  const { log = [], ...opening } = save;
  const now = Date.now();
  /** @type {Head} */
  const head = {
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
    removed: null,
  };
  try {
    await (await theShelf()).put({ head, log, table });
  } catch (cause) {
    // it can be played and exported all the same
    sessions.set(id, new Session({ head, log, table }, -1));
    unsaved(cause, id);
  }
  await changed(id);
}

/** @param {unknown} cause @param {string} id */
function unsaved(cause, id) {
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

/** @param {Session} session @param {any} table @param {Result | null} [result] @returns {Head} */
function headNow(session, table, result = table?.result ?? null) {
  const now = Date.now();
  const played = session.head.played + Math.min(now - session.touched, SILENCE);
  session.touched = now;
  const status = result ? "finished" : "running";
  return { ...session.head, updated: now, played, entries: session.log.length, status, result };
}

/** Writes what the disk does not have yet. @param {Session} session */
async function flush(session) {
  const { head, log, table } = session;
  try {
    const shelf = await theShelf();
    if (session.saved < 0) await shelf.put({ head, log, table });
    else await shelf.append(head, session.saved, log.slice(session.saved), table);
    session.saved = log.length;
    if (storage.peek().game === head.id) storage.value = { state: "ok", key: null, game: null };
  } catch (cause) {
    if (/** @type {StoreError} */ (cause).key === "page-store-moved") await settleDispute(session);
    else unsaved(cause, head.id);
  }
}

/** The disk has another number of entries than this tab wrote: a write that was given up did succeed, or another tab
 * (in a browser without locks) has played on. @param {Session} session */
async function settleDispute(session) {
  const { head, log, table } = session;
  const shelf = await theShelf();
  const kept = await shelf.read(head.id);
  if (!kept) {
    // the disk has failed since, and what stands in for it knows nothing yet
    await shelf.put({ head, log, table });
    session.saved = log.length;
    return;
  }
  if (JSON.stringify(kept.log) !== JSON.stringify(log.slice(0, kept.log.length))) {
    session.lock.lose();
    await session.reread();
    throw new StoreError("page-store-moved");
  }
  session.saved = kept.log.length;
  if (session.dirty) await flush(session);
}

/**
 * Resolves when the entry is on the disk (or, where the disk refuses, safe in memory with `storage` saying so).
 * @param {string} id
 * @param {Entry} entry
 * @param {any} table the snapshot after it
 * @param {{result?: Result | null}} [more]
 */
export async function appendEntry(id, entry, table, { result } = {}) {
  const session = writable(id);
  await inTurn(session, async () => {
    session.log = [...session.log, entry];
    session.table = table;
    session.head = headNow(session, table, result ?? table?.result ?? null);
    await flush(session);
  });
  askToPersist();
  note(session.head);
  channel?.postMessage({ id });
}

/** Undo: the log has `entries` entries from now on. @param {string} id @param {number} entries @param {any} table */
export async function truncate(id, entries, table) {
  const session = writable(id);
  await inTurn(session, async () => {
    session.log = session.log.slice(0, entries);
    session.table = table;
    session.head = headNow(session, table);
    if (session.saved < entries) return flush(session);
    try {
      await (await theShelf()).cut(session.head, entries, table);
      session.saved = entries;
    } catch (cause) {
      // what lies on the disk is longer than the game now: only writing it anew can mend that
      session.saved = -1;
      unsaved(cause, id);
    }
  });
  note(session.head);
  channel?.postMessage({ id });
}

/** Tries once more to write every game that is only in memory. @returns {Promise<boolean>} whether all are saved now */
export async function retrySaving() {
  for (const session of sessions.values()) if (session.dirty) await inTurn(session, () => flush(session));
  await refresh();
  return ![...sessions.values()].some((session) => session.dirty);
}

addEventListener("beforeunload", (event) => {
  if ([...sessions.values()].some((session) => session.dirty)) event.preventDefault();
});

/** @param {string} id @param {Partial<Head>} change */
async function changeHead(id, change) {
  const session = sessions.get(id);
  const head = session?.head ?? (await (await theShelf()).read(id))?.head;
  if (!head) throw new StoreError("page-store-gone");
  if (session) session.head = { ...head, ...change };
  try {
    await (await theShelf()).putHead({ ...(head.raw ?? head), ...change });
  } catch (cause) {
    throw storeError(cause);
  }
  await changed(id);
}

/** Deleted, but not yet gone: `restoreGame` brings it back for ten minutes at least. @param {string} id */
export const removeGame = (id) => changeHead(id, { removed: Date.now() });
/** @param {string} id */
export const restoreGame = (id) => changeHead(id, { removed: null });
/** @param {string} id @param {string} title empty: the game's own name */
export const renameGame = (id, title) => changeHead(id, { title: title.trim() || null });

/** A game that can be shown; StoreError says why not. @param {string} id */
export async function soundGame(id) {
  const kept = await readGame(id);
  if (!readable(kept.head) || kept.head.raw)
    throw new StoreError(readable(kept.head) ? "page-save-newer" : "page-save-damaged");
  return kept;
}

/** @param {string} id */
export async function readGame(id) {
  const session = sessions.get(id);
  if (session) return { head: session.head, log: session.log, table: session.table };
  const kept = await (await theShelf()).read(id);
  if (!kept) throw new StoreError("page-store-gone");
  return { ...kept, table: soundPicture(kept.table, kept.head, kept.log.length) };
}

/** The copy of a running game takes a new luck: dice that it foretold would be known in the first. What was found out
 * stands in the log. @param {string} id @param {string} title @returns {Promise<string>} */
export async function copyGame(id, title) {
  const { head, log, table } = await readGame(id);
  const to = newId();
  const save = { ...head.save, log, seed: table?.result ? head.save.seed : freshSeed() };
  await keepGame({ ...head, id: to, save, table, title, updated: Date.now() });
  return to;
}

/** @typedef {import("./sessions.js").Game} Game */
