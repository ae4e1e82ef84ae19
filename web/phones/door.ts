// The codes by which other phones come to what this one holds: one for each seat, spent once it was answered.
import { signal, type Signal } from "@preact/signals";
import { type Code, CodeError, codeIn, CODES_COUNTED, packed } from "./code.ts";
import type { Carrier } from "./carrier.ts";
import type { Coming } from "./host.ts";
import { KEEPS_ANSWERS, type Offered, offering } from "./peer.ts";
import type { Spare } from "./reserve.ts";
import { base64url } from "./text.ts";
import type { Meets } from "./invite-relay.ts";

/** A code that is shown, and what waits for its answer. `tried`: one was read; `dropped`: another code is shown instead. */
type Waiting = { offered: Offered; code: Code; tried: boolean; drop: () => void; dropped: Promise<null> };

/** `unseen`: to the camera of a guest */
type How = { unseen?: boolean };

/** What is refused of a code that is read. */
export class Mistaken extends Error {
  reason;
  key;

  /** @param reason  of another table; answered before; to a code that was shown before; no answer; or what has become of its phone:
   * the table has not given it the seat, the phone that had it is back, or it has gone */
  constructor(reason: "other" | "spent" | "old" | "turned" | "refused" | "back" | "lost") {
    super(`the code is ${reason}`);
    this.reason = reason;
    this.key = `phones-code-${reason}`;
  }
}

export class Door implements Meets {
  /** By seat. */
  waiting: Signal<Record<number, Waiting | undefined>> = signal({});
  /** What all its codes are known by. */
  table: Uint8Array = crypto.getRandomValues(new Uint8Array(4));
  #kind;
  #come;
  #made = 0;
  #making: Map<number, Promise<void>> = new Map();

  /** @param kind  of the codes
   * @param come  somebody has come by the code of a seat: resolves once it is known what has become of them */
  constructor(kind: "offer" | "score", come: (seat: number, carrier: Carrier, how: How) => Promise<Coming> | void) {
    this.#kind = kind;
    this.#come = come;
  }

  /** A code for the phone of this seat; the one before is void. Whoever asks while one is being made gets that one: it
   * may be wanted here and by a guest at once. */
  offer(seat: number): Promise<void> {
    const making = this.#making.get(seat);
    if (making) return making;
    this.#drop(seat);
    const made: Promise<void> = offering()
      .then((offered) => {
        // the seat was closed while it was made
        if (this.#making.get(seat) === made) this.#show(seat, offered);
        else offered.close();
      })
      .finally(() => this.#making.get(seat) === made && this.#making.delete(seat));
    this.#making.set(seat, made);
    return made;
  }

  #show(seat: number, offered: Offered) {
    this.#drop(seat);
    const nth = this.#made++ % CODES_COUNTED;
    const code = { kind: this.#kind, table: this.table, seat, nth, ...offered.facts };
    let drop = () => {};
    const dropped = new Promise<null>((done) => (drop = () => done(null)));
    this.waiting.value = { ...this.waiting.peek(), [seat]: { offered, code, tried: false, drop, dropped } };
  }

  /** Nobody comes by the code of this seat any more. */
  close(seat: number) {
    this.#making.delete(seat);
    this.#drop(seat);
  }

  #drop(seat: number) {
    const { [seat]: before, ...others } = this.waiting.peek();
    before?.offered.close();
    before?.drop();
    this.waiting.value = others;
  }

  /** The answer in a text, if it is one to a code of this door; throws Mistaken or CodeError otherwise. */
  read(text: string): Code {
    const code = codeIn(text);
    if (code.kind !== "answer") throw new Mistaken("turned");
    if (String(code.table) !== String(this.table)) throw new Mistaken("other");
    return code;
  }

  /** The code that another phone shows in answer. @returns the seat that has come; null: another code was made for it meanwhile */
  async answered(text: string, how: How = {}): Promise<number | null> {
    const code = this.read(text);
    const { seat } = code;
    const waits = this.waiting.peek()[seat];
    if (!waits) throw new Mistaken("spent");
    if (code.nth !== waits.code.nth) throw new Mistaken("old");
    if (waits.tried) throw new Mistaken("spent");
    waits.tried = true;
    try {
      await waits.offered.answered(code);
    } catch (cause) {
      console.warn(cause);
      waits.tried = false;
      throw new CodeError("damaged");
    }
    const carrier = await Promise.race([waits.offered.carrier, waits.dropped]);
    if (!carrier) return null;
    // another code may be shown by now
    if (this.waiting.peek()[seat] === waits) {
      const { [seat]: _, ...others } = this.waiting.peek();
      this.waiting.value = others;
    }
    const coming = await this.#come(seat, carrier, how);
    if (coming && coming !== "there")
      throw new Mistaken(coming === "taken" ? "refused" : coming === "refused" || coming === "back" ? coming : "lost");
    return seat;
  }

  /** A connection that lies by for the phone of a seat. */
  async spare(seat: number): Promise<Spare> {
    const offered = await offering();
    let answer: Code | null = null;
    const take = () => {
      if (answer) offered.answered(answer).catch((cause) => console.warn(cause));
      answer = null;
    };
    return {
      code: base64url(packed({ kind: "offer", table: this.table, seat, nth: 0, ...offered.facts })),
      match: (text) => {
        const code = this.read(text);
        if (code.seat !== seat) throw new Mistaken("turned");
        answer = code;
        if (KEEPS_ANSWERS) take();
      },
      urge: take,
      carrier: offered.carrier,
      close: offered.close,
    };
  }

  shut() {
    for (const seat of [...Object.keys(this.waiting.peek()), ...this.#making.keys()]) this.close(Number(seat));
  }
}
