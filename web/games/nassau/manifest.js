// What the shell has to know of Nassau before anything of it is opened.
import { coastline, hill, palm } from "../../art/chart.js";

const ISLE = "M16 80Q22 66 40 62Q58 52 78 56Q108 50 128 66Q144 74 142 86Q130 98 100 96Q70 102 44 96Q20 96 16 80Z";
const FORT =
  '<path fill="var(--lift)" stroke="var(--ink)" stroke-width="1.1" stroke-linejoin="round" d="M66 90V68h5v-5h5v5h5v-5h5v5h5v-5h5v5h5v22ZM80 90V78h7v12M83.5 63V44M83.5 45l13 3.5-13 4"/>';

/** @type {import("../manifest.js").Manifest} */
export default {
  tile: () =>
    `${coastline("tile-nassau", ISLE, [3.5, 8, 13])}${hill(50, 74, 1.6)}${palm(114, 86, 1.6)}${palm(127, 88, 1.2)}${FORT}`,
  tools: () => import("./tools/faces.js"),
};
