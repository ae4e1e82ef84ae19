// A small picture for every game that can be scored; those that can be played here have theirs already.
import { coastline, hill, palm, serpent } from "../../art/chart.js";
import { rigging } from "../../art/ships.js";

const ISLE = "M16 80Q22 66 40 62Q58 52 78 56Q108 50 128 66Q144 74 142 86Q130 98 100 96Q70 102 44 96Q20 96 16 80Z";
const FORT =
  '<path fill="var(--lift)" stroke="var(--ink)" stroke-width="1.1" stroke-linejoin="round" d="M66 90V68h5v-5h5v5h5v-5h5v5h5v-5h5v5h5v22ZM80 90V78h7v12M83.5 63V44M83.5 45l13 3.5-13 4"/>';

/** @type {Record<string, () => string>} */
export const TILES = {
  plunder: () => rigging("sloop"),
  nassau: () =>
    `${coastline("tile-nassau", ISLE, [3.5, 8, 13])}${hill(50, 74, 1.6)}${palm(114, 86, 1.6)}${palm(127, 88, 1.2)}${FORT}`,
  pirates: () => serpent(80, 76, 1.8),
};
