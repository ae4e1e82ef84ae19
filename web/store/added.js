// Games from elsewhere: the wheels that a player has picked, kept in a database of their own, and what each said of
// itself when it was added. They are played by an engine that can reach neither the net nor this database.
import { FluentResource } from "@fluent/bundle";
import { openDB } from "idb";
import hello from "engine:hello";
import spaces from "words:spaces";
import { COLOURS } from "../art/colours.js";
import { EngineError, addGames, askAdded } from "./engine.js";
import { WORDS } from "./foreign.js";
import { isModest, isRecord } from "./gate.js";
import { StoreError, storeError, within } from "./trouble.js";
import { MARKS, addWords } from "./words.js";

/** A wheel. `games`: what the engine says of them, with their words.
 * @typedef {{file: string, bytes: ArrayBuffer, games: any[]}} Wheel */

/** Whether there is any is known before the database is asked: nobody else waits for it. */
const FLAG = "flibuste.added";
const TOO_BIG = 5_000_000;
const WHEEL = /^[\w.+]+-[\w.+!]+(-[\w.+]+){3}\.whl$/;

const database = () =>
  within(openDB("flibuste-added", 1, { upgrade: (db) => void db.createObjectStore("wheels", { keyPath: "file" }) }));

/** @returns {Promise<Wheel[]>} */
export const wheels = async () => within((await database()).getAll("wheels"));

/** Brings the games of all wheels to the page. */
export const loadAdded = async () => (await wheels()).forEach(take);

/** @param {Wheel} wheel */
function take({ file, bytes, games }) {
  const sound = games.filter(isGame);
  for (const { name, words } of sound) addWords(name, wordsOf(name, words));
  addGames(sound.map(known), new File([bytes], file));
}

/** Takes a wheel in: proves that it installs and brings a game, and keeps it. @param {File} file @returns {Promise<string[]>} the games' names */
export async function addWheel(file) {
  if (!WHEEL.test(file.name)) throw new StoreError("page-add-foreign");
  if (file.size > TOO_BIG) throw new StoreError("page-add-big");
  let games;
  try {
    ({ games } = await askAdded(file));
  } catch (cause) {
    if (cause instanceof EngineError) throw new StoreError("page-add-refused", { reason: { text: cause.message } });
    throw cause;
  }
  if (!Array.isArray(games) || !games.length || !games.every(isGame)) throw new StoreError("page-add-none");
  const bytes = await file.arrayBuffer();
  try {
    await within((await database()).put("wheels", { file: file.name, bytes, games }));
    localStorage.setItem(FLAG, "1");
  } catch (cause) {
    throw storeError(cause);
  }
  take({ file: file.name, bytes, games });
  return games.map(({ name }) => name);
}

/** Its tables stay: they can be let out, deleted, or opened again once the game is back. @param {string} file */
export async function removeWheel(file) {
  const db = await database();
  await within(db.delete("wheels", file));
  if (!(await within(db.count("wheels")))) localStorage.removeItem(FLAG);
}

/** What such a game says of itself goes into forms and keys. @param {any} game */
function isGame(game) {
  if (!isRecord(game) || !isModest(game) || !/^[a-z]\w{1,30}$/.test(game.name) || game.name in {}) return false;
  const { seats, colours, bots, options, minutes, rules, words } = game;
  const isRange = Array.isArray(seats) && seats.length === 2 && seats.every(Number.isInteger);
  return (
    !hello.games.some((/** @type {any} */ ours) => ours.name === game.name) &&
    !spaces.includes(game.name) &&
    isRange &&
    seats[0] >= 2 &&
    seats[0] <= seats[1] &&
    seats[1] <= 8 &&
    Array.isArray(colours) &&
    colours.length >= seats[1] &&
    colours.every((/** @type {any} */ one) => COLOURS.includes(one)) &&
    Array.isArray(bots) &&
    bots.every((/** @type {any} */ one) => ["random", "easy", "normal", "hard"].includes(one)) &&
    Array.isArray(options) &&
    options.every(isOption) &&
    Number.isInteger(minutes) &&
    Number.isInteger(rules) &&
    isRecord(words) &&
    ["en", "fr"].every((to) => words[to] === undefined || isShort(words[to]))
  );
}

/** @param {any} text */
const isShort = (text) => typeof text === "string" && text.length <= WORDS;

/** @param {any} option */
const isOption = (option) =>
  isRecord(option) &&
  /^\w{1,30}$/.test(option.id) &&
  ["flag", "choice", "seat"].includes(option.kind) &&
  Array.isArray(option.among) &&
  option.among.every((/** @type {any} */ one) => Number.isSafeInteger(one) || /^\w{1,30}$/.test(one)) &&
  (option.seats === null || (Array.isArray(option.seats) && option.seats.every(Number.isInteger)));

/** The game as the page's forms read it: what they do not know is left out. @param {any} game */
const known = ({ name, rules, seats, minutes, colours, bots, options }) => ({
  name,
  rules,
  seats,
  minutes,
  colours,
  reserved: {},
  bots,
  options: options.map((/** @type {any} */ { id, kind, default: standard, among, seats }) => ({
    id,
    kind,
    default: standard,
    among,
    seats,
    rule: null,
  })),
  data: {},
});

/** The most characters of one message, as it is written. */
const MESSAGE = 3000;

/** The messages of a game by language: only its own keys, none too long, and no marks of ours.
 * @param {string} game @param {Record<string, any>} words */
function wordsOf(game, words) {
  /** @param {any} text */
  const read = (text) =>
    new FluentResource(isShort(text) ? text.replace(MARKS, "") : "").body.filter(
      (message) => message.id.startsWith(`${game}-`) && JSON.stringify(message).length <= MESSAGE,
    );
  const en = read(words.en);
  return { en, fr: words.fr ? read(words.fr) : en };
}
