type Word = string | number | boolean | undefined;

/** A function that makes the same of the same arguments once, and keeps what it made last.
 * @param most  so many are kept */
export function remembering<Args extends Word[], Made>(make: (...args: Args) => Made, most: number = 300) {
  const kept: Map<string, Made> = new Map();
  return (...args: Args): Made => {
    const key = args.join("\n");
    const made = kept.has(key) ? (kept.get(key) as Made) : make(...args);
    kept.delete(key);
    kept.set(key, made);
    if (kept.size > most) kept.delete(kept.keys().next().value as string);
    return made;
  };
}
