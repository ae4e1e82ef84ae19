// The bots think in the worker, in small sips: between two of them the worker is free for anything else, and a tap
// on "hurry" or "undo" is heard at once.
import { ask } from "../store/engine.js";

/** How long one sip should take: short enough that an undo never waits noticeably. */
const SIP_MS = 90;
const LEAST = 4;
/** How long a bot may think about one move. */
const THOUGHT_MS = 1000;
const BRIEF_MS = 250;

/** @typedef {{hurry: boolean, stop: boolean}} Reins */

/**
 * Thinks until it is done, hurried or stopped. Returns what it would play, or null when stopped.
 * @param {string} table
 * @param {string | null} level  null: the bot that sits there
 * @param {Reins} reins
 * @param {{brief?: boolean}} how  `brief`: somebody waits for it
 * @returns {Promise<import("./types.js").Move | null>}
 */
export async function think(table, level, reins, how) {
  // for whoever watches from outside, as data-engine is
  document.body.dataset.thinking = "yes";
  try {
    return await sipping(table, level, reins, how);
  } finally {
    document.body.dataset.thinking = "no";
  }
}

/** @type {typeof think} */
async function sipping(table, level, reins, { brief = false }) {
  let sips = 8;
  const until = performance.now() + (brief ? BRIEF_MS : THOUGHT_MS);
  for (;;) {
    if (reins.stop) return null;
    const began = performance.now();
    const thought = await ask("think", { table, level, sips });
    if (reins.stop) return null;
    const now = performance.now();
    if (thought.done || reins.hurry || now + SIP_MS > until) return thought.move;
    const took = now - began;
    sips = Math.max(LEAST, Math.min(sips * 2, Math.round((sips * SIP_MS) / Math.max(took, 1))));
  }
}
