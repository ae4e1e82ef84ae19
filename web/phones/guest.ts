// A phone at somebody else's table: it is told how the table stands for its seat, and asks what its seat may ask.
import { WIRE } from "./code.ts";
import type { Carrier } from "./carrier.ts";
import { type End, Line } from "./line.ts";
import {
  type Answer,
  asking,
  type Company,
  fromHost,
  hello,
  HOST_RATE,
  type HostSays,
  type OfMoving,
  type Op,
  type Refusal,
  type State,
  type Welcome,
  WATCHERS_ASK,
  type Why,
} from "./messages.ts";
import { NOT_YOURS } from "./places.ts";
import type { Fields } from "./sound.ts";
import { type Contact, Returning, type Ways } from "./returning.ts";

/** What the host refuses, as its engine has said it. */
export class Refused extends Error {
  error: Refusal;
  key;

  constructor(error: Refusal) {
    super(error.key);
    this.error = error;
    this.key = error.key;
  }
}

const GONE = { kind: "gone", key: "phones-gone", args: {}, rule: null };

/** Questions a second, on the whole: a course that is drawn asks for every step of the finger. */
const PACE = 15;
type Known = { build: string; token: string | null };
type Asked = { op: Op; done: (answer: Fields) => void; fail: (cause: Refused) => void };

export class Guest {
  /** How long the log is, as far as was told. */
  at = 0;
  /** The table goes to another phone, or comes to this one. */
  moves: (said: OfMoving) => void = () => {};
  #known;
  /** The last state, as the text it came in. */
  #told = "";
  #on;
  #ways;
  #next = 0;
  #sits = false;
  /** How many games were played at this table before; null: at the one to which it is led. */
  #games: number | null = null;
  /** Nobody sits here. */
  #watches = false;
  /** When so many questions are due as were asked. */
  #due = 0;
  #asked: Map<number, Asked> = new Map();

  /** @param known  `token`: what this seat was given before, by the same host */
  constructor(
    known: Known,
    on: {
      /** once for each game that is played at this table */
      welcome: (welcome: Welcome) => void;
      state: (state: State) => void;
      /** the seat is somebody else's, and the table is asked about it */
      asked?: () => void;
      company?: (company: Company) => void;
      /** somebody has taken answers back */
      undone?: (by: number | null) => void;
      contact: (contact: Contact) => void;
      over: (why: Why) => void;
    },
    ways: Ways = {},
  ) {
    this.#known = known;
    this.#on = on;
    this.#ways = new Returning({ meet: (carrier) => this.meet(carrier), contact: on.contact }, ways);
  }

  /** The table has gone to another phone: what was laid by leads to the one that held it. */
  follow(carrier: Carrier) {
    this.#ways.drop();
    this.#games = null;
    this.meet(carrier);
  }

  /** What carries to the table from now on. */
  meet(carrier: Carrier) {
    const ways = this.#ways;
    if (ways.over) return carrier.close();
    let welcomed = false;
    const line: Line<HostSays> = new Line(
      carrier,
      { read: fromHost, rate: HOST_RATE, clock: ways.clock },
      {
        said: (said, text) => {
          if (line !== ways.line) return;
          if (said.t === "asked" && !welcomed) return this.#on.asked?.();
          const greets = said.t === "welcome";
          if (greets === welcomed && !(greets && said.welcome.games > (this.#games ?? 0)))
            return line.close("nonsense");
          welcomed = true;
          if (said.t === "welcome") this.#welcome(line, said.welcome);
          else this.#hear(line, said, text);
        },
        away: (away) => line === ways.line && ways.silent(line, away),
        over: (end) => line === ways.line && this.#broke(end),
      },
    );
    ways.takes(line);
    this.#drop();
    line.send(hello(this.#known));
  }

  #welcome(line: Line<HostSays>, welcome: Welcome) {
    if (welcome.wire !== WIRE) return line.close("newer");
    this.#known = { ...this.#known, token: welcome.token };
    const isNext = this.#games !== null && this.#games !== welcome.games;
    this.#games = welcome.games;
    this.#watches = welcome.seat === null;
    if (isNext) {
      this.#drop();
      this.at = 0;
      this.#told = "";
    }
    if (isNext || !this.#sits) this.#on.welcome(welcome);
    this.#sits = true;
    this.#on.contact("there");
  }

  #hear(line: Line<HostSays>, said: HostSays, text: string) {
    if (said.t === "state") this.#stands(said.state, text);
    else if (said.t === "answer") this.#answered(said.answer);
    else if (said.t === "reserve") void this.#ways.keep(line, said.reserving);
    else if (said.t === "company") this.#on.company?.(said.company);
    else if (said.t === "undone") this.#on.undone?.(said.by);
    else if (said.t === "asked") line.close("nonsense");
    else if (said.t !== "welcome") this.moves(said);
  }

  /** What was told before is told again to whoever comes back, or has asked too late: there is nothing new in it. */
  #stands(state: State, text: string) {
    this.at = state.at;
    if (text === this.#told) return;
    this.#told = text;
    this.#on.state(state);
  }

  /** Nobody says anything more to what was asked. */
  #drop() {
    for (const { op, fail } of this.#asked.values()) {
      fail(new Refused(GONE));
      // the table was being opened: it is told anew, so that it is opened again
      if (op === "story") this.#told = "";
    }
    this.#asked.clear();
  }

  #broke(end: End) {
    this.#drop();
    if (this.#ways.over) return;
    if (end === "lost") return void this.#ways.seek();
    this.#ways.end();
    this.#on.over(end);
  }

  /** The network or the screen is back. */
  wake() {
    return this.#ways.wake();
  }

  #answered({ n, answer, error }: Answer) {
    const waits = this.#asked.get(n);
    this.#asked.delete(n);
    if (error) waits?.fail(new Refused(error));
    else if (answer) waits?.done(answer);
  }

  async ask(op: Op, fields: Fields = {}): Promise<Fields> {
    if (this.#watches && !WATCHERS_ASK.includes(op)) throw new Refused(NOT_YOURS);
    const now = this.#ways.clock.now();
    const early = this.#due - now - 1000;
    this.#due = Math.max(this.#due, now) + 1000 / PACE;
    if (early > 0) await this.#ways.clock.after(early);
    const n = (this.#next += 1);
    return new Promise((done, fail) => {
      const { line } = this.#ways;
      if (!line || line.over) return fail(new Refused(GONE));
      this.#asked.set(n, { op, done, fail });
      line.send(asking({ n, at: this.at, op, fields }));
    });
  }

  say(text: string) {
    this.#ways.line?.send(text);
  }

  leave(why?: Why) {
    this.#ways.end();
    this.#drop();
    this.#ways.line?.close(why);
  }
}
