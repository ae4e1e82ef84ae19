// Which tool is reached for when, and which face draws it.
import type { Room } from "../../../screens/tools/shelf.tsx";

export default {
  shelves: {
    belt: ["buccaneer.ships", "buccaneer.boarding", "buccaneer.crews"],
    setup: ["buccaneer.setup"],
    turn: ["buccaneer.ledger"],
    fight: ["buccaneer.mutiny"],
  },
  faces: {
    "buccaneer.ships": "ships",
    "buccaneer.boarding": "boarding",
    "buccaneer.ledger": "ledger",
    "buccaneer.mutiny": "mutiny",
    "buccaneer.setup": "setup",
    "buccaneer.crews": "crews",
  },
} satisfies Room;
