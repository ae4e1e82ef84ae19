// What people type in from their own box: the ship cards.
import { t } from "../../store/words.tsx";
import type { Editor } from "../manifest.ts";
import { type Card, deckObjections, houseCards, isTold, unknownDeck } from "./deck.ts";
import { DeckSheet } from "./deck-sheet.tsx";

export default {
  deck: {
    Sheet: DeckSheet,
    fits: (value) =>
      value === "house" ||
      (Array.isArray(value) && value.every((card) => typeof card?.name === "string" && Array.isArray(card.treasures))),
    wrong: (value, data, told) => {
      const { count, whole } = deckObjections(value, data);
      return told ? !count : whole;
    },
    told: "crew",
    unknown: unknownDeck,
    house: houseCards,
    count: (value) => value.length,
    // the log speaks of every ship by its name
    finished: (value) =>
      value.map((card: Card, at: number) => ({
        ...(isTold(card) ? card : { id: card.id }),
        name: card.name.trim() || t("page-card-unnamed", { place: at + 1 }),
      })),
  },
} satisfies Record<string, Editor>;
