// Which tool is reached for when, and which face draws it.
import type { Room } from "../../../screens/tools/shelf.tsx";

export default {
  shelves: {
    belt: ["pirates.die", "pirates.ruler", "pirates.gold"],
    setup: ["pirates.setup", "pirates.fleet", "pirates.catalogue", "pirates.treasure"],
    turn: ["pirates.turn", "pirates.may", "pirates.flags", "pirates.island", "pirates.afloat"],
  },
  faces: {
    "pirates.die": "die",
    "pirates.shot": "die",
    "pirates.ram": "die",
    "pirates.board": "die",
    "pirates.fate": "die",
    "pirates.turn": "checklist",
    "pirates.setup": "setup",
    "pirates.island": "island",
    "pirates.ruler": "ruler",
    "pirates.afloat": "afloat",
    "pirates.flags": "flags",
    "pirates.gold": "gold",
    "pirates.treasure": "dealer",
    "pirates.deal": "dealer",
    "pirates.fleet": "fleet",
    "pirates.catalogue": "catalogue",
  },
} satisfies Room;
