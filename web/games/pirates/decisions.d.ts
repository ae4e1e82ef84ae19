// Written by tools/shapes.py from engine/flibuste/games/pirates/decision_shapes.py. Types only.
import type { DecisionOf, FormOf, OptionOf } from "../../play/types.ts";

/** `zone`: where she may begin (bearing, turned, pose); `berth`: the two numbers of the place that is proposed. */
export interface Deploying {
  ship: string;
  card: string;
  home: number;
  zone: number[][];
  berth: number[];
}

/** What would be cancelled. */
export interface Cancelling {
  trait: string;
}

/** A fort that may be built, and with how many coins. */
export interface Loom {
  seat: number;
  island: number;
  coins: number;
}

export interface Ordering {
  looming: Loom[];
}

/** So much of the whole each. */
export interface Chances {
  win: number;
  tie: number;
  lose: number;
}

/** By how many masts one has more. */
export interface Lead {
  lead: number;
}

export interface Boarding {
  lead: number;
  odds: Chances;
}

/** How many masts stand. */
export interface Masts {
  masts: number;
}

/** `good`: how many faces of the die break a mast. */
export interface Contact {
  masts: number;
  derelict: boolean;
  good?: number;
}

/** `pose`: where it puts the piece, and its heading; `why`: what it is good for. */
export interface End {
  pose: number[];
  why?: string;
}

/** `good`: how many faces of the die hit. */
export interface Shot {
  gun: string;
  good: number;
  number: number;
  bonus: number;
}

export interface OfItem {
  item: string;
}

/** The flags of a fort as its card shows them. */
export interface Flags {
  flags: [string, number][];
}

/** `begin`: the counts to begin with; so many `pieces`, worth so much `gold`, where that matters. */
export interface Supply {
  begin: number[];
  pieces: number;
  gold: number | null;
}

/** By what a course can be drawn, of ships by their names: `lists`: their letters; `turns`: how far each may turn before a segment; `lengths`: of a letter, in hundredths of a millimetre. */
export interface Courses {
  lists: Record<string, string>;
  turns: Record<string, number>;
  lengths: Record<string, number>;
}

export interface Decisions {
  "pirates-ask-cancel": Cancelling;
  "pirates-ask-deploy": Deploying;
  "pirates-ask-order": Ordering;
}

export interface Options {
  "pirates-do-blow": End;
  "pirates-do-board": Boarding;
  "pirates-do-board-afar": Lead;
  "pirates-do-clear": Masts;
  "pirates-do-deploy": End;
  "pirates-do-drive": End;
  "pirates-do-fire": Shot;
  "pirates-do-fire-special": Shot;
  "pirates-do-fly": End;
  "pirates-do-free-sail": End;
  "pirates-do-lay-smoke": End;
  "pirates-do-leave": End;
  "pirates-do-lose": OfItem;
  "pirates-do-ram": Contact;
  "pirates-do-retreat": End;
  "pirates-do-sail": End;
  "pirates-do-show": OfItem;
  "pirates-do-show-at": OfItem;
  "pirates-do-tow": Contact;
  "pirates-do-whirl": End;
}

export interface Forms {
  "pirates-do-build": Flags;
  "pirates-do-coins-form": Supply;
  "pirates-do-course": Courses;
  "pirates-do-drive-form": Courses;
  "pirates-do-free-course": Courses;
  "pirates-do-pieces-form": Supply;
}

export type GameOption = OptionOf<Options[keyof Options]>;
export type GameForm = FormOf<Forms[keyof Forms]>;
export type GameDecision = DecisionOf<Decisions[keyof Decisions], GameOption, GameForm>;
