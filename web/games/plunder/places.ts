// What the places of the chart are called, as messages.
import { centre, type Point } from "../../art/geometry.ts";
import type { Face, Said } from "../../play/types.ts";
import { steered, waysOf } from "./helm.ts";
import { cellOf, chartOf, data, isleName, middle, spot } from "./squares.ts";
import type { GameDecision } from "./decisions.d.ts";
import type { GameEvent } from "./events.d.ts";
import type { View } from "./view.d.ts";

const owned = (view: View, id: string) => view.islands.find((one) => one.id === id);

const NAMES: Record<string, (id: string, view: View) => Said | null> = {
  square: (id, view) => {
    const here = chartOf(view).shore(cellOf(id));
    const island = here && isleName(here.island);
    return { key: "play-plunder-square", args: { square: id, kind: here ? "port" : "sea", island: island ?? "" } };
  },
  island: (id, view) => {
    const island = chartOf(view).islands.find((one) => one.id === id);
    const state = owned(view, id);
    if (!island) return null;
    const owner = state?.owner ?? null;
    return {
      key: `play-plunder-island-${island.kind}`,
      args: {
        island: isleName(island),
        skulls: island.skulls,
        held: owner === null ? "no" : "yes",
        who: owner === null ? "" : { seat: owner },
        shut: state?.shut ? "yes" : "no",
      },
    };
  },
  ship: (id, view) => {
    const one = view.ships.find(({ ship }) => ship === Number(id));
    if (!one) return null;
    const { seat, square, lives, cannons, masts } = one;
    return { key: "play-plunder-ship", args: { seat: { seat }, square, lives, cannons, masts } };
  },
  mark: (id, view) => ({ key: "play-plunder-mark", args: { square: view.marks[Number(id)] ?? "" } }),
  storm: (_, { storm }) => (storm ? { key: "play-plunder-storm", args: { square: storm, n: data.toll } } : null),
};

export function placeName(place: string, view: View): Said | null {
  const [kind = "", id = ""] = place.split(":");
  return NAMES[kind]?.(id, view) ?? null;
}

/** Why the ship in hand does nothing at a place, or from where it could: what is asked knows all its ways. */
export const beyond: NonNullable<Face<View, GameEvent, GameDecision>["beyond"]> = (
  place,
  decision,
  foresight,
  view,
): Said | null => {
  const ship = steered(view, decision);
  if (ship === null || decision.options.some(({ at }) => at === place)) return null;
  const from = view.ships.find((one) => one.ship === ship)?.square ?? "";
  const ways = waysOf(decision, foresight, ship);
  if (place.startsWith("square:")) {
    if (!view.rolled || place === `square:${from}`) return null;
    return { key: `play-plunder-${ways.length ? "beyond" : "becalmed"}`, args: { from } };
  }
  const [near] = ways.filter(({ at }) => at.includes(place)).sort((a, b) => a.way.length - b.way.length);
  if (!near) return { key: "play-plunder-idle", args: { from } };
  return { key: "play-plunder-near", args: { square: near.way.at(-1) ?? "", n: near.way.length } };
};

/** The ship that attacks and what it attacks, at a question about peace. */
export function foughtOver({ players, sea }: View, decision: GameDecision | null | undefined) {
  const { ship, target } = decision?.data ?? {};
  if (!decision || target === undefined) return [];
  // islands are counted on after all ships
  const island = sea.coasts[Number(target) - players.length * data.limits.ships];
  return [`ship:${ship}`, island ? `island:${island.id}` : `ship:${target}`];
}

/** Where a place is on the chart. */
export function spotOf(place: string | null | undefined, view: View): Point | null {
  const [kind, id = ""] = place?.split(":") ?? [];
  if (kind === "square") return spot(id);
  if (kind === "ship") return shipSpot(view, Number(id));
  if (kind === "mark" || kind === "storm") {
    const square = kind === "storm" ? view.storm : view.marks[Number(id)];
    return square ? spot(square) : null;
  }
  const land = kind === "island" ? chartOf(view).islands.find((one) => one.id === id)?.land : null;
  return land ? middle(centre(land)) : null;
}

function shipSpot(view: View, ship: number): Point | null {
  const one = view.ships.find((other) => other.ship === ship);
  return one ? spot(one.square) : null;
}
