// Which tool is reached for when, and which face draws it.
import type { Room } from "../../../screens/tools/shelf.tsx";

export default {
  shelves: {
    belt: ["jamaica.dice", "jamaica.combat", "jamaica.treasures"],
    setup: ["jamaica.start", "jamaica.cards"],
    turn: ["jamaica.price", "jamaica.load", "jamaica.ghost", "jamaica.people"],
  },
  faces: {
    "jamaica.dice": "dice",
    "jamaica.combat": "combat",
    "jamaica.treasures": "treasures",
    "jamaica.cards": "cards",
    "jamaica.start": "start",
    "jamaica.load": "load",
    "jamaica.people": "people",
    "jamaica.fight": "combat",
  },
} satisfies Room;
