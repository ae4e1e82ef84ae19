// What the screens of a game need of its room before they are drawn.
import { useEffect } from "preact/hooks";
import { hasWordsOf, wordsOf } from "../store/words.js";

/** Sends for it; resolves when it is here. @param {string} game */
export const enter = (game) => wordsOf(game);

/** A file of the app does not come: the page is loaded again when that can help (early.js). @param {unknown} cause */
export function missed(cause) {
  console.error(cause);
  dispatchEvent(new Event("flibuste-missing"));
}

/** Whether it is here; sends for it otherwise. @param {string} game */
export function useRoom(game) {
  const ready = hasWordsOf(game);
  useEffect(() => {
    if (!ready) enter(game).catch(missed);
  }, [game, ready]);
  return ready;
}
