// Lines of fire: from each cannon that may be fired to what it may hit.
import { ink } from "../../art/draw.ts";
import { r } from "../../art/geometry.ts";
import { spotOf } from "./places.ts";
import { aboard, bodyOf, shipOf } from "./sea.ts";
import type { GameDecision, GameOption } from "./decisions.d.ts";
import type { View } from "./view.d.ts";

/** Where a cannon stands: on its mast, or amidships. */
function muzzle(view: View, { from, data }: GameOption) {
  const at = spotOf(from, view);
  const ship = from?.startsWith("ship:") ? shipOf(view, from.slice(5)) : null;
  const mast = /^m(\d+)/.exec(data?.gun ?? "");
  const point = ship && mast ? bodyOf(ship.card).masts[Number(mast[1]) - 1] : null;
  return ship && at && point ? aboard(at, ship.heading, point) : at;
}

export function Lines({ view, decision }: { view: View; decision?: GameDecision | null }) {
  const shots = decision?.options.filter(({ group, barred }) => group === "fire" && !barred) ?? [];
  if (!shots.length) return null;
  const lines: Map<string, string> = new Map();
  for (const option of shots) {
    const [a, b] = [muzzle(view, option), spotOf(option.at, view)];
    if (a && b) lines.set(`${option.data?.gun}${option.at}`, `M${r(a[0])} ${r(a[1])}L${r(b[0])} ${r(b[1])}`);
  }
  const d = [...lines.values()].join("");
  return (
    <g
      class="lines"
      aria-hidden="true"
      {...ink(`<path class="shot-case" d="${d}"/><path class="shot-line" d="${d}"/>`)}
    />
  );
}
