// The phones of a game that is over: their lines stay open while one looks at how it went, for the same captains may play again.
// Whoever goes on to anything else leaves them.
import { effect } from "@preact/signals";
import { route } from "../router.ts";
import type { Hosting } from "./hosting.ts";

/** `id`: of the game that is over, and then of the one that is played next */
type Rematch = { id: string; hosting: Hosting; unwatch: () => void };

/** On the way back from there everybody is still together. */
const LOOKED_UP = ["rules", "settings"];

let rematch: Rematch | null = null;

/** @param id  of the game that is over */
export function staysTogether(id: string, hosting: Hosting) {
  part();
  const it = { id, hosting, unwatch: () => {} };
  rematch = it;
  it.unwatch = effect(() => {
    const { screen, params } = route.value;
    if (params.id !== it.id && !LOOKED_UP.includes(screen)) part(it);
  });
}

/** The phones that were at this game, if any are still there. */
export const rematchOf = (id: string) => (rematch?.id === id ? rematch.hosting : null);

/** The same captains play again, and sit as they sat.
 * @param next  the game that they play now */
export function goesOn(id: string, next: string) {
  if (rematch?.id !== id) return;
  rematch.id = next;
  rematch.hosting.noteOut(next);
}

/** Once: they are at this table from now on. */
export function takeRematch(id: string) {
  if (rematch?.id !== id) return null;
  const { hosting, unwatch } = rematch;
  rematch = null;
  // not within the effect that may have asked for it
  queueMicrotask(unwatch);
  return hosting;
}

function part(it: Rematch | null = rematch) {
  if (!it || it !== rematch) return;
  rematch = null;
  queueMicrotask(it.unwatch);
  it.hosting.leave();
}
