// The games that there are to play, ours and those from elsewhere.
import manifests from "games:manifest";
import { signal } from "@preact/signals";
import hello from "engine:hello";

/** The games of the engine, as it told them when the app was built: a start waits for none of them. One of ours that has
 * no face yet is not offered. */
export const games = signal(
  /** @type {any[]} */ (hello.games ?? []).filter((/** @type {any} */ game) => manifests[game.name]?.face),
);

/** Whether a save is of rules that this engine does not know yet. @param {{game: unknown, rules: number}} save */
export function isNewer(save) {
  const known = games.value.find((game) => game.name === save.game);
  return Boolean(known) && save.rules > known.rules;
}
