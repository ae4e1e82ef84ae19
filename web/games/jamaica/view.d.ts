// Written by tools/shapes.py from engine/flibuste/games/jamaica/shapes.py. Types only.

/** `kind`: food, gold, powder or crew; `who`: of a character. */
export interface Hold {
  kind: string;
  count: number;
  who: string | null;
}

/** A treasure that lies face down. `card`: None to who has not seen it; `cursed`: all know that it is. */
export interface Covered {
  card: string | null;
  seen_by: number[];
  cursed: boolean;
}

/** `space`: from 0, Port Royal, to 49; `race`: how far along the race; `tokens`: lairs' tokens that are kept. */
export interface Ship {
  ghost: boolean;
  colour: string;
  space: number;
  lap: number;
  race: number;
  home: boolean;
  holds: (Hold | null)[];
  up: string[];
  down: Covered[];
  tokens: number;
  bonus: number;
}

/** `hand`, `deck`: None but for their owner. `chosen`: the card that waits face down, for who may know it. */
export interface Player {
  colour: string;
  hand: string[] | null;
  hand_count: number;
  hand_size: number;
  deck: string[] | null;
  deck_count: number;
  discard: string[];
  committed: boolean;
  chosen: string | null;
}

/** How many spaces of the short way round the leader has behind. */
export interface Course {
  done: number;
  of: number;
}

/** One side of a combat; None: not yet. `sum`: the firepower, once a number has been rolled. */
export interface Side {
  ship: number;
  powder: number | null;
  face: number | string | null;
  bonus: number;
  sum: number | null;
}

/** The attacker's side first. `reroll`: the ship that may still have a roll made again. */
export interface Combat {
  sides: Side[];
  ranged: boolean;
  reroll: number | null;
}

/** The Weasel looks at cards of the pile (`loser` -1) or of a ship; `cards` is for its captain. */
export interface Looking {
  seat: number;
  count: number;
  cards: string[] | null;
  loser: number;
}

/** `cells`: a character, "?" for a covered one, None where nobody is. `values`: at the finish, and elsewhere. */
export interface Tavern {
  cells: Record<string, string | null>;
  bottle: string;
  near: string[];
  unseen: string[];
  values: Record<string, number[]>;
}

/** `ghost`: the Ghost Ship's number. `dice`: morning and evening, once placed; `rolled`: before that. */
export interface View {
  round: number;
  captain: number;
  turn: number;
  crew: boolean;
  ghost: number | null;
  dice: number[] | null;
  rolled: number[] | null;
  ships: Ship[];
  seats: Player[];
  lairs: number[];
  pile: number;
  course: Course;
  combat: Combat | null;
  looking: Looking | null;
  tavern: Tavern | null;
  ending: boolean;
  winner: number | null;
  over: boolean;
}
