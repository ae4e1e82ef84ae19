// How a screen leaves open what it holds, and finds it again. No start needs it: home asks only what is open.
import { type Left, open } from "./left-open.ts";

/** A sheet that this phone holds; anything else is a table, or somebody else's sheet. */
const isSheet = (at: string) => at.startsWith("#/score/");

/** @param at  the address of its screen */
export function leaveOpen(at: string, it: Left) {
  forsake((one) => isSheet(one) === isSheet(at));
  open.value = [...open.peek(), { at, it }];
}

/** @returns what was left open there; null where nothing was */
export function comeBack<T extends Left>(at: string): T | null {
  const left = open.peek().find((one) => one.at === at);
  if (!left) return null;
  open.value = open.peek().filter((one) => one !== left);
  return left.it as T;
}

/** This phone sits down elsewhere: a sheet of its own stays.
 * @param ends  what is not left open any more */
export function forsake(ends: (at: string) => boolean = (at) => !isSheet(at)) {
  const gone = open.peek().filter(({ at }) => ends(at));
  open.value = open.peek().filter((one) => !gone.includes(one));
  for (const { it } of gone) it.leave();
}
