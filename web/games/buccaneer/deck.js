// A deck of ship cards from somebody's own box: what is wrong with it, and what it begins with.

/** @typedef {{id: string, name: string, min_crew: number, ducats: number, question_wage: number, treasures: string[]}} Card */

/** @typedef {"min_crew" | "ducats" | "question_wage"} Amount what is a number on a card (BUC-VAR-03) */
/** @type {Amount[]} */
export const AMOUNTS = ["ducats", "min_crew", "question_wage"];

/** What is wrong with a deck: card by card, and as a whole. @param {Card[]} cards @param {any} data */
export function deckObjections(cards, data) {
  const kinds = data.treasures.map((/** @type {{id: string}} */ one) => one.id);
  const each = cards.map((card) =>
    AMOUNTS.filter((field) => {
      const [low, high] = data.limits[field];
      return !Number.isInteger(card[field]) || card[field] < low || card[field] > high;
    }),
  );
  const treasures = cards.every(
    (card) =>
      card.treasures.length >= 1 && card.treasures.length <= 2 && card.treasures.every((one) => kinds.includes(one)),
  );
  const count = cards.length > 0 && cards.length % 3 === 0;
  return { each, count, whole: !count || !treasures || each.some((wrong) => wrong.length > 0) };
}

/** @param {any} data @returns {Card[]} */
export const houseCards = (data, nameOf = (/** @type {string} */ _id) => "") =>
  data.ships.map((/** @type {Card} */ ship, /** @type {number} */ i) => ({
    id: cardId(i),
    name: nameOf(ship.id),
    min_crew: ship.min_crew,
    ducats: ship.ducats,
    question_wage: ship.question_wage,
    treasures: [...ship.treasures],
  }));

/** @param {number} at @returns {Card} an empty card: its numbers are still to be typed */
export const blankCard = (at) => ({
  id: cardId(at),
  name: "",
  min_crew: NaN,
  ducats: NaN,
  question_wage: NaN,
  treasures: ["sabre"],
});

/** @param {number} at */
export const cardId = (at) => `OWN-${String(at + 1).padStart(2, "0")}`;
