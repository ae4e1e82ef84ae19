// The last snapshot of a game is kept so that it can be drawn before the engine runs. The log is the truth: a picture that
// cannot be of it counts for nothing.

/** @param {unknown} value */
const isRecord = (value) => typeof value === "object" && value !== null;

/** The picture, or null where it cannot be of this game. @param {any} table @param {any} head @param {number} [entries] */
export function soundPicture(table, head, entries = head?.entries) {
  const of = head?.save?.seats?.length;
  const seat = (/** @type {unknown} */ n) => Number.isInteger(n) && Number(n) >= 0 && Number(n) < of;
  const decision = table?.decision;
  const sound =
    isRecord(table?.view) &&
    table.entries === entries &&
    [table.view.seats, table.view.players].some((each) => each?.length === of) &&
    seat(table.turn) &&
    (table.viewer === null || seat(table.viewer)) &&
    (!decision || (seat(decision.seat) && seat(decision.turn) && Array.isArray(decision.options)));
  return sound ? table : null;
}
