// Plunder's box.
import type { PhysicalEntry } from "../../play/physical-entry.tsx";
import { draw } from "../../art/draw.ts";
import { t } from "../../store/words.tsx";
import { glyph } from "./glyphs.ts";
import type { View } from "./view.d.ts";

/** Questions that are answered with a resource card. */
const CARDS = ["resource", "stolen"];

export default {
  word: (asked, face) =>
    asked === "has-gold"
      ? t(`play-plunder-told-has-gold-${face}`)
      : CARDS.includes(asked)
        ? t(`plunder-kind-${face}`)
        : null,
  Key: ({ asked, face }) =>
    CARDS.includes(asked) && <span class="plu plu-told">{draw(glyph(String(face), 30, String(face)))}</span>,
  // the square at which both compasses point
  place: (place, asked) => {
    const [, letter, number] = /^square:([A-Z]+)(\d+)$/.exec(place) ?? [];
    return letter && asked.join() === "letter,number" ? [letter, Number(number)] : null;
  },
  round: { key: "plunder-turn", named: "n" },
  // what a bot has, was drawn when the box was asked for it
  said: ({ key, args, change = [] }, _, seats) => {
    const who = seats.flatMap(({ keeps }, seat) => (keeps ? [{ seat }] : []));
    const hand = key === "plunder-begins" && change.find(([path]) => path[0] === "players" && path[2] === "hand");
    if (!hand || !who.length) return null;
    const all = who.length === seats.length ? "yes" : "no";
    return { key: "play-plunder-begins", args: { ...args, count: Number(hand[1]), all, who, people: who.length } };
  },
  counted: [
    // whose turn it is
    "turn",
    // which round it is
    "round",
    // what has been attacked in this turn
    "attacked",
    // what everybody knows of a hand
    "players.known",
    // what is left of a die
    "pool",
    // a die
    "rolled",
    // what is left of a die
    "ships.moves",
    // who does not sail in this turn
    "ships.still",
    // what was agreed until the turn is over
    "treaties",
  ],
  still: [
    "plunder-announced",
    "plunder-battle",
    "plunder-bid",
    "plunder-bribe-offered",
    "plunder-called",
    // it was drawn when the box was asked for it
    "plunder-drew",
    "plunder-last-round",
    "plunder-last-turn",
    "plunder-over",
    "plunder-proposed-threat",
    "plunder-proposed-trade",
    "plunder-sailing",
    "plunder-time-up",
    "plunder-treaty",
    "plunder-turn",
    "plunder-turn-over",
    "plunder-won",
  ],
  unseen: ["plunder-stolen"],
} satisfies PhysicalEntry<View>;
