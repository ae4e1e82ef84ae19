// What the screens of a game need of its room before they are drawn.
import { useEffect } from "preact/hooks";
import { hasWordsOf, wordsOf } from "../store/words.js";
import { hasStylesOf, stylesOf } from "./later-styles.js";
import { fetchAgain } from "./missing.js";

/** Sends for its words and styles; resolves when they are here. @param {string} game */
export const enter = (game) => Promise.all([wordsOf(game), stylesOf(game)]);

/** A file of the room does not come. @param {unknown} cause */
export function missed(cause) {
  console.error(cause);
  fetchAgain();
}

/** Whether it is here; sends for it otherwise. @param {string} game */
export function useRoom(game) {
  const ready = hasWordsOf(game) && hasStylesOf(game);
  useEffect(() => {
    if (!ready) enter(game).catch(missed);
  }, [game, ready]);
  return ready;
}
