// Tools with a face of their own, a game's in one file; all the others are drawn from what the engine says of them.
import games from "games:manifest";
import shelves from "games:tools/shelf";
import { h } from "preact";
import { useEffect, useState } from "preact/hooks";
import { valueAt } from "../../lists.ts";
import { useDress } from "../../parts/later-styles.ts";
import { Missing } from "../../parts/missing.tsx";
import { enter } from "../../parts/room.ts";
import any from "./any/shelf.ts";
import type { Device, Tool } from "./all.ts";
import type { Room } from "./shelf.tsx";
import type { ToolFace } from "../../games/manifest.ts";

/** a tool that the engine need not know: a clock, a coin */
export type Own = { id: string; game: string; key: string; note: string; icon: string };

/** What the tools of each game, and those for any game, say of themselves. */
export const rooms: Record<string, Room> = { ...shelves, any };

export const own: Own[] = Object.values(rooms).flatMap((room) => room.own ?? []);

/** Where a tool's face is: a game's are in one file; a device and the tool that settles it share one. */
const FACES: Record<string, { game: string; name: string }> = Object.fromEntries(
  Object.entries(rooms).flatMap(([game, { faces }]) => Object.entries(faces).map(([id, name]) => [id, { game, name }])),
);

const facesOf = async (game: string): Promise<Record<string, ToolFace>> =>
  game === "any" ? import("./any/faces.ts") : (await Promise.all([valueAt(games, game).tools(), enter(game)]))[0];

export const hasFace = (id: string) => Object.hasOwn(FACES, id);

/** What lies on a game's belt. */
export async function beltOf(game: string) {
  const { belt } = await facesOf(game);
  return belt;
}

/** `device`, `tool` or `own` as the engine or the page describes it. */
export function Face({ id, ...props }: { id: string; device?: Device; tool?: Tool; own?: Own }) {
  const [face, setFace] = useState<ToolFace | null>(null);
  const { game, name } = valueAt(FACES, id);
  useDress(game);
  useEffect(() => {
    facesOf(game).then(
      (faces) => setFace(() => faces[name]),
      () => setFace(() => Missing),
    );
  }, [id]);
  return face ? h(face, { id, ...props }) : null;
}
