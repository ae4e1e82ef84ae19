// The phone that holds the table, towards the others: who sits at which seat, what each is told, and what each may ask. A device that
// only watches has a place without a seat (places.ts), and is told what lies open.
// It knows nothing of browsers: lines are given to it, and the table is asked through a small face.
import type { Trouble } from "../store/engine.ts";
import { WIRE } from "./code.ts";
import type { Carrier } from "./carrier.ts";
import { type Clock, Line } from "./line.ts";
import {
  ANY_TIME,
  answering,
  type Ask,
  fromGuest,
  GUEST_RATE,
  type GuestSays,
  type Hello,
  type OfMoving,
  type Op,
  type State,
  type Welcome,
  WATCHERS_ASK,
  refusing,
  stating,
  welcoming,
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

/** How a seat on another phone stands: nobody has come yet; is led here from the phone that had
 * the table; somebody plays there; is silent; or has gone. */
export type Standing = "open" | "coming" | "there" | "away" | "gone";

type Place = {
  token: string | null;
  line: Line<GuestSays> | null;
  standing: Standing;
  /** by which its phone comes back */
  reserve: Reserve | null;
};

const NOT_NOW = { kind: "stale", key: "phones-stale" };
const LOST = { kind: "bug", key: "phones-lost" };

/** @returns 16 bytes that nobody guesses */
export const newToken = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

export class Host {
  #places: Map<number, Place> = new Map();
  /** Whoever has come and has no seat yet: not greeted, or whoever holds the table is asked about them. */
  #waiting: Set<Line<GuestSays>> = new Set();
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
   * @param on  a seat stands otherwise; another phone comes for a
   * seat at which somebody plays: whether it may have it
   * @param how  `spare` makes a connection to lie by for a seat's phone
   */
  constructor(
    table: Table,
    on: {
      changed: () => void;
      claimed: (seat: number) => Promise<boolean>;
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
    this.#on.changed();
  }

  /** Whoever was to be led here and has not come needs a code. */
  stopLeading() {
    for (const place of this.#places.values()) if (place.standing === "coming") place.standing = "open";
    this.#on.changed();
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
    if (place) this.#on.changed();
  }

  /** Another game begins at this table, and whoever is there is at it, with the seat of before; whoever has gone is awaited. */
  again() {
    this.#games += 1;
    for (const [seat, place] of this.#places)
      if (place.line && !place.line.over) this.#welcome(seat, place.line, place.token as string);
      else if (seatAt(seat) === null) this.take(seat);
      else place.standing = "open";
    this.#on.changed();
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
   * @param unseen  brought in by another guest: only whoever holds the table gives a seat away that somebody had */
  meet(seat: number, carrier: Carrier, { unseen = false }: { unseen?: boolean } = {}) {
    if (this.#over) return carrier.close();
    let greeted = false;
    const line: Line<GuestSays> = new Line(
      carrier,
      { read: fromGuest, rate: GUEST_RATE, clock: this.#clock },
      {
        said: (said) => {
          // one greeting, before everything else
          if ((said.t === "hello") === greeted) return line.close("nonsense");
          greeted = true;
          if (said.t === "hello") void this.#greet(seat, line, said.hello, unseen);
          else if (said.t === "ask") void this.#answer(seat, line, said.ask);
          else if (!this.#isOf(seat, line)) return;
          else if (said.t === "reserve") this.#places.get(seat)?.reserve?.answered(line, said.reserving);
          else this.#on.moves?.(seat, said);
        },
        away: (away) => this.#stands(seat, line, away ? "away" : "there"),
        over: () => {
          this.#waiting.delete(line);
          this.#stands(seat, line, "gone");
        },
      },
    );
    this.#waiting.add(line);
  }

  #stands(seat: number, line: Line<GuestSays>, standing: Standing) {
    const place = this.#places.get(seat);
    if (place?.line !== line) return;
    place.standing = standing;
    if (standing === "gone") {
      place.line = null;
      place.reserve?.urge();
    }
    this.#on.changed();
  }

  async #greet(seat: number, line: Line<GuestSays>, { wire, token }: Hello, unseen: boolean) {
    if (wire !== WIRE) return line.close("newer");
    const place = this.#places.get(seat);
    const knows = token !== null && token === place?.token;
    // whoever only watches takes nobody's seat
    const isHad = seatAt(seat) !== null && (place?.line || (unseen && place?.token));
    if (isHad && !knows && !(await this.#on.claimed(seat))) return line.close("taken");
    // while the host was asked, anything may have happened
    const now = this.#places.get(seat);
    if (!now || line.over) return line.close("taken");
    this.#waiting.delete(line);
    const before = now.line;
    // of whoever had the seat nothing lies by
    if (!knows) now.reserve?.close();
    const reserve = (knows && now.reserve) || this.#reserve(seat);
    const given = knows ? token : newToken();
    Object.assign(now, { token: given, line, standing: "there", reserve });
    before?.close("taken");
    this.#welcome(seat, line, given);
    this.#on.changed();
    await this.#tellOne(seat, now);
    await reserve?.agree(line, () => this.#isOf(seat, line));
  }

  #reserve(seat: number) {
    const make = this.#spare;
    return make
      ? new Reserve(
          () => make(seat),
          (carrier) => this.meet(seat, carrier),
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
