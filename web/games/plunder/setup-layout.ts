// What a laid table of Plunder consists of, as the engine's layouts do.
import type { Layout as AnyLayout } from "../../play/setup-editor.ts";
import type { Painted, Slot } from "./setup-sea.ts";
import { data } from "./squares.ts";

export type Ship = { square: string; lives: number; cannons: number; masts: number; moves: number; still: boolean };
export type Phase = { at: "settle" | "turn" | "before" | "sailing"; rolled: number; pool: number };
export type Layout = AnyLayout & {
  layout: Slot[];
  turn: number;
  first: number;
  round: number;
  last: boolean;
  ships: (Ship | null)[];
  owners: Record<string, number>;
  hands: number[];
  points: number[];
  piles: Record<string, number>;
  storm: string | null;
  marks: string[];
  moment: Phase;
};

export const paintedIn = ({ options }: Layout) => options.tiles as Painted;

/** In front lies the sea, and no captain's things. */
export const SEA = -1;

export const captainOf = (ship: number) => Math.floor(ship / data.limits.ships);
