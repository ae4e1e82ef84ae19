// What the shell has to know of Jamaica before it is opened.
import { good } from "../../art/pieces.js";
import { jamaica, jamaicaTile } from "./minis.js";

/** @type {import("../manifest.js").Manifest} */
export default {
  mini: jamaica,
  tile: jamaicaTile,
  state: ({ round, ships, seats }) => {
    const now = { key: "page-state-jamaica", args: { round } };
    const captains = seats.map((/** @type {unknown} */ _, /** @type {number} */ seat) => ({ seat }));
    const home = captains.filter((/** @type {{seat: number}} */ { seat }) => ships[seat].home);
    if (home.length) return [now, { key: "page-state-jamaica-home", args: { who: home, count: home.length } }];
    const furthest = Math.max(...captains.map((/** @type {{seat: number}} */ { seat }) => ships[seat].race));
    const ahead = captains.filter((/** @type {{seat: number}} */ { seat }) => ships[seat].race === furthest);
    return ahead.length > 1 ? [now] : [now, { key: "page-state-jamaica-ahead", args: { who: ahead[0] } }];
  },
  marks: () => ({ gold: good("gold", 24) }),
  plain: ["crew"],
  bgg: 28023,
  lesson: { seed: 5, options: { start: 0 }, colours: ["red", "blue", "yellow"], bots: ["easy", "easy"] },
  face: () => import("./face.js"),
  tools: () => import("./tools/faces.js"),
};
