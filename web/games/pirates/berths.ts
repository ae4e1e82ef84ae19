// Where a ship may begin: the zone around her home island, as the engine tells it.
import type { Point } from "../../art/geometry.ts";
import { itemAt } from "../../lists.ts";
import { type Pose, poseFrom, spot } from "./sea.ts";
import type { GameDecision } from "./decisions.d.ts";
import type { View } from "./view.d.ts";

/** `way`: how she is deployed there; `pose`: where she lies then. */
type Berth = { way: [bearing: number, turned: number]; pose: Pose; at: Point };

export const berthsOf = (view: View, { data }: GameDecision): Berth[] =>
  (data?.zone ?? []).map((berth) => {
    const pose = poseFrom(berth.slice(2));
    return { way: [itemAt(berth, 0), itemAt(berth, 1)], pose, at: spot(view, pose[0], pose[1]) };
  });

/** How she is deployed nearest to a point. */
export function berthAt(view: View, decision: GameDecision, [x, y]: Point) {
  const far = ({ at }: Berth) => Math.hypot(at[0] - x, at[1] - y);
  return berthsOf(view, decision).reduce((a, b) => (!a || far(b) < far(a) ? b : a), null as Berth | null)?.way;
}

/** Where she lies before anybody has moved her: as the engine proposes. */
export const berthFor = ({ data }: GameDecision): number[] | null => (data?.berth?.length ? data.berth : null);

/** The zone as a line along which her middle goes. */
export function alongOf(berths: Berth[]) {
  const [first, last] = [berths[0], berths.at(-1)];
  const line = berths.map(({ at: [x, y], way }, i) => {
    const next = way[0] - (berths[i - 1]?.way[0] ?? -360) <= STEP;
    return `${next ? "L" : "M"}${x} ${y}${next ? "" : "h.1"}`;
  });
  const closes = first && last && first !== last && 360 - last.way[0] + first.way[0] <= STEP;
  return line.join("") + (closes ? `L${first.at.join(" ")}` : "");
}

/** Degrees between two berths that are one beside the other. */
const STEP = 5;
