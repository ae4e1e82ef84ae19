// A game's face: fetched when the game is opened.
import games from "games:manifest";

/** @param {string} game */
export async function faceOf(game) {
  const load = games[game]?.face;
  if (!load) throw new Error(`${game} has no face`);
  return (await load()).default;
}
