// Written by tools/shapes.py from engine/flibuste/games/pirates/tools/shapes.py. Types only.
import type { Said } from "../../../play/protocol.d.ts";
import type { Args } from "../../../store/args.ts";

/** What a ship may be marked with, and when it ends. */
export interface Mark {
  id: string;
  ends: string;
  rule: string;
}

export interface Afloat {
  marks: Mark[];
}

export interface Odds {
  win: number;
  tie: number;
  lose: number;
  of: number;
}

/** With whom a card is linked: a name, or the key of a word. */
export interface Link {
  text?: string;
  word?: string;
}

/** `word`: the key of its name, where that is no proper name; `mark`: it may sail as Cursed; `ability`: keywords and effects as messages. */
export interface Card {
  id: string;
  kind: "ship" | "crew" | "equipment" | "event";
  name: string;
  word: string | null;
  points: number;
  nation: string;
  house: boolean;
  mark: boolean;
  ability: Said[];
  links: Link[];
  set?: string;
  masts?: number;
  cargo?: number;
  move?: string[];
  cannons?: (string | number)[][];
  panels?: number;
  extra_hulls?: number;
  flags?: number;
  bombard?: (string | number)[];
  generic?: boolean;
}

/** One page of what was found, and how many were. */
export interface Catalogue {
  found: Card[];
  count: number;
  page: number;
}

/** `fine`: what a player brings fits. */
export interface Dealer {
  key: string;
  args: Args;
  rule: string;
  fine: boolean;
}

export interface Preset {
  id: string;
  coins: number[];
}

/** `coins`: all that are dealt, `each` to an island. */
export interface Deal {
  players: Dealer[];
  ready: boolean;
  coins: number[];
  islands: number;
  each: number;
  start_gold: number;
  presets: Preset[];
}

/** `faces`: what each face of the die leads to; `good`: outcomes that one wishes for, `chance` how many faces. */
export interface Fate {
  asks: string[];
  faces: string[];
  good: string[];
  chance: number | null;
  of: number;
  outcome: string | null;
}

/** `islands`: how many are wild; `next`: what a tap makes of a mark; `coin`: the one that the marker lies on. */
export interface Flags {
  islands: number;
  next: Record<string, string>;
  marker: boolean;
  coin: number | null;
}

/** A card of a fleet; `row`: its number in the list that was sent. */
export interface Mustered {
  id: string;
  kind: "ship" | "crew" | "equipment" | "event";
  name: string;
  word: string | null;
  points: number;
  nation: string;
  house: boolean;
  mark: boolean;
  ability: Said[];
  links: Link[];
  set?: string;
  masts?: number;
  cargo?: number;
  move?: string[];
  cannons?: (string | number)[][];
  panels?: number;
  extra_hulls?: number;
  flags?: number;
  bombard?: (string | number)[];
  generic?: boolean;
  row: number;
}

export interface Hand {
  id: string;
  kind: "ship" | "crew" | "equipment" | "event";
  name: string;
  word: string | null;
  points: number;
  nation: string;
  house: boolean;
  mark: boolean;
  ability: Said[];
  links: Link[];
  set?: string;
  masts?: number;
  cargo?: number;
  move?: string[];
  cannons?: (string | number)[][];
  panels?: number;
  extra_hulls?: number;
  flags?: number;
  bombard?: (string | number)[];
  generic?: boolean;
  row: number;
  cost: number;
}

/** `idle`: carried, but of another flag. */
export interface Crew {
  id: string;
  kind: "ship" | "crew" | "equipment" | "event";
  name: string;
  word: string | null;
  points: number;
  nation: string;
  house: boolean;
  mark: boolean;
  ability: Said[];
  links: Link[];
  set?: string;
  masts?: number;
  cargo?: number;
  move?: string[];
  cannons?: (string | number)[][];
  panels?: number;
  extra_hulls?: number;
  flags?: number;
  bombard?: (string | number)[];
  generic?: boolean;
  row: number;
  cost: number;
  cursed: boolean;
  idle: boolean;
}

export interface Ship {
  id: string;
  kind: "ship" | "crew" | "equipment" | "event";
  name: string;
  word: string | null;
  points: number;
  nation: string;
  house: boolean;
  mark: boolean;
  ability: Said[];
  links: Link[];
  set?: string;
  masts?: number;
  cargo?: number;
  move?: string[];
  cannons?: (string | number)[][];
  panels?: number;
  extra_hulls?: number;
  flags?: number;
  bombard?: (string | number)[];
  generic?: boolean;
  row: number;
  crew: Crew[];
  equipment: Mustered[];
  crew_cost: number;
  equipment_cost: number;
  capacity: number;
  load: number;
  free: number;
  linked: number;
}

/** `rows`: the cards that break the rule. */
export interface Fault {
  key: string;
  args: Args;
  rule: string;
  rows: number[];
}

/** What a piece more would break there: ashore (0), or aboard a ship. */
export interface Trial {
  aboard: number;
  piece: string;
  faults: Fault[];
}

export interface Fleet {
  legal: boolean;
  spent: number;
  total: number;
  list: Ship[];
  ashore: Hand[];
  events: Hand[];
  faults: Fault[];
  trial?: Trial[];
}

export interface Hoard {
  gold: number;
  left: number;
  rank: number;
}

/** `full`: as long as a bar gets; `needed`, `half`: of a duel. */
export interface Gold {
  players: Hoard[];
  full: number;
  needed: number | null;
  half: number | null;
}

export interface Row {
  from: number;
  to: number;
  key: string;
  args: Args;
  rule: string;
}

/** `at`: the row that was rolled, `code` what it does. */
export interface Island {
  name: string;
  rows: Row[];
  at: number | null;
  code?: string;
}

export interface May {
  may: boolean;
}

export interface Ram {
  chance: number;
  of: number;
  faces: string[];
}

/** Lengths in millimetres; `card`: a bank card's. */
export interface Ruler {
  S: number;
  L: number;
  card: number[];
}

/** `wild`: islands that are nobody's home; `each`: coins to an island; `spots`: where islands lie in the `area`, and which of them are `homes`. */
export interface SetUp {
  players: number;
  islands: number;
  wild: number;
  each: number;
  area: number[];
  spots: number[][];
  homes: number[];
  terrain: number;
}

export interface Shot {
  chance: number;
  of: number;
  hit: boolean | null;
  faces: string[];
}

export interface Answers {
  "pirates.afloat": Afloat;
  "pirates.board": Odds;
  "pirates.catalogue": Catalogue;
  "pirates.deal": Deal;
  "pirates.fate": Fate;
  "pirates.flags": Flags;
  "pirates.fleet": Fleet;
  "pirates.gold": Gold;
  "pirates.island": Island;
  "pirates.may": May;
  "pirates.ram": Ram;
  "pirates.ruler": Ruler;
  "pirates.setup": SetUp;
  "pirates.shot": Shot;
}
