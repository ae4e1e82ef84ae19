// What people type in from their own box: the ship cards.
import { t } from "../../store/words.tsx";
import type { Editor } from "../manifest.ts";
import { type Card, deckFrom, deckObjections, houseCards, isOwn, isTold, together, unknownDeck } from "./deck.ts";
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
    from: deckFrom,
    together,
    // the log speaks of every ship by its name; what the house says of a card is not what a box on the table shows
    finished: (value, told) =>
      value.map(({ house, ...card }: Card, at: number) => ({
        ...((told ? isOwn({ ...card, house }) : isTold(card)) ? card : { id: card.id }),
        name: (!(told && house) && card.name.trim()) || t("page-card-unnamed", { place: at + 1 }),
      })),
  },
} satisfies Record<string, Editor>;
