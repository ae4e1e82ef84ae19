// What moves: the captain and the pawn through the town, boats over the sea, what is gained or lost.

import { comes, fly, seen } from "../../play/flights.js";
import { glyph, hasGlyph } from "./glyphs.js";

/** @typedef {import("../../play/types.js").Stage} Stage */
/** @typedef {import("../../play/types.js").Event} Event */

const WALK = 520;
const VOYAGE = 700;

/** @param {Event} event @param {Stage} stage @returns {Promise<void | (() => Promise<void>)>} */
export async function act({ key, data = {} }, stage) {
  switch (key) {
    case "nassau-walked":
    case "nassau-barge":
    case "nassau-relocated":
      return comes("captain", stage, WALK);
    case "nassau-feld":
      return comes("feld", stage, WALK);
    case "nassau-sailed":
    case "nassau-steered":
      return comes(`boat:${data.seat}`, stage, VOYAGE);
    case "nassau-gained":
      return gained(data, stage);
  }
}

/** What is gained flies to its captain, from where the captain of the town or the boat is. @param {any} data @param {Stage} stage */
async function gained({ seat, kind }, stage) {
  const from = stage.at("captain") ?? stage.at(`boat:${seat}`);
  if (from && hasGlyph(kind) && seen(from)) await fly(glyph(kind, 26), from, stage.purse(seat), 26, stage);
}
