// What the shell has to know of Plunder before anything of it is opened.
import { rigging } from "../../art/ships.ts";
import { together } from "../../play/together.ts";
import type { Manifest } from "../manifest.ts";
import { plunder } from "./minis.ts";

export default {
  tile: () => rigging("sloop"),
  mini: plunder,
  state: ({ round, totals, target, over }, sides) => {
    const now = { key: "page-state-plunder", args: { round, target } };
    const sums = together(totals, sides);
    const [ahead, ...more] = sides.filter((_, i) => sums[i] === Math.max(...sums));
    if (over || !ahead || more.length) return [now];
    const who = ahead.map((seat) => ({ seat }));
    return [now, { key: "page-state-plunder-ahead", args: { who, count: who.length } }];
  },
  plain: ["target", "teams", "teams_of_six", "tiles"],
  lesson: {
    seed: 11,
    options: { first_map: true },
    colours: ["red", "blue", "yellow"],
    bots: ["easy", "easy"],
  },
  bgg: 281094,
  face: () => import("./face.ts"),
  setupEditor: () => import("./setup-editor.tsx"),
  physical: () => import("./physical.tsx"),
  tools: () => import("./tools/faces.ts"),
} satisfies Manifest;
