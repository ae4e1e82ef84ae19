// The database and its stand-in. Both are a Shelf: whole operations, each one transaction, resolved when it is on
// the disk. No rule of the page lives here.
import { openDB } from "idb";
import { headOf, sheetOf } from "./gate.js";
import { StoreError, storage, storeError, within } from "./trouble.js";

/** @typedef {import("./games.js").Head} Head */
/** @typedef {{seat: number, move: string, args: any[], found?: any[]}} Entry */
/** @typedef {{head: Head, log: Entry[], table: any}} Kept */

/**
 * @typedef {object} Shelf
 * @property {() => Promise<Head[]>} heads
 * @property {(id: string) => Promise<Kept | null>} read
 * @property {(kept: Kept) => Promise<void>} put  a whole game, new or replaced
 * @property {(head: Head) => Promise<void>} putHead  what is said about a game; not its log
 * @property {(head: Head, from: number, entries: Entry[], table: any) => Promise<void>} append
 *   refused when the log on the disk does not have `from` entries: somebody else wrote
 * @property {(head: Head, entries: number, table: any) => Promise<void>} cut
 * @property {(id: string) => Promise<void>} drop
 * @property {(id: string) => Promise<any>} table  the last snapshot alone, for the little pictures
 * @property {(id: string, table: any) => Promise<void>} putTable
 * @property {() => Promise<import("./sheets.js").SheetRecord[]>} sheets  the score sheets
 * @property {(sheet: import("./sheets.js").SheetRecord) => Promise<void>} putSheet
 * @property {(id: string) => Promise<void>} dropSheet
 */

const NAME = "flibuste";
const VERSION = 2;

/** @param {string} id @param {number} [from] every entry of a game, from one on */
const entriesOf = (id, from = 0) => IDBKeyRange.bound([id, from], [id, Infinity]);

/** @returns {Promise<Shelf>} */
async function openDisk() {
  if (!globalThis.indexedDB) throw new StoreError("page-store-blocked");
  const opening = openDB(NAME, VERSION, {
    upgrade(db, from) {
      if (from < 1) {
        db.createObjectStore("games", { keyPath: "id" });
        db.createObjectStore("entries");
        db.createObjectStore("tables");
      }
      if (from < 2) db.createObjectStore("sheets", { keyPath: "id" });
    },
    // a newer version in another tab wants to change the database: let it, and find out at the next write
    blocking: (_current, _wanted, event) => {
      /** @type {IDBDatabase} */ (event.target).close();
      shelf = null;
    },
    terminated: () => (shelf = null),
  });
  const db = await within(opening);
  // a database that opens may still be damaged or refuse to write
  await within(db.count("games"));

  /** @template T @param {IDBTransactionMode} mode @param {(tx: any) => Promise<T>} work @param {string[]} [stores] @returns {Promise<T>} */
  async function transaction(mode, work, stores = ["games", "entries", "tables"]) {
    let tx;
    try {
      tx = db.transaction(stores, mode, { durability: "strict" });
      const done = tx.done;
      done.catch(() => {});
      const value = await within(work(tx));
      await within(done);
      return value;
    } catch (cause) {
      try {
        tx?.abort();
      } catch {
        // it has ended already
      }
      throw storeError(tx?.error ?? cause);
    }
  }

  /** @param {any} tx @param {string} id @param {number} from @param {Entry[]} entries */
  const write = (tx, id, from, entries) =>
    Promise.all(entries.map((entry, i) => tx.objectStore("entries").put(entry, [id, from + i])));

  return {
    heads: () => transaction("readonly", (tx) => tx.objectStore("games").getAll()),
    read: (id) =>
      transaction("readonly", async (tx) => {
        const [head, log, table] = await Promise.all([
          tx.objectStore("games").get(id),
          tx.objectStore("entries").getAll(entriesOf(id)),
          tx.objectStore("tables").get(id),
        ]);
        return head ? { head, log, table: table ?? null } : null;
      }),
    put: ({ head, log, table }) =>
      transaction("readwrite", async (tx) => {
        await tx.objectStore("entries").delete(entriesOf(head.id));
        await Promise.all([
          tx.objectStore("games").put(head),
          tx.objectStore("tables").put(table, head.id),
          write(tx, head.id, 0, log),
        ]);
      }),
    putHead: (head) => transaction("readwrite", (tx) => tx.objectStore("games").put(head)),
    append: (head, from, entries, table) =>
      transaction("readwrite", async (tx) => {
        const count = await tx.objectStore("entries").count(entriesOf(head.id));
        if (count !== from) throw new StoreError("page-store-moved");
        await Promise.all([
          write(tx, head.id, from, entries),
          tx.objectStore("games").put(head),
          tx.objectStore("tables").put(table, head.id),
        ]);
      }),
    cut: (head, entries, table) =>
      transaction("readwrite", async (tx) => {
        await tx.objectStore("entries").delete(entriesOf(head.id, entries));
        await Promise.all([tx.objectStore("games").put(head), tx.objectStore("tables").put(table, head.id)]);
      }),
    drop: (id) =>
      transaction("readwrite", async (tx) => {
        await Promise.all([
          tx.objectStore("games").delete(id),
          tx.objectStore("tables").delete(id),
          tx.objectStore("entries").delete(entriesOf(id)),
        ]);
      }),
    table: (id) => transaction("readonly", (tx) => tx.objectStore("tables").get(id)),
    putTable: (id, table) => transaction("readwrite", (tx) => tx.objectStore("tables").put(table, id)),
    sheets: () => transaction("readonly", (tx) => tx.objectStore("sheets").getAll(), ["sheets"]),
    putSheet: (sheet) => transaction("readwrite", (tx) => tx.objectStore("sheets").put(sheet), ["sheets"]),
    dropSheet: (id) => transaction("readwrite", (tx) => tx.objectStore("sheets").delete(id), ["sheets"]),
  };
}

