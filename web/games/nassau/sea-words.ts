// What the places of the sea are called, as messages.
import type { Said } from "../../play/types.ts";
import { data, foe as printed, rowsOf } from "./things.tsx";
import type { View } from "./view.d.ts";

const row = (list: string, id: string) => data[list].find((one: { id: string }) => one.id === id);

type Of = "outposts" | "towers" | "posts" | "foes";

/** @returns null where it does not lie on this sea */
const there = <K extends Of>(
  view: View,
  of: K,
  id: string,
): (View["zones"][number][K][number] & { zone: string }) | null => {
  for (const zone of view.zones) for (const one of zone[of]) if (one.id === id) return { ...one, zone: zone.zone };
  return null;
};

const whose = (owner: number | null) => ({
  held: owner === null ? "no" : "yes",
  who: owner === null ? "" : { seat: owner },
});

/** An opponent with so many crates in it. */
export function foeName(id: string, crates: number): Said {
  const { weapon, strength, points, type, reward } = printed(id);
  const words = { foe: { word: `nassau-opponent-${type}` }, weapon: { word: `nassau-weapon-${weapon}` } };
  return { key: "play-nassau-foe", args: { ...words, strength, points, what: rowsOf(reward), crates } };
}

const NAMES: Record<string, (id: string, view: View) => Said | null> = {
  zone: (id) => ({ key: "play-nassau-zone", args: { zone: id } }),
  foe: (id, view) => {
    const one = there(view, "foes", id);
    if (!one) return null;
    return foeName(
      id,
      one.crates.reduce((sum: number, n: number) => sum + n, 0),
    );
  },
  outpost: (id, view) => {
    const one = there(view, "outposts", id);
    const what = rowsOf(row("outposts", id)?.reward ?? []);
    return one && { key: "play-nassau-outpost", args: { what, ...whose(one.owner) } };
  },
  tower: (id, view) => {
    const one = there(view, "towers", id);
    const weapon = { word: `nassau-weapon-${one?.weapon}` };
    return one && { key: "play-nassau-tower", args: { weapon, n: one.n, ...whose(one.owner) } };
  },
  post: (id, view) => {
    const one = there(view, "posts", id);
    if (!one) return null;
    const good = one.good ? { word: `nassau-thing-${one.good}`, n: 1 } : { word: "nassau-nothing" };
    return { key: "play-nassau-post", args: { weapon: { word: `nassau-weapon-${one.weapon}` }, good } };
  },
  salt: (_, { salt }) => ({ key: "play-nassau-salt", args: { zone: salt ?? "" } }),
  dutchman: (_, { dutchman, round }) =>
    dutchman && {
      key: "play-nassau-dutchman",
      args: {
        zone: dutchman.zone,
        points: dutchman.points,
        weapon: { word: `nassau-weapon-${dutchman.weapons[round - 1] ?? dutchman.weapons[0]}` },
      },
    },
  boat: (id, view) => ({
    key: "play-nassau-boat",
    args: { seat: { seat: Number(id) }, zone: view.players[Number(id)]?.boat ?? "" },
  }),
  quay: (id) => {
    const quay = data.harbour_quays.quays.find((one: { id: string }) => one.id === id);
    return { key: "play-nassau-quay", args: { what: rowsOf(quay?.bonus ?? row("outposts", id)?.reward ?? []) } };
  },
  stop: (id) => ({ key: `nassau-do-stop-${id}`, args: {} }),
};

/** A place of the sea in words. */
export function placeName(place: string, view: View, _seats?: unknown): Said | null {
  const [kind = "", id = ""] = place.split(":");
  return NAMES[kind]?.(id, view) ?? null;
}
