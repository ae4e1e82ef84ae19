// What this phone notes of tables of several phones. It is read at once from localStorage; and since browsers write that down up to a
// minute later, and a phone kills what lies in the background without asking, it stands in a database too, which has it at once.
import { openDB } from "idb";
import { within } from "../store/trouble.ts";

const STORE = "notes";

/** A database that is blocked or hangs keeps nobody waiting. */
const PATIENCE_MS = 1_000;

let opened: ReturnType<typeof openDB> | null = null;
const database = async () =>
  (opened ??= openDB("flibuste-phones", 1, {
    upgrade: (db) => void db.createObjectStore(STORE),
    terminated: () => (opened = null),
  }));

/** What was noted since this page came: the database knows nothing newer. */
const fresh: Set<string> = new Set();

function mirror(key: string, text: string | null) {
  try {
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // it holds until the page is loaded again, or as long as the database has it
  }
}

/** What a page that was killed had noted last is there once this resolves. */
export const noted: Promise<void> = within(read(), PATIENCE_MS)
  // localStorage alone has to do
  .catch((cause) => console.warn(cause));

async function read() {
  const tx = (await database()).transaction(STORE);
  const [keys, texts] = await Promise.all([tx.store.getAllKeys(), tx.store.getAll()]);
  for (const [i, key] of keys.entries())
    if (typeof key === "string" && !fresh.has(key)) mirror(key, typeof texts[i] === "string" ? texts[i] : null);
}

/** @returns null where nothing is, or what there is, is none of ours */
export function noteOf(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? "null");
  } catch {
    return null;
  }
}

/** @param value  null: nothing any more */
export function note(key: string, value: unknown) {
  const text = value === null ? null : JSON.stringify(value);
  fresh.add(key);
  mirror(key, text);
  database()
    .then((db) => db.put(STORE, text, key))
    .catch((cause) => console.warn(cause));
}
