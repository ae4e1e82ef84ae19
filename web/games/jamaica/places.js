// What the places of the chart are called, as messages.
import { spaces } from "./course.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("../../play/types.js").Said} Said */

/** @param {number} node */
export const spaceWord = (node) => ({
  word: spaces[node].kind === "sea" ? "jamaica-space-sea" : `jamaica-space-${node}`,
});

/** A ship by its captain. @param {View} view @param {number} ship */
export const shipWord = (view, ship) => (view.ships[ship]?.ghost ? { word: "jamaica-ghost" } : { seat: ship });

/** @param {View} view @param {number} node */
export const shipsAt = (view, node) => view.ships.flatMap(({ space }, ship) => (space === node ? [ship] : []));

/** A place in words: for the screen reader, and for whoever presses where nothing can be done.
 * @param {string} place @param {View} view @returns {Said | null} */
export function placeName(place, view) {
  const [kind, number] = place.split(":");
  if (kind === "ship" && view.ships[+number]) {
    const node = view.ships[+number].space;
    return { key: "play-jamaica-ship", args: { who: shipWord(view, +number), space: spaceWord(node), node } };
  }
  if (kind !== "space") return null;
  const node = +number;
  const { kind: what, cost, score } = spaces[node];
  const here = shipsAt(view, node);
  return {
    key: "play-jamaica-space",
    args: {
      what,
      space: spaceWord(node),
      node,
      cost,
      score: Math.max(0, score),
      treasure: view.lairs.includes(node) ? "yes" : "no",
      count: here.length,
      ships: here.map((ship) => shipWord(view, ship)),
    },
  };
}
