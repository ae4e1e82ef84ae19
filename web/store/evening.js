// Who plays this evening: the groups that sat down together, which sheets, new games and tools all ask. A group is noted
// once it plays or is named, not when it is offered. Like the roster it lives in localStorage: losing it costs some typing.
import { signal } from "@preact/signals";
import { emblemOf } from "../art/colours.js";
import { EMBLEMS } from "../art/icons.js";
import { cleaned, isTime, isWord } from "./gate.js";
import { names } from "./roster.js";

/** Somebody at the table; the name may be empty. @typedef {{name: string, colour: string, emblem: string | null}} Person */
/** `game`: "" where people were named for the table as such; `table`: the sheet, game or tool that they were noted for
 * @typedef {{game: string, table: string, at: number, people: Person[]}} Group */
/** What a box asks: the colours it has, and how many may sit down. @typedef {{colours: string[], least: number, most: number}} Box */

const KEY = "flibuste.evening";
const KEPT = 16;
const EVENING = 8 * 3600_000;
const JUST_NOW = 60_000;

/** @param {any} group */
const sound = (group) =>
  isWord(group?.game) &&
  isWord(group.table) &&
  isTime(group.at) &&
  Array.isArray(group.people) &&
  group.people.every((/** @type {any} */ one) => typeof one?.name === "string" && one.colour);

/** @returns {Group[]} */
function stored() {
  try {
    const value = cleaned(JSON.parse(localStorage.getItem(KEY) ?? "[]"));
    return Array.isArray(value) ? value.filter(sound).slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

/** The groups of this device, the latest first. */
export const groups = signal(stored());

/** @param {Person[]} people */
const together = (people) => JSON.stringify(people.map(({ name }) => name.trim().toLocaleLowerCase()).sort());

/** Notes who plays. One alone, against bots, is no group.
 * @param {string} game "" for the table as such
 * @param {readonly {name: string, colour: string | null, emblem: string | null}[]} people
 * @param {string} [table] the sheet, game or tool: whoever sits there now takes the place of who sat there before */
export function sitDown(game, people, table = game) {
  if (people.length < 2) return;
  const seated = people.map(({ name, colour, emblem }) => ({ name: name.trim(), colour: colour ?? "black", emblem }));
  const who = together(seated);
  const [last] = groups.peek();
  if (
    last?.table === table &&
    Date.now() - last.at < JUST_NOW &&
    JSON.stringify(last.people) === JSON.stringify(seated)
  )
    return;
  const others = groups
    .peek()
    .filter((one) => one.table !== table && !(one.game === game && together(one.people) === who));
  groups.value = [{ game, table, at: Date.now(), people: seated }, ...others].slice(0, KEPT);
  try {
    localStorage.setItem(KEY, JSON.stringify(groups.value));
  } catch {
    // it lives as long as the page
  }
}

/** @param {Group | undefined} group */
const isFresh = (group) => Boolean(group) && Date.now() - /** @type {Group} */ (group).at < EVENING;

/** The groups to be offered for a game, the likeliest first: the last one that played it, then the last one at all. But
 * who was named for the table as such since, or sits here this evening where the game was last played on another, comes
 * before.
 * @param {string} game "" for the table as such @returns {Group[]} no two of the same people */
export function groupsFor(game) {
  const [last] = groups.value;
  if (!last) return [];
  const own = groups.value.find((one) => one.game === game) ?? last;
  const here = isFresh(last) && (last.game === "" || !isFresh(own));
  const found = new Map();
  for (const group of here ? groups.value : [own, ...groups.value]) {
    const who = together(group.people);
    if (!found.has(who)) found.set(who, group);
  }
  return [...found.values()];
}

/** Who sits here this evening and would play this game; null where nobody has sat down yet. @param {string} game */
export const thisEvening = (game) => {
  const [group] = groupsFor(game);
  return isFresh(group) ? group : null;
};

/** The colour somebody last had in this game. @param {string} game @param {string} name */
const usual = (game, name) =>
  name &&
  groups.value
    .find((one) => one.game === game && one.people.some((other) => other.name === name))
    ?.people.find((one) => one.name === name)?.colour;

/** One more at the table, in a colour of the box: the one they had in this game, or where they sat last, if nobody has it;
 * else one that nobody has. Where all are taken a colour comes again, with another emblem.
 * @param {string} game @param {Person} one @param {readonly Person[]} there @param {string[]} colours
 * @param {readonly Person[]} [coming] whose colours are left to them where there are others @returns {Person} */
export function beside(game, { name, colour, emblem }, there, colours, coming = []) {
  const free = colours.filter((one) => !there.some((other) => other.colour === one));
  const wanted = [usual(game, name), colour].find((one) => one && free.includes(one));
  const spare = free.find((one) => !coming.some((other) => other.colour === one)) ?? free[0];
  if (wanted ?? spare) return { name, colour: wanted ?? spare, emblem };
  const again = colours[there.length % colours.length];
  const taken = there.filter((other) => other.colour === again).map(emblemOf);
  return { name, colour: again, emblem: Object.keys(EMBLEMS).find((one) => !taken.includes(one)) ?? null };
}

/** These people in colours of the box. @param {string} game @param {readonly Person[]} people @param {string[]} colours @returns {Person[]} */
export const inColours = (game, people, colours) =>
  people.reduce(
    (there, one, at) => [...there, beside(game, one, there, colours, people.slice(at + 1))],
    /** @type {Person[]} */ ([]),
  );

/** The next one to sit down: the latest who has played here and does not sit there yet, else somebody without a name.
 * @param {string} game @param {readonly Person[]} people @param {string[]} colours @returns {Person} */
export function nextPerson(game, people, colours) {
  const known = names.value.find(({ name }) => !people.some((one) => one.name.trim() === name));
  return beside(game, known ?? { name: "", colour: "", emblem: null }, people, colours);
}

/** A group as the box takes it: no more than may sit down, and filled up to the fewest with whom this device knows.
 * @param {string} game @param {readonly Person[]} people @param {Box} box @returns {Person[]} */
export function seated(game, people, { colours, least, most }) {
  let out = inColours(game, people.slice(0, most), colours);
  while (out.length < least) out = [...out, nextPerson(game, out, colours)];
  return out;
}

/** Who plays this game this evening. @param {string} game "" for the table as such @param {Box} box @returns {Person[]} */
export const playersOf = (game, box) => seated(game, groupsFor(game)[0]?.people ?? [], box);
