// What people type in from their own box: the ship cards.
import { t } from "../../store/words.js";
import { deckObjections, houseCards } from "./deck.js";
import { DeckSheet } from "./deck-sheet.js";

/** @type {Record<string, import("../manifest.js").Editor>} */
export default {
  deck: {
    Sheet: DeckSheet,
    fits: (value) =>
      value === "house" ||
      (Array.isArray(value) && value.every((card) => typeof card?.name === "string" && Array.isArray(card.treasures))),
    wrong: (value, data) => deckObjections(value, data).whole,
    house: houseCards,
    count: (value) => value.length,
    // the log speaks of every ship by its name
    finished: (value) =>
      value.map((/** @type {import("./deck.js").Card} */ card, /** @type {number} */ at) => ({
        ...card,
        name: card.name.trim() || t("page-card-unnamed", { place: at + 1 }),
      })),
  },
};
