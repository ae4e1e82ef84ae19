// What stands in a sentence beside its words, as the engine sends it: plain data.

export type Single = string | number | { seat: number } | { word: string; n?: number } | { text: string };
/** {text} is data that is named: a ship of somebody's own deck; {any} one of these, whichever */
export type Arg = Single | Single[] | { any: Single[] };
export type Args = Record<string, Arg>;
/** The seat that an argument names. */
export const seatIn = (arg: Arg | undefined) => (typeof arg === "object" && "seat" in arg ? arg.seat : undefined);
