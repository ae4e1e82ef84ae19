// The phone that holds the table: which seats are played on others, the codes by which they come, and who is there.
import { signal, type Signal } from "@preact/signals";
import { BUILD } from "build:info";
import type { GameSession } from "../play/game-session.ts";
import { EngineError } from "../store/engine.ts";
import { CodeError, packed } from "./code.ts";
import { CompanyNews, tellUndone } from "./company.ts";
import { Door, Mistaken } from "./door.ts";
import { Giving } from "./giving.ts";
import { inherit, type Inherited } from "./handed.ts";
import { Host } from "./host.ts";
import { personsOf } from "../play/playback.ts";
import { leading, type Standing } from "./messages.ts";
import { cameTo, noteCame, noteOut, noteTable, outOf, tableOf } from "./out.ts";
import { freeToWatch, isMissing, NOT_YOURS, seatAt } from "./places.ts";
import type { Fields } from "./sound.ts";
import { base64url } from "./text.ts";
import { cuesTurns } from "./turn-cue.ts";

/** Whoever is not led here by then comes by a code. */
const LED_MS = 20_000;

/** What is wrong with a code, to a guest who has read it. */
const refusal = (reason: string) => new EngineError({ kind: "barred", key: `phones-code-${reason}` });

/** `standing`: of the phone that has the seat; `say`: whether the other one may have it */
export type ClaimOfSeat = { seat: number; standing: Standing; say: (may: boolean) => void };

export class Hosting {
  standings: Signal<[number, Standing][]> = signal([]);
  /** Who played on another phone when this one was opened again: whether that is brought back was not said yet. */
  absent: Signal<readonly number[]> = signal([]);
  /** Another phone has come for a seat at which somebody plays. */
  claim: Signal<ClaimOfSeat | null> = signal(null);
  /** The codes of seats whose phones are awaited. */
  door: Door;
  /** The table goes to a guest. */
  giving: Signal<Giving | null> = signal(null);
  #session;
  #host;
  #company = new CompanyNews();
  #came: Set<number>;
  #uncue: () => void;
  #over = false;

  constructor(session: GameSession) {
    this.#session = session;
    const { id } = session;
    this.#came = new Set(cameTo(id));
    // the same captains may play again, at another session
    const ask = ((op, fields) =>
      this.#session.engine.ask(op, { table: this.#session.id, ...fields })) as GameSession["engine"]["ask"];
    const about = () => {
      const { kept, here } = this.#session;
      const { game, rules, seats, options } = kept.head.save;
      return { build: BUILD.id, game, rules, seats, options, by: here.peek()[0] ?? null };
    };
    this.#host = new Host(
      {
        about,
        entries: () => this.#session.now?.entries ?? 0,
        seated: (seat) => ask("seated", { seat }),
        ask: (op, fields) => {
          // read strictly as they came (messages.ts), and the seat is the line's
          if (op === "play") return this.#session.playFor(fields as { option: string; seat: number });
          if (op === "undo" || op === "rewind") return this.#session.backFor(op, fields as { seat: number });
          if (op === "tool") return this.#lookUp(fields as { tool: string; input: Fields });
          if (op === "awaited") return this.#awaited();
          if (op === "offer") return this.#offerFor(fields as { place: number });
          if (op === "admit") return this.#admit(fields as { code: string });
          return ask(op, fields);
        },
      },
      {
        changed: () => {
          this.standings.value = this.#host.standings;
          this.#company.stands(this.#host.company, this.#session);
          this.#noteCame();
          this.giving.peek()?.look();
        },
        moves: (seat, said) => this.giving.peek()?.heard(seat, said),
        claimed: ({ seat, standing, over }) =>
          new Promise((done) => {
            const shut = () => this.claim.peek() === claim && (this.claim.value = null);
            const say = (may: boolean) => {
              shut();
              done(may);
            };
            const claim = { seat, standing, say };
            this.claim.peek()?.say(false);
            this.claim.value = claim;
            void over.then(shut);
          }),
      },
      { spare: (seat) => this.door.spare(seat) },
    );
    this.door = new Door("offer", (seat, carrier, how) => this.#host.meet(seat, carrier, how));
    this.#tells(session);
    this.#uncue = cuesTurns(session, `#/play/${id}`);
    const from = inherit(id);
    this.door.table = from?.table ?? tableOf(id) ?? this.door.table;
    noteTable(id, this.door.table);
    for (const seat of personsOf(session.seats))
      if (!session.isHere(seat)) this.#host.open(seat, from?.tokens.get(seat) ?? null);
    for (const [place, token] of from?.tokens ?? []) if (seatAt(place) === null) this.#host.open(place, token);
    // this page was loaded again
    if (!from) this.absent.value = this.#missing.filter((seat) => this.#came.has(seat));
    for (const place of outOf(id)) if (seatAt(place) === null) this.#host.open(place);
    if (from) void this.#lead(from);
  }

  #tells(session: GameSession) {
    session.broadcast = (kept) => this.#host.tell(kept);
    session.undone = (by) => {
      this.#host.undone(by);
      if (by !== null) tellUndone(by, session);
    };
  }

