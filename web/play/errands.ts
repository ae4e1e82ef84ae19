// What people do on the real table because the app cannot: what a bot's move has changed, and what passes unseen from one
// real hand to another. It is gathered until something else waits, and then shown until somebody says that it is done.
// How far people have come lies on the disk; what they have not come to is retold by the engine.
import games from "games:manifest";
import { signal, type Signal } from "@preact/signals";
import { itemAt } from "../lists.ts";
import type { Entry } from "../store/db.ts";
import type { CarriedOut, Head, Outdated, Pending, Undone } from "../store/games.ts";
import { type Course, coursesOf, type Line, wordsOf } from "./errand-lines.ts";
import { doneBy, handed, touches } from "./handed.ts";
import { differing } from "./outdated.ts";
import type { PhysicalEntry } from "./physical-entry.tsx";
import type { Retold } from "./protocol.d.ts";
import type { AnyFace, Event, GameOwn, Seat, View } from "./types.ts";
import { applied } from "./views.ts";

/** `kind`: "lay": the whole table, before the first move; "back": what was taken back, newest first; "again": what is made
 * again; "differ": what is otherwise since a log was put right. `seat`: the bot; null: what no captain sails. `other`: with whom this seat settles it, both with real hands. */
export type Errand = {
  kind: "lay" | "carry" | "back" | "again" | "differ";
  seat: number | null;
  other: number | null;
  lines: Line[];
  /** so many of the lines are done */
  ticked: Signal<number>;
  tick: (lines: number) => void;
  done: () => void;
  /** where what is to be done lies: a board looks there, or at all of it where it is none; null: not told yet */
  places: Signal<string[] | null>;
};
type Due = Pick<Errand, "kind" | "seat" | "other">;
type Physical = Pick<PhysicalEntry<GameOwn>, "still" | "idle" | "unseen" | "turnsUp" | "unlaid" | "said" | "counted">;

/** One event: where in the log it is, whose entry that is, and the view in which it happens. */
type Step = { entry: number; at: number; by: number; event: Event; before: View };

/** What the errands need of the game that is played. */
type Played = {
  game: string;
  seats: Seat[];
  face: AnyFace;
  retell: (since: number, undone: Undone, entries?: number) => Promise<Retold>;
  keepCarried: (carried: Pick<Head, "carried" | "outdated">) => Promise<unknown>;
};

const start = ({ entry, at }: Step): CarriedOut => ({ entries: entry, events: at });
const end = ({ entry, at }: Step): CarriedOut => ({ entries: entry, events: at + 1 });
const isBefore = (one: CarriedOut, other: CarriedOut) =>
  one.entries < other.entries || (one.entries === other.entries && one.events < other.events);

export class Errands {
  /** What is to be done now. */
  now: Signal<Errand | null> = signal(null);
  #played;
  #physical: Promise<Physical>;
  /** So far people have come; null until the disk was asked. */
  #carried: CarriedOut | null = null;
  /** So far the steps lead. */
  #told: CarriedOut = { entries: 0, events: 0 };
  /** What was told of the entry that people are at, and since then. */
  #steps: Step[] = [];
  /** What people have carried out and nobody tells any more. */
  #gone: Step[] = [];
  #view: View = { turn: 0 };
  /** Grows when something else takes over. */
  #cuts = 0;

  constructor(played: Played) {
    this.#played = played;
    const none: Physical = {};
    const load = games[played.game]?.physical?.();
    this.#physical = load
      ? load.then(
          (it) => it.default,
          () => none,
        )
      : Promise.resolve(none);
  }

