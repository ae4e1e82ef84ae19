// The crew that is about to board, as the boarding keeps it: the tracker lays one there, covered.

/** value null: covered */
type Pirate = { colour: string; value: string | null };
/** `unit`: the tracker's name for this crew */
export type Stored = { crew: Pirate[]; unit: string | null; taken: string; purse: number | null; settled: boolean };

export const fresh = (): Stored => ({ crew: [], unit: null, taken: "first", purse: null, settled: false });
export const ID = "buccaneer.boarding.face";
