// The codes by which other phones come to what this one holds: one for each seat, spent once it was answered.
import { signal, type Signal } from "@preact/signals";
import { type Code, CodeError, codeIn, packed } from "./code.ts";
import type { Carrier } from "./carrier.ts";
import { type Offered, offering, WAITS } from "./peer.ts";
import type { Spare } from "./reserve.ts";
import { base64url } from "./text.ts";
import type { Meets } from "./invite-relay.ts";

/** a code that is shown, and what waits for its answer */
type Waiting = { offered: Offered; code: Code };

/** `unseen`: to the camera of a guest */
type How = { unseen?: boolean };

/** What is refused of a code that is read. */
export class Mistaken extends Error {
  reason;
  key;

  /** @param reason  of another table; answered before; no answer */
  constructor(reason: "other" | "spent" | "turned") {
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
  #making: Map<number, Promise<void>> = new Map();

  /** @param kind  of the codes
   * @param come  somebody has come by the code of a seat */
  constructor(kind: "offer" | "score", come: (seat: number, carrier: Carrier, how: How) => void) {
    this.#kind = kind;
    this.#come = come;
  }

  /** A code for the phone of this seat; the one before is void. Whoever asks while one is being made gets that one: it
   * may be wanted here and by a guest at once. */
  offer(seat: number): Promise<void> {
    const making = this.#making.get(seat);
    if (making) return making;
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
    const code = { kind: this.#kind, table: this.table, seat, ...offered.facts };
    this.waiting.value = { ...this.waiting.peek(), [seat]: { offered, code } };
  }

  /** Nobody comes by the code of this seat any more. */
  close(seat: number) {
    this.#making.delete(seat);
    this.#drop(seat);
  }

  #drop(seat: number) {
    const { [seat]: before, ...others } = this.waiting.peek();
    before?.offered.close();
    this.waiting.value = others;
  }

  /** The answer in a text, if it is one to a code of this door; throws Mistaken or CodeError otherwise. */
  read(text: string): Code {
    const code = codeIn(text);
    if (code.kind !== "answer") throw new Mistaken("turned");
    if (String(code.table) !== String(this.table)) throw new Mistaken("other");
    return code;
  }

  /** The code that another phone shows in answer. @returns the seat that has come */
  async answered(text: string, how: How = {}): Promise<number> {
    const code = this.read(text);
    const { seat } = code;
    const waits = this.waiting.peek()[seat];
    if (!waits) throw new Mistaken("spent");
    try {
      await waits.offered.answered(code);
    } catch (cause) {
      console.warn(cause);
      throw new CodeError("damaged");
    }
    const carrier = await waits.offered.carrier;
    // another code may be shown by now
    if (this.waiting.peek()[seat] === waits) {
      const { [seat]: _, ...others } = this.waiting.peek();
      this.waiting.value = others;
    }
    this.#come(seat, carrier, how);
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
      code: base64url(packed({ kind: "offer", table: this.table, seat, ...offered.facts })),
      match: (text) => {
        const code = this.read(text);
        if (code.seat !== seat) throw new Mistaken("turned");
        answer = code;
        if (WAITS) take();
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
