// What another phone said, looked at piece by piece.

/** Whatever somebody said. */
export type Fields = Record<string, unknown>;

const WORD = 200;
const TOKEN = /^[\da-f]{32}$/;

export const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const isWord = (value: unknown): value is string => typeof value === "string" && value.length <= WORD;
export const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
export const isCount = (value: unknown, most: number): value is number => isWhole(value) && value >= 0 && value <= most;
export const isToken = (value: unknown): value is string => isWord(value) && TOKEN.test(value);
