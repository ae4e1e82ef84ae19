// The ledger's book: purses and tokens, and every change in it with its time, so that each can be taken back.
import { tools } from "../../../screens/tools/all.ts";
import type { Args } from "../../../store/args.ts";
import { useKept } from "../../../screens/tools/kept.ts";

/** by colour */
export type Money = Record<string, number>;
/** by colour and kind */
export type Tokens = Record<string, Record<string, number>>;
/** what changed, and how it is told */
type Entry = { at: number; number: number; key: string; args: Args; money: Money; tokens: Tokens };
export type Book = { money: Money; tokens: Tokens; past: Entry[] };

const LONG = 400;

const asked = () => tools.find(({ id }) => id === "buccaneer.ledger")?.asks[0]?.fields ?? [];
/** How a purse begins, and the kinds of tokens with how many of each there are. */
const of = (id: string) => asked().find((one) => one.id === id);
export const kinds = () =>
  asked()
    .map(({ id }) => id)
    .filter((id) => id !== "colour" && id !== "ducats");
export const inBox = (kind: string) => of(kind)?.high ?? 0;

/** What the coins of the box are worth. */
export const coins = (): number[] => of("ducats")?.steps ?? [];

const fresh = (): Book => ({ money: {}, tokens: {}, past: [] });

export const purse = (book: Book, colour: string) => book.money[colour] ?? of("ducats")?.first ?? 0;
export const held = (book: Book, colour: string, kind: string) => book.tokens[colour]?.[kind] ?? 0;
export const leftOf = (book: Book, kind: string) =>
  Math.max(0, inBox(kind) - Object.keys(book.tokens).reduce((sum, colour) => sum + held(book, colour, kind), 0));

function changed(book: Book, { money, tokens }: Pick<Entry, "money" | "tokens">, sign: 1 | -1): Book {
  const next = { ...book, money: { ...book.money }, tokens: { ...book.tokens } };
  for (const [colour, by] of Object.entries(money)) next.money[colour] = purse(book, colour) + sign * by;
  for (const [colour, by] of Object.entries(tokens))
    next.tokens[colour] = Object.fromEntries(
      kinds().map((kind) => [kind, held(book, colour, kind) + sign * (by[kind] ?? 0)]),
    );
  return next;
}

export function written(book: Book, key: string, args: Args, money: Money, tokens: Tokens = {}) {
  const entry = { at: Date.now(), number: (book.past.at(-1)?.number ?? 0) + 1, key, args, money, tokens };
  return { ...changed(book, entry, 1), past: [...book.past, entry].slice(-LONG) };
}

/** Without the last entry. */
export function takenBack(book: Book) {
  const last = book.past.at(-1);
  return last ? { ...changed(book, last, -1), past: book.past.slice(0, -1) } : book;
}

/** @returns the book, how to write it anew, and a new one */
export function useBook(): [Book, (book: Book) => void, () => void] {
  const [kept, set] = useKept("buccaneer.book", fresh);
  return [Array.isArray(kept.past) ? kept : fresh(), set, () => set(fresh())];
}
