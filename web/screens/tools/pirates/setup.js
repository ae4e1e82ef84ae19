// Pirates laid out, for example: islands in the play area, homes with a ship at their shore, covered coins on the others.
import { setupOf } from "../any/setup.js";
import { captain, lies, put } from "../any/lies.js";

const WIDE = 312;
const EDGE = 4;
const SHORE = "M-26 6C-29-10-12-20 4-17S29-6 25 8 6 20-7 18-25 15-26 6Z";
const SHIP = '<path class="hull" d="M-11 2h22l-4 8H-7ZM0-12v13M1-10 9 0H1"/>';
const REEF = '<path class="reef" d="M-7 4-3-4 0 3 4-5 8 4"/>';

/** @param {any} data */
function picture({ area, spots, homes, each, terrain }) {
  const scale = WIDE / area[0];
  /** @param {[number, number]} spot @param {number} i */
  const island = ([x, y], i) => {
    const owner = homes.indexOf(i);
    const lying =
      owner < 0
        ? Array.from(
            { length: each },
            (_, at) => `<circle class="coin" cx="${-12 + (at % 2) * 14}" cy="${-6 + Math.floor(at / 2) * 13}" r="6"/>`,
          ).join("")
        : put(-14, -14, captain(owner, 28, String(owner + 1))) + put(30, 14, SHIP);
    return put(
      EDGE + x * scale,
      EDGE + y * scale,
      `<path class="isle${owner < 0 ? "" : " home"}" d="${SHORE}"/>${lying}`,
    );
  };
  // one piece of terrain of each player, between the islands
  const reefs = terrain
    ? homes
        .map((/** @type {number} */ at) => put(EDGE + spots[at][0] * scale, EDGE + spots[at][1] * scale + 36, REEF))
        .join("")
    : "";
  const height = area[1] * scale;
  return lies(
    WIDE + 2 * EDGE,
    height + 2 * EDGE,
    `<rect class="sea" x="${EDGE}" y="${EDGE}" width="${WIDE}" height="${height}"/>${reefs}${spots.map(island).join("")}`,
  );
}

export default setupOf(picture);
