// Written by tools/shapes.py from engine/flibuste/games/pirates/shapes.py. Types only.

/** What lies in a hold, on an island or in a hand. `kind`: coin, unique, crew, equipment, event; treasure, where it lies on an island and the viewer has not looked; `card`: which, None where the viewer does not know; `seen`: the seats that have seen it. */
export interface Piece {
  kind: string;
  card: string | null;
  seen: number[];
}

/** What lies on a ship for a time; `turns` of her player that it still lasts, 0 until the end of this turn. */
export interface Spell {
  what: string;
  turns: number;
}

/** `ship`: how moves call her; `owner`: the seat that controls her, None of a wreck; `x`, `y` in hundredths of a millimetre; `masts`: bow first, 0 gone, 1 standing, 2 burning; `shell`: panels or second hull left; `docked`: the number of an island, `lost`: of a fog bank; `tows`: a ship; `state`: also ``derelict`` (CSG-DER-01); `off`: for her owner, the face-down pieces not in use. */
export interface Ship {
  ship: string;
  card: string;
  owner: number | null;
  maker: number;
  x: number;
  y: number;
  heading: number;
  masts: number[];
  shell: number;
  hold: Piece[];
  docked: number | null;
  lost: number | null;
  tows: string | null;
  state: string[];
  spells: Spell[];
  off: string[];
}

/** `flags`: for each place of the island's fort which flag stands there, None where it has fallen. */
export interface Fort {
  card: string;
  owner: number;
  facing: number;
  flags: (number | null)[];
  gold: Piece[];
  crew: Piece[];
}

/** A piece of this seat that lies ashore. */
export interface Left {
  seat: number;
  piece: Piece;
}

/** Where a marine stands ashore, in hundredths of a millimetre. */
export interface Post {
  seat: number;
  card: string;
  x: number;
  y: number;
}

/** `home`: whose; `explored`, `flags`: the seats that have explored it, and whose flag flies; `mysterious`: it has a table, `table`: which, once it is open. */
export interface Island {
  outline: string;
  x: number;
  y: number;
  turned: number;
  home: number | null;
  coins: Piece[];
  ashore: Left[];
  explored: number[];
  flags: number[];
  mysterious: boolean;
  table: string | null;
  fort: Fort | null;
  loose: number;
  posts: Post[];
}

/** `number` of an iceberg; `value` that was rolled on it this turn; `smoke`: whose smoke bank it is. */
export interface Tile {
  kind: string;
  x: number;
  y: number;
  turned: number;
  number: number;
  value: number;
  smoke: number | null;
}

/** An event that goes on: whose, and where it lies. */
export interface Token {
  card: string;
  seat: number;
  x: number;
  y: number;
  tile: number | null;
}

/** `ready`: the fleet is chosen; `fleet`, `supply`: for their owner, until they lie on the table; `brought`: for their owner, the unique treasures put in by name (CSG-FLT-13); `events`: the cards in hand; `forts`: those that may still be built; `coins`: how many lie at home and in forts; `gold`: what they are worth there, as far as the viewer knows; `in_forts`: how much of it lies in forts; `hidden`: how many the viewer does not know. */
export interface Player {
  colour: string;
  ready: boolean;
  fleet: string | null;
  supply: string | null;
  brought: string[];
  events: Piece[];
  forts: string[];
  coins: number;
  gold: number;
  in_forts: number;
  hidden: number;
}

/** `begun`: the table is laid out (CSG-SET-31); `area`: its sides, `measures`: S and L, in hundredths of a millimetre; `fleets`: all ships that were brought, in play or not; `needed`: the gold that wins at once, of two players; `coins`: how many of each value were put in; `gone`: treasure that has left the game; `acted`: ships with an action this turn; `pinned`: those that an enemy holds (CSG-PIN-01); `marked`: the ship with the end marker; `over`: the rule by which the game has ended. */
export interface View {
  turn: number;
  first: number;
  round: number;
  begun: boolean;
  area: number[];
  measures: number[];
  fleets: string[];
  ships: Ship[];
  islands: Island[];
  tiles: Tile[];
  players: Player[];
  tokens: Token[];
  start_gold: number;
  needed: number | null;
  coins: number[];
  gone: Piece[];
  acted: string[];
  pinned: string[];
  marked: string | null;
  totals: number[];
  over: string;
}
