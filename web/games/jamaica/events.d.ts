// Written by tools/shapes.py from engine/flibuste/games/jamaica/event_shapes.py. Types only.
import type { Nothing } from "../../play/protocol.d.ts";
import type { EventOf } from "../../play/types.ts";
import type { Combat } from "./view.d.ts";

export interface Bottle {
  cell: string;
}

export interface OfSeat {
  seat: number;
}

export interface Fought {
  combat: Combat;
}

export interface Spoils {
  winner: number;
  loser: number;
}

export interface DicePlaced {
  morning: number;
  evening: number;
}

export interface DiceRolled {
  dice: number[];
}

export interface SpoilsOfHold {
  winner: number;
  loser: number;
  hold: number;
}

export interface CardOf {
  seat: number;
  card: string;
}

export interface Dumped {
  ship: number;
  hold: number;
  kind: string;
}

export interface Sailed {
  ship: number;
  way: number[];
}

export interface OfShip {
  ship: number;
}

export interface Lair {
  ship: number;
  space: number;
}

export interface Loaded {
  ship: number;
  hold: number;
  content: number;
}

export interface Over {
  winners: number[];
}

export interface Paid {
  seat: number;
  kind: string;
  holds: number[];
}

export interface Recruited {
  seat: number;
  who: string;
  bottle: string;
}

export interface Round {
  captain: number;
  round: number;
}

export interface Shortage {
  ship: number;
  kind: string;
}

export interface Starts {
  captain: number;
}

export interface TreasureUp {
  ship: number;
  card: string;
}

export interface TurnedUp {
  cell: string;
  who: string;
}

export interface Uncovered {
  seat: number;
  cards: string[];
}

/** What each event has. */
export interface Events {
  "jamaica-bottle": Bottle;
  "jamaica-calypso": OfSeat;
  "jamaica-chose": OfSeat;
  "jamaica-combat": Fought;
  "jamaica-combat-tie": Nothing;
  "jamaica-combat-won": Spoils;
  "jamaica-dice-placed": DicePlaced;
  "jamaica-dice-rolled": DiceRolled;
  "jamaica-discarded": SpoilsOfHold;
  "jamaica-drew": CardOf;
  "jamaica-dumped": Dumped;
  "jamaica-gave": Spoils;
  "jamaica-ghost-sailed": Sailed;
  "jamaica-home": OfShip;
  "jamaica-kept": OfSeat;
  "jamaica-lair": Lair;
  "jamaica-load-ignored": OfSeat;
  "jamaica-loaded": Loaded;
  "jamaica-looks": OfSeat;
  "jamaica-mage": OfSeat;
  "jamaica-no-spoils": OfShip;
  "jamaica-oracle": OfSeat;
  "jamaica-over": Over;
  "jamaica-paid": Paid;
  "jamaica-powder": Fought;
  "jamaica-recruited": Recruited;
  "jamaica-reshuffled": OfSeat;
  "jamaica-retreat": Sailed;
  "jamaica-revealed": CardOf;
  "jamaica-rolled": Fought;
  "jamaica-round": Round;
  "jamaica-sailed": Sailed;
  "jamaica-sea-dog": OfShip;
  "jamaica-shortage": Shortage;
  "jamaica-starts": Starts;
  "jamaica-stole-covered": Spoils;
  "jamaica-stole-hold": SpoilsOfHold;
  "jamaica-stole-up": Spoils;
  "jamaica-treasure-passed": CardOf;
  "jamaica-treasure-seen": CardOf;
  "jamaica-treasure-up": TreasureUp;
  "jamaica-turn": OfSeat;
  "jamaica-turned-up": TurnedUp;
  "jamaica-uncovered": Uncovered;
}

export type GameEvent = EventOf<Events>;
