// Messages put together from two files: the keys, which all languages share, and one language's words.

/** @typedef {import("@fluent/bundle").FluentResource["body"]} Messages */
/** @typedef {Messages[number]["value"]} Words */

/** @param {string[]} keys  for each message its key, and those of its attributes
 * @param {Words[]} words  in the order of the keys @returns {Messages} */
export function keyed(keys, words) {
  let at = 0;
  return keys.map((line) => {
    const [id, ...named] = line.split(" ");
    const value = words[at++];
    const attributes = Object.fromEntries(named.map((name) => [name, words[at++]]));
    return /** @type {Messages[number]} */ ({ id, value, attributes });
  });
}