  /** Begins anew where the disk says that people are. @param view  what the log has led to */
  async resume(entries: number, view: View, by: number, { carried, pending = null, undone = null }: Head) {
    const kept = this.#carried ?? carried;
    const waits = undone ? undone.pending : pending;
    const all = entries + (undone?.log.length ?? 0);
    const known = kept && (isBefore(kept, { entries: all, events: 1 }) || (kept.entries === all && waits));
    const now = { entries, events: 0 };
    this.#carried = known ? kept : now;
    this.#told = now;
    this.#view = view;
    const cuts = this.#cuts;
    if (!kept) await this.#keep();
    if (!isBefore(this.#carried, now) && !isBefore(now, this.#carried)) return;
    const isBack = undone && isBefore(now, this.#carried);
    const since = isBack ? entries : this.#carried.entries;
    const retold = await this.#played.retell(since, isBack ? undone : { log: [], pending });
    if (cuts !== this.#cuts) return;
    this.#view = retold.view as View;
    retold.chapters.forEach(({ entry, events }, i) => this.#add(since + i, events, entry?.seat ?? retold.asked ?? by));
    const last = this.#steps.at(-1);
    if (!isBack) return void (this.#told = pending && last ? end(last) : now);
    this.#gone = this.#steps.filter((step) => !this.#isDue(step));
    this.#steps = [];
    this.#view = view;
  }

  /** What was told of an entry until now. Where that is less than before, what people told was taken back.
   * @param by  whose entry it is */
  hear(entry: number, events: readonly Event[], by: number, isWhole: boolean) {
    this.#steps = this.#steps.filter((step) => step.entry === entry || this.#isDue(step));
    const heard = this.#steps.filter((step) => step.entry === entry).length;
    if (events.length < heard) {
      const from = this.#steps.length - heard + events.length;
      this.#view = itemAt(this.#steps, from).before;
      this.#gone = this.#steps.splice(from).filter((step) => !this.#isDue(step));
    } else this.#add(entry, events.slice(heard), by, heard);
    this.#told = isWhole ? { entries: entry + 1, events: 0 } : { entries: entry, events: events.length };
  }

  #add(entry: number, events: readonly Event[], by: number, from: number = 0) {
    for (const [i, event] of events.entries()) {
      this.#steps.push({ entry, at: from + i, by, event, before: this.#view });
      if (event.change?.length) this.#view = applied(this.#view, event.change);
    }
  }

  #isDue = (step: Step) => !this.#carried || !isBefore(start(step), this.#carried);

  /** Resolves when all that is due has been done, captain by captain. */
  async run() {
    const cuts = this.#cuts;
    const physical = await this.#physical;
    if (cuts !== this.#cuts) return;
    const dueOf = (step: Step) => this.#dueOf(step, physical);
    const [gone] = this.#gone;
    if (gone) {
      const courses = this.#coursesOf(this.#gone.filter(({ event }) => touches(event, physical))).reverse();
      const isHanded = this.#gone.some(dueOf);
      if (isHanded && !(await this.#asked({ kind: "back", seat: null, other: null }, courses, physical))) return;
      this.#gone = [];
      this.#carried = start(gone);
      if (isHanded) await this.#keep();
      if (cuts !== this.#cuts) return;
    }
    for (;;) {
      const due = this.#steps.filter((step) => this.#isDue(step) && dueOf(step));
      const whose = due[0] && dueOf(due[0]);
      if (!whose) break;
      const other = due.findIndex((step) => JSON.stringify(dueOf(step)) !== JSON.stringify(whose));
      const courses = this.#coursesOf(other < 0 ? due : due.slice(0, other));
      if (!(await this.#asked(whose, courses, physical))) return;
      this.#carried = other < 0 ? this.#told : end(itemAt(courses, courses.length - 1).last);
      await this.#keep();
      if (cuts !== this.#cuts) return;
    }
    this.#carried = this.#told;
    this.now.value = null;
  }

  /** Who is told to do it, and as what; null: whoever has moved does it unasked. */
  #dueOf(step: Step, physical: Physical): Due | null {
    const { event, by, entry, before } = step;
    const isAgain = entry < (this.#carried?.redone ?? 0) && touches(event, physical);
    if (isAgain) return { kind: "again", seat: null, other: null };
    const { seats } = this.#played;
    const own = this.#steps.filter((one) => one.entry === entry && one.at <= step.at);
    const events = own.map((one) => one.event);
    const whose = doneBy(by, (own[0] ?? step).before.turn, before.turn, seats, events, physical);
    const due = handed(event, whose, before.turn, seats, physical);
    return due && { kind: "carry", ...due };
  }

  #coursesOf = (steps: Step[]) => coursesOf(steps, this.#played.face);

  /** Resolves when it has been carried out; false where something else has taken over. */
  #asked(due: Due, courses: Course<Step>[], physical: Physical) {
    const came = this.#carried;
    const lines = courses.map(({ last }) => ({
      event: last.event,
      said: () => wordsOf(last, physical, this.#played),
      undoes: due.kind === "back",
    }));
    return this.#begun({ ...due, lines }, (many) => {
      const course = courses[many - 1];
      const to = course && (due.kind === "back" ? start(course.first) : end(course.last));
      this.#carried = to ? { ...came, ...to } : came;
      this.#keep().catch(console.error);
    });
  }

  /** Resolves when the table is laid as the app has dealt it. */
  async lay(events: Event[]) {
    const cuts = this.#cuts;
    const { unlaid = [] } = await this.#physical;
    if (cuts !== this.#cuts) return;
    const lines = events
      .filter(({ key }) => !unlaid.includes(key))
      .map((event) => ({ event, said: () => event, undoes: false }));
    await this.#begun({ kind: "lay", seat: null, other: null, lines }, () => {});
    this.now.value = null;
  }

  /** The table that people carried out before a log was put right comes to stand as the log says now.
   * @param log  as it is now */
  async settle(outdated: Outdated, log: readonly Entry[], pending: Pending | null) {
    const cuts = this.#cuts;
    const physical = await this.#physical;
    const now = { log: log.slice(outdated.from, outdated.entries), pending };
    const { lines, carried } = await differing(outdated, now, this.#played, physical);
    if (cuts !== this.#cuts) return;
    const onTick = (ticked: number) => {
      this.#played.keepCarried({ outdated: { ...outdated, ticked } }).catch(console.error);
    };
    const errand: Due = { kind: "differ", seat: null, other: null };
    if (lines.length && !(await this.#begun({ ...errand, lines }, onTick, outdated.ticked))) return;
    this.#carried = carried;
    await this.#played.keepCarried({ carried, outdated: null });
    this.now.value = null;
  }

  #begun(errand: Due & Pick<Errand, "lines">, onTick: (lines: number) => void, done: number = 0) {
    const ticked = signal(done);
    const tick = (lines: number) => {
      ticked.value = lines;
      onTick(lines);
    };
    return new Promise<boolean>((resolve) => {
      this.#cut = () => resolve(false);
      this.now.value = { ...errand, ticked, tick, done: () => resolve(true), places: signal(null) };
    });
  }

  #cut = () => {};

  async #keep() {
    if (this.#carried) await this.#played.keepCarried({ carried: this.#carried });
  }

  /** Something else takes over: what is to be done then is said by `resume`. */
  drop() {
    this.#cuts += 1;
    this.#steps = [];
    this.#gone = [];
    this.#cut();
    this.now.value = null;
  }

  /** The disk is asked again how far people have come. */
  forget() {
    this.#carried = null;
  }

  /** What was taken back is made again. @param entries  so many are in the log then
   * @returns from where on people do it, whoever it was that did */
  again(entries: number): CarriedOut {
    const now = this.#carried ?? { entries, events: 0 };
    this.#carried = { ...now, redone: entries };
    return this.#carried;
  }
}
