// Where a ship may begin: the zone around her home island, as the engine tells it.
import type { Point } from "../../art/geometry.ts";
import { spot } from "./sea.ts";
import type { GameDecision } from "./decisions.d.ts";
import type { View } from "./view.d.ts";

/** `way`: how she is deployed there; `pose`: where she lies then. */
type Berth = { way: number[]; pose: number[]; at: Point };

export const berthsOf = (view: View, { data }: GameDecision): Berth[] =>
  (data?.zone ?? []).map(([bearing, turned, ...pose]) => ({
    way: [bearing, turned],
    pose,
    at: spot(view, pose[0], pose[1]),
  }));

/** How she is deployed nearest to a point. */
export function berthAt(view: View, decision: GameDecision, [x, y]: Point) {
  const far = ({ at }: Berth) => Math.hypot(at[0] - x, at[1] - y);
  return berthsOf(view, decision).reduce((a, b) => (!a || far(b) < far(a) ? b : a), null as Berth | null)?.way;
}

/** Where she lies before anybody has moved her: as the engine proposes. */
export const berthFor = ({ data }: GameDecision): number[] | null => (data?.berth?.length ? data.berth : null);

/** The zone as a line along which her middle goes. */
export const alongOf = (berths: Berth[]) =>
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
