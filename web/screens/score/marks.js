// The pictures beside the rows of a sheet, where the game has one for what is counted.
import games from "games:manifest";
import { draw } from "../../art/draw.js";

/** @type {Record<string, Record<string, string>>} */
const drawn = {};

/** @param {string} game @param {string} field */
export const mark = (game, field) => {
  const picture = (drawn[game] ??= games[game]?.marks?.() ?? {})[field];
  return picture && draw(picture);
};
