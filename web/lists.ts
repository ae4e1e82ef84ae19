// Lists that never change: what is put in, taken out or replaced gives another. And what has to be in them.

/** @throws {RangeError} where nothing stands there */
export const itemAt = <T>(list: ArrayLike<T>, at: number): T => present(list[at], at);

/** @throws {RangeError} where there is no such key */
export const valueAt = <T>(record: Readonly<Record<string, T>>, key: string): T => present(record[key], key);

function present<T>(value: T | undefined, at: number | string): T {
  if (value === undefined) throw new RangeError(`nothing at ${at}`);
  return value;
}

/** Without that one if it was in, with it at the end if it was not. */
export const toggled = <T>(list: T[], one: T): T[] =>
  list.includes(one) ? list.filter((old) => old !== one) : [...list, one];

/** With another one at that place. */
export const replaced = <T>(list: T[], at: number, one: T): T[] => list.map((old, i) => (i === at ? one : old));
