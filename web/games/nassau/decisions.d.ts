// Written by tools/shapes.py from engine/flibuste/games/nassau/decision_shapes.py. Types only.
import type { DecisionOf, FormOf, OptionOf } from "../../play/types.ts";

/** `captain`: the street in which the captain stands; `standing`: how many sailors stand; `stuck`: none can walk. */
export interface InTown {
  captain: string;
  standing: number;
  stuck: boolean;
}

export interface Fight {
  slot: number;
  foe: string;
  damage: number;
}

/** What is to be stowed: `own` of each of the `kinds`, `must` among it; `room`: what each kind takes. */
export interface Keep {
  own: number[];
  kinds: string[];
  holds: number;
  rat: boolean;
  must: string | null;
  room: number[];
}

/** `rum`: how much is there to tell tales over; `hand`: the tales that can be told. */
export interface Tell {
  rum: number;
  hand: number[];
}

export interface Decisions {
  "nassau-ask-extra": InTown;
  "nassau-ask-fight": Fight;
  "nassau-ask-onward": InTown;
  "nassau-ask-town": InTown;
}

export interface Options {}

export interface Forms {
  "nassau-do-keep-form": Keep;
  "nassau-do-tell-form": Tell;
}

export type GameOption = OptionOf<Options[keyof Options]>;
export type GameForm = FormOf<Forms[keyof Forms]>;
export type GameDecision = DecisionOf<Decisions[keyof Decisions], GameOption, GameForm>;
