// Which of one's own ships is steered, and where to: picked on the chart or in the panel, kept from step to step.
import { signal, type Signal } from "@preact/signals";
import type { Decision, Foresight, Option } from "../../play/types.ts";
import type { View } from "./view.d.ts";

/** Where a ship can sail: the squares of the way there, the toll of the last step, what would be in reach, and whom one
 * could trade with. `option`: the first step. */
export type Way = { way: string[]; toll: number; at: string[]; trade: number[]; option: Option };

export const helm: Signal<number | null> = signal(null);

/** The squares that are still to be sailed of a way that was chosen as a whole. */
export const course: Signal<{ ship: number; squares: string[] } | null> = signal(null);

/** A ship of one's own is taken in hand. */
export function take(ship: number | null) {
  course.value = null;
  helm.value = ship;
}

/** "ship:4" -> 4 */
export const shipIn = (place: string | null | undefined) =>
  place?.startsWith("ship:") ? Number(place.slice(5)) : null;

export const fleetOf = (view: View, seat: number) => view.ships.filter((one) => one.seat === seat);

/** The ship that is steered at a question: the one that was picked, else the first that may do something, at best sail. */
export function steered(view: View, decision: Decision | null | undefined): number | null {
  if (!decision?.options.some(({ from }) => from)) return null;
  const own = fleetOf(view, decision.seat).map(({ ship }) => ship);
  if (helm.value !== null && own.includes(helm.value)) return helm.value;
  const able = (group: string | null) =>
    own.find((ship) => decision.options.some((one) => one.from === `ship:${ship}` && (!group || one.group === group)));
  return able("sail") ?? able(null) ?? own[0] ?? null;
}

export const waysOf = (decision: Decision, foresight: Foresight, ship: number): Way[] =>
  decision.options
    .filter(({ group, from, barred }) => group === "sail" && from === `ship:${ship}` && !barred)
    .flatMap((option) => {
      const near = { way: [String(option.args.square)], toll: Number(option.args.toll ?? 0), at: [], trade: [] };
      const ways: Omit<Way, "option">[] = foresight?.[option.id]?.ways ?? [near];
      return ways.map((way) => ({ ...way, option }));
    });
