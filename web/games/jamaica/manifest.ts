// What the shell has to know of Jamaica before it is opened.
import { good } from "../../art/pieces.ts";
import type { Manifest } from "../manifest.ts";
import { jamaica, jamaicaTile } from "./minis.ts";

export default {
  mini: jamaica,
  tile: jamaicaTile,
  state: ({ round, ships, seats }) => {
    const now = { key: "page-state-jamaica", args: { round } };
    const captains = seats.map((_: unknown, seat: number) => ({ seat }));
    const home = captains.filter(({ seat }: { seat: number }) => ships[seat].home);
    if (home.length) return [now, { key: "page-state-jamaica-home", args: { who: home, count: home.length } }];
    const furthest = Math.max(...captains.map(({ seat }: { seat: number }) => ships[seat].race));
    const ahead = captains.filter(({ seat }: { seat: number }) => ships[seat].race === furthest);
    return ahead.length > 1 ? [now] : [now, { key: "page-state-jamaica-ahead", args: { who: ahead[0] } }];
  },
  marks: () => ({ gold: good("gold", 24) }),
  plain: ["crew"],
  bgg: 28023,
  lesson: { seed: 5, options: { start: 0 }, colours: ["red", "blue", "yellow"], bots: ["easy", "easy"] },
  face: () => import("./face.ts"),
  setupEditor: () => import("./setup-editor.tsx"),
  physical: () => import("./physical.tsx"),
  tools: () => import("./tools/faces.ts"),
} satisfies Manifest;
