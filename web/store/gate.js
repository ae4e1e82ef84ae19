// The gate: every word from outside (a file, a link, a record of the page's own store) comes in through here. What
// passes is made anew of what is known; names are cut, colours and emblems come from closed lists.
import games from "games:manifest";
import { COLOURS } from "../art/colours.js";
import { EMBLEMS } from "../art/icons.js";
import { isNewer } from "./known.js";

/** @typedef {import("./games.js").Head} Head */
/** @typedef {import("./games.js").Result} Result */
/** @typedef {import("./sheets.js").SheetRecord} SheetRecord */
/** @typedef {import("./sheets.js").Filled} Filled */
/** @typedef {{key: string, args: import("./words.js").Args}} Refusal */

export const SAVE_VERSION = 1;
/** Bytes of a file. */
export const TOO_BIG = 20_000_000;
/** The most letters of a name that somebody types: of a person, a game or a ship. */
export const NAME_LIMIT = 200;
/** The most characters of a text that somebody writes. */
export const TEXT_LIMIT = 1000;
const DEPTH = 24;
const PARTS = 150_000;
const WORD = 200;
const SEATS = 12;

/** @param {any} value @returns {value is Record<string, any>} */
export const isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** @param {any} value @returns {value is string} */
export const isWord = (value) => typeof value === "string" && value.length <= WORD;
export const isWhole = Number.isSafeInteger;
/** @param {unknown} n @returns {n is number} */
export const isTime = (n) => typeof n === "number" && n >= 0 && n <= 8.64e15;

const graphemes = globalThis.Intl?.Segmenter && new Intl.Segmenter(undefined, { granularity: "grapheme" });
// what belongs to the letter before it
const JOINED = /[\p{M}\p{Cs}\u200c-\u200f\ufe0f\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}]/u;

/** A name of a length that can be drawn; no letter is cut in two. @param {string} text @param {number} [limit] in characters */
export function cut(text, limit = NAME_LIMIT) {
  let end = limit;
  if (text.length > end) {
    const near = text.slice(0, 2 * limit);
    if (graphemes) end = graphemes.segment(near).containing(end)?.index ?? end;
    else while (end > 0 && (JOINED.test(letterAt(near, end)) || near[end - 1] === "\u200d")) end -= 1;
  }
  // one letter that is longer than a whole name is none
  return text.slice(0, end || limit).replace(/\p{Cs}/gu, "\ufffd");
}

/** @param {string} text @param {number} at */
const letterAt = (text, at) => String.fromCodePoint(text.codePointAt(at) ?? 0);

/** Whether data is of a depth and a size that can be worked on. @param {any} data */
export function isModest(data) {
  const waiting = [{ holder: [data], depth: 0 }];
  let parts = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const inner = Object.values(next.holder);
    parts += inner.length;
    if (parts > PARTS || next.depth > DEPTH) return false;
    for (const one of inner)
      if (typeof one === "object" && one !== null) waiting.push({ holder: one, depth: next.depth + 1 });
  }
  return true;
}

/** The content of a file. @param {Blob} from @returns {Promise<{content: Record<string, any>} | Refusal>} */
export async function readFile(from) {
  if (from.size > TOO_BIG) return { key: "page-import-big", args: {} };
  try {
    const content = JSON.parse(await from.text());
    if (isRecord(content)) return { content };
  } catch {
    // not ours, or nested deeper than the browser's own reader can go
  }
  return { key: "page-import-foreign", args: {} };
}

/** @param {any} colour @returns {string | null} */
const colourOf = (colour) => (COLOURS.includes(colour) ? colour : null);
/** @param {any} emblem @returns {string | null} */
const emblemOf = (emblem) => (typeof emblem === "string" && Object.hasOwn(EMBLEMS, emblem) ? emblem : null);

/** @param {any} seat @returns {any} null where it is none */
function seatOf(seat) {
  if (!isRecord(seat) || typeof seat.name !== "string") return null;
  const { name, bot = null, colour = null, emblem = null } = seat;
  const known = bot === null || /^\w{1,20}$/.test(bot);
  return known && colour === colourOf(colour) && emblem === emblemOf(emblem)
    ? { name: cut(name), bot, colour, emblem }
    : null;
}

/** @param {any} value */
const isAtoms = (value) => Array.isArray(value) && value.every((one) => isWhole(one) || isWord(one));

/** @param {any} entry @returns {any} null where it is none */
export function entryOf(entry) {
  const { seat, move, args = [], found = [] } = entry ?? {};
  return isWhole(seat) && isWord(move) && isAtoms(args) && isAtoms(found) ? { seat, move, args, found } : null;
}

