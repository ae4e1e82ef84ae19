// The colours of the games, and the colour-blind tested colours of the look that they are drawn in. Green has no safe
// place among the first six, so the set called green in the rules is drawn, and named in the page, white. Orange and pink
// are for the seventh and eighth captain alone.
import { EMBLEMS } from "./icons.ts";

const TOKENS: Record<string, string> = {
  red: "vermilion",
  blue: "blue",
  yellow: "yellow",
  black: "black",
  green: "white",
  purple: "sky",
  orange: "orange",
  pink: "pink",
};

export const COLOURS = Object.keys(TOKENS);

/** @param colour  a game's colour
 * @returns the look's: the value of data-colour */
export const tokenOf = (colour: string): string => (Object.hasOwn(TOKENS, colour) && TOKENS[colour]) || "black";

/** What a seat shows when nobody chose an emblem for it. */
const EMBLEM_OF: Record<string, string> = {
  red: "parrot",
  blue: "anchor",
  yellow: "skull",
  black: "swords",
  green: "wheel",
  purple: "kraken",
  orange: "swords",
  pink: "wheel",
};

export const emblemOf = ({ emblem, colour }: { colour?: string; emblem?: string | null }) =>
  emblem && Object.hasOwn(EMBLEMS, emblem) ? emblem : (EMBLEM_OF[colour ?? ""] ?? "anchor");

/** Told apart most easily, the first few most of all: sky and blue meet only where all six sail. */
const APART = ["red", "blue", "yellow", "black", "green", "purple", "orange", "pink"];

/** @param colours  a game's colours
 * @returns those to be given out first come first */
export const mostApart = (colours: string[]): string[] =>
  [...colours].sort((a, b) => APART.indexOf(a) - APART.indexOf(b));
