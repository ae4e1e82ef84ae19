// A deck of ship cards from somebody's own box: what is known of it, what is wrong with it, and what it begins with.
import { itemAt } from "../../lists.ts";
import { cut, type Fields, fieldsOf, isList, isWhole, isWord } from "../../store/gate.ts";

/** So many ships lie in the roads. */
export const GROUP = 3;
/** The most cards that are typed in. */
export const MOST = 30;

export type Card = {
  id: string;
  name: string;
  min_crew: number;
  ducats: number;
  question_wage: number;
  treasures: string[];
  /** The numbers are ours, not those of the box. */
  house?: boolean;
};

/** what is a number on a card (BUC-VAR-03) */
export type Amount = "min_crew" | "ducats" | "question_wage";
export const AMOUNTS: Amount[] = ["ducats", "min_crew", "question_wage"];

/** What the engine says of the box: its ships, the kinds of treasures, and from where to where each number goes. */
export type Box = { ships: Card[]; treasures: { id: string }[]; limits: Record<Amount, [number, number]> };

/** Whether all of a card is filled in. */
export const isTold = (card: Card) =>
  AMOUNTS.every((field) => Number.isInteger(card[field])) && card.treasures.length > 0;

/** Whether nothing of a card is filled in: what holds it up then is of no meaning. */
export const isBlank = (card: Card) => AMOUNTS.every((field) => !Number.isInteger(card[field]));

/** Whether people have told what a card of their box says. */
export const isOwn = (card: Card) => isTold(card) && !card.house;

const facts = ({ min_crew, ducats, question_wage, treasures }: Card) =>
  JSON.stringify([min_crew, ducats, question_wage, [...treasures].sort()]);

const isSame = (one: Card, card: Card) => isOwn(one) && facts(one) === facts(card);

const alike = (cards: Card[], card: Card) => cards.filter((one) => isSame(one, card)).length;

/** What people have told of their cards, kept for the next game. A table has its own numbers for its cards, so the
 * same card is what says the same.
 * @param seen  the cards that a game knows now
 * @param before  those that it knew before; null: it has only just been opened, and is not newer than what is kept
 * @returns null where there is nothing new */
export function learned(kept: Card[], seen: Card[], before: Card[] | null): Card[] | null {
  const cards = [...kept];
  const kin = (card: Card) =>
    [cards.findIndex((one) => one.id === card.id), ...cards.keys()].find((at) => {
      const one = cards[at];
      return one && isSame(one, card);
    });
  const put = (at: number, { name: _, ...card }: Card) => {
    const { id, name } = itemAt(cards, at);
    cards[at] = { ...card, id, name };
  };
  for (const card of before ?? []) {
    const now = seen.find(({ id }) => id === card.id);
    const at = now && facts(now) === facts(card) ? undefined : kin(card);
    if (at === undefined) continue;
    const { id, name } = itemAt(cards, at);
    // put right, or taken back
    if (now) put(at, now);
    else cards[at] = { ...blankCard(at), id, name };
  }
  for (const card of seen) {
    if (before?.some(({ id }) => id === card.id) || alike(cards, card) >= alike(seen, card)) continue;
    const own = cards.findIndex((one) => one.id === card.id && !isOwn(one));
    const at = own < 0 && before ? cards.findIndex((one) => !isOwn(one)) : own;
    if (at >= 0) put(at, card);
  }
  return JSON.stringify(cards) === JSON.stringify(kept) ? null : cards;
}

/** The cards of a file beside those that are here: what is known stays, and what is missing comes in.
 * @returns null where they cannot be of one box, for there are too many */
export function together(kept: Card[], more: Card[]): Card[] | null {
  if (!kept.some(isOwn)) return more;
  const cards = [...kept];
  const free = more.filter(isOwn);
  for (const [at, card] of cards.entries()) {
    const same = free.find((one) => isSame(card, one));
    if (!same) continue;
    free.splice(free.indexOf(same), 1);
    if (!card.name.trim()) cards[at] = { ...card, name: same.name };
  }
  for (const card of free) {
    const at = cards.findIndex((one) => !isOwn(one));
    if (at < 0) return null;
    const { id, name } = itemAt(cards, at);
    cards[at] = { ...card, id, name: card.name.trim() ? card.name : name };
  }
  return cards;
}

/** A deck from a file, made anew of what is known; null where it is none. */
export function deckFrom(found: unknown, data: Box): Card[] | null {
  if (!Array.isArray(found) || !found.length || found.length > MOST || found.length % GROUP) return null;
  const cards = found.map((one: unknown, at) => cardFrom(fieldsOf(one), at, data));
  return cards.every((card) => card !== null) ? cards : null;
}

/** What is missing of it may stay so. */
function cardFrom(found: Fields, at: number, { limits, treasures }: Box): Card | null {
  const kinds = isList(found.treasures, isWord) ? found.treasures : [];
  const amounts = Object.fromEntries(AMOUNTS.map((field) => [field, found[field] ?? NaN]));
  const fits = AMOUNTS.every((field) => {
    const [low, high] = limits[field];
    const one = amounts[field];
    return Number.isNaN(one) || (isWhole(one) && one >= low && one <= high);
  });
  if (!fits || kinds.length > 2 || !kinds.every((kind) => treasures.some(({ id }) => id === kind))) return null;
  const name = typeof found.name === "string" ? cut(found.name) : "";
  return { ...blankCard(at), ...amounts, name, treasures: kinds, ...(found.house === true && { house: true }) };
}

/** What is wrong with a deck: card by card, and as a whole. */
export function deckObjections(cards: Card[], data: Pick<Box, "limits" | "treasures">) {
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
  const count = cards.length > 0 && cards.length % GROUP === 0;
  return { each, count, whole: !count || !treasures || each.some((wrong) => wrong.length > 0) };
}

/** Ours, marked as such. */
export const houseCards = (data: Box, nameOf = (_id: string) => ""): Card[] =>
  data.ships.map((ship, i) => ({
    house: true,
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
  treasures: [],
});

/** A deck of which nothing is known, as large as the box has it. */
export const unknownDeck = (data: Pick<Box, "ships">) => data.ships.map((_, at) => blankCard(at));

export const cardId = (at: number) => `OWN-${String(at + 1).padStart(2, "0")}`;
