// Lines of fire: from each cannon that may be fired to what it may hit.
import { ink } from "../../art/draw.js";
import { r } from "../../art/geometry.js";
import { html } from "../../parts/html.js";
import { spotOf } from "./places.js";
import { aboard, bodyOf, shipOf } from "./sea.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("../../play/types.js").Option} Option */

/** Where a cannon stands: on its mast, or amidships. @param {View} view @param {Option} option */
function muzzle(view, { from, data }) {
  const at = spotOf(from, view);
  const ship = from?.startsWith("ship:") ? shipOf(view, from.slice(5)) : null;
  const mast = /^m(\d+)/.exec(data?.gun ?? "");
  const point = ship && mast ? bodyOf(ship.card).masts[Number(mast[1]) - 1] : null;
  return ship && at && point ? aboard(at, ship.heading, point) : at;
}

/** @param {{view: View, decision?: import("../../play/types.js").Decision | null}} props */
export function Lines({ view, decision }) {
  const shots = decision?.options.filter(({ group, barred }) => group === "fire" && !barred) ?? [];
  if (!shots.length) return null;
  /** @type {Map<string, string>} */
  const lines = new Map();
  for (const option of shots) {
    const [a, b] = [muzzle(view, option), spotOf(option.at, view)];
    if (a && b) lines.set(`${option.data?.gun}${option.at}`, `M${r(a[0])} ${r(a[1])}L${r(b[0])} ${r(b[1])}`);
  }
  const d = [...lines.values()].join("");
  return html`<g
    class="lines"
    aria-hidden="true"
    ...${ink(`<path class="shot-case" d="${d}"/><path class="shot-line" d="${d}"/>`)}
  />`;
}
