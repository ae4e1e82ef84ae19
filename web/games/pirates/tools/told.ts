// What the tools tell of cards, of those that a fleet is built of, and of the fleet. Types only.
import type { Answers, Crew, Mustered } from "./answers.d.ts";

export type CardTold = Answers["pirates.catalogue"]["found"][number];
/** Of the engine's word on a fleet: the points, each ship with who is aboard, what it objects to. */
export type Reckoned = Answers["pirates.fleet"];
export type ShipTold = Reckoned["list"][number];
/** A piece of a fleet, aboard, ashore or in the hand: what only some have may be there. */
export type PieceTold = Mustered & Partial<Pick<Crew, "cost" | "cursed" | "idle">>;
