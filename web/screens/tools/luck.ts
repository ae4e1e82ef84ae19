// Chance for people with the box: the system's own source, every outcome as likely as it should be.
import { itemAt } from "../../lists.ts";

/** A whole number below `n`; each as likely as the others. @param source  32 random bits */
export function below(n: number, source: () => number = system) {
  // what is left over above the last whole multiple would favour the small numbers
  const limit = Math.floor(2 ** 32 / n) * n;
  for (;;) {
    const bits = source();
    if (bits < limit) return bits % n;
  }
}

const system = () => itemAt(crypto.getRandomValues(new Uint32Array(1)), 0);

/** One of several. */
export const oneOf = <T>(among: readonly T[], source?: () => number): T => itemAt(among, below(among.length, source));

/**
 * Draws without putting back: each of those that are left is as likely as the others.
 * @param out  what is drawn already
 * @returns fewer when there are not so many left
 */
export function draw(
  items: { id: string; count: number }[],
  out: string[],
  many: number,
  source?: () => number,
): string[] {
  const left = remaining(items, out);
  const drawn = [];
  for (let i = 0; i < many && left.length; i++) drawn.push(...left.splice(below(left.length, source), 1));
  return drawn;
}

export function remaining(items: { id: string; count: number }[], out: string[]): string[] {
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
