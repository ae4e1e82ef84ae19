// What the shell has to know of the Pirates before anything of it is opened.
import { serpent } from "../../art/chart.ts";
import type { Manifest } from "../manifest.ts";
import { pirates } from "./minis.ts";

export default {
  tile: () => serpent(80, 76, 1.8),
  mini: pirates,
  state: ({ begun, round, totals, over, start_gold, players }) => {
    if (!begun) return [{ key: "page-state-pirates-setup", args: {} }];
    const now = { key: "page-state-pirates", args: { round, gold: start_gold } };
    const most = Math.max(...totals);
    const ahead = totals.flatMap((total: number, seat: number) => (total === most ? [{ seat }] : []));
    // whose coins are covered may have more
    const unsure = players.some(({ hidden }: { hidden: number }) => hidden > 0);
    return over || ahead.length > 1 || unsure
      ? [now]
      : [now, { key: "page-state-pirates-ahead", args: { who: ahead[0], n: most } }];
  },
  usual: 2,
  plain: ["build_total", "fleets", "quick", "forts"],
  first: { forts: false },
  lesson: { seed: 10, options: { quick: true }, colours: ["red", "blue"], bots: ["easy"] },
  face: () => import("./face.ts"),
  physical: () => import("./physical.tsx"),
  setupEditor: () => import("./setup-editor.tsx"),
  tools: () => import("./tools/faces.ts"),
} satisfies Manifest;
