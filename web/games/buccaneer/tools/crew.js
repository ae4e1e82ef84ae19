// The crew that is about to board, as the boarding keeps it: the tracker lays one there, covered.

/** @typedef {{colour: string, value: string | null}} Pirate value null: covered */
/** @typedef {{crew: Pirate[], unit: string | null, taken: string, purse: number | null, settled: boolean}} Kept
 *   `unit`: the tracker's name for this crew */

/** @returns {Kept} */
export const fresh = () => ({ crew: [], unit: null, taken: "first", purse: null, settled: false });
export const ID = "buccaneer.boarding.face";
