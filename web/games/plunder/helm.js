// Which of one's own ships is steered, and where to: picked on the chart or in the panel, kept from step to step.
import { signal } from "@preact/signals";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("../../play/types.js").Decision} Decision */
/** @typedef {import("../../play/types.js").Foresight} Foresight */
/** @typedef {import("../../play/types.js").Option} Option */
/** Where a ship can sail: the squares of the way there, the toll of the last step, what would be in reach, and whom one
 * could trade with. `option`: the first step. @typedef {{way: string[], toll: number, at: string[], trade: number[], option: Option}} Way */

/** @type {import("@preact/signals").Signal<number | null>} */
export const helm = signal(null);

/** The squares that are still to be sailed of a way that was chosen as a whole.
 * @type {import("@preact/signals").Signal<{ship: number, squares: string[]} | null>} */
export const course = signal(null);

/** A ship of one's own is taken in hand. @param {number | null} ship */
export function take(ship) {
  course.value = null;
  helm.value = ship;
}

/** "ship:4" -> 4 @param {string | null | undefined} place */
export const shipIn = (place) => (place?.startsWith("ship:") ? Number(place.slice(5)) : null);

/** @param {View} view @param {number} seat */
export const fleetOf = (view, seat) => view.ships.filter((one) => one.seat === seat);

/** The ship that is steered at a question: the one that was picked, else the first that may do something, at best sail.
 * @param {View} view @param {Decision | null | undefined} decision @returns {number | null} */
export function steered(view, decision) {
  if (!decision?.options.some(({ from }) => from)) return null;
  const own = fleetOf(view, decision.seat).map(({ ship }) => ship);
  if (helm.value !== null && own.includes(helm.value)) return helm.value;
  const able = (/** @type {string | null} */ group) =>
    own.find((ship) => decision.options.some((one) => one.from === `ship:${ship}` && (!group || one.group === group)));
  return able("sail") ?? able(null) ?? own[0] ?? null;
}

/** @param {Decision} decision @param {Foresight} foresight @param {number} ship @returns {Way[]} */
export const waysOf = (decision, foresight, ship) =>
  decision.options
    .filter(({ group, from, barred }) => group === "sail" && from === `ship:${ship}` && !barred)
    .flatMap((option) => {
      const near = { way: [String(option.args.square)], toll: Number(option.args.toll ?? 0), at: [], trade: [] };
      return (foresight?.[option.id]?.ways ?? [near]).map((/** @type {any} */ way) => ({ ...way, option }));
    });
