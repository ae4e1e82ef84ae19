// The gate: every word from outside (a file, a link, a record of the page's own store) comes in through here. What
// passes is made anew of what is known; names are cut, colours and emblems come from closed lists.
import games from "games:manifest";
import { COLOURS } from "../art/colours.ts";
import { EMBLEMS } from "../art/icons.ts";
import type { Line } from "../play/protocol.d.ts";
import type { Brought, Side } from "../screens/companion.d.ts";
import type { Entry } from "./db.ts";
import type { CarriedOut, Head, Left, Opening, Outdated, Pending, Reckoned, Repair, Undone } from "./games.ts";
import { isNewer } from "./known.ts";
import type { Known, Seat, Setup } from "./roster.ts";
import type { Details, Filled, Player, SheetRecord } from "./sheets.ts";
import type { Arg, Args } from "./args.ts";

export type Refusal = { key: string; args: Args };

/** Of a save: 3 where the table was laid anew in the middle, 2 where a box is on the table, else 1. */
export const SAVE_VERSION = 3;
const WITH_BOX = 2;
/** Of a file that holds several games, each with a version of its own. */
export const FILE_VERSION = 1;
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

export type Fields = Record<string, unknown>;
type Fits<T> = (value: unknown) => value is T;
/** What is filled in, or chosen. */
export type Small = string | number | boolean | null;

export const isRecord = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What a record holds; nothing where it is none. */
export const fieldsOf = (value: unknown): Fields => (isRecord(value) ? value : {});

export const isWord = (value: unknown): value is string => typeof value === "string" && value.length <= WORD;
export const isWhole = (value: unknown): value is number => Number.isSafeInteger(value);
const isNumber = (value: unknown): value is number => Number.isFinite(value);
export const isList = <T>(list: unknown, fits: Fits<T>): list is T[] => Array.isArray(list) && list.every(fits);
export const isTime = (n: unknown): n is number => typeof n === "number" && n >= 0 && n <= 8.64e15;

const graphemes = globalThis.Intl?.Segmenter && new Intl.Segmenter(undefined, { granularity: "grapheme" });
// what belongs to the letter before it
const JOINED = /[\p{M}\p{Cs}\u200c-\u200f\ufe0f\u{1f3fb}-\u{1f3ff}\u{e0020}-\u{e007f}]/u;

/** A name of a length that can be drawn; no letter is cut in two. @param limit  in characters */
export function cut(text: string, limit: number = NAME_LIMIT) {
  let end = limit;
  if (text.length > end) {
    const near = text.slice(0, 2 * limit);
    if (graphemes) end = graphemes.segment(near).containing(end)?.index ?? end;
    else while (end > 0 && (JOINED.test(letterAt(near, end)) || near[end - 1] === "\u200d")) end -= 1;
  }
  // one letter that is longer than a whole name is none
  return text.slice(0, end || limit).replace(/\p{Cs}/gu, "\ufffd");
}

const letterAt = (text: string, at: number) => String.fromCodePoint(text.codePointAt(at) ?? 0);

/** Whether data is of a depth and a size that can be worked on. */
export function isModest(data: unknown) {
  const waiting: { holder: object; depth: number }[] = [{ holder: [data], depth: 0 }];
  let parts = 0;
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const inner: unknown[] = Object.values(next.holder);
    parts += inner.length;
    if (parts > PARTS || next.depth > DEPTH) return false;
    for (const one of inner)
      if (typeof one === "object" && one !== null) waiting.push({ holder: one, depth: next.depth + 1 });
  }
  return true;
}

/** The content of a file. */
export async function readFile(from: Blob): Promise<{ content: Fields } | Refusal> {
  if (from.size > TOO_BIG) return { key: "page-import-big", args: {} };
  try {
    const content: unknown = JSON.parse(await from.text());
    if (isRecord(content)) return { content };
  } catch {
    // not ours, or nested deeper than the browser's own reader can go
  }
  return { key: "page-import-foreign", args: {} };
}

const colourOf = (colour: unknown): string | null => COLOURS.find((one) => one === colour) ?? null;
const emblemOf = (emblem: unknown): string | null =>
  typeof emblem === "string" && Object.hasOwn(EMBLEMS, emblem) ? emblem : null;

/** @returns null where it is none */
function seatOf(seat: unknown): Seat | null {
  if (!isRecord(seat) || typeof seat.name !== "string") return null;
  const { name, bot = null, colour = null, emblem = null, keeps } = seat;
  const isBot = (one: unknown): one is string => typeof one === "string" && /^\w{1,20}$/.test(one);
  if ((bot !== null && !isBot(bot)) || colour !== colourOf(colour) || emblem !== emblemOf(emblem)) return null;
  // a seat without a colour gets one where it is needed
  return { name: cut(name), bot, colour: colour as string, emblem: emblemOf(emblem), ...(keeps === true && { keeps }) };
}

