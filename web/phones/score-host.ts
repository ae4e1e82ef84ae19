// The phone that holds a score sheet, towards the others: whose phone is whose column, and what may be filled in there. It
// knows nothing of browsers, and of the sheet only what it is given.
import type { Carrier } from "./carrier.ts";
import { type Clock, Line } from "./line.ts";
import { GUEST_RATE } from "./messages.ts";
import { type Fill, type FillerSays, fromFiller, showing, type Shown } from "./score-line.ts";

/** The sheet, as far as other phones are concerned. */
export interface Sheet {
  /** how it stands, and what is said of it */
  shown: () => Omit<Shown, "seat" | "heard">;
  /** Fills in a cell of this player's, if there is such a one; to be told (`tell`) like any other change. */
  fill: (seat: number, fill: Fill) => void;
}

/** How a column stands that is filled in on another phone: somebody is there, silent, or gone. */
export type Contact = "there" | "away" | "gone";

type Place = { seat: number; line: Line<FillerSays>; contact: Contact; heard: number };

export class ScoreHost {
  #places: Place[] = [];
  /** Whoever shows it now, on this phone. */
  sheet;
  #changed;
  #clock;

  /** @param changed  somebody has come or gone */
  constructor(sheet: Sheet, changed: () => void, clock?: Clock) {
    this.sheet = sheet;
    this.#changed = changed;
    this.#clock = clock;
  }

  /** By seat. */
  get contacts(): Map<number, Contact> {
    return new Map(this.#places.map(({ seat, contact }) => [seat, contact]));
  }

  /** Somebody has come by the code of a column: whoever had it before has it no longer. */
  meet(seat: number, carrier: Carrier) {
    this.#close([seat]);
    const stands = (contact: Contact) => {
      place.contact = contact;
      if (this.#places.includes(place)) this.#changed();
    };
    const line: Line<FillerSays> = new Line(
      carrier,
      { read: fromFiller, rate: GUEST_RATE, clock: this.#clock },
      {
        said: (said) => {
          if (said.t === "fill") {
            place.heard = said.fill.n;
            this.sheet.fill(place.seat, said.fill);
          }
          this.#show(place);
        },
        away: (away) => stands(away ? "away" : "there"),
        over: () => stands("gone"),
      },
    );
    const place: Place = { seat, line, contact: "there", heard: 0 };
    this.#places.push(place);
    this.#changed();
  }

  #show({ seat, heard, line }: Place) {
    line.send(showing({ ...this.sheet.shown(), seat, heard }));
  }

  /** The sheet stands otherwise. */
  tell() {
    for (const place of this.#places) this.#show(place);
  }

  /** Players were taken off or put elsewhere: each phone keeps its player.
   * @param to  where the player of a seat sits now; below 0 where nowhere */
  seated(to: (seat: number) => number) {
    this.#close(this.#places.map(({ seat }) => seat).filter((seat) => to(seat) < 0));
    for (const place of this.#places) place.seat = to(place.seat);
    this.#changed();
  }

  #close(seats: number[]) {
    const gone = this.#places.filter(({ seat }) => seats.includes(seat));
    this.#places = this.#places.filter((place) => !gone.includes(place));
    for (const { line } of gone) line.close("taken");
  }

  leave() {
    for (const { line } of this.#places) line.close("left");
    this.#places = [];
  }
}
