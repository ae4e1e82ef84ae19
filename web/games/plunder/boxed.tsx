// Plunder's box.
import type { Boxed } from "../../play/from-the-box.tsx";
import { t } from "../../store/words.tsx";
import type { View } from "./view.d.ts";

export default {
  word: (asked, face) =>
    asked === "has-gold"
      ? t(`play-plunder-told-has-gold-${face}`)
      : asked === "resource" || asked === "stolen"
        ? t(`plunder-kind-${face}`)
        : null,
  // the square at which both compasses point
  place: (place, asked) => {
    const [, letter, number] = /^square:([A-Z]+)(\d+)$/.exec(place) ?? [];
    return letter && asked.join() === "letter,number" ? [letter, Number(number)] : null;
  },
  still: [
    "plunder-battle",
    "plunder-bid",
    "plunder-over",
    "plunder-proposed-trade",
    "plunder-sailing",
    "plunder-turn",
    "plunder-turn-over",
  ],
} satisfies Boxed<View>;
