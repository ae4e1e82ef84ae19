// How a guest comes back to the phone it was at, for a seat or for a column of a sheet: by what lies by, without a code.
import type { Carrier } from "./carrier.ts";
import { type Clock, type Line, REAL } from "./line.ts";
import { type Reserving, reserving } from "./messages.ts";
import { Knocks, type Prepared } from "./reserve.ts";

/** How the other phone stands: heard; silent; broken off, where what lies by may lead back, or a new code; or lost, where only a
 * new code does. */
export type Contact = "there" | "away" | "seeking" | "adrift";
/** `prepare`: takes a connection that the other phone has laid by; `reachable`: whether it makes sense to knock now */
export type Ways = { clock?: Clock; prepare?: (code: string) => Promise<Prepared>; reachable?: () => boolean };

type AnyLine = Pick<Line<never>, "over" | "send" | "close" | "isDumb">;

/** After a knock that nobody has answered; each time twice as long. */
const KNOCK_MS = 10_000;
/** A line that does not answer for so long, once the network or the screen is back, may have broken off. */
const DUMB_MS = 250;

export class Returning {
  line: AnyLine | null = null;
  over = false;
  clock: Clock;
  #on;
  #knocks;
  #reachable;
  #seeking = false;
  /** The network or the screen is back. */
  #stir: () => void = () => {};

  /** @param on  `meet`: the line is there again */
  constructor(
    on: { meet: (carrier: Carrier) => void; contact: (contact: Contact) => void },
    { clock = REAL, prepare, reachable = () => true }: Ways,
  ) {
    this.#on = on;
    this.clock = clock;
    this.#knocks = prepare ? new Knocks(prepare) : null;
    this.#reachable = reachable;
  }

  /** The line from now on; the one before ends. */
  takes(line: AnyLine) {
    const before = this.line;
    this.line = line;
    before?.close();
  }

  /** What lies by is agreed upon, over this line. */
  async keep(line: AnyLine, { n, code }: Reserving) {
    try {
      const answer = await this.#knocks?.keep(code, () => line === this.line);
      if (answer) line.send(reserving({ n, code: answer }));
    } catch (cause) {
      console.warn(cause);
      line.close("nonsense");
    }
  }

  silent(line: AnyLine, away: boolean) {
    this.#on.contact(away ? "away" : "there");
    if (away) this.#knockBesides(line);
  }

  /** Nobody is told that an address has changed, but a phone that sleeps is silent too, and there again by the same line: so this
   * is left as it is, and what lies by tried too. */
  #knockBesides(line: AnyLine) {
    if (!this.#reachable()) return;
    this.#knocks
      ?.knock(1)
      ?.then((carrier) => (line === this.line ? this.#on.meet(carrier) : carrier.close()))
      .catch((cause) => console.warn(cause));
  }

  /** Knocks by what was laid by, until the line is there again or nothing is left. */
  async seek() {
    if (this.#seeking) return;
    this.#seeking = true;
    this.#on.contact("seeking");
    for (let wait = KNOCK_MS; this.#isLost; wait *= 2) {
      const stirred = new Promise<void>((stir) => (this.#stir = stir));
      if (!this.#reachable()) {
        await stirred;
        continue;
      }
      const coming = this.#knocks?.knock();
      if (!coming) break;
      const open = coming.then((carrier) => (this.#isLost ? this.#on.meet(carrier) : carrier.close()));
      await Promise.race([open.catch((cause) => console.warn(cause)), stirred, this.clock.after(wait)]);
    }
    this.#seeking = false;
    if (this.#isLost) this.#on.contact("adrift");
  }

  get #isLost() {
    return !this.over && Boolean(this.line?.over);
  }

  /** The network or the screen is back: a line that has died meanwhile does not know of it yet. */
  async wake() {
    const { line } = this;
    if (!line || this.over || !this.#reachable()) return;
    if (line.over) return this.#stir();
    if ((await line.isDumb(DUMB_MS)) && line === this.line) this.#knockBesides(line);
  }

  /** What was laid by leads nowhere any more. */
  drop() {
    this.#knocks?.drop();
  }

  /** Nobody comes back. */
  end() {
    this.over = true;
    this.#knocks?.close();
  }
}
