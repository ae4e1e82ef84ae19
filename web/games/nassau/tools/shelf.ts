// Which tool is reached for when, and which face draws it.
import type { Room } from "../../../screens/tools/shelf.tsx";

export default {
  shelves: {
    belt: ["nassau.tokens", "nassau.dice", "nassau.fight"],
    setup: ["nassau.setup"],
    turn: [
      "nassau.round",
      "nassau.track",
      "nassau.range",
      "nassau.holds",
      "nassau.feld",
      "nassau.salt",
      "nassau.offerings",
      "nassau.dutchman",
      "nassau.weapons",
      "nassau.goods",
      "nassau.animals",
    ],
    end: ["nassau.hideout", "nassau.tales"],
  },
  faces: {
    "nassau.round": "checklist",
    "nassau.tales": "tales",
    "nassau.fight": "fight",
    "nassau.settle": "fight",
    "nassau.holds": "holds",
    "nassau.hideout": "hideout",
    "nassau.range": "range",
    "nassau.setup": "setup",
    "nassau.feld": "feld",
    "nassau.track": "track",
    "nassau.salt": "rounds",
    "nassau.offerings": "rounds",
    "nassau.dutchman": "rounds",
    "nassau.weapons": "rounds",
  },
  own: [
    { id: "nassau.track", game: "nassau", key: "page-nassau-track", note: "page-nassau-track-note", icon: "tally" },
  ],
} satisfies Room;
