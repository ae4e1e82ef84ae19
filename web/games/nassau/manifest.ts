// What the shell has to know of Nassau before anything of it is opened.
import { coastline, hill, palm } from "../../art/chart.ts";
import type { Manifest } from "../manifest.ts";
import { nassau } from "./minis.ts";

const ISLE = "M16 80Q22 66 40 62Q58 52 78 56Q108 50 128 66Q144 74 142 86Q130 98 100 96Q70 102 44 96Q20 96 16 80Z";
const FORT =
  '<path fill="var(--lift)" stroke="var(--ink)" stroke-width="1.1" stroke-linejoin="round" d="M66 90V68h5v-5h5v5h5v-5h5v5h5v-5h5v5h5v22ZM80 90V78h7v12M83.5 63V44M83.5 45l13 3.5-13 4"/>';

export default {
  tile: () =>
    `${coastline("tile-nassau", ISLE, [3.5, 8, 13])}${hill(50, 74, 1.6)}${palm(114, 86, 1.6)}${palm(127, 88, 1.2)}${FORT}`,
  mini: nassau,
  state: ({ round, phase, totals, over }) => {
    const now = { key: `page-state-nassau-${phase}`, args: { round } };
    const most = Math.max(...totals);
    const ahead = totals.flatMap((total: number, seat: number) => (total === most ? [{ seat }] : []));
    return over || ahead.length > 1 ? [now] : [now, { key: "page-state-nassau-ahead", args: { who: ahead[0] } }];
  },
  plain: ["dutchman", "feld_pawn"],
  lesson: {
    seed: 4,
    options: { start: 0, layout: "first_game" },
    colours: ["red", "blue", "yellow"],
    bots: ["easy", "easy"],
  },
  face: () => import("./face.ts"),
  physical: () => import("./physical.tsx"),
  setupEditor: () => import("./setup-editor.tsx"),
  tools: () => import("./tools/faces.ts"),
} satisfies Manifest;
