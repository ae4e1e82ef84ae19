// The bots think in the worker, in small sips: between two of them the worker is free for anything else, and a tap
// on "hurry" or "undo" is heard at once.
import type { Engine } from "../store/engine.ts";
import type { Aim, Move, Odds } from "./types.ts";

/** How long one sip should take: short enough that an undo never waits noticeably. */
const SIP_MS = 90;
const LEAST = 4;
const BRIEF_MS = 250;
/** How long a bot may think about one move, where it is the only one that a person waits for; and for how long the person
 * waits until no bot thinks for longer than it must. */
const THOUGHT_MS = 1000;
const PATIENCE_MS = 8000;

export type Control = { hurry: boolean; stop: boolean };

/**
 * Thinks until it is done, hurried or stopped. Returns what it would play, or null when stopped; for a hint, also what it
 * is after (see the op `think`).
 * @param level  null: the bot that sits there
 * @param how  `brief`: whoever waits for it wants no more of it; `waited`: for how long, in milliseconds;
 * `bots`: for how many in a row
 */
export async function think(
  table: { id: string; engine: Engine },
  level: string | null,
  control: Control,
  how: { brief?: boolean; waited?: number; bots?: number },
): Promise<{ move: Move; aim?: Aim | null; reason?: unknown; odds?: Odds | null } | null> {
  // for whoever watches from outside, as data-engine is
  document.body.dataset.thinking = "yes";
  try {
    return await sipping(table, level, control, how);
  } finally {
    document.body.dataset.thinking = "no";
  }
}

const sipping: typeof think = async (table, level, control, { brief = false, waited = 0, bots = 1 }) => {
  let sips = 8;
  const thought = brief || waited > PATIENCE_MS ? 0 : THOUGHT_MS / Math.max(1, bots);
  const until = performance.now() + Math.max(BRIEF_MS, thought);
  for (;;) {
    if (control.stop) return null;
    const began = performance.now();
    const best = await table.engine.ask("think", { table: table.id, level, sips });
    if (control.stop) return null;
    const now = performance.now();
    if (best.done || control.hurry || now + SIP_MS > until) return best;
    const took = now - began;
    sips = Math.max(LEAST, Math.min(sips * 2, Math.round((sips * SIP_MS) / Math.max(took, 1))));
  }
};
