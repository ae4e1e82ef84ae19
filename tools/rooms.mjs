// What the build finds in the folders of a checkout: the games, the styles of each, the languages and their words.

import { readFile, readdir } from "node:fs/promises";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";

const ROOMS = "engine/flibuste/games";
const PAGES = "web/games";

/** The files or folders in a folder, sorted; none where it is not there.
 * @param {string} folder @param {(one: import("node:fs").Dirent) => boolean} wanted */
async function namesIn(folder, wanted) {
  if (!existsSync(folder)) return [];
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter(wanted)
    .map(({ name }) => name)
    .sort();
}

/** The games: of the engine, whether the page has a folder for them or not, and those of which the page tells the rules.
 * @param {string} root */
export async function gamesHere(root) {
  const played = await namesIn(
    join(root, ROOMS),
    (one) => one.isDirectory() && existsSync(join(root, ROOMS, one.name, "__init__.py")),
  );
  const drawn = await namesIn(join(root, PAGES), (one) => one.isDirectory());
  return [...new Set([...played, ...drawn])].sort();
}

/** Where the styles of a game lie, and their files; a game may have none. @param {string} root @param {string} game */
export async function stylesOf(root, game) {
  const folder = join(root, PAGES, game, "styles");
  return { folder, names: await namesIn(folder, ({ name }) => name.endsWith(".css")) };
}

/** @param {string[]} folders @param {(name: string) => boolean} wanted */
async function pathsIn(folders, wanted) {
  const found = folders.map(async (folder) =>
    (await namesIn(folder, ({ name }) => name.endsWith(".ftl") && wanted(name))).map((name) => join(folder, name)),
  );
  return (await Promise.all(found)).flat();
}

/** The Fluent files without what only a translator reads. @param {string[]} folders @param {(name: string) => boolean} wanted */
async function joined(folders, wanted) {
  const texts = await Promise.all((await pathsIn(folders, wanted)).map((path) => readFile(path, "utf8")));
  // an empty line within a message is followed by an indented one
  return texts.map((text) => text.replace(/^#.*\n/gm, "").replace(/\n{2,}(?=\S)/g, "\n")).join("\n");
}

/** The words of the home screen: those of the page itself, and what the games are called. All others come after it. */
const FIRST = "page.ftl";
/** What comes with the rules. */
const GUIDE = "guide.ftl";
const CORE = "core.ftl";
/** What the build alone reads. */
const OF_LANGUAGE = "language.ftl";

/** @param {string} name */
const ofRules = (name) => name.endsWith("-rules.ftl") || name === GUIDE;

/** @param {string} text @returns {[string, string]} the names of the games, and everything else */
function parted(text) {
  /** @type {[string[], string[]]} */
  const [names, others] = [[], []];
  for (const message of text.split(/\n(?=\S)(?!\})/))
    (/^[a-z]+-(title|tagline) =/.test(message) ? names : others).push(message);
  return [names.join("\n"), others.join("\n")];
}

/** Fluent's words as it holds them when it has read them: a phone need not read them again at every start.
 * @param {string} text */
export const read = (text) => new FluentResource(text).body;

/** The keys of messages, each with those of its attributes. @param {ReturnType<typeof read>} messages */
export const keysOf = (messages) => messages.map(({ id, attributes }) => [id, ...Object.keys(attributes)].join(" "));

/** The words of messages in the order of their keys. @param {ReturnType<typeof read>} messages */
export const wordsOnly = (messages) =>
  messages.flatMap(({ value, attributes }) => [value, ...Object.values(attributes)]);

/** A language: its folder's name, how it is called in itself, and how it writes lists and numbers.
 * @typedef {{ id: string, name: string, locale: string }} Language */

/** What the build alone reads of a language, by key. @param {string} root @param {string} to @returns {Promise<Record<string, string>>} */
export async function wordsOfBuild(root, to) {
  const messages = read(await joined([join(root, "web/words", to)], (name) => name === OF_LANGUAGE));
  return Object.fromEntries(messages.map(({ id, value }) => [id, String(value)]));
}

/** The languages: each has a folder, here and wherever there are words. @param {string} root @returns {Promise<Language[]>} */
export async function languagesHere(root) {
  const ids = await namesIn(join(root, "web/words"), (one) => one.isDirectory());
  return Promise.all(
    ids.map(async (id) => {
      const { "language-name": name, "language-locale": locale } = await wordsOfBuild(root, id);
      if (!name || !locale) throw new Error(`web/words/${id}/${OF_LANGUAGE} lacks language-name or language-locale`);
      return { id, name, locale };
    }),
  );
}

/** The language of whoever speaks none of them: that in which index.html is written. @param {string} root */
export async function standardLanguage(root) {
  const html = await readFile(join(root, "web/index.html"), "utf8");
  const standard = html.match(/<html lang="([^"]+)"/)?.[1];
  if (!standard) throw new Error("web/index.html does not say what language it is in");
  return standard;
}

