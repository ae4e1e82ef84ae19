// A phone that fills in one column of somebody else's sheet.
import type { Carrier } from "./carrier.ts";
import { type Clock, type End, Line } from "./line.ts";
import { HOST_RATE } from "./messages.ts";
import { filling, fromHolder, type HolderSays, looking, type Shown } from "./score-line.ts";

export class ScoreGuest {
  #line: Line<HolderSays>;
  #next = 0;
  /** What was filled in and not heard of yet, by field. */
  #pending: Map<string, { n: number; value: number | null }> = new Map();

  constructor(
    carrier: Carrier,
    on: { shown: (shown: Shown) => void; away: (away: boolean) => void; over: (end: End) => void },
    clock?: Clock,
  ) {
    this.#line = new Line(
      carrier,
      { read: fromHolder, rate: HOST_RATE, clock },
      {
        said: ({ shown }) => {
          for (const [field, { n }] of this.#pending) if (n <= shown.heard) this.#pending.delete(field);
          on.shown(shown);
        },
        away: on.away,
        over: on.over,
      },
    );
    this.#line.send(looking());
  }

  /** What the other phone does not know yet, by field: until then it stands as it was typed. */
  get pending(): Record<string, number | null> {
    return Object.fromEntries([...this.#pending].map(([field, { value }]) => [field, value]));
  }

  fill(field: string, value: number | null) {
    const n = (this.#next += 1);
    this.#pending.set(field, { n, value });
    this.#line.send(filling({ n, field, value }));
  }

  leave(why?: "nonsense") {
    this.#line.close(why);
  }
}