/** The save of a game, without its log. @param {any} save @returns {{save: any} | Refusal} */
function openingOf(save) {
  if (!isRecord(save) || typeof save.flibuste !== "number") return { key: "page-import-foreign", args: {} };
  if (save.flibuste > SAVE_VERSION || isNewer(/** @type {any} */ (save))) return { key: "page-import-newer", args: {} };
  const { flibuste, game, rules, options = {}, seed, opening = [], position } = save;
  const seats = Array.isArray(save.seats) && save.seats.length <= SEATS ? save.seats.map(seatOf) : [];
  const wrong =
    (!isWord(game) && "game") ||
    (seats.length < 2 && "seats") ||
    (seats.includes(null) && `seats[${seats.indexOf(null)}]`) ||
    (!isWhole(rules) && "rules") ||
    (!isWhole(seed) && "seed") ||
    ((!isRecord(options) || !isModest(options)) && "options") ||
    (!isAtoms(opening) && "opening") ||
    (!isModest(position) && "position");
  if (wrong) return { key: "page-import-damaged", args: { reason: { text: wrong } } };
  const more = position === undefined ? {} : { position };
  return { save: { flibuste, game, rules, seats, options, seed, opening, ...more } };
}

/** A save as a file brings it; that its log obeys the rules is for the engine to prove.
 * @param {any} save @returns {{save: any} | Refusal} */
export function saveOf(save) {
  const taken = openingOf(save);
  if ("key" in taken) return taken;
  const log = Array.isArray(save.log) && isModest(save.log) ? save.log.map(entryOf) : [null];
  return log.includes(null)
    ? { key: "page-import-damaged", args: { reason: { text: `log[${log.indexOf(null)}]` } } }
    : { save: { ...taken.save, log } };
}

/** @param {any} arg an argument of a message */
export const isArg = (arg) =>
  Array.isArray(arg)
    ? arg.every(isArg)
    : isWord(arg) ||
      Number.isFinite(arg) ||
      (isRecord(arg) && (isWhole(arg.seat) || isKey(arg.word) || isWord(arg.text)));
/** @param {any} key */
export const isKey = (key) => typeof key === "string" && /^[a-z][\w-]{0,99}(\.[\w-]{1,40})?$/.test(key);
/** @param {any} line of a score */
const isLine = (line) =>
  isRecord(line) &&
  isKey(line.key) &&
  Number.isFinite(line.points) &&
  (line.rule === null || isWord(line.rule)) &&
  isRecord(line.args) &&
  Object.values(line.args).every(isArg);

/** How a game ended, for so many seats; null where that cannot be said. @param {any} result @param {number} seats @returns {any} */
export function resultOf(result, seats) {
  if (!isRecord(result) || !isModest(result)) return null;
  const { totals, rank, winners, lines, places, sides } = result;
  /** @type {(list: any, fits: (one: any) => boolean) => boolean} */
  const each = (list, fits) => Array.isArray(list) && list.length === seats && list.every(fits);
  const sound =
    each(totals, Number.isFinite) &&
    each(rank, isWhole) &&
    Array.isArray(winners) &&
    winners.length > 0 &&
    winners.every((one) => isWhole(one) && one >= 0 && one < seats) &&
    each(lines, (own) => Array.isArray(own) && own.every(isLine));
  const known = each(places, (own) => Array.isArray(own) && own.every((one) => one === null || isWord(one)));
  const isSeat = (/** @type {any} */ one) => isWhole(one) && one >= 0 && one < seats;
  const teams = Array.isArray(sides) && sides.every((side) => isRecord(side) && isSide(side, isSeat));
  return sound ? { totals, rank, winners, lines, ...(known && { places }), ...(teams && { sides }) } : null;
}

/** @param {any} side @param {(one: any) => boolean} isSeat */
const isSide = ({ name, seats, total }, isSeat) =>
  isWord(name) && Number.isFinite(total) && Array.isArray(seats) && seats.length > 0 && seats.every(isSeat);

/** @param {any} record of a game or a sheet */
const times = ({ created, updated, removed }) => ({
  created: isTime(created) ? created : 0,
  updated: isTime(updated) ? updated : 0,
  removed: isTime(removed) ? removed : null,
});

/** What the store says about a game. A record that makes no sense has no `save` here: it is let out and deleted as it
 * is, `raw`. @param {any} record @returns {Head} */
