// The pictures beside the rows of a sheet, where the game has one for what is counted.
import { draw } from "../../art/draw.js";
import { ducat, good, treasure } from "../../art/pieces.js";

/** @type {Record<string, Record<string, string>>} */
const MARKS = {
  buccaneer: {
    ducats: ducat(24),
    chest: treasure("chest", 24),
    barrel: treasure("barrel", 24),
    candlestick: treasure("candlestick", 24),
    sabre: treasure("sabre", 24),
  },
  jamaica: { gold: good("gold", 24) },
};

/** @param {string} game @param {string} field */
export const mark = (game, field) => {
  const picture = MARKS[game]?.[field];
  return picture && draw(picture);
};
