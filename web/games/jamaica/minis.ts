// Jamaica, tiny: the course with its ships for the card of a running game, and the island for the game's tile.
import data from "data:jamaica";
import { coastline, hill, palm, rose } from "../../art/chart.ts";
import { tokenOf } from "../../art/colours.ts";
import { polygon, shore } from "../../art/geometry.ts";
import { fleetShip } from "../../art/ships.ts";
import { itemAt } from "../../lists.ts";

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

export function jamaica(view: { ships: { space: number; colour: string }[] }, w = 120, h = 120) {
  const scale = Math.min(w, h) / SIDE;
  const [left, top] = [(w - SIDE * scale) / 2, (h - SIDE * scale) / 2];
  const ships = view.ships.map(({ space, colour }, i) => {
    const before = view.ships.slice(0, i).filter((other) => other.space === space).length;
    const { x, y } = itemAt(spaces, space);
    // on the island's side of the space there is always room
    const inward = Math.hypot(x - 500, y - 500) || 1;
    const k = (before * 62) / inward;
    return `<circle class="mini-ship" data-colour="${tokenOf(colour)}" cx="${x + (500 - x) * k}" cy="${y + (500 - y) * k}" r="42"/>`;
  });
  return `<svg class="mini" viewBox="0 0 ${w} ${h}" aria-hidden="true"><rect class="sea" width="${w}" height="${h}"/><rect fill="url(#sea-lines)" width="${w}" height="${h}"/><g class="mini-chart" transform="translate(${left} ${top}) scale(${scale}) translate(52 52)">${chart()}${ships.join("")}</g></svg>`;
}

/** The island as it is seen from the sea, the course round it, and a ship that is on its way. */
export const jamaicaTile = () =>
  `<path fill="none" stroke="var(--accent)" stroke-width="1.7" stroke-linecap="round" stroke-dasharray=".1 4.6" d="M40 84C-2 70 0 22 54 12S160 16 156 48 130 90 104 95"/>${coastline(
    "tile-isle",
    "M38 45Q42 37 52 38Q60 30 72 33Q86 27 98 32Q110 29 118 36Q130 37 134 46Q130 54 120 54Q112 61 100 58Q90 64 78 59Q66 63 58 57Q42 56 38 45Z",
    [3.5, 8, 13],
  )}${hill(70, 45, 1.5)}${hill(90, 43, 1.9)}${hill(108, 47, 1.3)}${palm(52, 52, 0.9)}${palm(122, 50, 0.9)}${palm(98, 57, 0.9)}<g transform="translate(2 43) scale(.64)">${fleetShip("BUC-S10", 5)}</g>`;
