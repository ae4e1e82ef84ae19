// A table of several phones outlives its screen: whoever looks up a rule, or goes back by mistake, keeps the seat, and nobody
// is sent away. So does a score sheet, and beside a table: one of each at most, until this phone sits down elsewhere.
import { computed, signal, type Signal } from "@preact/signals";

type Left = { leave: () => void };

const open: Signal<{ at: string; it: Left }[]> = signal([]);

/** The addresses of their screens. */
export const leftOpen = computed(() => open.value.map(({ at }) => at));

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
