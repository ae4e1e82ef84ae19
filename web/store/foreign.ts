// What a stranger's engine says, on its way to the page: made anew of what has the shape and the size of an answer. Whatever
// is not, is none: `null`, and the engine has failed. It speaks in words of its own games and in those that all games share:
// the app's own messages say what the app has to say, such as that the device has no room left.
import type { Trouble } from "./engine.ts";
import type { Args } from "./args.ts";
import {
  cut,
  entryOf,
  type Fields,
  fieldsOf,
  isArgs,
  isAtoms,
  isKey,
  isModest,
  isRecord,
  isWhole,
  isWord,
  resultOf,
  saveOf,
} from "./gate.ts";

/** The most characters of a text, parts of a view and events of an answer that a page can draw. */
const TEXT = 1000;
const VIEW = 2000;
const EVENTS = 300;
/** The most characters of what a wheel says in one language. */
export const WORDS = 200_000;

/** Plain data with short texts. */
function short(data: unknown, limit: number): unknown {
  if (typeof data === "string") return cut(data, limit);
  if (Array.isArray(data)) return data.map((one) => short(one, limit));
  if (!isRecord(data)) return data;
  const named = Object.entries(data).filter(([name]) => name.length <= 100 && name !== "__proto__");
  return Object.fromEntries(named.map(([name, one]) => [name, short(one, limit)]));
}

/** @returns how many parts it has */
const parts = (data: unknown): number =>
  typeof data === "object" && data !== null ? Object.values(data).reduce<number>((sum, one) => sum + parts(one), 1) : 1;

const isView = (view: unknown) => isRecord(view) && parts(view) <= VIEW;

/** Whether a message is theirs to say. */
type Own = (key: string) => boolean;
const ownOf =
  (games: string[]): Own =>
  (key) => {
    const [space = ""] = key.split("-", 1);
    return ["core", ...games].includes(space);
  };

/** The messages that are named anywhere within. */
function* wordsIn(args: unknown): Generator<string> {
  if (typeof args !== "object" || args === null) return;
  for (const [name, one] of Object.entries(args)) {
    if (name === "word" && typeof one === "string") yield one;
    else yield* wordsIn(one);
  }
}

const isSaid = (said: unknown, own: Own) =>
  isRecord(said) && isKey(said.key) && isArgs(said.args) && [said.key, ...wordsIn(Object.values(said.args))].every(own);
const isMove = (move: unknown) => isAtoms(move) && move.length > 0;
const each = (list: unknown, fits: (one: unknown) => boolean) => Array.isArray(list) && list.every(fits);

const isOption = (option: unknown, own: Own) =>
  isRecord(option) &&
  isSaid(option, own) &&
  isWord(option.id) &&
  isMove(option.move) &&
  isWord(option.group) &&
  [option.from, option.at].every((place) => place === null || isWord(place)) &&
  (option.barred === null || isSaid(option.barred, own)) &&
  (option.leaves === undefined || each(option.leaves, (one) => isSaid(one, own)));

/** @param result  of the shape of one */
const isOwnResult = (result: unknown, own: Own) =>
  each(fieldsOf(result).lines, (lines) => each(lines, (line) => isSaid(line, own)));

/** @param table  a snapshot */
function isTable(table: unknown, own: Own) {
  if (!isRecord(table)) return false;
  const { entries, undoable, turn, decision, viewer, view, open, result, sides } = table;
  const seats = Array.isArray(sides) ? sides.flat().length : 0;
  const isSeat = (one: unknown) => isWhole(one) && one >= 0 && one < seats;
  return (
    [entries, undoable].every((n) => isWhole(n) && n >= 0) &&
    each(sides, (side) => each(side, isSeat)) &&
    isSeat(turn) &&
    (viewer === null || isSeat(viewer)) &&
    isView(view) &&
    (open === null || isView(open)) &&
    (result === null || (resultOf(result, seats) !== null && isOwnResult(result, own))) &&
    (decision === null ||
      (isRecord(decision) &&
        isSaid(decision, own) &&
        isSeat(decision.seat) &&
        isSeat(decision.turn) &&
        each(decision.options, (one) => isOption(one, own)) &&
        each(decision.forms, isRecord)))
  );
}

/** Where a page can write into a view: no list grows out of all bounds by it. @param step  of a path */
const isStep = (step: unknown) => (isWhole(step) ? step >= 0 && step <= VIEW : isWord(step) && step !== "length");
/** @param change  see play/views.ts */
const isChange = (change: unknown) =>
  Array.isArray(change) &&
  each(change[0], isStep) &&
  (change.length < 3 || (isStep(change[1]) && isStep(change[2]) && Array.isArray(change[3])));
const isEvent = (event: unknown, own: Own) =>
  isRecord(event) && isSaid(event, own) && (event.change === undefined || each(event.change, isChange));
const isEvents = (events: unknown, own: Own) =>
  Array.isArray(events) && events.every((one) => isEvent(one, own)) && events.length <= EVENTS;
const isChapter = (one: unknown, own: Own) => isRecord(one) && isEvents(one.events, own) && isWhole(one.turn);

function sound({ entry, save, table, events, chapters, view, move }: Fields, own: Own) {
  return (
    (entry === undefined || entryOf(entry) !== null) &&
    (save === undefined || "save" in saveOf(save)) &&
    (table === undefined || isTable(table, own)) &&
    (events === undefined || isEvents(events, own)) &&
    (chapters === undefined || each(chapters, (one) => isChapter(one, own))) &&
    (view === undefined || isView(view)) &&
    (move === undefined || isMove(move))
  );
}

const KINDS = ["barred", "save", "request", "setup", "position", "untold"];

/** @param own  of the core's messages it may say too what went wrong, and what to do */
function troubleOf(error: unknown, own: Own): Trouble {
  const { kind: told, key, args, text } = fieldsOf(error);
  const kind = KINDS.find((one) => one === told);
  const detail = cut(typeof text === "string" ? text : "", 200);
  const isFault = (word: string) => own(word) || word.startsWith("error-");
  return kind && isSaid({ key, args }, isFault)
    ? { kind, key: String(key), args: args as Args, text: detail }
    : { kind: "bug", key: "error-bug", args: { detail }, text: detail };
}

/** An answer, or the error that it is; null: neither. @param games  of the one who speaks */
export function heard(op: string, text: string, games: string[]): { answer: Fields } | { error: Trouble } | null {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(said) || !isModest(said)) return null;
  if (said.ok !== true) return { error: troubleOf(said.error, ownOf(games)) };
  const answer = fieldsOf(short(said, op === "added" ? WORDS + 1 : TEXT));
  if (!sound(answer, ownOf(games))) return null;
  if (answer.entry) answer.entry = entryOf(answer.entry);
  return { answer };
}
