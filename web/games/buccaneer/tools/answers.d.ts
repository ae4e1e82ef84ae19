// Written by tools/shapes.py from engine/flibuste/games/buccaneer/tools/shapes.py. Types only.

/** The crew may not board this ship. */
export interface TooSmall {
  legal: false;
}

export interface Wage {
  colour: string;
  ducats: number;
}

export interface Found {
  colour: string;
  kind: string;
}

/** `rest`: what the captain keeps (below 0: is short of); `purse`: afterwards; `reserve`: what it adds; `choice`: the captain may take either treasure. */
export interface Boarded {
  legal: true;
  captain: string;
  second: string;
  loot: number;
  wages: Wage[];
  treasures: Found[];
  owed: number;
  rest: number;
  purse: number;
  reserve: number;
  choice: boolean;
}

export interface Pirate {
  colour: string;
  value: string;
}

/** What is seen of a crew or a pirate; `lays`: on which others it may lie down; `callers`: who may call a mutiny. */
export interface Unit {
  id: string;
  colour: string;
  top: string;
  height: number;
  colours: string[];
  lays: string[];
  callers: string[];
}

/** `crew`: the pieces of the one that was opened, from its top. */
export interface Crews {
  units: Unit[];
  crew: Pirate[] | null;
}

/** Of one kind of treasure: how many are left, the most that anybody has, and who that is. */
export interface Kind {
  kind: string;
  left: number;
  most: number;
  top: string[];
  points: number;
  value: number;
}

export interface Player {
  colour: string;
  points: Record<string, number>;
  total: number;
}

export interface Ledger {
  reserve: number;
  kinds: Kind[];
  players: Player[];
}

export interface Mutiny {
  callers: string[];
}

export interface SetUp {
  colours: string[];
  values: string[];
  ducats: number;
  bank: number;
  tokens: Record<string, number>;
  open: number;
  deck: number;
  out: number;
}

export interface Answers {
  "buccaneer.boarding": TooSmall | Boarded;
  "buccaneer.crews": Crews;
  "buccaneer.ledger": Ledger;
  "buccaneer.mutiny": Mutiny;
  "buccaneer.setup": SetUp;
}
