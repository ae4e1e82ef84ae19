// What an argument of a message names.
import type { Args } from "../store/args.ts";

type Arg = Args[string] | undefined;

/** The seat that it names. */
export const seatIn = (arg: Arg): number | undefined =>
  typeof arg === "object" && "seat" in arg && typeof arg.seat === "number" ? arg.seat : undefined;

/** The key of the word that it names. */
export const wordIn = (arg: Arg): string | undefined =>
  typeof arg === "object" && "word" in arg && typeof arg.word === "string" ? arg.word : undefined;
