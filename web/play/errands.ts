// What a bot has done in the app is done by people on the real table: it is gathered until something else waits, and
// then shown until somebody says that it is done.
import games from "games:manifest";
import { signal, type Signal } from "@preact/signals";
import type { Event, Seat } from "./types.ts";

/** `seat`: the bot; null: what no captain sails. `laying`: the whole table, before the first move. */
export type Errand = { seat: number | null; lines: Event[]; laying: boolean; done: () => void };

/** Whose doing it is; undefined: a person's. */
function doer({ args, data }: Event, by: number, seats: Seat[]): number | null | undefined {
  const said = (args.seat ?? args.captain) as { seat?: number } | undefined;
  const seat = said ? said.seat : typeof data?.ship === "number" ? data.ship : by;
  if (seat === undefined || !seats[seat]) return null;
  return seats[seat].bot === null ? undefined : seat;
}

export class Errands {
  /** What is to be done now. */
  now: Signal<Errand | null> = signal(null);
  seats;
  /** The events that move nothing on a real table. */
  #still: Promise<readonly string[]>;
  #due: { seat: number | null; event: Event }[] = [];

  constructor(game: string, seats: Seat[]) {
    this.seats = seats;
    const load = games[game]?.boxed?.();
    this.#still = load
      ? load.then(
          (it) => it.default.still ?? [],
          () => [],
        )
      : Promise.resolve([]);
  }

  /** @param by  whose entry it is */
  async add(events: readonly Event[], by: number) {
    const still = await this.#still;
    for (const event of events) {
      const seat = doer(event, by, this.seats);
      if (event.change?.length && seat !== undefined && !still.includes(event.key)) this.#due.push({ seat, event });
    }
  }

  /** Resolves when all that is due has been done, captain by captain. */
  async run() {
    while (this.#due.length) {
      const [{ seat }] = this.#due;
      const other = this.#due.findIndex((one) => one.seat !== seat);
      const lines = this.#due.splice(0, other < 0 ? this.#due.length : other).map(({ event }) => event);
      await new Promise<void>((done) => (this.now.value = { seat, lines, laying: false, done }));
    }
    this.now.value = null;
  }

  /** Resolves when the table is laid as the app has dealt it. */
  async lay(lines: Event[]) {
    await new Promise<void>((done) => (this.now.value = { seat: null, lines, laying: true, done }));
    this.now.value = null;
  }

  drop() {
    this.#due = [];
    this.now.peek()?.done();
    this.now.value = null;
  }
}
