// A guest whose camera lets the next phone in: the codes are the host's, this phone only shows and reads them.
import { signal, type Signal } from "@preact/signals";
import { type Code, codeIn, packed } from "./code.ts";
import type { Guest } from "./guest.ts";
import { base64url } from "./text.ts";

/** Whoever brings another phone to the table: the phone that holds it, or a guest of it. */
export interface Meets {
  /** by seat, what its phone reads */
  waiting: Signal<Record<number, { code: Code } | undefined>>;
  /** A code for the phone of this seat. */
  offer: (seat: number) => Promise<void>;
  /** What that phone shows in answer; throws what has a `key`. @returns the seat that has come; null: another code was made meanwhile */
  answered: (text: string) => Promise<number | null>;
}

export class InviteRelay implements Meets {
  waiting: Meets["waiting"] = signal({});
  /** Whose phones may come; null: it was not said yet. */
  awaited: Signal<number[] | null> = signal(null);
  #guest;

  constructor(guest: Pick<Guest, "ask">) {
    this.#guest = guest;
  }

  async look() {
    this.awaited.value = await this.#missing();
  }

  async #missing() {
    const { seats } = await this.#guest.ask("awaited");
    return Array.isArray(seats) ? seats.filter(Number.isSafeInteger) : [];
  }

  async offer(place: number) {
    const { [place]: _, ...others } = this.waiting.peek();
    this.waiting.value = others;
    const { code } = await this.#guest.ask("offer", { place });
    const offer = codeIn(String(code));
    if (offer.kind === "offer" && offer.seat === place)
      this.waiting.value = { ...this.waiting.peek(), [place]: { code: offer } };
  }

  async answered(text: string) {
    const code = codeIn(text);
    await this.#guest.ask("admit", { code: base64url(packed(code)) });
    const { [code.seat]: _, ...others } = this.waiting.peek();
    this.waiting.value = others;
    // the line is there, and the greeting may still be on its way: until then the host misses it
    this.awaited.value = (await this.#missing()).filter((seat) => seat !== code.seat);
    return code.seat;
  }
}
