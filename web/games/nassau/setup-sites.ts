// Which tile lies in which place of the sea: opponents, outposts, towers, posts. A tile is only once there.
import { itemAt, replaced } from "../../lists.ts";
import type { Layout } from "./setup-layout.ts";
import { row } from "./setup-layout.ts";

/** The kinds of places, and where a layout has their tiles. */
export const KINDS = { foe: "foes", outpost: "outposts", tower: "towers", post: "posts" } as const;
export type Kind = keyof typeof KINDS;

export const kindOf = (place: string) => place.split(":")[0] as Kind;

export const isSite = (place: string | null) => place !== null && Object.hasOwn(KINDS, kindOf(place));

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
  const named = (i: number, name: string) => [name, ...itemAt(rows, i).slice(1)] as [string, ...unknown[]];
  const next = replaced(rows, at, named(at, id));
  return { [list]: was < 0 || was === at ? next : replaced(next, was, named(was, itemAt(rows, at)[0])) };
}

/** Of tiles that look alike one that lies where nothing has been laid yet, or any. */
export function alike(layout: Layout, place: string, list: string, weapon: string): string {
  const ids = layout[KINDS[kindOf(place)]].map(([id]) => id);
  const at = slotOf(layout, place);
  // from this one on, and round to it
  const order = [...ids.slice(at), ...ids.slice(0, at)];
  return itemAt(
    order.filter((id) => row(list, id).weapon === weapon),
    0,
  );
}

/** The next place of the same kind that is on the sea, once a tile has been laid here. */
export function after(layout: Layout, place: string): string {
  const kind = kindOf(place);
  const rows = layout[KINDS[kind]];
  const at = slotOf(layout, place);
  const order = [...rows.slice(at + 1), ...rows.slice(0, at)];
  const next = order.find(([, state]) => kind !== "foe" || state !== null);
  return next ? `${kind}:${next[0]}` : place;
}
