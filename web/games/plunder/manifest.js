// What the shell has to know of Plunder before anything of it is opened.
import { rigging } from "../../art/ships.js";
import { plunder } from "./minis.js";

/** @type {import("../manifest.js").Manifest} */
export default {
  tile: () => rigging("sloop"),
  mini: plunder,
  state: ({ round, totals, target, over }) => {
    const now = { key: "page-state-plunder", args: { round, target } };
    const most = Math.max(...totals);
    const ahead = totals.flatMap((/** @type {number} */ total, /** @type {number} */ seat) =>
      total === most ? [{ seat }] : [],
    );
    return over || ahead.length > 1 ? [now] : [now, { key: "page-state-plunder-ahead", args: { who: ahead[0] } }];
  },
  plain: ["target"],
  lesson: {
    seed: 11,
    options: { first_map: true },
    colours: ["red", "blue", "yellow"],
    bots: ["easy", "easy"],
  },
  bgg: 281094,
  face: () => import("./face.js"),
  tools: () => import("./tools/faces.js"),
};
