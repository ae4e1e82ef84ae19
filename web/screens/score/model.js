// What a score sheet consists of, as the engine describes it, and how one begins. No rule is known here.
import companion from "engine:companion";
import { EMBLEMS } from "../../art/icons.js";
import { groupsFor, nextPerson, seated } from "../../store/evening.js";
import { sheets } from "../../store/sheets.js";
import { has, t } from "../../store/words.js";

/** @typedef {import("../../store/sheets.js").Filled} Filled */
/** @typedef {import("../../store/sheets.js").Player} Player */
/** @typedef {{option: string, value: any} | null} When */
/** @typedef {{id: string, section: string, kind: "count" | "flag" | "choice", low: number, high: number, first: number | null, among: number[] | null, steps: number[] | null, when: When, tie: boolean, part: string | null, worth: number, row: string | null, members?: Field[], rule: string}} Field  `members`: flags that are picked in one row */
/** @typedef {{id: string, kind: "flag" | "choice", default: any, among: any[] | null, rule: string, seats: Record<string, [number, number]> | null}} Option */
/** @typedef {{id: string, low: number, high: number, first: number | null, section: string, when: When, house: boolean}} Value */
/** @typedef {{id: string, rule: string, changes: {who: "self" | "other", field: string, by: number}[]}} Tap */
/** @typedef {{game: string, players: [number, number], colours: string[], options: Option[], sections: {id: string, when: When, brings: boolean}[], fields: Field[], values: Value[], taps: Tap[]}} About */

/** @type {About[]} */
export const abouts = companion.sheets;

/** @param {string} game @returns {About | undefined} */
export const aboutOf = (game) => abouts.find((about) => about.game === game);

const COLOURS = ["red", "blue", "yellow", "black", "green", "purple"];

/** The colours of the game's box; of boxes whose colours are anybody's choice, all that we can draw. @param {About} about */
export const coloursOf = (about) => (about.colours.length ? about.colours : COLOURS);

/** @param {Filled} sheet @param {When} when */
export const applies = (sheet, when) => !when || sheet.options[when.option] === when.value;

/** The fields that this sheet shows, by section. Those for ties only where a tie stands, the parts of a sum only where
 * it is spelled out.
 * @param {About} about @param {Filled} sheet @param {boolean} tied @param {string[]} [open]  the sums that are */
