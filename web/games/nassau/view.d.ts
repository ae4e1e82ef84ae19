// Written by tools/shapes.py from engine/flibuste/games/nassau/shapes.py. Types only.

/** An opponent that is not defeated. `crates`: each seat's on it. */
export interface Foe {
  id: string;
  type: string;
  strength: number;
  points: number;
  crates: number[];
}

/** `owner`: a seat, or None. */
export interface Outpost {
  id: string;
  owner: number | null;
}

/** `n`: the crates on it, all of its owner. */
export interface Tower {
  id: string;
  weapon: string;
  owner: number | null;
  n: number;
}

/** `good`: what lies there, or None. */
export interface Post {
  id: string;
  weapon: string;
  good: string | null;
}

/** What lies in a zone now. */
export interface Zone {
  zone: string;
  foes: Foe[];
  outposts: Outpost[];
  towers: Tower[];
  posts: Post[];
}

/** An alley or an exit that is filled with a seat's pirates. */
export interface Street {
  id: string;
  seat: number;
}

/** `points`: of the tile that lies open; `weapons`: one a round. */
export interface Dutchman {
  tile: string;
  zone: string;
  points: number;
  weapons: string[];
}

/** `foe`: None for the Flying Dutchman; `attacks`: the tokens that have not been dealt with, `gone`: those that have. */
export interface Fight {
  seat: number;
  foe: string | null;
  strength: number;
  fired: number;
  bomb: boolean;
  drawn: string[];
  attacks: string[];
  gone: string[];
  dice: number[];
}

/** Cards face down: how many of each back (S, A, B). `cards`: which, for their owner. */
export interface Tales {
  backs: number[];
  cards: number[] | null;
}

/** `sailors`: per seat; `tired`: animals used this round; `told`: this round; `jokes`: face down this round; `buried`: jokes of earlier rounds; `dutch`: crates on the tile, under tiles, on the last quay; `centre`: goods in the middle of the hideout; `met`: of one's own tales in hand, those whose condition holds now; `near`: those that one thing more would make true. */
export interface Player {
  colour: string;
  score: number;
  sails: number;
  sailors: boolean[];
  animals: (string | null)[];
  tired: string[];
  rat: boolean;
  weapons: Record<string, number>;
  items: Record<string, number>;
  holds: number;
  crates: number;
  provisions: number;
  goods: Record<string, number>;
  reserve: number;
  standing: number;
  laid: number;
  tavern: string[];
  outposts: number;
  hideout: string;
  filled: number;
  centre: Record<string, number>;
  hand: Tales;
  met: number[];
  near: number[];
  told: number[];
  jokes: Tales;
  buried: Tales;
  defeated: string[];
  stage: string;
  boat: string | null;
  quay: string | null;
  traded: boolean;
  dutch: number[];
}

/** Cards left in the tale piles. */
export interface Piles {
  arrr: number;
  b: number;
}

/** `phase`: town or sea; `layout`: tile, side and quarter turns of each cell, row by row from the north-west; `captain`, `feld`: spaces; `visited`: where the captain stood this round; `display`: animals that lie open; `discards`: tales told in earlier rounds that lie in the discard piles. */
export interface View {
  round: number;
  turn: number;
  phase: string;
  dolphin: number;
  layout: number[][];
  captain: string;
  visited: string[];
  passed: number[];
  feld: string | null;
  streets: Street[];
  zones: Zone[];
  salt: string | null;
  offering: string | null;
  dutchman: Dutchman | null;
  display: string[];
  pile: number;
  bag: Record<string, number>;
  tales: Piles;
  discards: number[];
  players: Player[];
  fight: Fight | null;
  totals: number[];
  over: boolean;
}
