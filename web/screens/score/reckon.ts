// What the engine makes of a sheet.
import { EngineError, ask } from "../../store/engine.ts";
import type { Reckoned } from "../../store/games.ts";
import type { Filled } from "../../store/sheets.ts";
import type { Note } from "../companion.d.ts";

/** `result` with the places of its lines, what those have brought, the sums of parts, and the sides that win together */
export type Answer = {
  result: Reckoned | null;
  notes: Note[];
  tied: number[][];
  extra: Note[];
  faults: Note[];
};

export const NOTHING: Answer = { result: null, notes: [], tied: [], extra: [], faults: [] };

/** @returns null where there is no answer: the last one stays */
export async function reckon(sheet: Filled): Promise<Answer | null> {
  try {
    const { result, notes, tied, extra, ...more } = await ask("score", { sheet });
    const { places, brought, sums, sides } = more;
    return { result: { ...result, places, brought, sums, sides }, notes, tied, extra, faults: [] };
  } catch (cause) {
    const error = cause instanceof EngineError ? cause.error : null;
    if (error?.kind === "sheet") return { ...NOTHING, faults: error.notes ?? [] };
    console.error(cause);
    return null;
  }
}
