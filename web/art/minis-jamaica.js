// Jamaica, tiny: the course with its ships for the card of a running game, and the island for the game's tile.
import data from "data:jamaica";
import { rose } from "./chart.js";
import { tokenOf } from "./colours.js";
import { polygon, shore } from "./geometry.js";
import { fleetShip } from "./ships.js";

const { spaces, drawing } = data.board;
let island = "";

const theIsland = () =>
  (island ||= [drawing.main_island, ...drawing.islets]
    .map((outline, i) => polygon(shore(outline, { seed: 11 + i, step: 17, amp: i ? 6 : 16, bays: i ? 9 : 46 })))
    .join(""));
const SIDE = 1104;

/** Island, compass and course, in units of the chart. */
const chart = () =>
  `<path class="shallows" d="${theIsland()}"/><path class="shallows" d="${theIsland()}"/><path class="land" d="${theIsland()}"/><g transform="translate(500 490)">${rose(190, { rings: false, winds: 8, lily: false })}</g>${spaces
    .map(({ kind, x, y }) => `<circle class="mini-${kind}" cx="${x}" cy="${y}" r="${kind === "sea" ? 17 : 24}"/>`)
    .join("")}`;

/** @param {{ships: {space: number, colour: string}[]}} view */
export function jamaica(view, w = 120, h = 120) {
  const scale = Math.min(w, h) / SIDE;
  const [left, top] = [(w - SIDE * scale) / 2, (h - SIDE * scale) / 2];
  const ships = view.ships.map(({ space, colour }, i) => {
    const before = view.ships.slice(0, i).filter((other) => other.space === space).length;
    const { x, y } = spaces[space];
    // on the island's side of the space there is always room
    const inward = Math.hypot(x - 500, y - 500) || 1;
    const k = (before * 62) / inward;
    return `<circle class="mini-ship" data-colour="${tokenOf(colour)}" cx="${x + (500 - x) * k}" cy="${y + (500 - y) * k}" r="42"/>`;
  });
  return `<svg class="mini" viewBox="0 0 ${w} ${h}" aria-hidden="true"><rect class="sea" width="${w}" height="${h}"/><rect fill="url(#sea-lines)" width="${w}" height="${h}"/><g class="mini-chart" transform="translate(${left} ${top}) scale(${scale}) translate(52 52)">${chart()}${ships.join("")}</g></svg>`;
}

/** The island, and a ship that is on its way round. */
export const jamaicaTile = () =>
  `<g class="mini-chart" transform="translate(2 2) scale(.108)">${chart()}</g><g transform="translate(64 42) scale(.6)">${fleetShip("BUC-S10", 5)}</g>`;
