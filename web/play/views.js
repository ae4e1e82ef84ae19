// The views that are drawn while something is told: each event brings what it changed in the one before.

/** A path, and what stands there now; or, of a list, where in it, how many are gone, and what has come.
 * @typedef {[path: (string | number)[], what: any, gone?: number, come?: any[]]} Change */

/** The view as it stands after a change. The one before stays as it is, and what has not changed is shared.
 * @param {import("./types.js").View} view @param {Change[]} changes */
export function applied(view, changes) {
  /** @type {Set<any>} */
  const own = new Set();
  /** @param {any} part  a copy that may be written to */
  const copy = (part) => {
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
    else at[/** @type {string | number} */ (path.at(-1))] = what;
  }
  return root;
}

/** What everybody at the device may see: whoever is next has not taken it yet.
 * @param {import("./types.js").Snapshot} table @param {number} people */
export const inTheOpen = (table, people) => (people > 1 ? (table.open ?? table.view) : table.view);

/** How the table is drawn while nobody is asked. @param {import("./types.js").Snapshot} table @param {import("./types.js").View} view @returns {import("./types.js").Snapshot} */
export const telling = (table, view) => ({ ...table, view, turn: view.turn, private: false, decision: null });
