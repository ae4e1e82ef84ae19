// Messages put together from two files: the keys, which all languages share, and one language's words.
import type { FluentResource } from "@fluent/bundle";

type Messages = FluentResource["body"];
export type Words = Messages[number]["value"];

/** @param keys  for each message its key, and those of its attributes
 * @param words  in the order of the keys */
export function keyed(keys: string[], words: Words[]): Messages {
  let at = 0;
  return keys.map((line) => {
    const [id, ...named] = line.split(" ");
    const value = words[at++];
    const attributes = Object.fromEntries(named.map((name) => [name, words[at++]]));
    return { id, value, attributes } as Messages[number];
  });
}
