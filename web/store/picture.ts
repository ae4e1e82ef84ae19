import type { Head, Picture } from "./games.ts";
// The last snapshot of a game is kept so that it can be drawn before the engine runs. The log is the truth: a picture that
// cannot be of it counts for nothing.

const isRecord = (value: unknown) => typeof value === "object" && value !== null;

/** The picture, or null where it cannot be of this game. */
export function soundPicture(
  table: Picture | undefined,
  head: Pick<Head, "save" | "entries"> | undefined,
  entries: number | undefined = head?.entries,
) {
  const of = head?.save?.seats?.length;
  const seat = (n: unknown) => Number.isInteger(n) && Number(n) >= 0 && Number(n) < Number(of);
  const decision = table?.decision;
  const sound =
    isRecord(table?.view) &&
    table.entries === entries &&
    [table.view.seats, table.view.players].some((each) => (each as unknown[] | undefined)?.length === of) &&
    seat(table.turn) &&
    (table.viewer === null || seat(table.viewer)) &&
    (!decision || (seat(decision.seat) && seat(decision.turn) && Array.isArray(decision.options)));
  return sound ? table : null;
}
