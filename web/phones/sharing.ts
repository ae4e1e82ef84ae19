// A score sheet of this phone that others fill in: the codes by which they come, and who is there.
import { signal, type Signal } from "@preact/signals";
import { Door } from "./door.ts";
import { type Contact, ScoreHost, type Sheet } from "./score-host.ts";

export class Sharing {
  contacts: Signal<Map<number, Contact>> = signal(new Map());
  door;
  /** Its screen is another: stops what others are told of it meanwhile. */
  away: (() => void) | null = null;
  #host;

  constructor(sheet: Sheet) {
    this.#host = new ScoreHost(sheet, () => (this.contacts.value = this.#host.contacts));
    this.door = new Door("score", (seat, carrier) => this.#host.meet(seat, carrier));
  }

  /** Whether anybody fills in a column, and may do so still. */
  get hasCompany() {
    return [...this.contacts.peek().values()].some((contact) => contact !== "gone");
  }

  /** The sheet is on the screen again. */
  back(sheet: Sheet) {
    this.away?.();
    this.away = null;
    this.#host.sheet = sheet;
  }

  tell() {
    this.#host.tell();
  }

  seated(to: (seat: number) => number) {
    this.door.shut();
    this.#host.seated(to);
  }

  leave() {
    this.away?.();
    this.door.shut();
    this.#host.leave();
  }
}
