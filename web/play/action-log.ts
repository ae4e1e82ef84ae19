// The log of a game that is played on this page, as the engine and the disk hold it: one thing after the other, and nothing of an
// entry shows before it lies on the disk.
import { signal, type Signal } from "@preact/signals";
import type { Hosting } from "../phones/hosting.ts";
import type { Company } from "../phones/messages.ts";
import { EngineError } from "../store/engine.ts";
import type { Entry } from "../store/db.ts";
import {
  appendEntry,
  type CarriedOut,
  type Head,
  keepCarried,
  keepPending,
  keepPicture,
  type Left,
  type Pending,
  type Repair,
  replaceFrom,
  restore,
  truncate,
  type Undone,
} from "../store/games.ts";
import type { Game } from "../store/open-games.ts";
import { StoreError } from "../store/trouble.ts";
import type { Atom, Heard } from "./question.ts";
import { Playback } from "./playback.ts";
import type { Repaired } from "./protocol.d.ts";
import type { AnyFace, Move, Snapshot } from "./types.ts";

/** Where entries are kept before they show. */
export type Disk = {
  append: typeof appendEntry;
  truncate: typeof truncate;
  keepPicture: typeof keepPicture;
  keepPending: typeof keepPending;
  keepCarried: typeof keepCarried;
  replaceFrom: typeof replaceFrom;
  restore: typeof restore;
};

