// Where things are on the chart: spaces, the ways between them, and how ships share a space. Reads the printed board.
import data from "data:jamaica";
import type { Point } from "../../art/geometry.ts";
import { itemAt } from "../../lists.ts";

export const { spaces, forks, drawing } = data.board;

export const spaceAt = (node: number) => itemAt(spaces, node);
/** The space after it; at a fork, one of the two. */
export const onward = (node: number) => itemAt(spaceAt(node).next, 0);

export const spot = (node: number): Point => {
  const { x, y } = spaceAt(node);
  return [x, y];
};

/** Ships sail the way the course runs. */
export const facing = (node: number) => (spaceAt(onward(node)).x - spaceAt(node).x >= -12 ? 1 : -1);

const SIZES = [1.05, 0.86, 0.74, 0.7, 0.66, 0.62, 0.58];
const ABREAST = 3;

/** The berth of the `i`th of `n` ships on a space: side by side, smaller, in two rows, and never over the price. */
export function berth(i: number, n: number) {
  const size = itemAt(SIZES, Math.min(n, SIZES.length) - 1);
  const behind = n > ABREAST ? Math.floor(n / 2) : 0;
  const back = i < behind;
  const [place, row] = back ? [i, behind] : [i - behind, n - behind];
  return { x: (place - (row - 1) / 2) * 46 * size, y: back ? -6 - 34 * size : -6, size };
}
