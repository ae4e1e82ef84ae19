// Lists that never change: what is put in, taken out or replaced gives another. And what has to be in them.

// both ask for themselves: a board looks up thousands of places for each picture, and one call for each is enough
/** @throws {RangeError} where nothing stands there */
export function itemAt<T>(list: ArrayLike<T>, at: number): T {
  const item = list[at];
  if (item === undefined) throw absent(at);
  return item;
}

/** @throws {RangeError} where there is no such key */
export function valueAt<T>(record: Readonly<Record<string, T>>, key: string): T {
  const value = record[key];
  if (value === undefined) throw absent(key);
  return value;
}

const absent = (at: number | string) => new RangeError(`nothing at ${at}`);

/** Without that one if it was in, with it at the end if it was not. */
export const toggled = <T>(list: T[], one: T): T[] =>
  list.includes(one) ? list.filter((old) => old !== one) : [...list, one];

/** With another one at that place. */
export const replaced = <T>(list: T[], at: number, one: T): T[] => list.map((old, i) => (i === at ? one : old));
