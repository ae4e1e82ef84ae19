// Lists that never change: what is put in, taken out or replaced gives another.

/** Without that one if it was in, with it at the end if it was not. */
export const toggled = <T>(list: T[], one: T): T[] =>
  list.includes(one) ? list.filter((old) => old !== one) : [...list, one];

/** With another one at that place. */
export const replaced = <T>(list: T[], at: number, one: T): T[] => list.map((old, i) => (i === at ? one : old));
