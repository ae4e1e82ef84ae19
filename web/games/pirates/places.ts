// What lies on the table, as messages; and where it lies.
import type { Point } from "../../art/geometry.ts";
import type { Said } from "../../play/types.ts";
import { calledOf, data, shipOf, spot, standing } from "./sea.ts";
import { atHome } from "./hoard.ts";
import { cargoOf } from "./labels.ts";
import type { View } from "./view.d.ts";
import { lies } from "./where.ts";

function ship(id: string, view: View): Said | null {
  const one = shipOf(view, id);
  if (!one) return null;
  const { coins, others } = cargoOf(one);
  const masts = { up: standing(one), of: one.masts.length };
  const who = one.owner === null ? "" : { seat: one.owner };
  const state =
    one.lost !== null
      ? "lost"
      : one.state.includes("derelict")
        ? "derelict"
        : one.docked !== null
          ? "docked"
          : "afloat";
  const args = {
    ship: calledOf(id),
    who,
    owned: one.owner === null ? "no" : "yes",
    ...masts,
    coins,
    others,
    state,
    island: (one.docked ?? -1) + 1,
    heading: one.heading,
  };
  return { key: "play-pirates-ship", args };
}

function island(id: string, view: View): Said | null {
  const one = view.islands[Number(id)];
  if (!one) return null;
  const number = Number(id) + 1;
  if (one.home !== null) {
    const { coins, gold, hidden } = atHome(view, one);
    const args = { island: number, who: { seat: one.home }, coins, gold };
    return { key: hidden ? "play-pirates-home-hoard" : "play-pirates-home", args };
  }
  const mystery = one.mysterious ? (one.table === null ? "shut" : "open") : "no";
  return {
    key: "play-pirates-island",
    args: { island: number, coins: one.coins.length, explored: one.explored.length, mystery },
  };
}

function tile(id: string, view: View): Said | null {
  const one = view.tiles[Number(id)];
  if (!one || !data.terrain[one.kind]) return null;
  const near = lies([one.x, one.y], "", view);
  return { key: "play-pirates-tile", args: { ...near?.args, kind: one.kind, near: near ? "yes" : "no" } };
}

const NAMES = { ship, island, tile };

export function placeName(place: string, view: View): Said | null {
  const cut = place.indexOf(":");
  const name = (NAMES as Record<string, (id: string, view: View) => Said | null>)[place.slice(0, cut)];
  return name?.(place.slice(cut + 1), view) ?? null;
}

export function spotOf(place: string | null | undefined, view: View): Point | null {
  const [kind, id = ""] = place?.split(":") ?? [];
  const one =
    kind === "ship"
      ? shipOf(view, id)
      : kind === "island"
        ? view.islands[Number(id)]
        : kind === "tile"
          ? view.tiles[Number(id)]
          : null;
  return one ? spot(view, one.x, one.y) : null;
}
