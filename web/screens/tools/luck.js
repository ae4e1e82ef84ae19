// Chance for people with the box: the system's own source, every outcome as likely as it should be.

/** A whole number below `n`; each as likely as the others. @param {number} n @param {() => number} [source] 32 random bits */
export function below(n, source = system) {
  // what is left over above the last whole multiple would favour the small numbers
  const limit = Math.floor(2 ** 32 / n) * n;
  for (;;) {
    const bits = source();
    if (bits < limit) return bits % n;
  }
}

const system = () => crypto.getRandomValues(new Uint32Array(1))[0];

/** One of several. @template T @param {readonly T[]} among @param {() => number} [source] @returns {T} */
export const oneOf = (among, source) => among[below(among.length, source)];

/**
 * Draws without putting back: each of those that are left is as likely as the others.
 * @param {{id: string, count: number}[]} items @param {string[]} out  what is drawn already @param {number} many @param {() => number} [source]
 * @returns {string[]} fewer when there are not so many left
 */
export function draw(items, out, many, source) {
  const left = remaining(items, out);
  const drawn = [];
  for (let i = 0; i < many && left.length; i++) drawn.push(...left.splice(below(left.length, source), 1));
  return drawn;
}

/** @param {{id: string, count: number}[]} items @param {string[]} out @returns {string[]} */
export function remaining(items, out) {
  const gone = [...out];
  const left = [];
  for (const { id, count } of items)
    for (let i = 0; i < count; i++) {
      const at = gone.indexOf(id);
      if (at >= 0) gone.splice(at, 1);
      else left.push(id);
    }
  return left;
}
