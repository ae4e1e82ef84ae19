// Which of the own ships is steered: picked on the chart or in the panel, and kept from step to step.
import { signal } from "@preact/signals";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("../../play/types.js").Decision} Decision */

/** @type {import("@preact/signals").Signal<number | null>} */
export const helm = signal(null);

/** "ship:4" -> 4 @param {string | null | undefined} place */
export const shipIn = (place) => (place?.startsWith("ship:") ? Number(place.slice(5)) : null);

/** The ship that is steered at a question: the one that was picked, else one that may still do something.
 * @param {View} view @param {Decision | null | undefined} decision @returns {number | null} */
export function steered(view, decision) {
  if (!decision) return null;
  const own = view.ships.filter(({ seat }) => seat === decision.seat).map(({ ship }) => ship);
  if (helm.value !== null && own.includes(helm.value)) return helm.value;
  const able = own.find((ship) => decision.options.some(({ from }) => from === `ship:${ship}`));
  return able ?? own[0] ?? null;
}
