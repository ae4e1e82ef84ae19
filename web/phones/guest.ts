// A phone at somebody else's table: it is told how the table stands for its seat, and asks what its seat may ask.
import { WIRE } from "./code.ts";
import type { Carrier } from "./carrier.ts";
import { type Clock, type End, Line, REAL } from "./line.ts";
import {
  type Answer,
  asking,
  fromHost,
  hello,
  HOST_RATE,
  type HostSays,
  type OfMoving,
  type Op,
  type Refusal,
  type Reserving,
  reserving,
  type State,
  type Welcome,
  WATCHERS_ASK,
  type Why,
} from "./messages.ts";
import { NOT_YOURS } from "./places.ts";
import type { Fields } from "./sound.ts";
import { Knocks, type Prepared } from "./reserve.ts";

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
/** After a knock that nobody has answered; each time twice as long. */
const KNOCK_MS = 10_000;
/** A line that does not answer for so long, once the network or the screen is back, may have broken off. */
const DUMB_MS = 250;

/** How the table stands to this phone: heard; silent; broken off, where what lies by may lead back, or a new code; or lost, where
 * only a new code does. */
export type Contact = "there" | "away" | "seeking" | "adrift";
type Known = { build: string; token: string | null };
type Asked = { done: (answer: Fields) => void; fail: (cause: Refused) => void };

export class Guest {
  /** How long the log is, as far as was told. */
  at = 0;
  /** The table goes to another phone, or comes to this one. */
  moves: (said: OfMoving) => void = () => {};
  #known;
  /** The last state, as the text it came in. */
  #told = "";
  #on;
  #line: Line<HostSays> | null = null;
  #next = 0;
  #clock: Clock;
  #knocks;
  #reachable;
  #sits = false;
  /** How many games were played at this table before; null: at the one to which it is led. */
  #games: number | null = null;
  /** Nobody sits here. */
  #watches = false;
  #over = false;
  #seeking = false;
  /** The network or the screen is back. */
  #stir: () => void = () => {};
  /** When so many questions are due as were asked. */
  #due = 0;
  #asked: Map<number, Asked> = new Map();

  /** @param known  `token`: what this seat was given before, by the same host
   * @param how  `prepare`: takes a connection that the host has laid by; `reachable`: whether it makes sense to knock now */
  constructor(
    known: Known,
    on: {
      /** once for each game that is played at this table */
      welcome: (welcome: Welcome) => void;
      state: (state: State) => void;
      contact: (contact: Contact) => void;
      over: (why: Why) => void;
    },
    {
      clock = REAL,
      prepare,
      reachable = () => true,
    }: { clock?: Clock; prepare?: (code: string) => Promise<Prepared>; reachable?: () => boolean } = {},
  ) {
    this.#known = known;
    this.#on = on;
    this.#clock = clock;
    this.#knocks = prepare ? new Knocks(prepare) : null;
    this.#reachable = reachable;
  }

  /** The table has gone to another phone: what was laid by leads to the one that held it. */
  follow(carrier: Carrier) {
    this.#knocks?.drop();
    this.#games = null;
    this.meet(carrier);
  }

  /** What carries to the table from now on. */
  meet(carrier: Carrier) {
    if (this.#over) return carrier.close();
    const before = this.#line;
    let welcomed = false;
    const line: Line<HostSays> = new Line(
      carrier,
      { read: fromHost, rate: HOST_RATE, clock: this.#clock },
      {
        said: (said, text) => {
          if (line !== this.#line) return;
          const greets = said.t === "welcome";
          if (greets === welcomed && !(greets && said.welcome.games > (this.#games ?? 0)))
            return line.close("nonsense");
          welcomed = true;
          if (said.t === "welcome") this.#welcome(line, said.welcome);
          else this.#hear(line, said, text);
        },
        away: (away) => line === this.#line && this.#silent(line, away),
        over: (end) => line === this.#line && this.#broke(end),
      },
    );
    this.#line = line;
    before?.close();
    this.#drop();
    line.send(hello(this.#known));
  }

  #silent(line: Line<HostSays>, away: boolean) {
    this.#on.contact(away ? "away" : "there");
    if (away) this.#knockBesides(line);
  }

  /** Nobody is told that an address has changed, but a phone that sleeps is silent too, and there again by the same line: so this
   * is left as it is, and what lies by tried too. */
  #knockBesides(line: Line<HostSays>) {
    if (!this.#reachable()) return;
    this.#knocks
      ?.knock(1)
      ?.then((carrier) => (line === this.#line ? this.meet(carrier) : carrier.close()))
      .catch((cause) => console.warn(cause));
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
    else if (said.t === "reserve") void this.#prepare(line, said.reserving);
    else if (said.t !== "welcome") this.moves(said);
  }

  /** What was told before is told again to whoever comes back, or has asked too late: there is nothing new in it. */
  #stands(state: State, text: string) {
    this.at = state.at;
    if (text === this.#told) return;
    this.#told = text;
    this.#on.state(state);
  }

  async #prepare(line: Line<HostSays>, { n, code }: Reserving) {
    try {
      const answer = await this.#knocks?.keep(code, () => line === this.#line);
      if (answer) line.send(reserving({ n, code: answer }));
    } catch (cause) {
      console.warn(cause);
      line.close("nonsense");
    }
  }

  /** Nobody says anything more to what was asked. */
  #drop() {
    for (const { fail } of this.#asked.values()) fail(new Refused(GONE));
    this.#asked.clear();
  }

  #broke(end: End) {
    this.#drop();
    if (this.#over) return;
    if (end === "lost") return void this.#seek();
    this.#over = true;
    this.#knocks?.close();
    this.#on.over(end);
  }

  /** Knocks by what was laid by, until the line is there again or nothing is left. */
  async #seek() {
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
      const open = coming.then((carrier) => (this.#isLost ? this.meet(carrier) : carrier.close()));
      await Promise.race([open.catch((cause) => console.warn(cause)), stirred, this.#clock.after(wait)]);
    }
    this.#seeking = false;
    if (this.#isLost) this.#on.contact("adrift");
  }

  get #isLost() {
    return !this.#over && Boolean(this.#line?.over);
  }

  /** The network or the screen is back: a line that has died meanwhile does not know of it yet. */
  async wake() {
    const line = this.#line;
    if (!line || this.#over || !this.#reachable()) return;
    if (line.over) return this.#stir();
    if ((await line.isDumb(DUMB_MS)) && line === this.#line) this.#knockBesides(line);
  }

  #answered({ n, answer, error }: Answer) {
    const waits = this.#asked.get(n);
    this.#asked.delete(n);
    if (error) waits?.fail(new Refused(error));
    else if (answer) waits?.done(answer);
  }

  async ask(op: Op, fields: Fields = {}): Promise<Fields> {
    if (this.#watches && !WATCHERS_ASK.includes(op)) throw new Refused(NOT_YOURS);
    const now = this.#clock.now();
    const early = this.#due - now - 1000;
    this.#due = Math.max(this.#due, now) + 1000 / PACE;
    if (early > 0) await this.#clock.after(early);
    const n = (this.#next += 1);
    return new Promise((done, fail) => {
      const line = this.#line;
      if (!line || line.over) return fail(new Refused(GONE));
      this.#asked.set(n, { done, fail });
      line.send(asking({ n, at: this.at, op, fields }));
    });
  }

  say(text: string) {
    this.#line?.send(text);
  }

  leave(why?: Why) {
    this.#over = true;
    this.#knocks?.close();
    this.#drop();
    this.#line?.close(why);
  }
}
