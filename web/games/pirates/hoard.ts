// What a captain has brought home, as messages say it.
import { itemAt } from "../../lists.ts";
import type { Said } from "../../play/types.ts";
import type { Island, View } from "./view.d.ts";

/** Whether what a captain has lies in forts too: it is counted with what lies at home. */
export const inForts = ({ islands }: View, seat: number) =>
  islands.some(({ fort }) => fort?.owner === seat && fort.gold.length > 0) ? "yes" : "no";

/** What lies on a home island itself; `hidden`: whether there is more than the viewer knows of. */
export function atHome({ players }: View, { home, coins }: Island) {
  const { gold, in_forts, hidden } = itemAt(players, home ?? 0);
  return { coins: coins.length, gold: gold - in_forts, hidden: hidden > 0 && coins.some(({ card }) => card === null) };
}

/** What is known of somebody's coins, where that is not all. */
export function hoard(view: View, seat: number): Said | null {
  const { coins, gold, hidden } = itemAt(view.players, seat);
  const args = { who: { seat }, coins, gold, forts: inForts(view, seat) };
  return hidden ? { key: "play-pirates-hoard", args } : null;
}
