// What the shell has to know of Buccaneer before it is opened.
import { ducat, treasure } from "../../art/pieces.js";
import { fleetShip } from "../../art/ships.js";
import { buccaneer } from "./minis.js";

/** @type {import("../manifest.js").Manifest} */
export default {
  mini: buccaneer,
  tile: () => fleetShip("BUC-S08"),
  state: ({ ships, seats }) => {
    const taken = { key: "page-state-buccaneer", args: { taken: ships.boarded.length, of: ships.of } };
    const purses = seats.map((/** @type {{ducats: number | null}} */ seat) => seat.ducats);
    // closed purses: who leads is not for everybody's eyes
    if (purses.includes(null) || ships.boarded.length === 0) return [taken];
    const most = Math.max(...purses);
    const leaders = purses.flatMap((/** @type {number} */ n, /** @type {number} */ seat) =>
      n === most ? [{ seat }] : [],
    );
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
  face: () => import("./face.js"),
  tools: () => import("./tools/faces.js"),
};
