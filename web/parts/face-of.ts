// A game's face: fetched when the game is opened. One that has none of its own, ours or from elsewhere, has a plain one.
import games from "games:manifest";
import { enter } from "./room.ts";

/** What a screen says that cannot draw its game because a file of the app is missing. */
export const MISSING = { key: "page-missing-so" };

/** Throws `MISSING` where its file does not come. */
export async function faceOf(game: string) {
  try {
    const load = games[game]?.face ?? (async () => ({ default: (await import("../play/plain.tsx")).plain(game) }));
    return (await Promise.all([load(), enter(game)]))[0].default;
  } catch (cause) {
    console.error(cause);
    throw MISSING;
  }
}
