// A line to another phone, whatever carries it: what comes is read strictly and not too often, and somebody who is silent
// is away.
import type { Carrier } from "./carrier.ts";
import { type Common, inParts, type Part, saying, WHOLE_MOST, type Why } from "./messages.ts";

/** How a line ends: somebody has said so; or it has broken off. */
export type End = Why | "lost";

/** `every` returns how to stop it. */
export type Clock = {
  now: () => number;
  every: (ms: number, work: () => void) => () => void;
  after: (ms: number) => Promise<void>;
};

export const PING_MS = 2_000;
export const AWAY_MS = 5_000;
/** A network that has stood still hands over in one go what was said meanwhile: of so many seconds. */
const BURST = 3;

export const REAL: Clock = {
  now: () => performance.now(),
  after: (ms) => new Promise((done) => setTimeout(done, ms)),
  every: (ms, work) => {
    const id = setInterval(work, ms);
    return () => clearInterval(id);
  },
};

/** @template Said  what the other one says */
export class Line<Said extends { t: string }> {
  /** Whether nothing was heard for some time. */
  away = false;
  over = false;
  #carrier;
  #read;
  #rate;
  #on;
  #clock;
  #heard;
  #stop;
  /** How many messages may come at once: those of three seconds, after a silence. */
  #room: number;
  #counted: number;
  #parts = "";

  constructor(
    carrier: Carrier,
    {
      read,
      rate,
      clock = REAL,
    }: {
      read: (text: string, most?: number) => Said | Common | Part | null;
      /** messages a second at most, on the whole */
      rate: number;
      clock?: Clock;
    },
    on: {
      /** `text`: what was said, as it came */
      said: (said: Said, text: string) => void;
      away: (away: boolean) => void;
      over: (end: End) => void;
    },
  ) {
    this.#carrier = carrier;
    this.#read = read;
    this.#rate = rate;
    this.#on = on;
    this.#clock = clock;
    this.#heard = clock.now();
    this.#counted = clock.now();
    this.#room = BURST * rate;
    carrier.listen({ text: (text) => this.#hear(text), end: () => this.#end("lost") });
    this.#stop = clock.every(PING_MS, () => this.#pulse());
  }

  send(text: string) {
    if (this.over) return;
    try {
      for (const part of inParts(text)) this.#carrier.send(part);
    } catch (cause) {
      console.warn(cause);
      this.#end("lost");
    }
  }

  close(why: Why = "left") {
    this.send(saying({ t: "bye", why }));
    this.#end(why, true);
  }

  /** Whether it is silent, though it was asked just now. @param within  milliseconds */
  async isDumb(within: number) {
    const asked = this.#clock.now();
    this.send(saying({ t: "ping" }));
    await this.#clock.after(within);
    return this.over || this.#heard < asked;
  }

  #pulse() {
    if (this.#clock.now() - this.#heard > AWAY_MS) this.#away(true);
    this.send(saying({ t: "ping" }));
  }

  #away(away: boolean) {
    if (this.away === away) return;
    this.away = away;
    this.#on.away(away);
  }

  /** @param hears  the other one is to hear why */
  #end(why: End, hears: boolean = false) {
    if (this.over) return;
    this.over = true;
    this.#stop();
    this.#carrier.close(hears);
    this.#on.over(why);
  }

  #hear(text: string) {
    if (this.over) return;
    const now = this.#clock.now();
    this.#room = Math.min(BURST * this.#rate, this.#room + ((now - this.#counted) / 1000) * this.#rate) - 1;
    this.#counted = now;
    const said = this.#room < 0 ? null : this.#read(text);
    if (!said) return void this.close("nonsense");
    this.#heard = now;
    this.#away(false);
    this.#take(said, text);
  }

  #take(said: Said | Common | Part, text: string) {
    const it = said as Said | { t: "ping" | "pong" };
    if (it.t === "ping") this.send(saying({ t: "pong" }));
    else if (it.t === "bye") this.#end((said as { why: Why }).why);
    else if (it.t === "part") this.#join(said as Part);
    else if (it.t !== "pong") this.#on.said(it as Said, text);
  }

  #join({ text, last }: Part) {
    this.#parts += text;
    if (this.#parts.length > WHOLE_MOST) return void this.close("nonsense");
    if (!last) return;
    const joined = this.#parts;
    const whole = this.#read(joined, WHOLE_MOST);
    this.#parts = "";
    // of parts there are no parts
    if (!whole || whole.t === "part") return void this.close("nonsense");
    this.#take(whole, joined);
  }
}
