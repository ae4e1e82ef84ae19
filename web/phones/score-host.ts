// The phone that holds a score sheet, towards the others: whose phone is whose column, and what may be filled in there. It
// knows nothing of browsers, and of the sheet only what it is given.
import type { Carrier } from "./carrier.ts";
import { type Clock, Line } from "./line.ts";
import { GUEST_RATE } from "./messages.ts";
import { Reserve, type Spare } from "./reserve.ts";
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

type Place = {
  seat: number;
  /** as its code named it: whoever sat to the left may have been taken off since */
  came: number;
  line: Line<FillerSays> | null;
  contact: Contact;
  heard: number;
  /** by which its phone comes back */
  reserve: Reserve | null;
};

export class ScoreHost {
  #places: Place[] = [];
  /** Whoever shows it now, on this phone. */
  sheet;
  #changed;
  #clock;
  #spare;

  /** @param changed  somebody has come or gone
   * @param how  `spare` makes a connection to lie by for the phone of a column */
  constructor(
    sheet: Sheet,
    changed: () => void,
    { clock, spare }: { clock?: Clock; spare?: (seat: number) => Promise<Spare> } = {},
  ) {
    this.sheet = sheet;
    this.#changed = changed;
    this.#clock = clock;
    this.#spare = spare;
  }

  /** By seat. */
  get contacts(): Map<number, Contact> {
    return new Map(this.#places.map(({ seat, contact }) => [seat, contact]));
  }

  /** Whoever filled in these columns before this page was loaded again. */
  misses(seats: number[]) {
    for (const seat of seats) this.#open(seat);
    this.#changed();
  }

  #open(seat: number) {
    const place: Place = { seat, came: seat, line: null, contact: "gone", heard: 0, reserve: null };
    const make = this.#spare;
    if (make)
      place.reserve = new Reserve(
        () => make(place.came),
        (carrier) => this.#seat(place, carrier),
      );
    this.#places.push(place);
    return place;
  }

  /** Somebody has come by the code of a column: whoever had it before has it no longer. */
  meet(seat: number, carrier: Carrier) {
    this.#close([seat]);
    this.#seat(this.#open(seat), carrier);
  }

  #seat(place: Place, carrier: Carrier) {
    const stands = (contact: Contact) => {
      if (place.line !== line) return;
      place.contact = contact;
      if (contact === "gone") place.reserve?.urge();
      if (this.#places.includes(place)) this.#changed();
    };
    let agreed = false;
    const line: Line<FillerSays> = new Line(
      carrier,
      { read: fromFiller, rate: GUEST_RATE, clock: this.#clock },
      {
        said: (said) => {
          if (place.line !== line) return;
          this.#hear(place, line, said);
          if (said.t !== "look" || !said.returns || agreed) return;
          agreed = true;
          void place.reserve?.agree(line, () => place.line === line && !line.over);
        },
        away: (away) => stands(away ? "away" : "there"),
        over: () => stands("gone"),
      },
    );
    const before = place.line;
    place.line = line;
    place.heard = 0;
    before?.close("taken");
    stands("there");
  }

  #hear(place: Place, line: Line<FillerSays>, said: FillerSays) {
    if (said.t === "reserve") return place.reserve?.answered(line, said.reserving);
    if (said.t === "fill") {
      place.heard = said.fill.n;
      this.sheet.fill(place.seat, said.fill);
    }
    this.#show(place);
  }

  #show({ seat, heard, line }: Place) {
    line?.send(showing({ ...this.sheet.shown(), seat, heard }));
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
    for (const { line, reserve } of gone) {
      reserve?.close();
      line?.close("taken");
    }
  }

  leave() {
    for (const { line, reserve } of this.#places) {
      reserve?.close();
      line?.close("left");
    }
    this.#places = [];
  }
}
