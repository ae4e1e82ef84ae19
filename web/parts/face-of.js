// A game's face: fetched when the game is opened. A game from elsewhere has a plain one.
import games from "games:manifest";

/** @param {string} game */
export async function faceOf(game) {
  const load = games[game]?.face;
  if (load) return (await load()).default;
  const { plain } = await import("../play/plain.js");
  return plain(game);
}