export const DISK: Disk = {
  append: appendEntry,
  truncate,
  keepPicture,
  keepPending,
  keepCarried,
  replaceFrom,
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
  /** Who plays at other devices, where this one knows of any. */
  company: Signal<Company | null> = signal(null);
  /** Whose phone is to be let in again, as somebody at this device has said. */
  wantsPhone: Signal<number | null> = signal(null);
  /** Answers were taken back, by this seat or by nobody in particular: other devices are told. */
  undone: (by: number | null) => void = () => {};
  /** What is being put right of what people told. */
  repair: Signal<Repair | null>;
  /** The table is being given to another device. */
  resting = signal(false);
  #step: Promise<unknown> = Promise.resolve();
  #heard: { chapters: unknown; answers: Heard[][] } | null = null;

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
    this.repair = signal(kept.head.repair ?? null);
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
    const left = this.left();
    const answer = await this.engine.ask("play", {
      table: this.id,
      ...asked,
      ...(this.phones.peek()?.watching.length && { watched: true }),
      ...(this.physical && { found: found ?? [] }),
      ...(left && { rest: left.rest }),
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

  /** What was on its way to the disk when it was asked for may have ended it.
   * @param pending  the move of which only the last told answer is taken back */
  protected async takeBack(
    op: "undo" | "rewind",
    fields: { seat?: number; entries?: number },
    pending: Pending | null = null,
  ) {
    this.mayChange();
    if (!this.now?.undoable) return this.now;
    const { entries, table } = await this.engine.ask(op, { table: this.id, ...fields });
    this.now = table;
    const repair = this.#leftAt(entries);
    await this.disk?.truncate(this.id, entries, table, { repair, pending });
    this.repair.value = repair;
    this.chapters.value = this.chapters.peek().slice(0, entries + 1);
    this.undone(fields.seat ?? this.#alone);
    await this.broadcast();
    return table;
  }

  /** The only person at this device. */
  get #alone() {
    const here = this.here.peek();
    return here.length === 1 ? (here[0] ?? null) : null;
  }

  /** What is left of a log that is being put right, where somebody is to answer before it goes on. */
  left(): Left | null {
    const left = this.repair.peek()?.left.at(-1);
    return left && left.entries === this.now?.entries ? left : null;
  }

  /** What is left of a log, where its next move is this one: it was told and carried out before. */
  protected leftFor(option: string | Move): Left | null {
    const left = this.left();
    return left && String(left.goes_on) === String(option) ? left : null;
  }

  /** What people told wrongly is put right, and what came after is played again. */
  protected async putRight(fields: { entry: number; at: number; answer: Atom }) {
    this.mayChange();
    const said = await this.engine.ask("amend", { table: this.id, ...fields });
    if ("log" in said) await this.#repaired(fields.entry, said, this.#repairFrom(fields.entry));
  }

  /** A move that people entered wrongly is chosen again; what came after waits. */
  protected async reopens(entry: number) {
    this.mayChange();
    const said = await this.engine.ask("reopen", { table: this.id, entry });
    await this.#repaired(entry, said, this.#repairFrom(entry));
  }

  #repairFrom(entry: number): Repair {
    const { log, head } = this.kept;
    const carried = head.carried ?? { entries: log.length, events: 0 };
    return { from: entry, before: log.slice(entry), left: [], pending: head.pending ?? null, carried };
  }

  /** Somebody has answered: what is left is played again. */
  protected async goesOn(repair: Repair) {
    const entries = this.now?.entries ?? 0;
    const said = await this.engine.ask("resume", { table: this.id, rest: repair.left.at(-1)?.rest });
    await this.#repaired(entries, said, repair);
  }

  async #repaired(from: number, said: Repaired, repair: Repair) {
    const { log, table, entries, rest, questions, likest, goes_on } = said;
    const next = rest ? { entries, rest, questions, likest, goes_on } : null;
    const left = next && { ...repair, left: [...repair.left, next] };
    const pending = left || table.result ? null : repair.pending && { ...repair.pending, entries };
    const outdated = left || table.result ? null : { ...repair, entries, ticked: 0 };
    await this.#replaceLog(table, from, log as Entry[], {
      repair: left,
      pending,
      carried: { entries, events: 0 },
      outdated,
    });
  }

  /** All that was put right, and what was told since, goes: the log is the one of before. */
  protected async asBefore({ from, before, pending, carried }: Repair) {
    const { save, log } = this.kept;
    const whole = { ...save, log: [...log.slice(0, from), ...before] };
    const { table } = await this.engine.ask("open", { table: this.id, save: whole, here: this.here.peek() });
    await this.#replaceLog(table, from, before, { repair: null, pending, carried });
  }

  async #replaceLog(table: Snapshot, from: number, log: Entry[], kept: Parameters<Disk["replaceFrom"]>[4]) {
    this.now = table;
    await this.disk?.replaceFrom(this.id, from, log, table, kept);
    this.repair.value = kept.repair ?? null;
    await this.#readStory();
    await this.broadcast();
  }

  /** These people sit at this device from now on: what one of them was told alone is no story for several. */
  protected async gathers(here: readonly number[]) {
    const { table } = await this.engine.ask("here", { table: this.id, here });
    await this.#readStory();
    this.now = table;
    await this.disk?.keepPicture(this.id, table).catch(() => {});
    return table;
  }

  /** What is still to be put right once the log has so many entries again. */
  #leftAt(entries: number): Repair | null {
    const repair = this.repair.peek();
    const left = repair?.left.filter((one) => one.entries <= entries) ?? [];
    return repair && left.at(-1)?.entries === entries ? { ...repair, left } : null;
  }

  async #readStory() {
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

  /** The game from an entry on, with what each event changes; `undone`: with what was taken back. `entries`: as if the log went on
   * like that after so many of it. */
  retell(since: number, { log, pending }: Undone, entries?: number) {
    const { option, found } = pending ?? {};
    const waiting = pending && { option, found };
    return this.inTurn(() =>
      this.engine.ask("retell", { table: this.id, since, log, ...waiting, ...(entries !== undefined && { entries }) }),
    );
  }

  /** People have carried out so much. */
  keepCarried(carried: Pick<Head, "carried" | "outdated">) {
    return this.inTurn(async () => this.disk?.keepCarried(this.id, carried));
  }

  /** What people told, by entry. The engine plays the whole log for it: it is asked once for each state of the log. */
  heard(): Promise<Heard[][]> {
    return this.inTurn(async () => {
      const chapters = this.chapters.peek();
      if (this.#heard?.chapters !== chapters)
        this.#heard = { chapters, answers: (await this.engine.ask("heard", { table: this.id })).heard };
      return this.#heard.answers;
    });
  }
}