  /** The same captains play again: whoever is still there comes along. */
  again(session: GameSession) {
    this.#session.close();
    this.#session = session;
    this.#tells(session);
    this.#uncue();
    this.#uncue = cuesTurns(session, `#/play/${session.id}`);
    session.phones.value = this;
    this.#host.again();
    this.noteOut(session.id);
    noteCame(session.id, [...this.#came]);
  }

  /** The guests of the phone that held the table come here, by codes that go over the line to it. */
  async #lead({ guest, tokens }: Inherited) {
    setTimeout(() => {
      this.#host.stopLeading();
      guest.leave();
    }, LED_MS);
    guest.moves = (said) => {
      if (said.t === "lead") this.door.answered(said.leading.code).catch((cause) => console.warn(cause));
    };
    for (const seat of [...tokens.keys()].filter((one) => this.isOut(one))) {
      await this.door.offer(seat);
      const code = this.door.waiting.peek()[seat]?.code;
      if (code) guest.say(leading({ seat, code: base64url(packed(code)) }));
    }
  }

  /** @param seat  whose phone is to hold the table; it is asked first */
  give(seat: number) {
    this.giving.value = new Giving(this.#session, this.#host, this.door.table, seat);
  }

  /** It stays here after all. */
  keep() {
    this.giving.peek()?.cancel();
    this.giving.value = null;
  }

  /** Its guests are another phone's: what still waits here goes. */
  givenAway() {
    this.giving.value = null;
    this.leave();
  }

  /** Whether anybody has come, and may be there still. */
  get hasCompany() {
    return !this.#over && this.standings.peek().some(([, standing]) => standing !== "open");
  }

  isOut(seat: number) {
    return this.standings.value.some(([one]) => one === seat);
  }

  #noteCame() {
    const before = this.#came.size;
    for (const [place, standing] of this.standings.peek()) if (standing === "there") this.#came.add(place);
    if (this.#came.size > before) noteCame(this.#session.id, [...this.#came]);
  }

  /** What becomes of the phone that was there before is said. */
  bringBack(seat: number) {
    this.absent.value = this.absent.peek().filter((one) => one !== seat);
  }

  /** @param seat  it is played on another phone */
  async put(seat: number) {
    this.#host.open(seat);
    await this.#gather(this.#session.here.peek().filter((one) => one !== seat));
  }

  /** One more device comes to watch. @returns its place; null where there are enough */
  watch() {
    const place = freeToWatch(this.standings.peek().map(([one]) => one));
    if (place !== null) this.#host.open(place);
    this.noteOut(this.#session.id);
    return place;
  }

  /** The places of the devices that only watch. */
  get watching() {
    return this.standings.value.map(([place]) => place).filter((place) => seatAt(place) === null);
  }

  /** Which seats are out, and which devices watch. @param id  of the game */
  noteOut(id: string, here: readonly number[] = this.#session.here.peek()) {
    const seats = personsOf(this.#session.seats).filter((seat) => !here.includes(seat));
    noteOut(id, [...seats, ...this.watching]);
  }

  /** Whether somebody who plays on another phone is not there. */
  get misses() {
    return this.#missing.length > 0;
  }

  get #missing() {
    return this.standings
      .peek()
      .flatMap(([seat, standing]) => (isMissing(standing) && seatAt(seat) !== null ? [seat] : []));
  }

  async #gather(here: number[]) {
    this.noteOut(this.#session.id, here);
    await this.#session.gather(here);
  }

  /** Whom a guest may let in: its phone and camera stand for ours. */
  async #awaited() {
    return { seats: this.#missing };
  }

  /** What is printed tells nothing of this table; and other games are none of its business. */
  #lookUp({ tool, input }: { tool: string; input: Fields }) {
    const { game, engine } = this.#session;
    if (!tool.startsWith(`${game}.`)) throw new EngineError(NOT_YOURS);
    return engine.ask("tool", { tool, input });
  }

  /** The code that is shown here too, where one is. */
  async #offerFor({ place }: { place: number }) {
    const { seats } = await this.#awaited();
    if (!seats.includes(place)) throw refusal("spent");
    if (!this.door.waiting.peek()[place]) await this.door.offer(place);
    const waiting = this.door.waiting.peek()[place];
    if (!waiting) throw refusal("spent");
    return { code: base64url(packed(waiting.code)) };
  }

  async #admit({ code }: { code: string }) {
    try {
      return { seat: await this.door.answered(code, { unseen: true }) };
    } catch (cause) {
      throw cause instanceof Mistaken || cause instanceof CodeError ? refusal(cause.reason) : cause;
    }
  }

  /** @param seat  it is played here again; of a device that watches the place: it is shown out */
  async take(seat: number) {
    this.bringBack(seat);
    this.#came.delete(seat);
    noteCame(this.#session.id, [...this.#came]);
    this.door.close(seat);
    this.#host.take(seat);
    if (seatAt(seat) === null) return this.noteOut(this.#session.id);
    await this.#gather([...this.#session.here.peek(), seat].sort((one, other) => one - other));
  }

  leave() {
    this.#over = true;
    this.#company.end();
    this.#uncue();
    this.door.shut();
    this.#host.leave();
    this.#session.close();
  }
}
