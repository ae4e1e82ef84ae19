// What the places of the chart are called, as messages.
import type { Said } from "../../play/types.ts";
import { spaceAt } from "./course.ts";
import type { View } from "./view.d.ts";
import { numberIn } from "./words.ts";

export const spaceWord = (node: number) => ({
  word: spaceAt(node).kind === "sea" ? "jamaica-space-sea" : `jamaica-space-${node}`,
});

/** A ship by its captain. */
export const shipWord = (view: View, ship: number) =>
  view.ships[ship]?.ghost ? { word: "jamaica-ghost" } : { seat: ship };

export const shipsAt = (view: View, node: number) =>
  view.ships.flatMap(({ space }, ship) => (space === node ? [ship] : []));

/** A place in words: for the screen reader, and for whoever presses where nothing can be done. */
export function placeName(place: string, view: View): Said | null {
  const number = numberIn(place, "ship") ?? -1;
  const ship = view.ships[number];
  if (ship) {
    const { space: node } = ship;
    return { key: "play-jamaica-ship", args: { who: shipWord(view, number), space: spaceWord(node), node } };
  }
  const node = numberIn(place, "space");
  if (node === null) return null;
  const { kind: what, cost, score } = spaceAt(node);
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
