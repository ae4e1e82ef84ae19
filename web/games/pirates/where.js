// Where things lie, in words: points of the compass, and what is near.
import { t } from "../../store/words.js";
import { bearing, boundsOf, degrees, shipOf, spot } from "./sea.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("../../art/geometry.js").Point} Point */

/** @param {Point} from @param {Point} to */
export const apart = ([x, y], [u, v]) => Math.round(Math.hypot(u - x, v - y));

/** One of eight, counted from north. @param {number} heading */
export const eighth = (heading) => Math.round(heading / 45) % 8;

/** @param {number} heading */
export const pointWord = (heading) => t("play-pirates-point", { point: eighth(heading) });

/** How far something is turned from straight ahead. @param {number} by  degrees, to port below 0 */
export const turnWords = (by) =>
  t("play-pirates-turn-said", { n: Math.abs(by), side: by === 0 ? "on" : by > 0 ? "starboard" : "port" });

/** From here to there: by the compass, in degrees and in millimetres. @param {Point} from @param {Point} to */
export const wayTo = (from, to) =>
  `${pointWord(bearing(from, to))}, ${degrees(bearing(from, to))}, ${apart(from, to)} mm`;

/** Of islands that are only numbers, of berths around one, and of places at sea: where they lie.
 * @param {import("../../play/types.js").Option} option @param {View} view @param {import("../../play/types.js").Decision} decision */
export function sideOf({ group, move, at, from }, view, { args }) {
  if (move[0] === "token") {
    const said = lies(move.slice(1).map(Number), args.event, view);
    return said ? t(said.key, said.args) : "";
  }
  const ship = move[0] === "smoke" && shipOf(view, from?.slice(5));
  if (ship) return wayTo(spot(view, ship.x, ship.y), spot(view, Number(move[1]), Number(move[2])));
  if (group === "deploy" && move.length === 4) return pointWord(Number(move[2]));
  const island = group === "home" || group === "send" ? view.islands[Number(at?.slice(7))] : null;
  if (!island) return "";
  const [x, y, w, h] = boundsOf(view);
  const middle = /** @type {Point} */ ([x + w / 2, y + h / 2]);
  const to = spot(view, island.x, island.y);
  return t("play-pirates-point", { point: apart(middle, to) < w / 8 ? 8 : eighth(bearing(middle, to)) });
}

/** Where a ship has come to lie, for those who do not see the chart. @param {number[]} pose @param {any} ship @param {View} view
 * @returns {import("../../play/types.js").Said | null} */
export function lies([x, y], ship, view) {
  const at = spot(view, x, y);
  const near = view.islands
    .map((one, i) => ({ island: i + 1, to: spot(view, one.x, one.y) }))
    .sort((a, b) => apart(at, a.to) - apart(at, b.to))[0];
  if (!near) return null;
  const args = { ship, far: apart(near.to, at), point: eighth(bearing(near.to, at)), island: near.island };
  return { key: "play-pirates-lies", args };
}
