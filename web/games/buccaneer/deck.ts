// A deck of ship cards from somebody's own box: what is wrong with it, and what it begins with.

export type Card = {
  id: string;
  name: string;
  min_crew: number;
  ducats: number;
  question_wage: number;
  treasures: string[];
};

/** what is a number on a card (BUC-VAR-03) */
export type Amount = "min_crew" | "ducats" | "question_wage";
export const AMOUNTS: Amount[] = ["ducats", "min_crew", "question_wage"];

/** What the engine says of the box: its ships, the kinds of treasures, and from where to where each number goes. */
export type Box = { ships: Card[]; treasures: { id: string }[]; limits: Record<Amount, [number, number]> };

/** Whether it is known what a card says. */
export const isTold = (card: Card) => AMOUNTS.every((field) => Number.isInteger(card[field]));

/** What people have told of their cards, kept for the next game.
 * @param seen  the cards that a game knows
 * @param corrects  whether they are newer than what is kept
 * @returns null where there is nothing new */
export function learned(kept: Card[], seen: Card[], corrects: boolean): Card[] | null {
  const cards = [...kept];
  for (const { name: _, ...card } of seen) {
    const at = cards.findIndex(({ id }) => id === card.id);
    if (at >= 0 && (corrects || !isTold(cards[at]))) cards[at] = { ...card, name: cards[at].name };
  }
  return JSON.stringify(cards) === JSON.stringify(kept) ? null : cards;
}

/** What is wrong with a deck: card by card, and as a whole. */
export function deckObjections(cards: Card[], data: Box) {
  const kinds = data.treasures.map(({ id }) => id);
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

export const houseCards = (data: Box, nameOf = (_id: string) => ""): Card[] =>
  data.ships.map((ship, i) => ({
    id: cardId(i),
    name: nameOf(ship.id),
    min_crew: ship.min_crew,
    ducats: ship.ducats,
    question_wage: ship.question_wage,
    treasures: [...ship.treasures],
  }));

/** @returns an empty card: its numbers are still to be typed */
export const blankCard = (at: number): Card => ({
  id: cardId(at),
  name: "",
  min_crew: NaN,
  ducats: NaN,
  question_wage: NaN,
  treasures: ["sabre"],
});

/** A deck of which nothing is known, as large as the box has it. */
export const unknownDeck = (data: Pick<Box, "ships">) => data.ships.map((_, at) => blankCard(at));

export const cardId = (at: number) => `OWN-${String(at + 1).padStart(2, "0")}`;
