// Which tool is reached for when, and which face draws it.
import type { Room } from "../shelf.tsx";

export default {
  shelves: {},
  faces: {
    "any.first": "first",
    "any.die": "dice",
    "any.coin": "coin",
    "any.clock": "clock",
    "any.timer": "timer",
  },
  own: [
    { id: "any.clock", game: "any", key: "page-any-clock", note: "page-any-clock-note", icon: "clock" },
    { id: "any.timer", game: "any", key: "page-any-timer", note: "page-any-timer-note", icon: "clock" },
  ],
} satisfies Room;
