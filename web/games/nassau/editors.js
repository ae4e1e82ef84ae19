// What people lay on their own table: the districts of the town.
import { TownSheet, firstTown, isTown } from "./town-sheet.js";

/** @type {Record<string, import("../manifest.js").Editor>} */
export default {
  town: {
    Sheet: TownSheet,
    fits: (value) => value === "house" || isTown(value),
    wrong: (value) => !isTown(value),
    house: firstTown,
    count: (value) => value.length,
  },
};
