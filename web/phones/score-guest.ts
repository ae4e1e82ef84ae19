// A phone that fills in one column of somebody else's sheet.
import type { Carrier } from "./carrier.ts";
import { type End, Line } from "./line.ts";
import { HOST_RATE, type Why } from "./messages.ts";
import { type Contact, Returning, type Ways } from "./returning.ts";
import { filling, fromHolder, type HolderSays, looking, type Shown } from "./score-line.ts";

export class ScoreGuest {
  #on;
  #ways;
  #next = 0;
  /** What was filled in and not heard of yet, by field. */
  #pending: Map<string, { n: number; value: number | null }> = new Map();

  constructor(
    on: { shown: (shown: Shown) => void; contact: (contact: Contact) => void; over: (why: Why) => void },
    ways: Ways = {},
  ) {
    this.#on = on;
    this.#ways = new Returning({ meet: (carrier) => this.meet(carrier), contact: on.contact }, ways);
  }

  /** What carries to the sheet from now on. What was typed meanwhile is told there. */
  meet(carrier: Carrier) {
    const ways = this.#ways;
    if (ways.over) return carrier.close();
    const line: Line<HolderSays> = new Line(
      carrier,
      { read: fromHolder, rate: HOST_RATE, clock: ways.clock },
      {
        said: (said) => {
          if (line !== ways.line) return;
          if (said.t === "sheet") this.#shown(said.shown);
          else void ways.keep(line, said.reserving);
        },
        away: (away) => line === ways.line && ways.silent(line, away),
        over: (end) => line === ways.line && this.#broke(end),
      },
    );
    ways.takes(line);
    line.send(looking());
    for (const [field, { n, value }] of this.#pending) line.send(filling({ n, field, value }));
  }

  #shown(shown: Shown) {
    for (const [field, { n }] of this.#pending) if (n <= shown.heard) this.#pending.delete(field);
    this.#on.contact("there");
    this.#on.shown(shown);
  }

  #broke(end: End) {
    if (this.#ways.over) return;
    if (end === "lost") return void this.#ways.seek();
    this.#ways.end();
    this.#on.over(end);
  }

  /** What the other phone does not know yet, by field: until then it stands as it was typed. */
  get pending(): Record<string, number | null> {
    return Object.fromEntries([...this.#pending].map(([field, { value }]) => [field, value]));
  }

  fill(field: string, value: number | null) {
    const n = (this.#next += 1);
    // those that are told again are told as they were typed
    this.#pending.delete(field);
    this.#pending.set(field, { n, value });
    this.#ways.line?.send(filling({ n, field, value }));
  }

  /** The network or the screen is back. */
  wake() {
    return this.#ways.wake();
  }

  leave(why?: "nonsense") {
    this.#ways.end();
    this.#ways.line?.close(why);
  }
}
