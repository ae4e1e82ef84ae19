// Written by tools/shapes.py from engine/flibuste/games/jamaica/tools/shapes.py. Types only.

/** Of so many pairs of rolls, or rolls. */
export interface Odds {
  kind: "odds";
  win: number;
  tie: number;
  lose: number;
  of: number;
}

export interface AtLead {
  kind: "odds";
  win: number;
  tie: number;
  lose: number;
  of: number;
  lead: number;
}

/** What one side throws in; a star has no number. */
export interface Fire {
  roll: number | "star";
  powder: number;
  bonus: number;
  sum: number | null;
}

/** From so much powder on. */
export interface Step {
  powder: number;
  odds: Odds;
}

/** `lead`: of the attacker before the dice; `fire`: by side; `again`: which die may be rolled again. */
export interface Fight {
  lead: number;
  table: AtLead[];
  fire: Record<string, Fire | null>;
  winner: "attack" | "answer" | "tie" | null;
  again: "attack" | "answer" | null;
  stage: "attack" | "answer" | "over";
  odds?: Odds;
  steps?: Step[];
}

export interface Ghost {
  way: string;
}

/** `holds`: those that are free; `dump`: those that may be emptied for it. */
export interface Load {
  legal: boolean;
  holds?: number[];
  dump?: number[];
}

export interface Person {
  note: string;
  rule: string;
  group: string;
  house: boolean;
}

/** `how` it can be paid; `back`: what can be given up where it cannot. */
export interface Price {
  how: string;
  back?: Record<string, number>;
}

export interface Stowed {
  kind: string;
  count: number;
}

/** `places`: how many holds; `holds`: what lies in those that are not empty, `ghost` the same of the Ghost Ship; `out`: treasures that leave the game. */
export interface Start {
  players: number;
  cards: number;
  hand: number;
  places: number;
  holds: Stowed[];
  ghost: Stowed[] | null;
  lairs: number;
  pile: number;
  out: number;
  tavern: number;
}

export interface Answers {
  "jamaica.fight": Fight;
  "jamaica.ghost": Ghost;
  "jamaica.load": Load;
  "jamaica.people": Person;
  "jamaica.price": Price;
  "jamaica.start": Start;
}
