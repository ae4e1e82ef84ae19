// Tools with a face of their own, a game's in one file; all the others are drawn from what the engine says of them.
import games from "games:manifest";
import shelves from "games:tools/shelf";
import { h } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useDress } from "../../parts/later-styles.js";
import { Missing } from "../../parts/missing.js";
import { enter } from "../../parts/room.js";
import any from "./any/shelf.js";

/** @typedef {{id: string, game: string, key: string, note: string, icon: string}} Own a tool that the engine need not know: a clock, a coin */

/** What the tools of each game, and those for any game, say of themselves. @type {Record<string, import("./shelf.js").Room>} */
export const rooms = { ...shelves, any };

/** @type {Own[]} */
export const own = Object.values(rooms).flatMap((room) => room.own ?? []);

/** Where a tool's face is: a game's are in one file; a device and the tool that settles it share one. @type {Record<string, {game: string, name: string}>} */
const FACES = Object.fromEntries(
  Object.entries(rooms).flatMap(([game, { faces }]) => Object.entries(faces).map(([id, name]) => [id, { game, name }])),
);

/** @param {string} game @returns {Promise<Record<string, import("preact").ComponentType<any>>>} */
const facesOf = async (game) =>
  game === "any" ? import("./any/faces.js") : (await Promise.all([games[game].tools(), enter(game)]))[0];

/** @param {string} id */
export const hasFace = (id) => Object.hasOwn(FACES, id);

/** What lies on a game's belt. @param {string} game */
export async function beltOf(game) {
  const { belt } = await facesOf(game);
  return belt;
}

/** @param {{id: string}} props and `device`, `tool` or `own` as the engine or the page describes it */
export function Face({ id, ...props }) {
  const [face, setFace] = useState(/** @type {import("preact").ComponentType<any> | null} */ (null));
  const { game, name } = FACES[id];
  useDress(game);
  useEffect(() => {
    facesOf(game).then(
      (faces) => setFace(() => faces[name]),
      () => setFace(() => Missing),
    );
  }, [id]);
  return face ? h(/** @type {any} */ (face), { id, ...props }) : null;
}
