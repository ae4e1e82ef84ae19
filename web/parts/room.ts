// What the screens of a game need of its room before they are drawn.
import { useEffect } from "preact/hooks";
import { hasWordsOf, wordsOf } from "../store/words.tsx";
import { hasStylesOf, stylesOf } from "./later-styles.ts";
import { fetchAgain } from "./missing.tsx";

/** Sends for its words and styles; resolves when they are here. */
export const enter = (game: string) => Promise.all([wordsOf(game), stylesOf(game)]);

/** A file of the room does not come. */
export function missed(cause: unknown) {
  console.error(cause);
  fetchAgain();
}

/** Whether it is here; sends for it otherwise. */
export function useRoom(game: string) {
  const ready = hasWordsOf(game) && hasStylesOf(game);
  useEffect(() => {
    if (!ready) enter(game).catch(missed);
  }, [game, ready]);
  return ready;
}
