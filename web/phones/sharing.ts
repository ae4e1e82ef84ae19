// A score sheet of this phone that others fill in: the codes by which they come, and who is there.
import { signal, type Signal } from "@preact/signals";
import { Door } from "./door.ts";
import { noteOut, outOf } from "./out.ts";
import { type Contact, ScoreHost, type Sheet } from "./score-host.ts";

export class Sharing {
  contacts: Signal<Map<number, Contact>> = signal(new Map());
  door: Door;
  /** Its screen is another: stops what others are told of it meanwhile. */
  away: (() => void) | null = null;
  #id;
  #host;

  /** @param id  of the sheet */
  constructor(id: string, sheet: Sheet) {
    this.#id = id;
    this.#host = new ScoreHost(sheet, () => this.#changed(), { spare: (seat) => this.door.spare(seat) });
    this.door = new Door("score", (seat, carrier) => this.#host.meet(seat, carrier));
    // this page was loaded again
    this.#host.misses(outOf(id));
  }

  #changed() {
    this.contacts.value = this.#host.contacts;
    noteOut(this.#id, [...this.contacts.peek().keys()]);
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
    noteOut(this.#id, []);
  }
}
