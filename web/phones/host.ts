// The phone that holds the table, towards the others: who sits at which seat, what each is told, and what each may ask. A device that
// only watches has a place without a seat (places.ts), and is told what lies open.
// It knows nothing of browsers: lines are given to it, and the table is asked through a small face.
import type { Trouble } from "../store/engine.ts";
import { WIRE } from "./code.ts";
import type { Carrier } from "./carrier.ts";
import { type Clock, type End, Line } from "./line.ts";
import {
  ANY_TIME,
  answering,
  type Ask,
  accompanying,
  claiming,
  type Company,
  fromGuest,
  GUEST_RATE,
  type GuestSays,
  type Hello,
  type OfMoving,
  type Op,
  type Standing,
  type State,
  type Welcome,
  WATCHERS_ASK,
  refusing,
  stating,
  undoing,
  welcoming,
  type Why,
} from "./messages.ts";
import { NOT_YOURS, seatAt } from "./places.ts";
import { Reserve, type Spare } from "./reserve.ts";
import type { Fields } from "./sound.ts";

/** The table, as far as other phones are concerned. */
interface Table {
  about: () => Omit<Welcome, "wire" | "seat" | "token" | "games">;
  /** how long the log is */
  entries: () => number;
  /** the engine's answer; null: to a device at which nobody sits */
  seated: (seat: number | null) => Promise<Omit<State, "at">>;
  /** asked by the seat in the fields; throws what has `error`, what the engine has said. What changes the table ends with `tell` */
  ask: (op: Op, fields: Fields) => Promise<object | void>;
}

type Place = {
  token: string | null;
  line: Line<GuestSays> | null;
  standing: Standing;
  /** by which its phone comes back */
  reserve: Reserve | null;
};

/** A phone asks for a seat that is another's. `over`: how that ends, unless the table answers. */
export type Claim = { seat: number; standing: Standing; over: Promise<unknown> };
type Claiming = { seat: number; end: (why: "back" | "gone" | "refused") => void };
/** What has become of a phone that has come by a code: it sits; or why its line has ended. */
export type Coming = "there" | End;

const NOT_NOW = { kind: "stale", key: "phones-stale" };
const LOST = { kind: "bug", key: "phones-lost" };

