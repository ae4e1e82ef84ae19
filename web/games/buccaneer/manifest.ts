// What the shell has to know of Buccaneer before it is opened.
import { ducat, treasure } from "../../art/pieces.ts";
import { fleetShip } from "../../art/ships.ts";
import type { Manifest } from "../manifest.ts";
import { buccaneer } from "./minis.ts";

export default {
  mini: buccaneer,
  tile: () => fleetShip("BUC-S08"),
  state: ({ ships, seats }) => {
    const taken = { key: "page-state-buccaneer", args: { taken: ships.boarded.length, of: ships.of } };
    const purses = seats.map((seat: { ducats: number | null }) => seat.ducats);
    // closed purses: who leads is not for everybody's eyes
    if (purses.includes(null) || ships.boarded.length === 0) return [taken];
    const most = Math.max(...purses);
    const leaders = purses.flatMap((n: number, seat: number) => (n === most ? [{ seat }] : []));
    return leaders.length > 1 ? [taken] : [taken, { key: "page-state-leads", args: { who: leaders[0], ducats: most } }];
  },
  marks: () => ({
    ducats: ducat(24),
    chest: treasure("chest", 24),
    barrel: treasure("barrel", 24),
    candlestick: treasure("candlestick", 24),
    sabre: treasure("sabre", 24),
  }),
  plain: ["open_crews", "closed_purses", "groups"],
  lesson: { seed: 11, options: { groups: 2, start: 0 }, colours: ["red", "blue", "yellow"], bots: ["easy", "easy"] },
  face: () => import("./face.tsx"),
  setupEditor: () => import("./setup-editor.tsx"),
  physical: () => import("./physical.tsx"),
  tools: () => import("./tools/faces.ts"),
} satisfies Manifest;
