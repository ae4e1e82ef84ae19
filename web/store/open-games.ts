// The games that are open in this tab: who may write, what is not on the disk yet.
import { signal } from "@preact/signals";
import { type Entry, type StoredGame, theShelf } from "./db.ts";
import { addedReady } from "./added-ready.ts";
import { type Engine, engineOf } from "./engine.ts";
import type { Head, Opening, Picture } from "./games.ts";
import { games, isNewer } from "./known.ts";
import { SAVE_VERSION } from "./gate.ts";
import { hold } from "./locks.ts";
import { soundPicture } from "./picture.ts";
import { StoreError, storeError } from "./trouble.ts";

/** Whether it can be read: what lies on the disk may be damaged. */
export const readable = (head: Head) => Boolean(head.save);

/** A game that is open in this tab. */
export class OpenGame {
  head;
  log;
  table;
  saved: number;
  /** Whether the head lies on the disk as it stands here: it changes without an entry while a box is told. */
  current: boolean;
  users;
  touched;
  lock;
  /** Grows when another tab has written: a reading tab draws again. */
  changed;
  /** The engine that plays it: what another answers is none of its log. */
  engine;
  queue: Promise<unknown>;

  /** `saved`: entries on the disk; -1: not even the head. */
  constructor({ head, log, table }: StoredGame, saved: number) {
    this.head = head;
    this.log = log;
    this.table = soundPicture(table, head, log.length);
    this.saved = saved;
    this.current = saved >= 0;
    this.users = 0;
    this.touched = Date.now();
    this.lock = hold(`flibuste-game-${head.id}`, () => this.reread());
    this.changed = signal(0);
    this.engine = engineOf(head.save.game);
    this.queue = Promise.resolve();
  }

  get dirty() {
    return !this.current || this.saved !== this.log.length;
  }

  async reread() {
    const kept = await (await theShelf()).read(this.head.id);
    if (!kept) return;
    Object.assign(this, kept, { table: soundPicture(kept.table, kept.head, kept.log.length) });
    this.saved = kept.log.length;
    this.current = true;
    this.changed.value += 1;
  }
}

export const openGames: Map<string, OpenGame> = new Map();

export interface Game {
  id: string;
  head: Head;
  save: Opening & { log: Entry[] };
  log: Entry[];
  snapshot: Picture;
  engine: Engine;
  created: number;
  updated: number;
  status: "running" | "finished";
  /** false in a second tab; reading it in a component subscribes */
  writable: boolean;
  /** the other tab is gone: `takeOver` will work; subscribes */
  free: boolean;
  /** grows when the other tab has written; subscribes */
  changed: number;
  takeOver: () => void;
  release: () => void;
}

export async function openGame(id: string): Promise<Game> {
  let game = openGames.get(id);
  if (!game) {
    const kept = await (await theShelf()).read(id).catch((cause) => {
      throw storeError(cause);
    });
    if (!kept || kept.head.removed) throw new StoreError("page-store-gone");
    if (!readable(kept.head)) throw new StoreError("page-save-damaged");
    if (kept.head.save.flibuste > SAVE_VERSION || isNewer(kept.head.save)) throw new StoreError("page-save-newer");
    await addedReady();
    if (!games.peek().some(({ name }) => name === kept.head.save.game)) throw new StoreError("page-add-gone");
    game = openGames.get(id) ?? new OpenGame(kept, kept.log.length);
    openGames.set(id, game);
  }
  const it = game;
  if (it.head.elsewhere) throw new StoreError(`phones-elsewhere-${it.head.elsewhere}`);
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

/** From the play screen to the end screen the lock stays in this tab: hence the pause. */
function leave(game: OpenGame) {
  game.users -= 1;
  setTimeout(() => {
    if (game.users > 0 || game.dirty) return;
    if (openGames.get(game.head.id) === game) openGames.delete(game.head.id);
    game.lock.release();
  }, 500);
}

export function writable(id: string): OpenGame {
  const game = openGames.get(id);
  if (!game) throw new StoreError("page-store-gone");
  if (!game.lock.writable.peek()) throw new StoreError("page-store-readonly");
  return game;
}

/** One change after the other. */
export function inTurn<T>(game: OpenGame, work: () => Promise<T>): Promise<T> {
  const next = game.queue.then(work, work);
  game.queue = next.catch(() => {});
  return next;
}