const isAtom = (one: unknown): one is string | number => isWhole(one) || isWord(one);
export const isAtoms = (value: unknown): value is (string | number)[] => isList(value, isAtom);

/** @returns null where it is none */
export function entryOf(entry: unknown): Entry | null {
  const { seat, move, args = [], found = [], position } = fieldsOf(entry);
  if (!isWhole(seat) || !isWord(move) || !isAtoms(args) || !isAtoms(found) || !isModest(position)) return null;
  return { seat, move, args, found, ...(position !== undefined && { position }) };
}

/** The box on the table: which questions it answers. */
const isBox = (box: unknown): box is { from: string[] } =>
  isRecord(box) && isList(box.from, isWord) && box.from.length <= 50;

/** The save of a game, without its log. */
function openingOf(save: unknown): { save: Opening } | Refusal {
  if (!isRecord(save) || typeof save.flibuste !== "number") return { key: "page-import-foreign", args: {} };
  if (save.flibuste > SAVE_VERSION || isNewer(save)) return { key: "page-import-newer", args: {} };
  const { flibuste, game, rules, options = {}, seed, opening = [], position, box } = save;
  const seats = Array.isArray(save.seats) && save.seats.length <= SEATS ? save.seats.map(seatOf) : [];
  const wrong =
    (!isWord(game) && "game") ||
    (seats.length < 2 && "seats") ||
    (seats.includes(null) && `seats[${seats.indexOf(null)}]`) ||
    (!isWhole(rules) && "rules") ||
    (!isWhole(seed) && "seed") ||
    ((!isRecord(options) || !isModest(options)) && "options") ||
    (!isAtoms(opening) && "opening") ||
    (!isModest(position) && "position") ||
    (box !== undefined && (flibuste < WITH_BOX || !isBox(box)) && "box");
  if (wrong) return { key: "page-import-damaged", args: { reason: { text: wrong } } };
  const more = { ...(position !== undefined && { position }), ...(isBox(box) && { box: { from: box.from } }) };
  return { save: { flibuste, game, rules, seats, options, seed, opening, ...more } as Opening };
}

/** A save as a file brings it; that its log obeys the rules is for the engine to prove. */
export function saveOf(save: unknown): { save: Opening & { log: Entry[] } } | Refusal {
  const taken = openingOf(save);
  if ("key" in taken) return taken;
  const { log: told } = fieldsOf(save);
  const log = Array.isArray(told) && isModest(told) ? told.map(entryOf) : [null];
  const entries = log.filter((one) => one !== null);
  return entries.length < log.length
    ? { key: "page-import-damaged", args: { reason: { text: `log[${log.indexOf(null)}]` } } }
    : { save: { ...taken.save, log: entries } };
}

/** @param arg  an argument of a message */
export const isArg = (arg: unknown): arg is Arg =>
  Array.isArray(arg)
    ? arg.every(isArg)
    : isWord(arg) || isNumber(arg) || (isRecord(arg) && (isWhole(arg.seat) || isKey(arg.word) || isWord(arg.text)));
export const isArgs = (args: unknown): args is Args => isRecord(args) && Object.values(args).every(isArg);
export const isKey = (key: unknown): key is string =>
  typeof key === "string" && /^[a-z][\w-]{0,99}(\.[\w-]{1,40})?$/.test(key);
/** @param line  of a score */
const isLine = (line: unknown): line is Line =>
  isRecord(line) &&
  isKey(line.key) &&
  isNumber(line.points) &&
  (line.rule === null || isWord(line.rule)) &&
  isArgs(line.args);
const isLines = (own: unknown): own is Line[] => isList(own, isLine);

const isPlace = (one: unknown): one is string | null => one === null || isWord(one);
const isPlaces = (own: unknown): own is (string | null)[] => isList(own, isPlace);
const isBrought = (one: unknown): one is Brought => isRecord(one) && isNumber(one.points) && isWord(one.why);
const isAll = <T>(own: unknown, fits: Fits<T>): own is Record<string, T> =>
  isRecord(own) && Object.values(own).every(fits);
const areBrought = (own: unknown): own is Record<string, Brought> => isAll(own, isBrought);
const areSums = (own: unknown): own is Record<string, number> => isAll(own, isNumber);

