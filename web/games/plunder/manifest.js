// What the shell has to know of Plunder before anything of it is opened.
import { rigging } from "../../art/ships.js";

/** @type {import("../manifest.js").Manifest} */
export default {
  tile: () => rigging("sloop"),
  bgg: 281094,
  tools: () => import("./tools/faces.js"),
};
