// Which tool is reached for when, and which face draws it.
import type { Room } from "../../../screens/tools/shelf.tsx";

export default {
  shelves: {
    belt: ["plunder.spinners", "plunder.sailing", "plunder.battle"],
    setup: ["plunder.setup"],
    turn: [
      "plunder.turn",
      "plunder.build",
      "plunder.trade",
      "plunder.treasures",
      "plunder.card",
      "plunder.resources",
      "plunder.treaty",
      "plunder.shipless",
    ],
  },
  faces: {
    "plunder.spinners": "spinners",
    "plunder.storm": "spinners",
    "plunder.dice": "battle",
    "plunder.battle": "battle",
    "plunder.sailing": "sailing",
    "plunder.moves": "sailing",
    "plunder.shipless": "shipless",
    "plunder.double": "shipless",
    "plunder.card": "card",
    "plunder.build": "build",
    "plunder.treaty": "treaty",
    "plunder.turn": "checklist",
    "plunder.setup": "setup",
  },
} satisfies Room;