/** How a game ended, for so many seats; null where that cannot be said. */
export function resultOf(result: unknown, seats: number): Reckoned | null {
  if (!isRecord(result) || !isModest(result)) return null;
  const { totals, rank, winners, lines, places, brought, sums, sides } = result;
  const each = <T>(list: unknown, fits: Fits<T>): list is T[] => isList(list, fits) && list.length === seats;
  const isSeat = (one: unknown): one is number => isWhole(one) && one >= 0 && one < seats;
  const isSide = (side: unknown): side is Side =>
    isRecord(side) && isWord(side.name) && isNumber(side.total) && isList(side.seats, isSeat) && side.seats.length > 0;
  if (!each(totals, isNumber) || !each(rank, isWhole) || !each(lines, isLines)) return null;
  if (!isList(winners, isSeat) || !winners.length) return null;
  return {
    totals,
    rank,
    winners,
    lines,
    ...(each(places, isPlaces) && { places }),
    ...(each(brought, areBrought) && { brought }),
    ...(each(sums, areSums) && { sums }),
    ...(isList(sides, isSide) && { sides }),
  };
}

/** @param record  of a game or a sheet */
const times = ({ created, updated, removed }: Fields) => ({
  created: isTime(created) ? created : 0,
  updated: isTime(updated) ? updated : 0,
  removed: isTime(removed) ? removed : null,
});

/** @returns null where it is none, or of another length of the log */
function pendingOf(pending: unknown, entries: number): Pending | null {
  if (!isRecord(pending) || pending.entries !== entries || !isModest(pending)) return null;
  const { option, found, partial } = pending;
  const isThrown = (one: unknown): one is string | number | null => one === null || isAtom(one);
  if (!isWord(option) && !(isAtoms(option) && option.length > 0)) return null;
  return isAtoms(found) && isList(partial, isThrown) ? { entries, option, found, partial } : null;
}

/** What is left of a log is the engine's to read. */
const isLeft = (left: unknown): left is Left =>
  isRecord(left) &&
  isWhole(left.entries) &&
  isWhole(left.questions) &&
  (left.likest === null || isWord(left.likest)) &&
  (left.goes_on === null || isAtoms(left.goes_on));

/** @returns null where it is none, or of another length of the log */
function repairOf(repair: unknown, entries: number): Repair | null {
  const { from, before, left, pending, carried } = fieldsOf(repair);
  if (!isWhole(from) || from > entries || !Array.isArray(before) || !isList(left, isLeft) || !isModest(repair))
    return null;
  const log = before.map(entryOf);
  // what was answered last may not have been looked at yet
  const now = left.at(-1)?.entries ?? -1;
  if (log.includes(null) || now < from || now > entries || now < entries - 1) return null;
  const all = from + log.length;
  const came = carriedOf(carried) ?? { entries: all, events: 0 };
  return { from, before: log as Entry[], left, pending: pendingOf(pending, all), carried: came };
}

/** @returns null where it is none, or of another length of the log */
function outdatedOf(outdated: unknown, many: number): Outdated | null {
  const { from, before, pending, carried, entries, ticked } = fieldsOf(outdated);
  if (!isWhole(from) || !isWhole(entries) || !isWhole(ticked) || !Array.isArray(before) || !isModest(outdated))
    return null;
  const [log, came] = [before.map(entryOf).filter((one) => one !== null), carriedOf(carried)];
  if (log.length < before.length || !came || from < 0 || from > entries || entries > many) return null;
  return { from, before: log, pending: pendingOf(pending, from + log.length), carried: came, entries, ticked };
}

/** @returns null where it is none */
function carriedOf(carried: unknown): CarriedOut | null {
  const { entries, events, redone } = fieldsOf(carried);
  const isCount = (one: unknown): one is number => isWhole(one) && one >= 0;
  return isCount(entries) && isCount(events) ? { entries, events, ...(isCount(redone) && { redone }) } : null;
}

/** @param entries  of the log without it */
function undoneOf(undone: unknown, entries: number): Undone | null {
  if (!isRecord(undone) || !Array.isArray(undone.log) || !isModest(undone.log)) return null;
  const log = undone.log.map(entryOf).filter((one) => one !== null);
  if (log.length < undone.log.length) return null;
  return { log, pending: pendingOf(undone.pending, entries + log.length) };
}

/** What the store says about a game. A record that makes no sense has no `save` here: it is let out and deleted as it
 * is, `raw`. */