export function shownSections(about, sheet, tied, open = []) {
  const shown = (/** @type {Field} */ field) =>
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

/** Flags of one row as one field that has them as its members. @param {Field[]} fields */
function gathered(fields) {
  /** @type {Field[]} */
  const out = [];
  for (const field of fields) {
    const row = field.row && out.find(({ id }) => id === field.row);
    if (row) row.members?.push(field);
    else out.push(field.row ? { ...field, id: field.row, members: [field] } : field);
  }
  return out;
}

/** The sums that parts were filled in for. @param {About} about @param {Filled} sheet @returns {string[]} */
export const spelled = (about, sheet) =>
  about.fields.flatMap(({ id, part }) =>
    part && sheet.players.some((player) => typeof player[id] === "number") ? part : [],
  );

/** What the parts of a sum make; null where none was filled in. @param {About} about @param {Player} player @param {string} whole */
function ofParts(about, player, whole) {
  const parts = about.fields.filter(({ id, part }) => part === whole && typeof player[id] === "number");
  return parts.length ? parts.reduce((sum, { id, worth }) => sum + worth * player[id], 0) : null;
}

/** @param {Player} player @param {Field} field @param {About} [about] with which a sum that nobody typed is reckoned from its parts @returns {number | null} */
export const valueOf = (player, field, about) => {
  if (field.members) return field.members.filter(({ id }) => player[id]).length;
  const value = player[field.id] || !about ? player[field.id] : (ofParts(about, player, field.id) ?? player[field.id]);
  return typeof value === "number" ? value : field.first;
};

/** The options that people choose; the others go by the number of players. @param {About} about */
export const chosen = (about) => about.options.filter(({ seats }) => !seats);

/** With the values of its options that hold for so many players. @param {About} about @param {Filled} sheet @returns {Filled} */
export function forSeats(about, sheet) {
  const options = { ...sheet.options };
  const holds = (/** @type {[number, number]} */ [low, high]) =>
    sheet.players.length >= low && sheet.players.length <= high;
  for (const { id, seats } of about.options) {
    if (!seats || holds(seats[options[id]])) continue;
    options[id] = Object.keys(seats).find((value) => holds(seats[value])) ?? options[id];
  }
  return { ...sheet, options };
}

/** Whether anything was filled in yet: an untouched sheet is not a tie. @param {About} about @param {Filled} sheet */
export const touched = (about, sheet) =>
  sheet.players.some((player) => about.fields.some((field) => !field.tie && valueOf(player, field) !== field.first));

/** The values after which a tap begins again, at most. */
const ROUND = 2;
/** As many values as can all stand on keys. */
const KEYS = 24;

/** The values of a field that are picked with one tap; null where a number has to be typed. @param {Field} field @returns {number[] | null} */
export function picks({ kind, low, high, among }) {
  if (kind === "choice" && among) return among;
  return kind === "count" && low >= 0 && high - low <= KEYS
    ? Array.from({ length: high - low + 1 }, (_, i) => low + i)
    : null;
}

/** What a tap makes of a field with few values: the next one, and after the last the first; null for all others.
 * @param {Player} player @param {Field} field */
export function cycled(player, field) {
  if (field.kind !== "count" || field.part || field.high - field.low > ROUND || field.first === null) return null;
  const value = valueOf(player, field) ?? field.low;
  return value >= field.high || value < field.low ? field.low : value + 1;
}

/** What the pad fills in; all else is tapped on the sheet itself. @param {Player} player @param {Field} field */
export const filled = (player, field) =>
  Boolean(field.members) || (field.kind !== "flag" && cycled(player, field) === null);

/** Where filling in begins. @param {About} about @param {Filled} sheet */
export function firstCell(about, sheet) {
  const fields = shownSections(about, sheet, false).flatMap((section) => section.fields);
  const field = fields.find((one) => filled(sheet.players[0], one));
  return field ? { seat: 0, field: field.id } : null;
}

/** What stands in a cell: the word of a choice where it has one, else the number.
 * @param {string} game @param {Field} field @param {number | null} value */
export function valueWord(game, field, value) {
  const key = `${game}-sheet-${field.id}-${value}`;
  return value === null ? "–" : field.kind === "choice" && has(key) ? t(key) : String(value).replace("-", "−");
}

/** What the places of a sheet have brought a seat: points, and why where lines say so.
 * @param {any} result @param {number} seat @returns {Map<string, {points: number, why: string}>} */
export function brought(result, seat) {
  /** @type {Map<string, {points: number, why: string}>} */
  const out = new Map();
  (result?.lines[seat] ?? []).forEach((/** @type {any} */ line, /** @type {number} */ i) => {
    const place = result.places?.[seat]?.[i];
    if (!place) return;
    out.set(place, { points: (out.get(place)?.points ?? 0) + line.points, why: String(line.args?.why ?? "") });
  });
  return out;
}

/** @param {Filled} sheet @param {number} seat @param {string} field @param {number | null} value @returns {Filled} */
export const withValue = (sheet, seat, field, value) => ({
  ...sheet,
  players: sheet.players.map((player, i) => (i === seat ? { ...player, [field]: value } : player)),
});

/** A flag that one player alone may have goes over, or away. @param {Filled} sheet @param {number} seat @param {string} id @returns {Filled} */
export const moved = (sheet, seat, id) => ({
  ...sheet,
  players: sheet.players.map((player, i) => ({ ...player, [id]: i === seat && !player[id] ? 1 : 0 })),
});

/** How many may sit at this game, in which colours. @param {About} about @returns {import("../../store/evening.js").Box} */
export const boxOf = (about) => ({ colours: coloursOf(about), least: about.players[0], most: about.players[1] });

/** An empty sheet: with who plays this evening, else with the people of a sheet.
 * @param {About} about @returns {Filled} */
export function blankSheet(about) {
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

/** @param {Player} player @returns {Player} */
export const bare = ({ name, colour, emblem }) => ({ name, colour, emblem });

/** With one player more. @param {About} about @param {Filled} sheet @returns {Filled} */
export const withNext = (about, sheet) => ({
  ...sheet,
  players: [...sheet.players, nextPerson(about.game, sheet.players.map(seatOf), coloursOf(about))],
});

/** With other people, as long as nothing was filled in. @param {About} about @param {Filled} sheet @param {readonly import("../../store/evening.js").Person[]} people @returns {Filled} */
export const withGroup = (about, sheet, people) => ({ ...sheet, players: seated(about.game, people, boxOf(about)) });

/** A player as the page draws one. @param {Player} player */
export const seatOf = ({ name, colour, emblem }) => ({
  name,
  colour: colour ?? "black",
  emblem: emblem !== null && emblem in EMBLEMS ? emblem : null,
  bot: null,
});
