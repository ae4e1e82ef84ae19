// A table of several phones outlives its screen: whoever looks up a rule, or goes back by mistake, keeps the seat, and nobody
// is sent away. One at most, until this phone sits down elsewhere.
import { computed, signal, type Signal } from "@preact/signals";

type Left = { leave: () => void };

const open: Signal<{ at: string; it: Left } | null> = signal(null);

/** The address of its screen. */
export const leftOpen = computed(() => open.value?.at ?? null);

/** @param at  the address of its screen */
export function leaveOpen(at: string, it: Left) {
  forsake();
  open.value = { at, it };
}

/** @returns what was left open there; null where nothing was */
export function comeBack<T extends Left>(at: string): T | null {
  const left = open.peek();
  if (left?.at !== at) return null;
  open.value = null;
  return left.it as T;
}

/** This phone sits down elsewhere. */
export function forsake() {
  open.peek()?.it.leave();
  open.value = null;
}
