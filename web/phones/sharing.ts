// A score sheet of this phone that others fill in: the codes by which they come, and who is there.
import { signal, type Signal } from "@preact/signals";
import { Door } from "./door.ts";
import { type Contact, ScoreHost } from "./score-host.ts";

export class Sharing {
  contacts: Signal<Map<number, Contact>> = signal(new Map());
  door;
  #host;

  constructor(sheet: ConstructorParameters<typeof ScoreHost>[0]) {
    this.#host = new ScoreHost(sheet, () => (this.contacts.value = this.#host.contacts));
    this.door = new Door("score", (seat, carrier) => this.#host.meet(seat, carrier));
  }

  tell() {
    this.#host.tell();
  }

  seated(to: (seat: number) => number) {
    this.door.shut();
    this.#host.seated(to);
  }

  leave() {
    this.door.shut();
    this.#host.leave();
  }
}