/** @returns 16 bytes that nobody guesses */
export const newToken = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export class Host {
  #places: Map<number, Place> = new Map();
  /** Whoever has come and has no seat yet: not greeted, or whoever holds the table is asked about them. */
  #waiting: Set<Line<GuestSays>> = new Set();
  #claims: Map<Line<GuestSays>, Claiming> = new Map();

  #over = false;
  /** How many are over. */
  #games = 0;
  #table;
  #on;
  #clock;
  #spare;
  /** Who has asked last. */
  #asks: number | null = null;

  /**
   * @param on  a seat stands otherwise; another phone comes for a seat that somebody has: whether it may have it
   * @param how  `spare` makes a connection to lie by for a seat's phone
   */
  constructor(
    table: Table,
    on: {
      changed: () => void;
      claimed: (claim: Claim) => Promise<boolean>;
      /** the table goes to another phone */
      moves?: (seat: number, said: OfMoving) => void;
    },
    { clock, spare }: { clock?: Clock; spare?: (seat: number) => Promise<Spare> } = {},
  ) {
    this.#table = table;
    this.#on = on;
    this.#clock = clock;
    this.#spare = spare;
  }

  /** The seats on other phones. */
  get standings(): [number, Standing][] {
    return [...this.#places].map(([seat, { standing }]) => [seat, standing]);
  }

  /** What each seat's phone is known by. */
  get tokens(): [number, string][] {
    return [...this.#places].flatMap(([seat, { token }]) => (token ? [[seat, token] as [number, string]] : []));
  }

  /** @param seat  it is played on another phone
   * @param token  what that is known by, where it is led here */
  open(seat: number, token: string | null = null) {
    if (this.#places.has(seat)) return;
    this.#places.set(seat, { token, line: null, standing: token ? "coming" : "open", reserve: null });
    this.#changed();
  }

  /** Whoever was to be led here and has not come needs a code. */
  stopLeading() {
    for (const place of this.#places.values()) if (place.standing === "coming") place.standing = "open";
    this.#changed();
  }

  /** Who plays on other phones. */
  get company(): Company {
    const [claim] = this.#claims.values();
    const standings = this.standings.filter(([place]) => seatAt(place) !== null);
    return { standings, claimed: claim?.seat ?? null };
  }

  #changed() {
    this.#on.changed();
    const company = accompanying(this.company);
    for (const { line } of this.#places.values()) line?.send(company);
  }

  /** Answers were taken back: all are told by whom, and then how the table stands. @param by  a seat */
  undone(by: number | null) {
    for (const { line } of this.#places.values()) line?.send(undoing(by));
  }

  /** @returns whether the phone of this seat is there to hear it */
  send(seat: number, text: string) {
    const line = this.#places.get(seat)?.line;
    line?.send(text);
    return Boolean(line && !line.over);
  }

  /** @param seat  it is played at this device again */
  take(seat: number) {
    const place = this.#places.get(seat);
    this.#places.delete(seat);
    place?.reserve?.close();
    place?.line?.close("taken");
    for (const [line, claim] of this.#claims) if (claim.seat === seat) line.close("refused");
    if (place) this.#changed();
  }

  /** Another game begins at this table, and whoever is there is at it, with the seat of before; whoever has gone is awaited. */
  again() {
    this.#games += 1;
    for (const [seat, place] of this.#places)
      if (place.line && !place.line.over) this.#welcome(seat, place.line, place.token as string);
      else if (seatAt(seat) === null) this.take(seat);
      else place.standing = "open";
    this.#changed();
  }

  #welcome(seat: number, line: Line<GuestSays>, token: string) {
    line.send(welcoming({ ...this.#table.about(), seat: seatAt(seat), token, games: this.#games }));
  }

  /** Everybody is told that the evening is over. */
  leave() {
    this.#over = true;
    for (const line of this.#waiting) line.close("left");
    for (const { line, reserve } of this.#places.values()) {
      reserve?.close();
      line?.close("left");
    }
  }

  /** Somebody has come by the code of a seat.
   * @param unseen  brought in by another guest: only whoever holds the table gives a seat away that somebody had
   * @returns what becomes of it, once that is known */
  meet(seat: number, carrier: Carrier, { unseen = false }: { unseen?: boolean } = {}): Promise<Coming> {
    let came: (coming: Coming) => void = () => {};
    const coming = new Promise<Coming>((done) => (came = done));
    if (this.#over) {
      carrier.close();
      came("left");
      return coming;
    }
    let greeted = false;
    const line: Line<GuestSays> = new Line(
      carrier,
      { read: fromGuest, rate: GUEST_RATE, clock: this.#clock },
      {
        said: (said) => {
          // one greeting, before everything else
          if ((said.t === "hello") === greeted) return line.close("nonsense");
          greeted = true;
          if (said.t === "hello")
            void this.#greet(seat, line, said.hello, unseen).then((sits) => sits && came("there"));
          else if (said.t === "ask") void this.#answer(seat, line, said.ask);
          else if (!this.#isOf(seat, line)) return;
          else if (said.t === "reserve") this.#places.get(seat)?.reserve?.answered(line, said.reserving);
          else this.#on.moves?.(seat, said);
        },
        away: (away) => this.#stands(seat, line, away ? "away" : "there"),
        over: (end) => {
          this.#waiting.delete(line);
          this.#claims.get(line)?.end("gone");
          this.#stands(seat, line, end === "left" ? "left" : "gone");
          came(end);
        },
      },
    );
    this.#waiting.add(line);
    return coming;
  }

  #stands(seat: number, line: Line<GuestSays>, standing: Standing) {
    const place = this.#places.get(seat);
    if (place?.line !== line) return;
    place.standing = standing;
    if (standing === "gone" || standing === "left") {
      place.line = null;
      place.reserve?.urge();
    }
    if (standing === "there") this.#settles(seat, "back");
    this.#changed();
  }

  /** Whoever has this seat is there: nobody is asked about it any more. */
  #settles(seat: number, why: "back" | "refused") {
    for (const claim of this.#claims.values()) if (claim.seat === seat) claim.end(why);
  }

  /** Whether the table gives a seat that somebody has to another phone; why not, where it does not. */
  async #claim(seat: number, line: Line<GuestSays>, standing: Standing): Promise<"yes" | Why> {
    let end: Claiming["end"] = () => {};
    const over = new Promise<Parameters<Claiming["end"]>[0]>((done) => (end = done));
    this.#claims.set(line, { seat, end });
    line.send(claiming());
    this.#changed();
    const said = await Promise.race([this.#on.claimed({ seat, standing, over }), over]);
    this.#claims.delete(line);
    this.#changed();
    return said === true ? "yes" : said === "back" ? "back" : "refused";
  }

  /** @returns whether it sits */
  async #greet(seat: number, line: Line<GuestSays>, { wire, token }: Hello, unseen: boolean): Promise<boolean> {
    const close = (why: Why) => {
      line.close(why);
      return false;
    };
    if (wire !== WIRE) return close("newer");
    const place = this.#places.get(seat);
    const knows = token !== null && token === place?.token;
    // whoever only watches takes nobody's seat
    const isHad = seatAt(seat) !== null && (place?.line || (unseen && place?.token));
    const given = isHad && !knows ? await this.#claim(seat, line, place.standing) : "yes";
    if (given !== "yes") return close(given);
    // while the host was asked, anything may have happened
    const now = this.#places.get(seat);
    if (!now || line.over) return close(token ? "taken" : "refused");
    this.#waiting.delete(line);
    const before = now.line;
    // of whoever had the seat nothing lies by
    if (!knows) now.reserve?.close();
    const reserve = (knows && now.reserve) || this.#reserve(seat);
    const mine = knows ? token : newToken();
    Object.assign(now, { token: mine, line, standing: "there", reserve });
    before?.close("taken");
    this.#welcome(seat, line, mine);
    this.#settles(seat, knows ? "back" : "refused");
    this.#changed();
    void this.#begins(seat, now, line);
    return true;
  }

  async #begins(seat: number, place: Place, line: Line<GuestSays>) {
    await this.#tellOne(seat, place);
    await place.reserve?.agree(line, () => this.#isOf(seat, line));
  }

  #reserve(seat: number) {
    const make = this.#spare;
    return make
      ? new Reserve(
          () => make(seat),
          (carrier) => void this.meet(seat, carrier),
        )
      : null;
  }

  /** Whether this line is still the seat's. */
  #isOf(seat: number, line: Line<GuestSays>) {
    return this.#places.get(seat)?.line === line;
  }

  async #answer(seat: number, line: Line<GuestSays>, { n, at, op, fields }: Ask) {
    if (!this.#isOf(seat, line)) return;
    const asks = seatAt(seat);
    if (asks === null && !WATCHERS_ASK.includes(op)) return line.send(refusing(n, NOT_YOURS));
    if (!ANY_TIME.includes(op) && at !== this.#table.entries()) {
      line.send(refusing(n, NOT_NOW));
      return void (await this.#tellOne(seat, this.#places.get(seat) as Place));
    }
    this.#asks = seat;
    try {
      const answer = await this.#table.ask(op, { ...fields, seat: asks });
      // of what changes the table each phone is told by itself: the answer is the host's
      const own = op === "play" || op === "undo" || op === "rewind" ? {} : answer;
      if (this.#isOf(seat, line)) line.send(answering(n, own ?? {}));
    } catch (cause) {
      const { error } = (cause ?? {}) as { error?: Trouble };
      if (!error) console.error(cause);
      if (this.#isOf(seat, line)) line.send(refusing(n, error ?? LOST));
    }
  }

  /** The table has changed: every phone is told how it stands for its seat. To be awaited before it changes again, so that
   * no entry is left out. Whoever has just asked waits for it, and is told first.
   * @param kept  before which nobody is told; where it fails, nobody is */
  async tell(kept: Promise<unknown> = Promise.resolve()) {
    const last = ([seat]: [number, Place]) => Number(seat !== this.#asks);
    const inTurn = [...this.#places].sort((one, other) => last(one) - last(other));
    const isKept = kept.then(
      () => true,
      () => false,
    );
    await Promise.all(inTurn.map(([seat, place]) => this.#tellOne(seat, place, isKept)));
  }

  async #tellOne(seat: number, { line }: Place, isKept: Promise<boolean> = Promise.resolve(true)) {
    if (!line || line.over) return;
    const games = this.#games;
    try {
      const { chapter, table } = await this.#table.seated(seatAt(seat));
      if (!(await isKept)) return;
      // the seat may be somebody else's by now, and the game another
      if (this.#isOf(seat, line) && games === this.#games) line.send(stating({ at: table.entries, chapter, table }));
    } catch (cause) {
      // the engine is gone: once it is there again, everybody is told
      console.error(cause);
    }
  }
}
