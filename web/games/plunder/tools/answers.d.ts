// Written by tools/shapes.py from engine/flibuste/games/plunder/tools/shapes.py. Types only.

/** Of so many pairs of rolls; `won`: by the attacker, once both have rolled. */
export interface Battle {
  win: number;
  of: number;
  won?: boolean;
}

/** By what can be built: how often, by which rule, and what it costs. */
export interface Build {
  often: Record<string, number>;
  rules: Record<string, string>;
  costs: Record<string, Record<string, number>>;
}

export interface Card {
  copies: number;
  house: boolean;
}

export interface Double {
  free: boolean;
}

/** `pool`: moves that any ship may make, `masts`: that each has of its own; `may`: which ship may move. */
export interface Moves {
  storm: boolean;
  pool: number;
  masts: number[];
  may: boolean[];
}

/** `x`: tokens; `pile`: cards of each that lie open; `forms`: how teams may be formed. */
export interface SetUp {
  players: number;
  rows: number;
  columns: number;
  letters: string;
  numbers: number;
  x: number;
  pile: number;
  deck: number;
  hand: number;
  target: number;
  lives: number;
  ships: number;
  flags: number;
  treasures: number;
  teams: number;
  forms: string[];
}

/** Row by row. */
export interface Storm {
  squares: string[][];
}

/** `by`: the ways that are open. */
export interface Trade {
  may: boolean;
  by: string[];
}

export interface Answers {
  "plunder.battle": Battle;
  "plunder.build": Build;
  "plunder.card": Card;
  "plunder.double": Double;
  "plunder.moves": Moves;
  "plunder.setup": SetUp;
  "plunder.storm": Storm;
  "plunder.trade": Trade;
}
