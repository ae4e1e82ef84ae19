// What a stranger's engine says, on its way to the page: made anew of what has the shape and the size of an answer. Whatever
// is not, is none: `null`, and the engine has failed.
import { cut, entryOf, isArg, isKey, isModest, isRecord, isWhole, isWord, resultOf, saveOf } from "./gate.js";

/** The most characters of a text, parts of a view and events of an answer that a page can draw. */
const TEXT = 1000;
const VIEW = 2000;
const EVENTS = 300;
/** The most characters of what a wheel says in one language. */
export const WORDS = 200_000;

/** Plain data with short texts. @param {any} data @param {number} limit @returns {any} */
function short(data, limit) {
  if (typeof data === "string") return cut(data, limit);
  if (Array.isArray(data)) return data.map((one) => short(one, limit));
  if (!isRecord(data)) return data;
  const named = Object.entries(data).filter(([name]) => name.length <= 100 && name !== "__proto__");
  return Object.fromEntries(named.map(([name, one]) => [name, short(one, limit)]));
}

/** @param {any} data @returns {number} how many parts it has */
const parts = (data) =>
  typeof data === "object" && data !== null ? Object.values(data).reduce((sum, one) => sum + parts(one), 1) : 1;

/** @param {any} view */
const isView = (view) => isRecord(view) && parts(view) <= VIEW;

/** @param {any} args */
const isArgs = (args) => isRecord(args) && Object.values(args).every(isArg);
/** @param {any} said */
const isSaid = (said) => isRecord(said) && isKey(said.key) && isArgs(said.args);
/** @param {any} move */
const isMove = (move) => Array.isArray(move) && move.length > 0 && move.every((one) => isWhole(one) || isWord(one));
/** @param {any} list @param {(one: any) => boolean} fits */
const each = (list, fits) => Array.isArray(list) && list.every(fits);

/** @param {any} option */
const isOption = (option) =>
  isSaid(option) &&
  isWord(option.id) &&
  isMove(option.move) &&
  isWord(option.group) &&
  [option.from, option.at].every((place) => place === null || isWord(place)) &&
  (option.barred === null || isSaid(option.barred)) &&
  (option.leaves === undefined || each(option.leaves, isSaid));

/** @param {any} table a snapshot */
function isTable(table) {
  if (!isRecord(table)) return false;
  const { entries, undoable, turn, decision, viewer, view, open, result, sides } = table;
  const seats = Array.isArray(sides) ? sides.flat().length : 0;
  const isSeat = (/** @type {any} */ one) => isWhole(one) && one >= 0 && one < seats;
  return (
    [entries, undoable].every((n) => isWhole(n) && n >= 0) &&
    each(sides, (side) => each(side, isSeat)) &&
    isSeat(turn) &&
    (viewer === null || isSeat(viewer)) &&
    isView(view) &&
    (open === null || isView(open)) &&
    (result === null || resultOf(result, seats) !== null) &&
    (decision === null ||
      (isSaid(decision) &&
        isSeat(decision.seat) &&
        isSeat(decision.turn) &&
        each(decision.options, isOption) &&
        each(decision.forms, isRecord)))
  );
}

/** Where a page can write into a view: no list grows out of all bounds by it. @param {any} step of a path */
const isStep = (step) => (isWhole(step) ? step >= 0 && step <= VIEW : isWord(step) && step !== "length");
/** @param {any} change see play/views.js */
const isChange = (change) =>
  Array.isArray(change) &&
  each(change[0], isStep) &&
  (change.length < 3 || (isStep(change[1]) && isStep(change[2]) && Array.isArray(change[3])));
/** @param {any} event */
const isEvent = (event) => isSaid(event) && (event.change === undefined || each(event.change, isChange));
/** @param {any} events */
const isEvents = (events) => each(events, isEvent) && events.length <= EVENTS;

/** @param {any} answer */
function sound({ entry, save, table, events, chapters, view, move }) {
  return (
    (entry === undefined || entryOf(entry) !== null) &&
    (save === undefined || "save" in saveOf(save)) &&
    (table === undefined || isTable(table)) &&
    (events === undefined || isEvents(events)) &&
    (chapters === undefined || each(chapters, (one) => isRecord(one) && isEvents(one.events) && isWhole(one.turn))) &&
    (view === undefined || isView(view)) &&
    (move === undefined || isMove(move))
  );
}

const KINDS = ["barred", "save", "request", "setup", "position", "untold"];

/** @param {any} error @returns {import("./engine.js").Trouble} */
function troubleOf(error) {
  const { kind, key, args, text } = isRecord(error) ? error : {};
  const known = KINDS.includes(kind) && isSaid({ key, args });
  const detail = cut(typeof text === "string" ? text : "", 200);
  return known ? { kind, key, args, text: detail } : { kind: "bug", key: "error-bug", args: { detail }, text: detail };
}

/** An answer, or the error that it is; null: neither. @param {string} op @param {string} text
 * @returns {{answer: any} | {error: import("./engine.js").Trouble} | null} */
export function heard(op, text) {
  let said;
  try {
    said = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(said) || !isModest(said)) return null;
  if (said.ok !== true) return { error: troubleOf(said.error) };
  const answer = short(said, op === "added" ? WORDS + 1 : TEXT);
  if (!sound(answer)) return null;
  if (answer.entry) answer.entry = entryOf(answer.entry);
  return { answer };
}
