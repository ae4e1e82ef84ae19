// Written by tools/shapes.py from engine/flibuste/games/jamaica/decision_shapes.py. Types only.
import type { DecisionOf, FormOf, OptionOf } from "../../play/types.ts";

/** The characters aboard whose powers bear on it. */
export interface Aboard {
  aboard: string[];
}

/** `ghost_by`: the rule by which one decides for the Ghost Ship; empty where one does not. */
export interface OrGhost {
  ghost_by: string;
  aboard?: string[];
}

/** Who sits beside that place of the tavern. */
export interface Near {
  near: string[];
}

export interface Decisions {
  "jamaica-ask-answer": Aboard;
  "jamaica-ask-discard": Aboard;
  "jamaica-ask-lookout": Aboard;
  "jamaica-ask-mage": Aboard;
  "jamaica-ask-merchant": Aboard;
  "jamaica-ask-oracle": Aboard;
  "jamaica-ask-pay": Aboard;
  "jamaica-ask-powder": Aboard;
  "jamaica-ask-ranged": Aboard;
  "jamaica-ask-route": Aboard;
  "jamaica-ask-sabre": OrGhost;
  "jamaica-ask-sea-dog": Aboard;
  "jamaica-ask-spoils": OrGhost;
  "jamaica-ask-target": OrGhost;
  "jamaica-ask-weasel": Aboard;
}

export interface Options {
  "jamaica-do-recruit": Near;
}

export interface Forms {}

export type GameOption = OptionOf<Options[keyof Options]>;
export type GameForm = FormOf<Forms[keyof Forms]>;
export type GameDecision = DecisionOf<Decisions[keyof Decisions], GameOption, GameForm>;
