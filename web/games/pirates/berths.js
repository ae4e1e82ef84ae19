// Where a ship may begin: the zone around her home island, as the engine tells it.
import { spot } from "./sea.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("../../play/types.js").Decision} Decision */
/** @typedef {import("../../art/geometry.js").Point} Point */
/** `way`: how she is deployed there; `pose`: where she lies then. @typedef {{way: number[], pose: number[], at: Point}} Berth */

/** @param {View} view @param {Decision} decision @returns {Berth[]} */
export const berthsOf = (view, { data }) =>
  (data?.zone ?? []).map((/** @type {number[]} */ [bearing, turned, ...pose]) => ({
    way: [bearing, turned],
    pose,
    at: spot(view, pose[0], pose[1]),
  }));

/** How she is deployed nearest to a point. @param {View} view @param {Decision} decision @param {Point} point */
export function berthAt(view, decision, [x, y]) {
  const far = (/** @type {Berth} */ { at }) => Math.hypot(at[0] - x, at[1] - y);
  return berthsOf(view, decision).reduce((a, b) => (!a || far(b) < far(a) ? b : a), /** @type {Berth | null} */ (null))
    ?.way;
}

/** Where she lies before anybody has moved her: as the engine proposes. @param {Decision} decision @returns {number[] | null} */
export const berthFor = ({ data }) => (data?.berth?.length ? data.berth : null);

/** The zone as a line along which her middle goes. @param {Berth[]} berths */
export const alongOf = (berths) =>
  berths
    .map(({ at: [x, y], way }, i) => {
      const next = way[0] - (berths[i - 1]?.way[0] ?? -360) <= STEP;
      return `${next ? "L" : "M"}${x} ${y}${next ? "" : "h.1"}`;
    })
    .join("") +
  (berths.length > 1 && 360 - berths[berths.length - 1].way[0] + berths[0].way[0] <= STEP
    ? `L${berths[0].at.join(" ")}`
    : "");

/** Degrees between two berths that are one beside the other. */
const STEP = 5;
