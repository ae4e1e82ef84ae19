// The games that there are to play, ours and those from elsewhere.
import manifests from "games:manifest";
import { signal } from "@preact/signals";
import hello from "engine:hello";

/** The games of the engine, as it told them when the app was built: a start waits for none of them. One of ours that has
 * no face yet is played with the plain one; a table that no page draws is not offered to be laid. */
export const games = signal(hello.games.map((game) => ({ ...game, lays: Boolean(manifests[game.name]?.setupEditor) })));

/** Whether a save is of rules that this engine does not know yet. */
export function isNewer(save: { game?: unknown; rules?: unknown }) {
  const known = games.value.find((game) => game.name === save.game);
  return known !== undefined && Number(save.rules) > known.rules;
}
