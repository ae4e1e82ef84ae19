// What the places of the chart are called, as messages.
import type { Said } from "../../play/types.ts";
import { spaces } from "./course.ts";
import type { View } from "./view.d.ts";

export const spaceWord = (node: number) => ({
  word: spaces[node].kind === "sea" ? "jamaica-space-sea" : `jamaica-space-${node}`,
});

/** A ship by its captain. */
export const shipWord = (view: View, ship: number) =>
  view.ships[ship]?.ghost ? { word: "jamaica-ghost" } : { seat: ship };

export const shipsAt = (view: View, node: number) =>
  view.ships.flatMap(({ space }, ship) => (space === node ? [ship] : []));

/** A place in words: for the screen reader, and for whoever presses where nothing can be done. */
export function placeName(place: string, view: View): Said | null {
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
