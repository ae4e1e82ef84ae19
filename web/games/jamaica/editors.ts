// What people type in from their own box: the values printed on the characters.
import type { Editor } from "../manifest.ts";
import { ValuesSheet, houseValues, valueObjections } from "./values.tsx";

export default {
  crew_values: {
    Sheet: ValuesSheet,
    fits: (value) => value === "house" || (typeof value === "object" && value !== null && !Array.isArray(value)),
    wrong: (value, data) => valueObjections(value, data).length > 0,
    house: houseValues,
    count: (value) => Object.keys(value).length,
  },
} satisfies Record<string, Editor>;
