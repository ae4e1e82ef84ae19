// Written by tools/shapes.py from engine/flibuste/games/buccaneer/event_shapes.py. Types only.
import type { Nothing } from "../../play/protocol.d.ts";
import type { EventOf } from "../../play/types.ts";

/** A man of the crew, from the top down; None: nobody may know. */
export interface Man {
  seat: number;
  colour: string;
  value: string | null;
  role: string | null;
  wage: number | null;
}

export interface Boarded {
  crew: string;
  ship: string;
  loot: number;
  men: Man[];
}

export interface Captured {
  mover: string;
  target: string;
  unit: string;
}

export interface Home {
  pieces: string[];
  ship: string | null;
}

export interface MutinyCalled {
  crew: string;
  seat: number;
}

export interface MutinyCrew {
  crew: string;
}

export interface OfSeat {
  seat: number;
}

export interface Over {
  winners: number[];
}

export interface Read {
  ships: string[];
}

export interface Rest {
  seat: number;
  loot: number;
  wages: Record<string, number>;
  rest: number;
}

export interface Ships {
  ships: string[];
  opening: boolean;
}

export interface Shortage {
  seat: number;
  loot: number;
  wages: Record<string, number>;
  paid: number;
  reserve: number;
}

export interface Treasure {
  seat: number;
  kind: string;
}

export interface Uncovered {
  pieces: string[];
  men: Man[] | null;
}

export interface Wages {
  seat: number;
  amount: number;
}

/** What each event has. */
export interface Events {
  "buccaneer-boarded": Boarded;
  "buccaneer-captured": Captured;
  "buccaneer-home": Home;
  "buccaneer-mutiny-called": MutinyCalled;
  "buccaneer-mutiny-crew": MutinyCrew;
  "buccaneer-mutiny-declined": OfSeat;
  "buccaneer-no-treasure": Nothing;
  "buccaneer-over": Over;
  "buccaneer-passed": OfSeat;
  "buccaneer-read": Read;
  "buccaneer-rest": Rest;
  "buccaneer-ships": Ships;
  "buccaneer-shortage": Shortage;
  "buccaneer-skipped": OfSeat;
  "buccaneer-stalemate": Nothing;
  "buccaneer-stalemate-end": Nothing;
  "buccaneer-starts": Nothing;
  "buccaneer-treasure": Treasure;
  "buccaneer-turn": OfSeat;
  "buccaneer-uncovered": Uncovered;
  "buccaneer-wages": Wages;
}

export type GameEvent = EventOf<Events>;