export function headOf(record) {
  const { id, title, entries, played, learn } = record;
  const taken = openingOf(record.save);
  const newer = "key" in taken && taken.key === "page-import-newer";
  const save = "save" in taken ? taken.save : newer ? laterOf(record.save) : null;
  if (!save) return /** @type {any} */ ({ id, ...times(record), raw: record });
  const result = resultOf(record.result, save.seats.length);
  return {
    id,
    title: typeof title === "string" ? cut(title) : null,
    save,
    ...times(record),
    // who has won is for the log to say: where the record does not, the game is opened as one that goes on
    status: result ? "finished" : "running",
    entries: isWhole(entries) ? entries : 0,
    played: isTime(played) ? played : 0,
    result,
    learn: learn === true,
    ...(newer && { raw: record }),
  };
}

/** What can be shown of a save of a later version. @param {any} save */
function laterOf({ flibuste, game, rules, seats }) {
  const sound = isWord(game) && Array.isArray(seats) && seats.every((seat) => typeof seat?.name === "string");
  return sound ? { flibuste, game, rules, seats: cleaned(seats), options: {} } : null;
}

/** @param {any} player @returns {any} */
function playerOf({ name, colour, emblem, ...fields }) {
  const counts = Object.entries(fields).filter(([field, value]) => isWord(field) && isSmall(value));
  return {
    ...Object.fromEntries(counts),
    name: typeof name === "string" ? cut(name) : "",
    colour: colourOf(colour),
    emblem: emblemOf(emblem),
  };
}

/** @param {any} value */
const isSmall = (value) => value === null || typeof value === "boolean" || Number.isFinite(value) || isWord(value);
/** @param {any} record @param {(value: any) => boolean} fits */
const only = (record, fits) =>
  Object.fromEntries(Object.entries(isRecord(record) ? record : {}).filter(([, value]) => fits(value)));

/** @param {any} sheet @returns {any} null where it is none */
function filledOf(sheet) {
  const { game, options, values, players } = sheet ?? {};
  const sound =
    Object.hasOwn(games, game) &&
    Array.isArray(players) &&
    players.length <= SEATS &&
    players.length &&
    players.every(isRecord);
  if (!sound || !isModest(sheet)) return null;
  return {
    game,
    options: only(options, isSmall),
    values: only(values, Number.isFinite),
    players: players.map(playerOf),
  };
}

/** @param {any} details @param {number} seats @returns {import("./sheets.js").Details} */
function detailsOf(details, seats) {
  const { date, minutes, place, comments, first } = isRecord(details) ? details : {};
  return {
    date: typeof date === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(date) ? date : null,
    minutes: isWhole(minutes) && minutes >= 0 && minutes <= 6000 ? minutes : null,
    place: typeof place === "string" ? cut(place) : "",
    comments: typeof comments === "string" ? cut(comments, TEXT_LIMIT) : "",
    first: isWhole(first) && first >= 0 && first < seats ? first : null,
  };
}

/** A score sheet of a file or of the store; as `headOf`. @param {any} record @returns {SheetRecord} */
export function sheetOf(record) {
  const sheet = filledOf(record?.sheet);
  const past = Array.isArray(record?.past) ? record.past.map(filledOf) : [];
  if (!sheet) return /** @type {any} */ ({ id: record?.id, ...times(record ?? {}), raw: record });
  return {
    id: record.id,
    sheet,
    past: past.filter((/** @type {any} */ one) => one?.game === sheet.game),
    result: resultOf(record.result, sheet.players.length),
    ...(record.details && { details: detailsOf(record.details, sheet.players.length) }),
    ...times(record),
    finished: record.finished === true,
  };
}

/** @param {any} known somebody who has played here @returns {any} null where it is nobody */
export function knownOf(known) {
  if (typeof known?.name !== "string" || !known.name || !colourOf(known.colour)) return null;
  const { name, colour, emblem, last } = known;
  return { name: cut(name), colour, emblem: emblemOf(emblem), last: isTime(last) ? last : 0 };
}

/** How a game was set up last. @param {any} setup @returns {any} null where it was not */
export function setupOf(setup) {
  const seats = Array.isArray(setup?.seats) && setup.seats.length <= SEATS ? setup.seats.map(seatOf) : [null];
  return seats.includes(null) || !isRecord(setup.options) ? null : { seats, options: cleaned(setup.options) };
}

/** Plain data of a place that knows best what it is: words are cut, and what is called a colour or an emblem is one.
 * @param {any} data @param {number} [depth] @returns {any} */
export function cleaned(data, depth = 0) {
  if (typeof data === "string") return cut(data);
  if (typeof data !== "object" || data === null) return data;
  if (depth > DEPTH) return null;
  if (Array.isArray(data)) return data.map((one) => cleaned(one, depth + 1));
  const inner = Object.entries(data).map(([name, value]) => {
    if (name === "colour" && typeof value === "string") return [name, colourOf(value)];
    return [name, name === "emblem" ? emblemOf(value) : cleaned(value, depth + 1)];
  });
  return Object.fromEntries(inner);
}
