// Which tile lies in which place of the sea: opponents, outposts, towers, posts. A tile is only once there.
import { replaced } from "../../lists.ts";
import type { Layout } from "./setup-layout.ts";
import { row } from "./setup-layout.ts";

/** The kinds of places, and where a layout has their tiles. */
export const KINDS = { foe: "foes", outpost: "outposts", tower: "towers", post: "posts" } as const;
export type Kind = keyof typeof KINDS;

export const isSite = (place: string | null) => Boolean(place && Object.hasOwn(KINDS, place.split(":")[0]));

export const kindOf = (place: string) => place.split(":")[0] as Kind;

/** The slot where a tile lies. */
export const slotOf = (layout: Layout, place: string) => {
  const [kind, id] = place.split(":");
  return layout[KINDS[kind as Kind]].findIndex(([one]) => one === id);
};

/** A tile comes into a slot; what lay there goes where the tile was. */
export function put(layout: Layout, place: string, id: string): Partial<Layout> {
  const list = KINDS[kindOf(place)];
  const at = slotOf(layout, place);
  const rows = layout[list] as [string, ...unknown[]][];
  const was = rows.findIndex(([one]) => one === id);
  const named = (i: number, name: string) => [name, ...rows[i].slice(1)] as [string, ...unknown[]];
  const next = replaced(rows, at, named(at, id));
  return { [list]: was < 0 || was === at ? next : replaced(next, was, named(was, rows[at][0])) };
}

/** Of tiles that look alike one that lies where nothing has been laid yet, or any. */
export function alike(layout: Layout, place: string, list: string, weapon: string): string {
  const rows = layout[KINDS[kindOf(place)]];
  const at = slotOf(layout, place);
  if (row(list, rows[at][0]).weapon === weapon) return rows[at][0];
  const same = rows.map(([id], i) => ({ id, i })).filter(({ id }) => row(list, id).weapon === weapon);
  return (same.find(({ i }) => i > at) ?? same[0]).id;
}

/** The next place of the same kind that is on the sea, once a tile has been laid here. */
export function after(layout: Layout, place: string): string {
  const kind = kindOf(place);
  const rows = layout[KINDS[kind]];
  const at = slotOf(layout, place);
  const order = [...rows.keys()].map((i) => (at + 1 + i) % rows.length);
  const next = order.find((i) => kind !== "foe" || rows[i][1] !== null) ?? at;
  return `${kind}:${rows[next][0]}`;
}
