// Written by tools/shapes.py from engine/flibuste/games/plunder/decision_shapes.py. Types only.
import type { DecisionOf, FormOf, OptionOf } from "../../play/types.ts";

/** The ship that could attack, and what: a ship, or an island, counted on after all ships. */
export interface Aimed {
  ship: number;
  target: number;
}

/** `cards`: what is offered. */
export interface Bribed {
  ship: number;
  target: number;
  cards: number[];
}

export interface Decisions {
  "plunder-ask-bribed": Bribed;
  "plunder-ask-bribing-owned": Aimed;
  "plunder-ask-bribing-ship": Aimed;
  "plunder-ask-demand-owned": Aimed;
  "plunder-ask-demand-ship": Aimed;
  "plunder-ask-threat-other": Aimed;
  "plunder-ask-threat-own": Aimed;
}

export interface Options {}

export interface Forms {}

export type GameOption = OptionOf<Options[keyof Options]>;
export type GameForm = FormOf<Forms[keyof Forms]>;
export type GameDecision = DecisionOf<Decisions[keyof Decisions], GameOption, GameForm>;
