// What people lay on their own table: the districts of the town.
import type { Editor } from "../manifest.ts";
import { TownSheet, firstTown, isTown } from "./town-sheet.tsx";

export default {
  town: {
    Sheet: TownSheet,
    fits: (value) => value === "house" || isTown(value),
    wrong: (value) => !isTown(value),
    house: firstTown,
    count: (value) => value.length,
  },
} satisfies Record<string, Editor>;
