// A table of several phones outlives its screen: whoever looks up a rule, or goes back by mistake, keeps the seat, and nobody
// is sent away. So does a score sheet, and beside a table: one of each at most, until this phone sits down elsewhere.
import { computed, signal, type Signal } from "@preact/signals";

export type Left = { leave: () => void };

export const open: Signal<{ at: string; it: Left }[]> = signal([]);

/** The addresses of their screens. */
export const leftOpen = computed(() => open.value.map(({ at }) => at));

/** The address of the table at which somebody on this phone is asked, while it shows something else. */
export const awaitedAt: Signal<string | null> = signal(null);
