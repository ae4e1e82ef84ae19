// Written by tools/shapes.py from engine/flibuste/games/plunder/shapes.py. Types only.

/** `docks`: the sides by which ships come and go: N, E, S, W. */
export interface Port {
  square: string;
  docks: string[];
}

/** An island as it lies. `kind`: resource, merchant or plain; `land`: its squares. */
export interface Coast {
  id: string;
  kind: string;
  skulls: number;
  land: string[];
  ports: Port[];
}

/** `kind`: reef or cliff; `between`: the two squares on whose edge it lies. */
export interface Barrier {
  kind: string;
  between: string[];
}

/** The tiles joined to one chart of squares; no coast lies there before the deal. */
export interface Sea {
  columns: number;
  rows: number;
  coasts: Coast[];
  barriers: Barrier[];
}

/** A resource island. `owner`: a seat, or None; `shut`: the storm lies over all its ports. */
export interface Island {
  id: string;
  owner: number | null;
  shut: boolean;
}

/** `ship`: three times its captain's seat, and up to two more; `moves`: mast moves left; `still`: does not sail this turn. */
export interface Ship {
  ship: number;
  seat: number;
  square: string;
  lives: number;
  cannons: number;
  masts: number;
  moves: number;
  still: boolean;
}

/** `hand`: how many resource cards; `cards`: which, for their owner; `known`: those that the viewer knows to be there, at least; `ships`, `islands`, `point_cards`: what the points are made of. */
export interface Player {
  colour: string;
  hand: number;
  cards: Record<string, number> | null;
  known: Record<string, number>;
  ships: number;
  islands: number;
  point_cards: number;
}

/** The treasure card that is being followed, by whose ship it was found, and which token was collected. */
export interface Found {
  card: string;
  ship: number;
  token: number;
}

/** `layout`: tile, face and quarter turns of each slot, row by row from the north-west; `storm`: the centre square, None before the deal; `marks`: the square of each X token; `rolled`: 0 before the roll; `treaties`: seats that the active captain may not harm; `attacked`: ships with what they have attacked this turn, a place each. */
export interface View {
  turn: number;
  first: number;
  round: number;
  target: number;
  last: boolean;
  layout: (string | number)[][];
  sea: Sea;
  islands: Island[];
  ships: Ship[];
  storm: string | null;
  marks: string[];
  piles: Record<string, number>;
  deck: number;
  treasures: number;
  pegs: Record<string, number>;
  players: Player[];
  rolled: number;
  pool: number;
  treaties: number[];
  attacked: string[][];
  found: Found | null;
  totals: number[];
  over: boolean;
}
