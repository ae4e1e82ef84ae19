// The Pirates' box.
import type { PhysicalEntry } from "../../play/physical-entry.tsx";
import type { View } from "./view.d.ts";

export default {
  round: { key: "pirates-turn", named: "round" },
  unlaid: ["pirates-fleet-chosen", "pirates-first-rolled"],
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
