// What the shell has to know of the Pirates before anything of it is opened.
import { serpent } from "../../art/chart.js";

/** @type {import("../manifest.js").Manifest} */
export default {
  tile: () => serpent(80, 76, 1.8),
  tools: () => import("./tools/faces.js"),
};