/** The keys of messages that all languages have, in the same order: they come in a file of their own.
 * @param {string} root @param {string} kind @param {string} [game] */
export async function sharedKeys(root, kind, game) {
  const standard = await standardLanguage(root);
  /** @param {string} to */
  const keys = async (to) => keysOf(read(await wordsIn(root, to, kind, game)));
  const first = await keys(standard);
  for (const { id } of await languagesHere(root)) {
    const others = await keys(id);
    const at = Array.from({ length: Math.max(first.length, others.length) }).findIndex(
      (_, i) => first[i] !== others[i],
    );
    if (at < 0) continue;
    const where = game ? `${kind} of ${game}` : kind;
    throw new Error(`${where}: ${id} has ${others[at] ?? "nothing"} where ${standard} has ${first[at] ?? "nothing"}`);
  }
  return first;
}

/** @param {string} root @param {string} game @param {string} to */
const foldersOf = (root, game, to) => [join(root, ROOMS, game, "locale", to), join(root, PAGES, game, "words", to)];

/** The games whose rules are told. @param {string} root @param {string} to */
export async function toldGames(root, to) {
  const games = await gamesHere(root);
  const files = await Promise.all(games.map((game) => pathsIn(foldersOf(root, game, to), ofRules)));
  return games.filter((_, i) => files[i]?.length);
}

/**
 * The messages of one language. "words": what the home screen says, the names of the games with it; "more": all others,
 * of a game or of none; "rules": the rules of a game.
 * @param {string} root @param {string} to @param {string} kind @param {string} [game]
 */
export async function wordsIn(root, to, kind, game) {
  if (kind === "rules" && game) return joined(foldersOf(root, game, to), ofRules);
  const shared = [join(root, "engine/flibuste/locale", to), join(root, "web/words", to)];
  if (kind === "more") {
    const folders = game ? foldersOf(root, game, to) : shared;
    const apart = [CORE, FIRST, OF_LANGUAGE];
    return parted(await joined(folders, (name) => !ofRules(name) && !apart.includes(name)))[1];
  }
  const rooms = (await gamesHere(root)).flatMap((one) => foldersOf(root, one, to));
  const first = await joined([...shared, ...rooms], (name) => name === CORE || name === FIRST);
  const [names] = parted(await joined(rooms, (name) => !ofRules(name) && name !== FIRST));
  return [first, names].join("\n");
}

/** What the keys of our messages begin with: no game from elsewhere can be called so. @param {string} root @param {string} to */
export async function spaces(root, to) {
  const games = await gamesHere(root);
  const texts = await Promise.all([
    ...["words", "more"].map((kind) => wordsIn(root, to, kind)),
    ...["more", "rules"].flatMap((kind) => games.map((game) => wordsIn(root, to, kind, game))),
  ]);
  return [...new Set(texts.flatMap((text) => read(text).map(({ id }) => id.split("-", 1)[0])))].sort();
}
