// What is shown of a game while it is told: of one that is played here, or of one that is replayed.
import { signal } from "@preact/signals";

/** @typedef {import("./types.js").Snapshot} Snapshot */

export class Showing {
  /** @param {{game: string, seats: import("./types.js").Seat[]}} save @param {import("./types.js").Face<any>} face
   * @param {Snapshot | null} [picture]  what is drawn at first */
  constructor({ game, seats }, face, picture = null) {
    this.game = game;
    this.seats = seats;
    this.face = face;
    this.people = seats.filter((seat) => seat.bot === null).length;
    /** What is drawn. @type {import("@preact/signals").Signal<Snapshot | null>} */
    this.shown = signal(picture);
    /** @type {import("@preact/signals").Signal<import("./telling.js").Told | null>} */
    this.told = signal(null);
    /** @type {import("@preact/signals").Signal<import("./types.js").Chapter[]>} */
    this.chapters = signal([]);
    /** What is being told across two entries: a boarding, whose captain was asked for a treasure in between. @type {any} */
    this.scene = null;
    /** What was told since a person last chose. @type {import("./types.js").Event[]} */
    this.account = [];
    /** Nobody wants to hear the rest of it. */
    this.rushed = false;
    /** Whose turns were told since a person last chose. @type {number[]} */
    this.turns = [];
    /** When that was. */
    this.chose = performance.now();
  }

  /** Whether somebody waits for the next question meanwhile. */
  get awaited() {
    return this.people > 0;
  }

  /** A card that lies there until it is seen, where somebody plays here. @param {import("./types.js").Event} event
   * @returns {Promise<void> | null} null where there is none */
  reveal(event) {
    void event;
    return null;
  }

  /** What another captain has done stays until somebody here goes on, at the speed that says so.
   * @returns {Promise<void> | null} null where nobody waits */
  stay() {
    return null;
  }

  /** A person has chosen: what is told from now on is the answer to it. */
  begin() {
    this.account = [];
    this.rushed = false;
    this.turns = [];
    this.chose = performance.now();
  }
}
