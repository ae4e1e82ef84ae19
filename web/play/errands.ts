// What people do on the real table because the app cannot: what a bot has done, and what passes unseen from one real hand
// to another. It is gathered until something else waits, and then shown until somebody says that it is done.
import games from "games:manifest";
import { signal, type Signal } from "@preact/signals";
import { itemAt } from "../lists.ts";
import { seatIn } from "../store/words.tsx";
import type { PhysicalEntry } from "./physical-entry.tsx";
import type { Event, GameOwn, Seat } from "./types.ts";

/** `seat`: the bot; null: what no captain sails. `other`: with whom this seat settles it, both with real hands.
 * `laying`: the whole table, before the first move. */
export type Errand = {
  seat: number | null;
  other: number | null;
  lines: Event[];
  isSetup: boolean;
  done: () => void;
  /** where what is to be done lies: a board looks there, or at all of it where it is none; null: not told yet */
  places: Signal<string[] | null>;
};
type Due = Pick<Errand, "seat" | "other">;

/** Whose doing it is; undefined: a person's. */
function doer({ args, data = {} }: Event, by: number, seats: Seat[]): number | null | undefined {
  const said = (args.seat ?? args.captain) as { seat?: number } | undefined;
  const seat = said ? said.seat : "ship" in data && typeof data.ship === "number" ? data.ship : by;
  if (seat === undefined || !seats[seat]) return null;
  return seats[seat].bot === null ? undefined : seat;
}

/** The two real hands of which one takes something hidden from the other. */
function between({ args }: Event, seats: Seat[]): Due | null {
  const [seat, other, third] = Object.values(args)
    .map(seatIn)
    .filter((seat) => seat !== undefined);
  if (seat === undefined || other === undefined || third !== undefined) return null;
  return itemAt(seats, seat).keeps && itemAt(seats, other).keeps ? { seat, other } : null;
}

export class Errands {
  /** What is to be done now. */
  now: Signal<Errand | null> = signal(null);
  seats;
  /** The events that move nothing on a real table, and those in which something hidden changes hands. */
  #known: Promise<Pick<PhysicalEntry<GameOwn>, "still" | "unseen">>;
  #due: (Due & { event: Event })[] = [];

  constructor(game: string, seats: Seat[]) {
    this.seats = seats;
    const load = games[game]?.physical?.();
    this.#known = load
      ? load.then(
          (it) => it.default,
          () => ({}),
        )
      : Promise.resolve({});
  }

  /** @param by  whose entry it is */
  async add(events: readonly Event[], by: number) {
    const { still = [], unseen = [] } = await this.#known;
    for (const event of events) {
      const two = unseen.includes(event.key) ? between(event, this.seats) : null;
      if (two) {
        this.#due.push({ ...two, event });
        continue;
      }
      const seat = doer(event, by, this.seats);
      if (event.change?.length && seat !== undefined && !still.includes(event.key))
        this.#due.push({ seat, other: null, event });
    }
  }

  /** Resolves when all that is due has been done, captain by captain. */
  async run() {
    while (this.#due.length) {
      const { seat, other } = itemAt(this.#due, 0);
      const next = this.#due.findIndex((one) => one.seat !== seat || one.other !== other);
      const lines = this.#due.splice(0, next < 0 ? this.#due.length : next).map(({ event }) => event);
      await this.#begun({ seat, other, lines, isSetup: false });
    }
    this.now.value = null;
  }

  /** Resolves when the table is laid as the app has dealt it. */
  async lay(lines: Event[]) {
    await this.#begun({ seat: null, other: null, lines, isSetup: true });
    this.now.value = null;
  }

  /** Resolves when it has been carried out. */
  #begun(errand: Omit<Errand, "done" | "places">) {
    return new Promise<void>((done) => (this.now.value = { ...errand, done, places: signal(null) }));
  }

  drop() {
    this.#due = [];
    this.now.peek()?.done();
    this.now.value = null;
  }
}
