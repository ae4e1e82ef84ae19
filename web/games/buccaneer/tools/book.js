// The ledger's book: purses and tokens, and every change in it with its time, so that each can be taken back.
import { tools } from "../../../screens/tools/all.js";
import { useKept } from "../../../screens/tools/kept.js";

/** @typedef {Record<string, number>} Money by colour */
/** @typedef {Record<string, Record<string, number>>} Tokens by colour and kind */
/** @typedef {{at: number, number: number, key: string, args: Record<string, any>, money: Money, tokens: Tokens}} Entry what changed, and how it is told */
/** @typedef {{money: Money, tokens: Tokens, past: Entry[]}} Book */

const LONG = 400;

const asked = () => tools.find(({ id }) => id === "buccaneer.ledger")?.asks[0].fields ?? [];
/** How a purse begins, and the kinds of tokens with how many of each there are. */
const of = (/** @type {string} */ id) => asked().find((one) => one.id === id);
export const kinds = () =>
  asked()
    .map(({ id }) => id)
    .filter((id) => id !== "colour" && id !== "ducats");
export const inBox = (/** @type {string} */ kind) => of(kind)?.high ?? 0;

/** What the coins of the box are worth. @returns {number[]} */
export const coins = () => of("ducats")?.steps ?? [];

/** @returns {Book} */
const fresh = () => ({ money: {}, tokens: {}, past: [] });

/** @param {Book} book @param {string} colour */
export const purse = (book, colour) => book.money[colour] ?? of("ducats")?.first ?? 0;
/** @param {Book} book @param {string} colour @param {string} kind */
export const held = (book, colour, kind) => book.tokens[colour]?.[kind] ?? 0;
/** @param {Book} book @param {string} kind */
export const leftOf = (book, kind) =>
  Math.max(0, inBox(kind) - Object.keys(book.tokens).reduce((sum, colour) => sum + held(book, colour, kind), 0));

/** @param {Book} book @param {Pick<Entry, "money" | "tokens">} change @param {1 | -1} sign @returns {Book} */
function changed(book, { money, tokens }, sign) {
  const next = { ...book, money: { ...book.money }, tokens: { ...book.tokens } };
  for (const [colour, by] of Object.entries(money)) next.money[colour] = purse(book, colour) + sign * by;
  for (const [colour, by] of Object.entries(tokens))
    next.tokens[colour] = Object.fromEntries(
      kinds().map((kind) => [kind, held(book, colour, kind) + sign * (by[kind] ?? 0)]),
    );
  return next;
}

/** @param {Book} book @param {string} key @param {Record<string, any>} args @param {Money} money @param {Tokens} [tokens] */
export function written(book, key, args, money, tokens = {}) {
  const entry = { at: Date.now(), number: (book.past.at(-1)?.number ?? 0) + 1, key, args, money, tokens };
  return { ...changed(book, entry, 1), past: [...book.past, entry].slice(-LONG) };
}

/** Without the last entry. @param {Book} book */
export function takenBack(book) {
  const last = book.past.at(-1);
  return last ? { ...changed(book, last, -1), past: book.past.slice(0, -1) } : book;
}

/** @returns {[Book, (book: Book) => void, () => void]} the book, how to write it anew, and a new one */
export function useBook() {
  const [kept, set] = useKept("buccaneer.book", fresh);
  return [Array.isArray(kept.past) ? kept : fresh(), set, () => set(fresh())];
}
