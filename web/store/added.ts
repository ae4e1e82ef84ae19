// Games from elsewhere: the wheels that a player has picked, kept in a database of their own, and what each said of
// itself when it was added. They are played by an engine that can reach neither the net nor this database.
import { FluentResource } from "@fluent/bundle";
import { openDB } from "idb";
import hello from "engine:hello";
import spaces from "words:spaces";
import { COLOURS } from "../art/colours.ts";
import { unpackedSize } from "../python/archive.ts";
import { languages, standard } from "../spoken.ts";
import { EngineError, addGames, askAdded } from "./engine.ts";
import { WORDS } from "./foreign.ts";
import { type Fields, isModest, isRecord } from "./gate.ts";
import { StoreError, storeError, within } from "./trouble.ts";
import { MARKS, addWords } from "./words.tsx";
import type { Game } from "../play/protocol.d.ts";

/** A wheel. `games`: what the engine says of them, with their words. */
export type Wheel = { file: string; bytes: ArrayBuffer; games: AddedGame[] };
/** A game from elsewhere, with its words by language. */
type AddedGame = Game & { words: Fields };

/** Whether there is any is known before the database is asked: nobody else waits for it. */
const FLAG = "flibuste.added";
const TOO_BIG = 5_000_000;
/** What it may be once it is unpacked, by what the file says itself. */
const UNPACKED = 20_000_000;
const WHEEL = /^[\w.+]+-[\w.+!]+(-[\w.+]+){3}\.whl$/;

const database = () =>
  within(openDB("flibuste-added", 1, { upgrade: (db) => void db.createObjectStore("wheels", { keyPath: "file" }) }));

export const wheels = async (): Promise<Wheel[]> => within((await database()).getAll("wheels"));

/** Brings the games of all wheels to the page. */
export const loadAdded = async () => (await wheels()).forEach(take);

function take({ file, bytes, games }: Wheel) {
  const sound = games.filter(isGame);
  for (const { name, words } of sound) addWords(name, wordsOf(name, words));
  addGames(sound.map(known), new File([bytes], file));
}

/** Takes a wheel in: proves that it installs and brings a game, and keeps it. @returns the games' names */
export async function addWheel(file: File): Promise<string[]> {
  if (!WHEEL.test(file.name)) throw new StoreError("page-add-foreign");
  if (file.size > TOO_BIG) throw new StoreError("page-add-big");
  const bytes = await file.arrayBuffer();
  if (unpackedSize(bytes) > UNPACKED) throw new StoreError("page-add-unpacked", { most: UNPACKED / 1_000_000 });
  let games;
  try {
    ({ games } = await askAdded(file));
  } catch (cause) {
    if (cause instanceof EngineError && cause.late) throw new StoreError("page-add-late", {}, cause);
    if (cause instanceof EngineError) throw new StoreError("page-add-refused", { reason: { text: cause.message } });
    throw cause;
  }
  const taken = Array.isArray(games) && games.map(({ name }) => String(name)).find(isTaken);
  if (taken) throw new StoreError("page-add-name", { name: { text: taken } });
  if (!Array.isArray(games) || !games.length || !games.every(isGame)) throw new StoreError("page-add-none");
  try {
    await within((await database()).put("wheels", { file: file.name, bytes, games }));
    localStorage.setItem(FLAG, "1");
  } catch (cause) {
    throw storeError(cause);
  }
  take({ file: file.name, bytes, games });
  return games.map(({ name }) => name);
}

/** Its tables stay: they can be let out, deleted, or opened again once the game is back. */
export async function removeWheel(file: string) {
  const db = await database();
  await within(db.delete("wheels", file));
  if (!(await within(db.count("wheels")))) localStorage.removeItem(FLAG);
}

const isName = (name: unknown) => typeof name === "string" && /^[a-z]\w{1,30}$/.test(name) && !(name in {});

/** Names by which the page calls what is not a game: its screens, what it keeps. */
const RESERVED = ["flibuste", "home"];
/** By such a name a game would speak in the app's own words, or be taken for a part of it. */
const isTaken = (name: string) =>
  RESERVED.includes(name) || hello.games.some((ours) => ours.name === name) || spaces.some((space) => space === name);

/** What such a game says of itself goes into forms and keys. */
function isGame(game: unknown): game is AddedGame {
  if (!isRecord(game) || !isModest(game) || !isName(game.name)) return false;
  const { seats, colours, bots, options, minutes, rules, words } = game;
  const isRange = Array.isArray(seats) && seats.length === 2 && seats.every(Number.isInteger);
  return (
    !isTaken(String(game.name)) &&
    isRange &&
    seats[0] >= 2 &&
    seats[0] <= seats[1] &&
    seats[1] <= 8 &&
    Array.isArray(colours) &&
    colours.length >= seats[1] &&
    colours.every((one: unknown) => COLOURS.some((known) => known === one)) &&
    Array.isArray(bots) &&
    bots.every((one: unknown) => ["random", "easy", "normal", "hard"].some((known) => known === one)) &&
    Array.isArray(options) &&
    options.every(isOption) &&
    Number.isInteger(minutes) &&
    Number.isInteger(rules) &&
    isRecord(words) &&
    languages.every(({ id }) => words[id] === undefined || isShort(words[id]))
  );
}

const isShort = (text: unknown): text is string => typeof text === "string" && text.length <= WORDS;

const isOption = (option: unknown) =>
  isRecord(option) &&
  /^\w{1,30}$/.test(String(option.id)) &&
  ["flag", "choice", "seat"].some((kind) => kind === option.kind) &&
  Array.isArray(option.among) &&
  option.among.every((one: unknown) => Number.isSafeInteger(one) || /^\w{1,30}$/.test(String(one))) &&
  (option.seats === null || (Array.isArray(option.seats) && option.seats.every(Number.isInteger)));

/** The game as the page's forms read it: what they do not know is left out. */
const known = ({ name, rules, seats, minutes, colours, bots, options }: AddedGame): Game => ({
  name,
  rules,
  seats,
  minutes,
  colours,
  reserved: {},
  bots,
  options: options.map(({ id, kind, default: standard, among, seats }) => ({
    id,
    kind,
    default: standard,
    among,
    seats,
    rule: null,
  })),
  keeps: false,
  lays: false,
  sources: {},
  data: {},
});

/** The most characters of one message, as it is written. */
const MESSAGE = 3000;

/** The messages of a game by language, of one that it lacks in the standard one: only its own keys, none too long, and no marks of ours. */
function wordsOf(game: string, words: Fields) {
  const read = (text: unknown) =>
    new FluentResource(isShort(text) ? text.replace(MARKS, "") : "").body.filter(
      (message) => message.id.startsWith(`${game}-`) && JSON.stringify(message).length <= MESSAGE,
    );
  const usual = read(words[standard]);
  return Object.fromEntries(languages.map(({ id }) => [id, words[id] ? read(words[id]) : usual]));
}
