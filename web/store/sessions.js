// The games that are open in this tab: who may write, what is not on the disk yet.
import { signal } from "@preact/signals";
import { theShelf } from "./db.js";
import { addedReady } from "./added-ready.js";
import { engineOf } from "./engine.js";
import { games, isNewer } from "./known.js";
import { SAVE_VERSION } from "./gate.js";
import { hold } from "./locks.js";
import { soundPicture } from "./picture.js";
import { StoreError, storeError } from "./trouble.js";

/** @typedef {import("./db.js").Entry} Entry */
/** @typedef {import("./games.js").Head} Head */
/** @typedef {import("./games.js").Opening} Opening */

/** @param {Head} head what lies on the disk may be damaged */
export const readable = (head) => Boolean(head.save);

/** A game that is open in this tab. */
export class Session {
  /** @param {import("./db.js").Kept} kept @param {number} saved entries on the disk; -1: not even the head */
  constructor({ head, log, table }, saved) {
    this.head = head;
    this.log = log;
    this.table = soundPicture(table, head, log.length);
    this.saved = saved;
    this.users = 0;
    this.touched = Date.now();
    this.lock = hold(`flibuste-game-${head.id}`, () => this.reread());
    /** Grows when another tab has written: a reading tab draws again. */
    this.changed = signal(0);
    /** The engine that plays it: what another answers is none of its log. */
    this.engine = engineOf(head.save.game);
    /** @type {Promise<any>} */
    this.queue = Promise.resolve();
  }

  get dirty() {
    return this.saved !== this.log.length;
  }

  async reread() {
    const kept = await (await theShelf()).read(this.head.id);
    if (!kept) return;
    Object.assign(this, kept, { table: soundPicture(kept.table, kept.head, kept.log.length) });
    this.saved = kept.log.length;
    this.changed.value += 1;
  }
}

/** @type {Map<string, Session>} */
export const sessions = new Map();

/**
 * @typedef {object} Game
 * @property {string} id
 * @property {Head} head
 * @property {Opening & {log: Entry[]}} save
 * @property {Entry[]} log
 * @property {any} snapshot
 * @property {import("./engine.js").Engine} engine
 * @property {number} created
 * @property {number} updated
 * @property {"running" | "finished"} status
 * @property {boolean} writable false in a second tab; reading it in a component subscribes
 * @property {boolean} free the other tab is gone: `takeOver` will work; subscribes
 * @property {number} changed grows when the other tab has written; subscribes
 * @property {() => void} takeOver
 * @property {() => void} release
 */

/** @param {string} id @returns {Promise<Game>} */
export async function openGame(id) {
  let session = sessions.get(id);
  if (!session) {
    const kept = await (await theShelf()).read(id).catch((cause) => {
      throw storeError(cause);
    });
    if (!kept || kept.head.removed) throw new StoreError("page-store-gone");
    if (!readable(kept.head)) throw new StoreError("page-save-damaged");
    if (kept.head.save.flibuste > SAVE_VERSION || isNewer(kept.head.save)) throw new StoreError("page-save-newer");
    await addedReady();
    if (!games.peek().some(({ name }) => name === kept.head.save.game)) throw new StoreError("page-add-gone");
    session = sessions.get(id) ?? new Session(kept, kept.log.length);
    sessions.set(id, session);
  }
  const it = session;
  it.users += 1;
  it.touched = Date.now();
  const letGo = it.engine.hold();
  await it.lock.settled;
  let open = true;
  return {
    id,
    get head() {
      return it.head;
    },
    get save() {
      return { ...it.head.save, log: it.log };
    },
    get log() {
      return it.log;
    },
    get engine() {
      return it.engine;
    },
    get snapshot() {
      return it.table;
    },
    get created() {
      return it.head.created;
    },
    get updated() {
      return it.head.updated;
    },
    get status() {
      return it.head.status;
    },
    get writable() {
      return it.lock.writable.value;
    },
    get free() {
      return it.lock.free.value;
    },
    get changed() {
      return it.changed.value;
    },
    takeOver: () => it.lock.take(),
    release: () => {
      if (open) leave(it);
      letGo();
      open = false;
    },
  };
}

/** From the play screen to the end screen the lock stays in this tab: hence the pause. @param {Session} session */
function leave(session) {
  session.users -= 1;
  setTimeout(() => {
    if (session.users > 0 || session.dirty) return;
    if (sessions.get(session.head.id) === session) sessions.delete(session.head.id);
    session.lock.release();
  }, 500);
}

/** @param {string} id @returns {Session} */
export function writable(id) {
  const session = sessions.get(id);
  if (!session) throw new StoreError("page-store-gone");
  if (!session.lock.writable.peek()) throw new StoreError("page-store-readonly");
  return session;
}

/** One change after the other. @template T @param {Session} session @param {() => Promise<T>} work @returns {Promise<T>} */
export function inTurn(session, work) {
  const next = session.queue.then(work, work);
  session.queue = next.catch(() => {});
  return next;
}
