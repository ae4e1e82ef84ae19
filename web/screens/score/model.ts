// What a score sheet consists of, as the engine describes it, and how one begins. No rule is known here.
import companion from "engine:companion";
import { EMBLEMS } from "../../art/icons.ts";
import { itemAt, valueAt } from "../../lists.ts";
import { type Box, groupsFor, nextPerson, type Person, seated } from "../../store/evening.ts";
import { type Filled, type Player, sheets } from "../../store/sheets.ts";
import { has, t } from "../../store/words.tsx";
import type * as told from "../companion.d.ts";

type When = told.When | null;
/** `members`: flags that are picked in one row */
export type Field = told.Field & { members?: Field[] };
export type Value = told.Field;
export type Tap = told.Tap;
export type About = Omit<told.Sheet, "fields"> & { fields: Field[] };

export const abouts: About[] = companion.sheets;

export const aboutOf = (game: string): About | undefined => abouts.find((about) => about.game === game);

const COLOURS = ["red", "blue", "yellow", "black", "green", "purple"];

/** The colours of the game's box; of boxes whose colours are anybody's choice, all that we can draw. */
export const coloursOf = (about: About) => (about.colours.length ? about.colours : COLOURS);

export const applies = (sheet: Filled, when: When) => !when || sheet.options[when.option] === when.value;

/** The fields that this sheet shows, by section. Those for ties only where a tie stands, the parts of a sum only where
 * it is spelled out.
 * @param open  the sums that are */
export function shownSections(about: About, sheet: Filled, tied: boolean, open: string[] = []) {
  const shown = (field: Field) =>
    applies(sheet, field.when) && (!field.tie || tied) && (!field.part || open.includes(field.part));
  return about.sections
    .filter(({ when }) => applies(sheet, when))
    .map(({ id, brings }) => ({
      id,
      brings,
      fields: gathered(about.fields.filter((one) => one.section === id && shown(one))),
    }))
    .filter(({ fields }) => fields.length > 0);
}

/** Flags of one row as one field that has them as its members. */
function gathered(fields: Field[]) {
  const out: Field[] = [];
  for (const field of fields) {
    const row = field.row && out.find(({ id }) => id === field.row);
    if (row) row.members?.push(field);
    else out.push(field.row ? { ...field, id: field.row, members: [field] } : field);
  }
  return out;
}

/** The sums that parts were filled in for. */
export const spelled = (about: About, sheet: Filled): string[] =>
  about.fields.flatMap(({ id, part }) =>
    part && sheet.players.some((player) => typeof player[id] === "number") ? part : [],
  );

/** @param sums  what parts make, for a sum that nobody typed */
export const valueOf = (player: Player, field: Field, sums: Record<string, number> = {}): number | null => {
  if (field.members) return field.members.filter(({ id }) => player[id]).length;
  const value = player[field.id] || (sums[field.id] ?? player[field.id]);
  return typeof value === "number" ? value : field.first;
};

/** The options that people choose; the others go by the number of players. */
export const chosen = (about: About) => about.options.filter(({ seats }) => !seats);

/** With the values of its options that hold for so many players. */
export function forSeats(about: About, sheet: Filled): Filled {
  const options = { ...sheet.options };
  const holds = ([low, high]: [number, number]) => sheet.players.length >= low && sheet.players.length <= high;
  for (const { id, seats } of about.options) {
    if (!seats || holds(valueAt(seats, String(options[id])))) continue;
    const [value] = Object.entries(seats).find(([, range]) => holds(range)) ?? [];
    if (value !== undefined) options[id] = value;
  }
  return { ...sheet, options };
}

/** Whether anything was filled in yet: an untouched sheet is not a tie. */
export const touched = (about: About, sheet: Filled) =>
  sheet.players.some((player) => about.fields.some((field) => !field.tie && valueOf(player, field) !== field.first));

/** The values after which a tap begins again, at most. */
const ROUND = 2;
/** As many values as can all stand on keys. */
const KEYS = 24;

/** The values of a field that are picked with one tap; null where a number has to be typed. */
export function picks({ kind, low, high, among }: Field): number[] | null {
  if (kind === "choice" && among) return among;
  return kind === "count" && low >= 0 && high - low <= KEYS
    ? Array.from({ length: high - low + 1 }, (_, i) => low + i)
    : null;
}

/** What a tap makes of a field with few values: the next one, and after the last the first; null for all others. */
export function cycled(player: Player, field: Field) {
  if (field.kind !== "count" || field.part || field.high - field.low > ROUND || field.first === null) return null;
  const value = valueOf(player, field) ?? field.low;
  return value >= field.high || value < field.low ? field.low : value + 1;
}

/** What the pad fills in; all else is tapped on the sheet itself. */
export const filled = (player: Player, field: Field) =>
  Boolean(field.members) || (field.kind !== "flag" && cycled(player, field) === null);

/** Where filling in begins. */
export function firstCell(about: About, sheet: Filled) {
  const fields = shownSections(about, sheet, false).flatMap((section) => section.fields);
  const field = fields.find((one) => filled(itemAt(sheet.players, 0), one));
  return field ? { seat: 0, field: field.id } : null;
}

/** What stands in a cell: the word of a choice where it has one, else the number. */
export function valueWord(game: string, field: Field, value: number | null) {
  const key = `${game}-sheet-${field.id}-${value}`;
  return value === null ? "–" : field.kind === "choice" && has(key) ? t(key) : String(value).replace("-", "−");
}

export const withValue = (sheet: Filled, seat: number, field: string, value: number | null): Filled => ({
  ...sheet,
  players: sheet.players.map((player, i) => (i === seat ? { ...player, [field]: value } : player)),
});

/** A flag that one player alone may have goes over, or away. */
export const moved = (sheet: Filled, seat: number, id: string): Filled => ({
  ...sheet,
  players: sheet.players.map((player, i) => ({ ...player, [id]: i === seat && !player[id] ? 1 : 0 })),
});

/** How many may sit at this game, in which colours. */
export const boxOf = (about: About): Box => ({
  colours: coloursOf(about),
  least: about.players[0],
  most: about.players[1],
});

/** An empty sheet: with who plays this evening, else with the people of a sheet. */
export function blankSheet(about: About): Filled {
  const kept = (sheets.peek() ?? []).filter(({ sheet, removed }) => sheet && !removed).map(({ sheet }) => sheet);
  const last = kept.find(({ game }) => game === about.game);
  const people = groupsFor(about.game)[0]?.people ?? (last ?? kept[0])?.players.map(seatOf) ?? [];
  return forSeats(about, {
    game: about.game,
    options: { ...Object.fromEntries(about.options.map(({ id, default: value }) => [id, value])), ...last?.options },
    values: last?.values ?? {},
    players: seated(about.game, people, boxOf(about)),
  });
}

export const bare = ({ name, colour, emblem }: Player): Player => ({ name, colour, emblem });

/** With one player more. */
export const withNext = (about: About, sheet: Filled): Filled => ({
  ...sheet,
  players: [...sheet.players, nextPerson(about.game, sheet.players.map(seatOf), coloursOf(about))],
});

/** With other people, as long as nothing was filled in. */
export const withGroup = (about: About, sheet: Filled, people: readonly Person[]): Filled => ({
  ...sheet,
  players: seated(about.game, people, boxOf(about)),
});

/** A player as the page draws one. */
export const seatOf = ({ name, colour, emblem }: Player) => ({
  name,
  colour: colour ?? "black",
  emblem: emblem !== null && emblem in EMBLEMS ? emblem : null,
  bot: null,
});
