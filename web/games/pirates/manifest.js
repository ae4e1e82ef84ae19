// What the shell has to know of the Pirates before anything of it is opened.
import { serpent } from "../../art/chart.js";
import { pirates } from "./minis.js";

/** @type {import("../manifest.js").Manifest} */
export default {
  tile: () => serpent(80, 76, 1.8),
  mini: pirates,
  state: ({ begun, round, totals, over, start_gold, players }) => {
    if (!begun) return [{ key: "page-state-pirates-setup", args: {} }];
    const now = { key: "page-state-pirates", args: { round, gold: start_gold } };
    const most = Math.max(...totals);
    const ahead = totals.flatMap((/** @type {number} */ total, /** @type {number} */ seat) =>
      total === most ? [{ seat }] : [],
    );
    // whose coins are covered may have more
    const unsure = players.some((/** @type {{hidden: number}} */ { hidden }) => hidden > 0);
    return over || ahead.length > 1 || unsure
      ? [now]
      : [now, { key: "page-state-pirates-ahead", args: { who: ahead[0], n: most } }];
  },
  usual: 2,
  plain: ["build_total", "fleets", "quick", "forts"],
  first: { forts: false },
  lesson: { seed: 9, options: { quick: true }, colours: ["red", "blue"], bots: ["easy"] },
  face: () => import("./face.js"),
  tools: () => import("./tools/faces.js"),
};