/** The same, until the page is closed: for private windows and broken disks. @returns {Shelf} */
export function memoryShelf() {
  /** @type {Map<string, Kept>} */
  const kept = new Map();
  /** @type {Map<string, import("./sheets.js").SheetRecord>} */
  const sheets = new Map();
  const copy = structuredClone;
  return {
    heads: async () => [...kept.values()].map(({ head }) => copy(head)),
    read: async (id) => copy(kept.get(id) ?? null),
    put: async (game) => void kept.set(game.head.id, copy(game)),
    putHead: async (head) => {
      const old = kept.get(head.id);
      if (old) kept.set(head.id, { ...old, head: copy(head) });
    },
    append: async (head, from, entries, table) => {
      const log = kept.get(head.id)?.log ?? [];
      if (log.length !== from) throw new StoreError("page-store-moved");
      kept.set(head.id, copy({ head, log: [...log, ...entries], table }));
    },
    cut: async (head, entries, table) => {
      const log = kept.get(head.id)?.log ?? [];
      kept.set(head.id, copy({ head, log: log.slice(0, entries), table }));
    },
    drop: async (id) => void kept.delete(id),
    table: async (id) => copy(kept.get(id)?.table),
    putTable: async (id, table) => {
      const old = kept.get(id);
      if (old) kept.set(id, { ...old, table: copy(table) });
    },
    sheets: async () => [...sheets.values()].map((sheet) => copy(sheet)),
    putSheet: async (sheet) => void sheets.set(sheet.id, copy(sheet)),
    dropSheet: async (id) => void sheets.delete(id),
  };
}

/** @type {Promise<Shelf> | null} */
let shelf = null;

/** The disk; where it cannot be used, the memory, and `storage` says why. @returns {Promise<Shelf>} */
export function theShelf() {
  shelf ??= openDisk()
    .catch((cause) => {
      storage.value = { state: "memory", key: storeError(cause).key, game: null };
      return memoryShelf();
    })
    .then(guarded);
  return shelf;
}

/** What lies on the disk may be damaged, or have come in before there was a gate. @param {Shelf} shelf @returns {Shelf} */
const guarded = (shelf) => ({
  ...shelf,
  heads: async () => (await shelf.heads()).map(headOf),
  read: async (id) => {
    const kept = await shelf.read(id);
    return kept && { ...kept, head: headOf(kept.head) };
  },
  sheets: async () => (await shelf.sheets()).map(sheetOf),
});
