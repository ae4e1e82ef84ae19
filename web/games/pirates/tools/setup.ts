// Pirates laid out, for example: islands in the play area, homes with a ship at their shore, covered coins on the others.
import type { Point } from "../../../art/geometry.ts";
import { itemAt } from "../../../lists.ts";
import { setupOf } from "../../../screens/tools/any/setup.tsx";
import type { Answers } from "./answers.d.ts";
import { captain, lies, put } from "../../../screens/tools/any/lies.ts";

const WIDE = 312;
const EDGE = 4;
/** Half an island, in millimetres. */
const SPREAD = 100;
const SHORE = "M-26 6C-29-10-12-20 4-17S29-6 25 8 6 20-7 18-25 15-26 6Z";
const SHIP = '<path class="hull" d="M-11 2h22l-4 8H-7ZM0-12v13M1-10 9 0H1"/>';
const REEF = '<path class="reef" d="M-7 4-3-4 0 3 4-5 8 4"/>';

const pointOf = (numbers: number[]): Point => [itemAt(numbers, 0), itemAt(numbers, 1)];

function picture({ area, spots, homes, each, terrain }: Answers["pirates.setup"]) {
  const [width, depth] = pointOf(area);
  const places = spots.map(pointOf);
  const scale = WIDE / width;
  // an island keeps its distance from the edge, however wide the sea
  const k = Math.min(1, (SPREAD * scale) / 29);
  const island = ([x, y]: Point, i: number) => {
    const owner = homes.indexOf(i);
    const lying =
      owner < 0
        ? Array.from(
            { length: each },
            (_, at) => `<circle class="coin" cx="${-12 + (at % 2) * 14}" cy="${-6 + Math.floor(at / 2) * 13}" r="6"/>`,
          ).join("")
        : put(-13, -13, captain(owner, 26, String(owner + 1))) +
          put(
            (x * 2 > width ? -1 : 1) * (13 + 18 * k),
            4 + 12 * k,
            `<g transform="scale(${0.4 + k * 0.6})">${SHIP}</g>`,
          );
    return put(
      EDGE + x * scale,
      EDGE + y * scale,
      `<g transform="scale(${k})"><path class="isle${owner < 0 ? "" : " home"}" d="${SHORE}"/>${owner < 0 ? lying : ""}</g>${owner < 0 ? "" : lying}`,
    );
  };
  // one piece of terrain of each player, between the islands
  const reefs = terrain
    ? homes
        .map((home) => itemAt(places, home))
        .map(([x, y]) => put(EDGE + x * scale, EDGE + y * scale + 14 + 22 * k, REEF))
        .join("")
    : "";
  const height = depth * scale;
  return lies(
    WIDE + 2 * EDGE,
    height + 2 * EDGE,
    `<rect class="sea" x="${EDGE}" y="${EDGE}" width="${WIDE}" height="${height}"/>${reefs}${places.map(island).join("")}`,
  );
}

export default setupOf(picture);
