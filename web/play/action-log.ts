// The log of a game that is played on this page, as the engine and the disk hold it: one thing after the other, and nothing of an
// entry shows before it lies on the disk.
import { signal, type Signal } from "@preact/signals";
import type { Hosting } from "../phones/hosting.ts";
import { EngineError } from "../store/engine.ts";
import type { Entry } from "../store/db.ts";
import {
  appendEntry,
  keepCarried,
  keepPending,
  keepPicture,
  putRight,
  restore,
  truncate,
  type CarriedOut,
  type Undone,
} from "../store/games.ts";
import type { Game } from "../store/open-games.ts";
import { StoreError } from "../store/trouble.ts";
import type { Atom, Heard } from "./question.ts";
import { Playback } from "./playback.ts";
import type { Amended } from "./protocol.d.ts";
import type { AnyFace, Move, Snapshot } from "./types.ts";

/** Where entries are kept before they show. */
export type Disk = {
  append: typeof appendEntry;
  truncate: typeof truncate;
  keepPicture: typeof keepPicture;
  keepPending: typeof keepPending;
  keepCarried: typeof keepCarried;
  putRight: typeof putRight;
  restore: typeof restore;
};

export const DISK: Disk = {
  append: appendEntry,
  truncate,
  keepPicture,
  keepPending,
  keepCarried,
  putRight,
  restore,
};

export class ActionLog extends Playback {
  id;
  kept: Game;
  /** null where another device holds the table, and this one only asks it */
  disk;
  /** Whoever plays this game: nobody else is asked of this table. */
  engine;
  /** What the engine said last; runs ahead of `shown` while something is told. */
  now: Snapshot | null = null;
  /** Whether a box is on the table. */
  physical;
  /** Resolves when everybody at another device has been told how the table stands: nothing is done at it meanwhile.
   * Given: once what they are told lies on the disk. */
  broadcast: (kept?: Promise<unknown>) => Promise<void> = async () => {};
  /** The people at other devices, once there are any. */
  phones: Signal<Hosting | null> = signal(null);
  /** The table is being given to another device. */
  resting = signal(false);
  #step: Promise<unknown> = Promise.resolve();

  constructor(
    kept: Game,
    face: AnyFace,
    { picture, disk, here }: { picture: Snapshot | null; disk: Disk | null; here?: readonly number[] },
  ) {
    super(kept.head.save, face, picture, here);
    this.id = kept.id;
    this.kept = kept;
    this.disk = disk;
    this.engine = kept.engine;
    this.physical = Boolean(kept.save.box);
  }

  /** The engine and the disk hear of one thing after the other. */
  protected inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#step.then(work);
    this.#step = done.catch(() => {});
    return done;
  }

  protected mayChange() {
    // another tab has it, though this engine would answer
    if (this.disk && !this.kept.writable) throw new StoreError("page-store-readonly");
    if (this.resting.peek()) throw new EngineError({ kind: "barred", key: "phones-moving" });
  }

  protected async record(fields: { option: string | Move; seat?: number; found?: Atom[] }) {
    this.mayChange();
    const turn = this.now?.turn ?? 0;
    const { found, ...asked } = fields;
    const answer = await this.engine.ask("play", {
      table: this.id,
      ...asked,
      ...(this.phones.peek()?.watching.length && { watched: true }),
      ...(this.physical && { found: found ?? [] }),
    });
    if ("wanted" in answer) return answer;
    const { entry, secret, events, table } = answer;
    this.now = table;
    const kept = this.disk?.append(this.id, entry as Entry, table, { result: table.result });
    // what others are told is made while the disk writes
    const told = this.broadcast(kept);
    await kept;
    this.chapters.value = [...this.chapters.peek(), { entry, secret, events, turn }];
    await told;
    return answer;
  }

  /** What was on its way to the disk when it was asked for may have ended it. */
  protected async takeBack(op: "undo" | "rewind", fields: object) {
    this.mayChange();
    if (!this.now?.undoable) return this.now;
    const { entries, table } = await this.engine.ask(op, { table: this.id, ...fields });
    this.now = table;
    await this.disk?.truncate(this.id, entries, table);
    this.chapters.value = this.chapters.peek().slice(0, entries + 1);
    await this.broadcast();
    return table;
  }

  /** What was told wrongly is put right in this entry, as the engine says. */
  protected async putRight(entry: number, said: Amended) {
    this.now = said.table;
    await this.disk?.putRight(this.id, entry, said.entry as Entry, said.entries, said.table);
    await this.#retold();
  }

  /** These people sit at this device from now on: what one of them was told alone is no story for several. */
  protected async gathers(here: readonly number[]) {
    const { table } = await this.engine.ask("here", { table: this.id, here });
    await this.#retold();
    this.now = table;
    await this.disk?.keepPicture(this.id, table).catch(() => {});
    return table;
  }

  async #retold() {
    this.chapters.value = (await this.engine.ask("story", { table: this.id })).chapters;
  }

  /** What was taken back stands in the log again. @param carried  how far people have carried it out */
  protected async makeAgain(undone: Undone, carried: CarriedOut) {
    this.mayChange();
    const save = { ...this.kept.save, log: [...this.kept.log, ...undone.log] };
    const { table } = await this.engine.ask("open", { table: this.id, save, here: this.here.peek() });
    await this.disk?.restore(this.id, undone, carried, table);
    await this.broadcast();
  }

  /** The game from an entry on, with what each event changes; `undone`: with what was taken back. */
  retell(since: number, { log, pending }: Undone) {
    const { option, found } = pending ?? {};
    const waiting = pending && { option, found };
    return this.inTurn(() => this.engine.ask("retell", { table: this.id, since, log, ...waiting }));
  }

  /** People have carried out so much. */
  keepCarried(carried: CarriedOut) {
    return this.inTurn(async () => this.disk?.keepCarried(this.id, carried));
  }

  /** What people told, by entry. */
  async heard(): Promise<Heard[][]> {
    return (await this.inTurn(() => this.engine.ask("heard", { table: this.id }))).heard;
  }
}
