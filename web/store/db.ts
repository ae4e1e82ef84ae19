// The database and its stand-in. Both are a Shelf: whole operations, each one transaction, resolved when it is on
// the disk. No rule of the page lives here.
import { type IDBPTransaction, openDB } from "idb";
import type { Head, Picture } from "./games.ts";
import { headOf, sheetOf } from "./gate.ts";
import type { SheetRecord } from "./sheets.ts";
import { StoreError, storage, storeError, within } from "./trouble.ts";

type Atom = string | number;
/** `position`: where the game went on, in an entry with which the table was laid anew */
export type Entry = { seat: number; move: string; args: Atom[]; found?: Atom[]; position?: unknown };
export type StoredGame = { head: Head; log: Entry[]; table: Picture };

interface Shelf {
  heads: () => Promise<Head[]>;
  read: (id: string) => Promise<StoredGame | null>;
  /** a whole game, new or replaced */
  put: (kept: StoredGame) => Promise<void>;
  /** what is said about a game; not its log */
  putHead: (head: Head) => Promise<void>;
  /** refused when the log on the disk does not have `from` entries: somebody else wrote */
  append: (head: Head, from: number, entries: Entry[], table: Picture) => Promise<void>;
  cut: (head: Head, entries: number, table: Picture) => Promise<void>;
  drop: (id: string) => Promise<void>;
  /** the last snapshot alone, for the little pictures */
  table: (id: string) => Promise<Picture | undefined>;
  putTable: (id: string, table: Picture) => Promise<void>;
  /** the score sheets */
  sheets: () => Promise<SheetRecord[]>;
  putSheet: (sheet: SheetRecord) => Promise<void>;
  dropSheet: (id: string) => Promise<void>;
}

const NAME = "flibuste";
const VERSION = 2;

/** @param from  every entry of a game, from one on */
const entriesOf = (id: string, from: number = 0) => IDBKeyRange.bound([id, from], [id, Infinity]);

async function openDisk(): Promise<Shelf> {
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
      (event.target as IDBDatabase).close();
      shelf = null;
    },
    terminated: () => (shelf = null),
  });
  const db = await within(opening);
  // a database that opens may still be damaged or refuse to write
  await within(db.count("games"));
  return diskShelf(transactions(db));
}

/** The stores of one transaction, as idb hands them out. */
type Tx = Pick<IDBPTransaction<unknown, string[], "readwrite">, "objectStore">;
/** Whatever is done on the disk: all of it, or nothing. */
type Transaction = <T>(mode: IDBTransactionMode, work: (tx: Tx) => Promise<T>, stores?: string[]) => Promise<T>;

async function once<T>(
  db: Awaited<ReturnType<typeof openDB>>,
  mode: IDBTransactionMode,
  work: (tx: Tx) => Promise<T>,
  stores: string[],
): Promise<T> {
  let tx;
  try {
    tx = db.transaction(stores, mode, { durability: "strict" });
    const done = tx.done;
    done.catch(() => {});
    const value = await within(work(tx as Tx));
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

const transactions =
  (db: Awaited<ReturnType<typeof openDB>>): Transaction =>
  (mode, work, stores = ["games", "entries", "tables"]) =>
    once(db, mode, work, stores).catch((cause: StoreError) => {
      if ((cause.cause as Error | undefined)?.name !== "InvalidStateError") throw cause;
      // A busy Firefox has been seen to end a transaction before the promise of its first answer went on. What writes
      // reads first or not at all, so nothing was written yet.
      return once(db, mode, work, stores);
    });

const put = async (tx: Tx, store: string, value: unknown, key?: string) =>
  void (await tx.objectStore(store).put(value, key));

const write = (tx: Tx, id: string, from: number, entries: Entry[]) =>
  Promise.all(entries.map((entry, i) => tx.objectStore("entries").put(entry, [id, from + i])));

function diskShelf(transaction: Transaction): Shelf {
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
        await Promise.all([
          tx.objectStore("entries").delete(entriesOf(head.id)),
          tx.objectStore("games").put(head),
          tx.objectStore("tables").put(table, head.id),
          write(tx, head.id, 0, log),
        ]);
      }),
    putHead: (head) => transaction("readwrite", (tx) => put(tx, "games", head)),
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
        await Promise.all([
          tx.objectStore("entries").delete(entriesOf(head.id, entries)),
          tx.objectStore("games").put(head),
          tx.objectStore("tables").put(table, head.id),
        ]);
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
    putTable: (id, table) => transaction("readwrite", (tx) => put(tx, "tables", table, id)),
    sheets: () => transaction("readonly", (tx) => tx.objectStore("sheets").getAll(), ["sheets"]),
    putSheet: (sheet) => transaction("readwrite", (tx) => put(tx, "sheets", sheet), ["sheets"]),
    dropSheet: (id) => transaction("readwrite", (tx) => tx.objectStore("sheets").delete(id), ["sheets"]),
  };
}

/** The same, until the page is closed: for private windows and broken disks. */
export function memoryShelf(): Shelf {
  const kept: Map<string, StoredGame> = new Map();
  const sheets: Map<string, SheetRecord> = new Map();
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

let shelf: Promise<Shelf> | null = null;

/** The disk; where it cannot be used, the memory, and `storage` says why. */
export function theShelf(): Promise<Shelf> {
  shelf ??= openDisk()
    .catch((cause) => {
      storage.value = { state: "memory", key: storeError(cause).key, game: null };
      return memoryShelf();
    })
    .then(guarded);
  return shelf;
}

/** What lies on the disk may be damaged, or have come in before there was a gate. */
const guarded = (shelf: Shelf): Shelf => ({
  ...shelf,
  heads: async () => (await shelf.heads()).map(headOf),
  read: async (id) => {
    const kept = await shelf.read(id);
    return kept && { ...kept, head: headOf(kept.head) };
  },
  sheets: async () => (await shelf.sheets()).map(sheetOf),
});
