// What people are to read from their box: one throw, or one card. Whoever asked it waits for `answers`.
import { type Signal, signal } from "@preact/signals";
import { itemAt, replaced } from "../lists.ts";
import type { Event, Said } from "./types.ts";

export type Atom = string | number;
/** One of the dice that are thrown together, or the only card. `rolls`: whose it is */
export type Thrown = { asked: string; faces: Atom[]; rolls: number };
/** `seat`: who alone sees it; null: all do. `events`: what the move has led to until now; `why`: who rolls
 * and what for, where the game says so */
export type InputNeeded = Thrown & { seat: number | null; why: Said | null; together: Thrown[]; events: Event[] };

/** An answer that was told: which it was of all that its entry found; `rolls`: who had the dice in hand; `throw`: the first answer of
 * its throw; `open`: whether all have seen it. */
export type Heard = {
  at: number;
  asked: string;
  faces: Atom[];
  answer: Atom;
  seat: number | null;
  rolls: number;
  throw: number;
  open: boolean;
};

/** Which question it is, and who is to see the answer. */
export const askedOf = ({ asked, seat }: Pick<InputNeeded, "asked" | "seat">) => `${asked} ${seat}`;

export class Question {
  wanted;
  /** What was told for this move before. */
  found: Atom[];
  /** Those of them that answered the same question. */
  alike: Atom[];
  /** Whether whoever chose the move may choose another. */
  by: boolean;
  /** What was told of this throw, as it lies there. */
  partial: Signal<(Atom | null)[]>;
  /** In the order asked; null: back to what was asked before. */
  answers: Promise<Atom[] | null>;
  /** Where the throw also says what is chosen next: the option. */
  next: string | null = null;
  onPartial: (partial: (Atom | null)[]) => void = () => {};
  /** A place on the board was pressed. */
  onPlace: ((place: string) => void) | null = null;
  #answer!: (answers: Atom[] | null) => void;

  /** @param asked  which question each of those found has answered, as far as this page has asked it */
  constructor(
    wanted: InputNeeded,
    { found, partial, by, asked = [] }: { found: Atom[]; partial: (Atom | null)[]; by: boolean; asked?: string[] },
  ) {
    this.wanted = wanted;
    this.found = found;
    this.alike = found.filter((_, i) => asked[i] === askedOf(wanted));
    this.by = by;
    const { together } = wanted;
    const fits = partial.length === together.length;
    this.partial = signal(
      together.map(({ faces }, i) => {
        const face = fits ? (partial[i] ?? null) : null;
        return face !== null && faces.includes(face) ? face : null;
      }),
    );
    this.answers = new Promise((done) => (this.#answer = done));
  }

  /** The dice that are not read yet. */
  get open() {
    return this.partial.peek().flatMap((one, at) => (one === null ? [at] : []));
  }

  /** Whether there is anything to go back to. */
  get returns() {
    return this.by || this.found.length > 0 || this.partial.value.some((one) => one !== null);
  }

  tell(at: number, face: Atom) {
    this.#stands(replaced(this.partial.peek(), at, face));
  }

  /** What was told of this throw, else of the one before; else the move. */
  back() {
    if (this.open.length < this.partial.peek().length) this.#stands(this.partial.peek().map(() => null));
    else this.#answer(null);
  }

  /** The app throws whatever was not read. */
  roll(oneOf: (faces: Atom[]) => Atom) {
    this.next = null;
    const { together } = this.wanted;
    this.#stands(this.partial.peek().map((one, at) => one ?? oneOf(itemAt(together, at).faces)));
  }

  #stands(partial: (Atom | null)[]) {
    this.partial.value = partial;
    const told = partial.filter((one) => one !== null);
    if (told.length === partial.length) this.#answer(told);
    else this.onPartial(partial);
  }
}
