// A table on its way to another phone: the save with its log, and with every secret in it; and what its guests are known by.
import { isPlace, PLACES } from "./places.ts";
import { type Fields, isCount, isRecord, isToken, isWord } from "./sound.ts";

export type Gift = {
  id: string;
  /** as codes name the table, in hexadecimal digits */
  table: string;
  title: string | null;
  created: number;
  played: number;
  /** the people at the phone that gives */
  here: number[];
  /** of the places on other phones */
  tokens: [place: number, token: string][];
  /** looked at by the gate (store/gate.ts) before anything is done with it */
  save: Fields;
};

const ID = /^[\da-z]{1,40}$/;
const TABLE = /^[\da-f]{8}$/;
const TIME = 8.64e15;

const isSeat = (value: unknown) => isCount(value, 11);

/** @returns null where it is none */
export function giftOf(value: unknown): Gift | null {
  if (!isRecord(value)) return null;
  const { id, table, title, created, played, here, tokens, save } = value;
  const sound =
    isWord(id) &&
    ID.test(id) &&
    isWord(table) &&
    TABLE.test(table) &&
    (title === null || isWord(title)) &&
    isCount(created, TIME) &&
    isCount(played, TIME) &&
    Array.isArray(here) &&
    here.length <= 12 &&
    here.every(isSeat) &&
    Array.isArray(tokens) &&
    tokens.length <= PLACES &&
    tokens.every((pair) => Array.isArray(pair) && pair.length === 2 && isPlace(pair[0]) && isToken(pair[1])) &&
    isRecord(save);
  return sound ? { id, table, title, created, played, here, tokens, save } : null;
}
