// The views that are drawn while something is told: each event brings what it changed in the one before.
import type { GameOwn, Snapshot, View } from "./types.ts";

/** A path, and what stands there now; or, of a list, where in it, how many are gone, and what has come. */
export type Change = [path: (string | number)[], what: GameOwn, gone?: number, come?: GameOwn[]];

/** The view as it stands after a change. The one before stays as it is, and what has not changed is shared. */
export function applied(view: View, changes: Change[]) {
  const own: Set<unknown> = new Set();
  /** @param part  a copy that may be written to */
  const copy = (part: GameOwn) => {
    if (own.has(part)) return part;
    const made = Array.isArray(part) ? [...part] : { ...part };
    own.add(made);
    return made;
  };
  let root = view;
  for (const [path, what, gone, come] of changes) {
    let at = (root = copy(root));
    for (const key of come ? path : path.slice(0, -1)) at = at[key] = copy(at[key]);
    if (come) at.splice(what, gone ?? 0, ...come);
    else at[path.at(-1) as string | number] = what;
  }
  return root;
}

/** What everybody at the device may see: whoever is next has not taken it yet. */
export const inTheOpen = (table: Snapshot, people: number) => (people > 1 ? (table.open ?? table.view) : table.view);

/** How the table is drawn while nobody is asked. */
export const telling = (table: Snapshot, view: View): Snapshot => ({
  ...table,
  view,
  turn: view.turn,
  private: false,
  decision: null,
});
