// What people type in from their own boxes: which option it is for, whether it is whole, and what it begins with.

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

/** The values of the characters' tiles, at the finish and elsewhere (JAM-CREW-14). @typedef {Record<string, [number, number]>} Values */

export const VALUE_RANGE = /** @type {const} */ ([-9, 15]);

/** @param {Values} values @param {any} data @returns {string[]} the characters whose numbers are missing or out of range */
export const valueObjections = (values, data) =>
  data.characters
    .map((/** @type {{id: string}} */ one) => one.id)
    .filter(
      (/** @type {string} */ id) =>
        !values[id]?.every((value) => Number.isInteger(value) && value >= VALUE_RANGE[0] && value <= VALUE_RANGE[1]),
    );

/** @param {any} data @returns {Values} */
export const houseValues = (data) =>
  Object.fromEntries(data.characters.map((/** @type {any} */ one) => [one.id, [one.value_top, one.value_bottom]]));

/**
 * `fits`: a value that may stand in a set-up; `wrong`: it is not finished; `count`: how much of it there is.
 * @typedef {{fits: (value: any) => boolean, wrong: (value: any, data: any) => boolean, house: (data: any, nameOf: (id: string) => string) => any, count: (value: any) => number}} Editor
 */

/** By the option's id. @type {Record<string, Editor>} */
export const EDITORS = {
  deck: {
    fits: (value) =>
      value === "house" ||
      (Array.isArray(value) && value.every((card) => typeof card?.name === "string" && Array.isArray(card.treasures))),
    wrong: (value, data) => deckObjections(value, data).whole,
    house: houseCards,
    count: (value) => value.length,
  },
  crew_values: {
    fits: (value) => value === "house" || (typeof value === "object" && value !== null && !Array.isArray(value)),
    wrong: (value, data) => valueObjections(value, data).length > 0,
    house: houseValues,
    count: (value) => Object.keys(value).length,
  },
};
