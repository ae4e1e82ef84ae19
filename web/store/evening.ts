// Who plays this evening: the groups that sat down together, which sheets, new games and tools all ask. A group is noted
// once it plays or is named, not when it is offered. Like the roster it lives in localStorage: losing it costs some typing.
import { signal } from "@preact/signals";
import { emblemOf } from "../art/colours.ts";
import { EMBLEMS } from "../art/icons.ts";
import { cleaned, fieldsOf, isRecord, isTime, isWord } from "./gate.ts";
import { names } from "./roster.ts";

/** Somebody at the table; the name may be empty. */
export type Person = { name: string; colour: string; emblem: string | null };
/** `game`: "" where people were named for the table as such; `table`: the sheet, game or tool that they were noted for */
type Group = { game: string; table: string; at: number; people: Person[] };
/** What a box asks: the colours it has, and how many may sit down. */
export type Box = { colours: string[]; least: number; most: number };

const KEY = "flibuste.evening";
const KEPT = 16;
const EVENING = 8 * 3600_000;
const JUST_NOW = 60_000;

const sound = (group: unknown): group is Group =>
  isRecord(group) &&
  isWord(group.game) &&
  isWord(group.table) &&
  isTime(group.at) &&
  Array.isArray(group.people) &&
  group.people.map(fieldsOf).every(({ name, colour }) => typeof name === "string" && colour);

function stored(): Group[] {
  try {
    const value = cleaned(JSON.parse(localStorage.getItem(KEY) ?? "[]"));
    return Array.isArray(value) ? value.filter(sound).slice(0, KEPT) : [];
  } catch {
    return [];
  }
}

/** The groups of this device, the latest first. */
export const groups = signal(stored());

const together = (people: Person[]) => JSON.stringify(people.map(({ name }) => name.trim().toLocaleLowerCase()).sort());

/** Notes who plays. One alone, against bots, is no group.
 * @param game  "" for the table as such
 * @param table  the sheet, game or tool: whoever sits there now takes the place of who sat there before */
export function sitDown(
  game: string,
  people: readonly { name: string; colour: string | null; emblem: string | null }[],
  table: string = game,
) {
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

const isFresh = (group: Group | undefined) => Boolean(group) && Date.now() - (group as Group).at < EVENING;

/** The groups to be offered for a game, the likeliest first: the last one that played it, then the last one at all. But
 * who was named for the table as such since, or sits here this evening where the game was last played on another, comes
 * before.
 * @param game  "" for the table as such
 * @returns no two of the same people */
export function groupsFor(game: string): Group[] {
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

/** Who sits here this evening and would play this game; null where nobody has sat down yet. */
export const thisEvening = (game: string) => {
  const [group] = groupsFor(game);
  return isFresh(group) ? group : null;
};

/** The colour somebody last had in this game. */
const usual = (game: string, name: string) =>
  name &&
  groups.value
    .find((one) => one.game === game && one.people.some((other) => other.name === name))
    ?.people.find((one) => one.name === name)?.colour;

/** One more at the table, in a colour of the box: the one they had in this game, or where they sat last, if nobody has it;
 * else one that nobody has. Where all are taken a colour comes again, with another emblem.
 * @param coming  whose colours are left to them where there are others */
export function beside(
  game: string,
  { name, colour, emblem }: Person,
  there: readonly Person[],
  colours: string[],
  coming: readonly Person[] = [],
): Person {
  const free = colours.filter((one) => !there.some((other) => other.colour === one));
  const wanted = [usual(game, name), colour].find((one) => one && free.includes(one));
  const spare = free.find((one) => !coming.some((other) => other.colour === one)) ?? free[0];
  const own = wanted ?? spare;
  if (own) return { name, colour: own, emblem };
  const again = colours[there.length % colours.length] ?? colour;
  const taken = there.filter((other) => other.colour === again).map(emblemOf);
  return { name, colour: again, emblem: Object.keys(EMBLEMS).find((one) => !taken.includes(one)) ?? null };
}

/** These people in colours of the box. */
export const inColours = (game: string, people: readonly Person[], colours: string[]): Person[] =>
  people.reduce(
    (there, one, at) => [...there, beside(game, one, there, colours, people.slice(at + 1))],
    [] as Person[],
  );

/** The next one to sit down: the latest who has played here and does not sit there yet, else somebody without a name. */
export function nextPerson(game: string, people: readonly Person[], colours: string[]): Person {
  const known = names.value.find(({ name }) => !people.some((one) => one.name.trim() === name));
  return beside(game, known ?? { name: "", colour: "", emblem: null }, people, colours);
}

/** A group as the box takes it: no more than may sit down, and filled up to the fewest with whom this device knows. */
export function seated(game: string, people: readonly Person[], { colours, least, most }: Box): Person[] {
  let out = inColours(game, people.slice(0, most), colours);
  while (out.length < least) out = [...out, nextPerson(game, out, colours)];
  return out;
}

/** Who plays this game this evening. @param game  "" for the table as such */
export const playersOf = (game: string, box: Box): Person[] => seated(game, groupsFor(game)[0]?.people ?? [], box);
