// Written by tools/shapes.py from engine/flibuste/games/nassau/tools/shapes.py. Types only.
import type { Line } from "../../../screens/companion.d.ts";

/** `corner`: where the marker stands, `next`: where it goes; `second`: bonuses that may be had beside the first. */
export interface Bonus {
  corner: string;
  next: string;
  bonuses: string[];
  second: string[];
}

/** `most`: crates that may be fired; `need`: that win; `dice`: at most; `risk`: that an attack is not sent back; `table`: by dice, the chance of each number of attacks that are; `at_once`: the opponent is beaten already. */
export interface Fight {
  most: number;
  need?: number;
  dice?: number;
  risk?: number;
  table?: Record<string, number[]>;
  at_once?: boolean;
}

export interface Slot {
  good: string;
  value: number;
}

export interface Plan {
  order: string[];
  cost: number;
  gain: number;
  filled: number;
  centre: number;
}

/** `next`: what each good would bring; `best`: what to pay for now. */
export interface Hideout {
  slots: Slot[];
  points: number;
  next: Record<string, number>;
  best: Plan | null;
}

/** `loads`: holds that are needed; `holds`: what lies in each. */
export interface Holds {
  fits: boolean;
  loads: number;
  holds: string[];
}

/** What it costs to come there. */
export interface Way {
  provisions: number;
  laid: number;
}

export interface Range {
  ways: Record<string, Way[]>;
}

export interface Round {
  rounds: number;
}

/** `draw`: attack tokens that are still to be drawn; `roll`: the dice are; `back`: attacks sent back, `through`: that were not; `again`: dice that may be rolled again. */
export interface Settled {
  draw: number;
  roll: boolean;
  over: boolean;
  attacks?: number;
  back?: number;
  through?: number;
  again?: boolean[];
}

export interface Tile {
  tile: number;
  side: string;
  rot: number;
}

export interface Opponent {
  type: string;
  strength: number;
}

export interface Post {
  weapon: string;
  good: string | null;
}

/** What lies in a zone; `towers`: the weapon of each. */
export interface Zone {
  zone: string;
  opponents: Opponent[];
  outposts: string[];
  towers: string[];
  posts: Post[];
}

/** `weapons`: of each player; `salt`, `dutchman`: the zones where they lie; `first`: the number of the player. */
export interface SetUp {
  town: Tile[];
  start: number;
  zones: Zone[];
  weapons: string[];
  animals: string[];
  salt: string[];
  dutchman: string[];
  first: number;
  dutch_weapons?: string[];
}

/** `met`: it can be told; `asks`: the fields that it looks at. */
export interface Tale {
  id: number;
  back: string;
  points: number;
  met: boolean;
  condition: Line;
  asks: string[];
}

/** `able`: those of the hand that can be told. */
export interface Tales {
  cards: Tale[];
  able: number[];
  house: boolean;
}

export interface Answers {
  "nassau.feld": Bonus;
  "nassau.fight": Fight;
  "nassau.hideout": Hideout;
  "nassau.holds": Holds;
  "nassau.range": Range;
  "nassau.round": Round;
  "nassau.settle": Settled;
  "nassau.setup": SetUp;
  "nassau.tales": Tales;
}
