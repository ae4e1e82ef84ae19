// What moves: the captain and the pawn through the town, boats over the sea, what is gained or lost.

import { comes, fly, seen } from "../../play/flights.ts";
import type { Stage } from "../../play/types.ts";
import type { Gained, GameEvent } from "./events.d.ts";
import { glyph, hasGlyph } from "./glyphs.ts";

const WALK = 520;
const VOYAGE = 700;

export async function act({ key, data }: GameEvent, stage: Stage): Promise<void | (() => Promise<void>)> {
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

/** What is gained flies to its captain, from where the captain of the town or the boat is. */
async function gained({ seat, kind }: Gained, stage: Stage) {
  const from = stage.at("captain") ?? stage.at(`boat:${seat}`);
  if (from && hasGlyph(kind) && seen(from)) await fly(glyph(kind, 26), from, stage.purse(seat), 26, stage);
}
