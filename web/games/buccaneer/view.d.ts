// Written by tools/shapes.py from engine/flibuste/games/buccaneer/shapes.py. Types only.

/** A merchant ship; `name` is None for a house card, whose name is a word of the app. */
export interface Card {
  id: string;
  min_crew: number;
  ducats: number;
  question_wage: number;
  treasures: string[];
  name: string | null;
}

/** A ship of this group that is gone, and who took it. */
export interface Boarded {
  ship: string;
  seat: number;
}

/** `open`: ids in the roads; `deck`: how many are still to come; `of`: how many the game has. */
export interface Ships {
  open: string[];
  deck: number;
  boarded: Boarded[];
  of: number;
  cards: Record<string, Card>;
}

/** A pirate or a crew, from the top down; None: a covered value. */
export interface Unit {
  id: string;
  owner: number;
  colours: string[];
  values: (string | null)[];
}

/** `ducats` is None in somebody else's closed purse; `tokens`: how many of each kind. */
export interface Player {
  colour: string;
  ducats: number | null;
  tokens: Record<string, number>;
}

export interface Reserve {
  ducats: number;
  tokens: Record<string, number>;
}

export interface View {
  turn: number;
  open_crews: boolean;
  ships: Ships;
  units: Unit[];
  seats: Player[];
  reserve: Reserve;
}
