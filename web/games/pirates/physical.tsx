// The Pirates' box.
import type { PhysicalEntry } from "../../play/physical-entry.tsx";
import type { View } from "./view.d.ts";

export default {
  round: { key: "pirates-turn", named: "round" },
  unlaid: ["pirates-fleet-chosen", "pirates-first-rolled"],
  counted: [
    // whose turn it is
    "turn",
    // which round it is
    "round",
    // who has acted in this turn
    "acted",
    // that the game has begun
    "begun",
    // who begins
    "first",
    // that the game is over
    "over",
    // who has chosen
    "players.ready",
    // what holds for a turn
    "ships.spells",
    // what a roll holds for a turn
    "tiles.value",
  ],
  still: [
    "pirates-acts",
    "pirates-begins",
    "pirates-feared",
    "pirates-first",
    "pirates-fleet-chosen",
    "pirates-over",
    "pirates-tile-rolled",
    "pirates-turn",
  ],
} satisfies PhysicalEntry<View>;