export function headOf(kept: unknown): Head {
  const record = fieldsOf(kept);
  const { title, entries, played, learn } = record;
  const id = record.id as string;
  const many = isWhole(entries) ? entries : 0;
  const pending = pendingOf(record.pending, many);
  const repair = repairOf(record.repair, many);
  const carried = carriedOf(record.carried);
  const undone = undoneOf(record.undone, many);
  const outdated = outdatedOf(record.outdated, many);
  const taken = openingOf(record.save);
  const newer = "key" in taken && taken.key === "page-import-newer";
  const save = "save" in taken ? taken.save : newer ? laterOf(record.save) : null;
  if (!save) return { id, ...times(record), raw: record } as Head;
  const result = resultOf(record.result, save.seats.length);
  return {
    id,
    title: typeof title === "string" ? cut(title) : null,
    save,
    ...times(record),
    // who has won is for the log to say: where the record does not, the game is opened as one that goes on
    status: result ? "finished" : "running",
    entries: many,
    played: isTime(played) ? played : 0,
    result,
    learn: learn === true,
    ...(pending && { pending }),
    ...(repair && { repair }),
    ...(carried && { carried }),
    ...(undone && { undone }),
    ...(outdated && { outdated }),
    ...((record.elsewhere === "given" || record.elsewhere === "coming") && { elsewhere: record.elsewhere }),
    ...(newer && { raw: record }),
  };
}

/** What can be shown of a save of a later version. */
function laterOf(save: unknown) {
  const { flibuste, game, rules, seats } = fieldsOf(save);
  const isNamed = (seat: unknown): seat is Seat => typeof fieldsOf(seat).name === "string";
  const sound = isWord(game) && isList(seats, isNamed);
  return sound ? ({ flibuste, game, rules, seats: cleaned(seats), options: {} } as Opening) : null;
}

function playerOf({ name, colour, emblem, ...fields }: Fields): Player {
  const counts = Object.entries(only(fields, isSmall)).filter(([field]) => isWord(field));
  return {
    ...Object.fromEntries(counts),
    name: typeof name === "string" ? cut(name) : "",
    colour: colourOf(colour),
    emblem: emblemOf(emblem),
  };
}

const isSmall = (value: unknown): value is Small =>
  value === null || typeof value === "boolean" || isNumber(value) || isWord(value);
const only = <T>(record: unknown, fits: Fits<T>) =>
  Object.fromEntries(Object.entries(fieldsOf(record)).filter((entry): entry is [string, T] => fits(entry[1])));

/** @returns null where it is none */
function filledOf(sheet: unknown): Filled | null {
  const { game, options, values, players } = fieldsOf(sheet);
  if (typeof game !== "string" || !Object.hasOwn(games, game)) return null;
  if (!isList(players, isRecord) || players.length > SEATS || !players.length || !isModest(sheet)) return null;
  return {
    game,
    options: only(options, isSmall),
    values: only(values, isNumber),
    players: players.map(playerOf),
  };
}

function detailsOf(details: unknown, seats: number): Details {
  const { date, minutes, place, comments, first } = fieldsOf(details);
  return {
    date: typeof date === "string" && /^\d{4}-\d\d-\d\dT\d\d:\d\d$/.test(date) ? date : null,
    minutes: isWhole(minutes) && minutes >= 0 && minutes <= 6000 ? minutes : null,
    place: typeof place === "string" ? cut(place) : "",
    comments: typeof comments === "string" ? cut(comments, TEXT_LIMIT) : "",
    first: isWhole(first) && first >= 0 && first < seats ? first : null,
  };
}

/** A score sheet of a file or of the store; as `headOf`. */
export function sheetOf(kept: unknown): SheetRecord {
  const record = fieldsOf(kept);
  const id = record.id as string;
  const sheet = filledOf(record.sheet);
  const past = Array.isArray(record.past) ? record.past.map(filledOf) : [];
  if (!sheet) return { id, ...times(record), raw: kept } as SheetRecord;
  return {
    id,
    sheet,
    past: past.filter((one) => one?.game === sheet.game) as Filled[],
    result: resultOf(record.result, sheet.players.length),
    ...(Boolean(record.details) && { details: detailsOf(record.details, sheet.players.length) }),
    ...times(record),
    finished: record.finished === true,
  };
}

/** @param known  somebody who has played here
 * @returns null where it is nobody */
export function knownOf(known: unknown): Known | null {
  const { name, colour: given, emblem, last } = fieldsOf(known);
  const colour = colourOf(given);
  if (typeof name !== "string" || !name || !colour) return null;
  return { name: cut(name), colour, emblem: emblemOf(emblem), last: isTime(last) ? last : 0 };
}

/** How a game was set up last. @returns null where it was not */
export function setupOf(setup: unknown): Setup | null {
  const { seats: told, options, box } = fieldsOf(setup);
  const seats = Array.isArray(told) && told.length <= SEATS ? told.map(seatOf) : [null];
  if (seats.includes(null) || !isRecord(options)) return null;
  return {
    seats: seats as Seat[],
    options: fieldsOf(cleaned(options)),
    ...(isBox(box) && { box: { from: box.from } }),
  };
}

/** Plain data of a place that knows best what it is: words are cut, and what is called a colour or an emblem is one. */
export function cleaned(data: unknown, depth: number = 0): unknown {
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
