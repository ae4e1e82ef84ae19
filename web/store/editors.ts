// How people type in, or paint, what their own box has: sent for when a game is set up, or when a file brings some.
import files from "games:editors";
import { signal, type Signal } from "@preact/signals";
import type { Editor } from "../games/manifest.ts";
import { valueAt } from "../lists.ts";

const here: Signal<Record<string, Record<string, Editor>>> = signal({});

export const hasEditorsOf = (game: string) => Object.hasOwn(here.value, game) || !Object.hasOwn(files, game);

/** Sends for those of a game, if it has any. */
export async function editorsOf(game: string) {
  if (hasEditorsOf(game)) return;
  const { default: editors } = await valueAt(files, game)();
  here.value = { ...here.peek(), [game]: editors };
}

/** Of a game whose editors are here. */
export function editorOf(game: string, option: string): Editor | undefined {
  const own = Object.hasOwn(here.value, game) ? here.value[game] : undefined;
  return own && Object.hasOwn(own, option) ? own[option] : undefined;
}
