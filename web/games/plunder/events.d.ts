// Written by tools/shapes.py from engine/flibuste/games/plunder/event_shapes.py. Types only.
import type { Nothing } from "../../play/protocol.d.ts";
import type { EventOf } from "../../play/types.ts";

export interface Added {
  ship: number;
  what: string;
}

export interface Bid {
  seat: number;
  give: number[];
  want: number[];
}

/** `place`: of what is attacked. */
export interface Attack {
  ship: number;
  target: number;
  place: string;
}

export interface Battle {
  ship: number;
  target: number;
  roll: number;
  against: number;
}

export interface OfSeat {
  seat: number;
}

export interface CardsOf {
  seat: number;
  cards: number[];
}

export interface Between {
  seat: number;
  other: number;
}

export interface BribeTaken {
  seat: number;
  other: number;
  cards: number[];
}

export interface Drawn {
  seat: number;
  n: number;
}

export interface Cards {
  cards: number[];
}

export interface Rolls {
  roll: number;
  against: number;
}

export interface OnIsland {
  island: string;
  seat: number;
}

export interface Found {
  ship: number;
  token: number;
  card: string;
}

export interface Gift {
  island: string;
  other: number;
  seat: number;
}

export interface Handed {
  seat: number;
  to: number;
  cards: number[];
}

export interface OfShip {
  ship: number;
}

export interface Placed {
  ship: number;
  square: string;
}

export interface Proposal {
  seat: number;
  other: number;
  give: number[];
  want: number[];
}

export interface Rolled {
  roll: number;
}

export interface Sailed {
  ship: number;
  from: string;
  to: string;
}

export interface Sailing {
  seat: number;
  roll: number;
}

export interface Stolen {
  seat: number;
  other: number;
  n: number;
}

export interface Storm {
  square: string;
}

export interface Deal {
  seat: number;
  other: number;
  gives: number[];
  gets: number[];
}

/** Islands that change owners. */
export interface Swapped {
  other: string;
  own: string;
}

export interface TokenMoved {
  token: number;
  square: string;
}

export interface Won {
  seats: number[];
}

/** What each event has. */
export interface Events {
  "plunder-added": Added;
  "plunder-announced": Bid;
  "plunder-attacked-owned": Attack;
  "plunder-attacked-ship": Attack;
  "plunder-attacked-unowned": Attack;
  "plunder-battle": Battle;
  "plunder-begins": OfSeat;
  "plunder-bid": Bid;
  "plunder-bribe-offered": CardsOf;
  "plunder-bribe-rejected": Between;
  "plunder-bribe-taken": BribeTaken;
  "plunder-called": Bid;
  "plunder-card": Drawn;
  "plunder-card-back": OfSeat;
  "plunder-card-stolen": Between;
  "plunder-dealt": Nothing;
  "plunder-drew": Drawn;
  "plunder-drew-cards": Cards;
  "plunder-duel": Rolls;
  "plunder-enough": Between;
  "plunder-flag": OnIsland;
  "plunder-flag-gone": OnIsland;
  "plunder-found": Found;
  "plunder-gained": CardsOf;
  "plunder-gift-asked": Gift;
  "plunder-gift-offered": Gift;
  "plunder-handed": Handed;
  "plunder-has-gold": OfSeat;
  "plunder-hit": OfShip;
  "plunder-instead": Cards;
  "plunder-kept": OfSeat;
  "plunder-last-round": OfSeat;
  "plunder-last-turn": OfSeat;
  "plunder-launched": Placed;
  "plunder-lost": CardsOf;
  "plunder-no-deal": OfSeat;
  "plunder-paid": CardsOf;
  "plunder-passed": Between;
  "plunder-proposed-threat": Proposal;
  "plunder-proposed-trade": Proposal;
  "plunder-put": Placed;
  "plunder-refused": Between;
  "plunder-rolled": Rolled;
  "plunder-sailed": Sailed;
  "plunder-sailing": Sailing;
  "plunder-settled": OnIsland;
  "plunder-sought": Rolls;
  "plunder-stolen": Stolen;
  "plunder-stolen-cards": Cards;
  "plunder-storm": Storm;
  "plunder-struck-threat": Deal;
  "plunder-struck-trade": Deal;
  "plunder-sunk": OfShip;
  "plunder-swapped": Swapped;
  "plunder-time-up": Nothing;
  "plunder-token-moved": TokenMoved;
  "plunder-treaty": Between;
  "plunder-turn": OfSeat;
  "plunder-turn-over": OfSeat;
  "plunder-wanted": Cards;
  "plunder-won": Won;
}

export type GameEvent = EventOf<Events>;
