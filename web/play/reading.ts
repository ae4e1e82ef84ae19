// What people read from their box for one move, until that is whole: their answers, and how much of what happens meanwhile was
// shown.
import type { Pending } from "../store/games.ts";
import { type Atom, askedOf, Question, type InputNeeded } from "./question.ts";
import type { Event } from "./types.ts";

export class Reading {
  option;
  found;
  /** What was read of the throw that is asked for. */
  partial;
  /** How many of the events that lead to the question were told. */
  told = 0;
  /** Which question each of those found has answered. */
  #asked: string[] = [];

  constructor({ option, found, partial }: Omit<Pending, "entries">) {
    this.option = option;
    this.found = found;
    this.partial = partial;
  }

  /** What is kept of it. @param entries  how long the log is */
  pending(entries: number): Pending {
    const { option, found, partial } = this;
    return { entries, option, found, partial };
  }

  /** Those of the events that were not told yet. */
  fresh(events: Event[]) {
    const fresh = events.slice(this.told);
    this.told = Math.max(this.told, events.length);
    return fresh;
  }

  /** @param by  whether whoever chose the move may choose another */
  question(wanted: InputNeeded, by: boolean) {
    return new Question(wanted, { found: this.found, partial: this.partial, by, asked: this.#asked });
  }

  /** All of a throw was read. */
  add(wanted: InputNeeded, answers: Atom[]) {
    wanted.together.forEach(({ asked }, i) => (this.#asked[this.found.length + i] = askedOf({ ...wanted, asked })));
    this.found = [...this.found, ...answers];
  }

  /** The last answer is taken back: what led to it is told anew. */
  back() {
    this.found = this.found.slice(0, -1);
    this.told = 0;
  }
}
