// How people type in, or paint, what their own box has: sent for when a game is set up, or when a file brings some.
import files from "games:editors";
import type { Editor } from "../games/manifest.ts";

const here: Map<string, Record<string, Editor>> = new Map();

export const hasEditorsOf = (game: string) => here.has(game) || !Object.hasOwn(files, game);

/** Sends for those of a game, if it has any. */
export async function editorsOf(game: string) {
  if (!hasEditorsOf(game)) here.set(game, (await files[game]()).default);
}

/** Of a game whose editors are here. */
export function editorOf(game: string, option: string): Editor | undefined {
  const own = here.get(game);
  return own && Object.hasOwn(own, option) ? own[option] : undefined;
}
