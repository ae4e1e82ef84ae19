// What a score sheet consists of, as the engine describes it, and how one begins. No rule is known here.
import companion from "engine:companion";
import { EMBLEMS } from "../../art/icons.js";
import { names } from "../../store/roster.js";
import { sheets } from "../../store/sheets.js";

/** @typedef {import("../../store/sheets.js").Filled} Filled */
/** @typedef {import("../../store/sheets.js").Player} Player */
/** @typedef {{option: string, value: any} | null} When */
/** @typedef {{id: string, section: string, kind: "count" | "flag" | "choice", low: number, high: number, first: number | null, among: number[] | null, steps: number[] | null, when: When, tie: boolean, rule: string}} Field */
/** @typedef {{id: string, kind: "flag" | "choice", default: any, among: any[] | null, rule: string}} Option */
/** @typedef {{id: string, low: number, high: number, first: number, section: string, house: boolean}} Value */
/** @typedef {{game: string, players: [number, number], options: Option[], sections: {id: string, when: When}[], fields: Field[], values: Value[]}} About */

/** @type {About[]} */
export const abouts = companion.sheets;

/** @param {string} game @returns {About | undefined} */
export const aboutOf = (game) => abouts.find((about) => about.game === game);

const COLOURS = ["red", "blue", "yellow", "black", "green", "purple"];

/** @param {Filled} sheet @param {When} when */
const applies = (sheet, when) => !when || sheet.options[when.option] === when.value;

/** The fields that this sheet shows, by section. Those for ties only where a tie stands.
 * @param {About} about @param {Filled} sheet @param {boolean} tied */
export function shownSections(about, sheet, tied) {
  return about.sections
    .filter(({ when }) => applies(sheet, when))
    .map(({ id }) => ({
      id,
      fields: about.fields.filter(
        (field) => field.section === id && applies(sheet, field.when) && (!field.tie || tied),
      ),
    }))
    .filter(({ fields }) => fields.length > 0);
}

/** @param {Player} player @param {Field} field @returns {number | null} */
export const valueOf = (player, field) => {
  const value = player[field.id];
  return typeof value === "number" ? value : field.first;
};

/** @param {Filled} sheet @param {number} seat @param {string} field @param {number | null} value @returns {Filled} */
export const withValue = (sheet, seat, field, value) => ({
  ...sheet,
  players: sheet.players.map((player, i) => (i === seat ? { ...player, [field]: value } : player)),
});

/** @param {Player[]} players */
export const spareColour = (players) =>
  COLOURS.find((colour) => !players.some((player) => player.colour === colour)) ?? null;

/** An empty sheet: with the people of the last one of this game, else with those who have played here.
 * @param {About} about @returns {Filled} */
export function blankSheet(about) {
  const last = sheets.peek()?.find(({ sheet, removed }) => sheet.game === about.game && !removed)?.sheet;
  return {
    game: about.game,
    options: { ...Object.fromEntries(about.options.map(({ id, default: value }) => [id, value])), ...last?.options },
    values: last?.values ?? {},
    players: last ? last.players.map(bare) : strangers(about),
  };
}

/** @param {Player} player @returns {Player} */
export const bare = ({ name, colour, emblem }) => ({ name, colour, emblem });

/** @param {About} about @returns {Player[]} */
function strangers({ players: [least] }) {
  /** @type {Player[]} */
  const out = [];
  for (const known of names.peek().slice(0, least)) {
    const free = !out.some(({ colour }) => colour === known.colour);
    out.push({ name: known.name, colour: free ? known.colour : spareColour(out), emblem: known.emblem });
  }
  while (out.length < least) out.push({ name: "", colour: spareColour(out), emblem: null });
  return out;
}

/** A player as the page draws one. @param {Player} player */
export const seatOf = ({ name, colour, emblem }) => ({
  name,
  colour: colour ?? "black",
  emblem: emblem !== null && emblem in EMBLEMS ? emblem : null,
  bot: null,
});
