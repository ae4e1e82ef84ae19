// A hint in words: where a course leads, and what for.
import type { Face } from "../../play/types.ts";
import { shipOf, calledOf } from "./sea.ts";
import type { GameDecision } from "./decisions.d.ts";
import type { GameEvent } from "./events.d.ts";
import type { View } from "./view.d.ts";

/** What a course is good for, as the engine says. */
type Reason = { goal: string; place: string; coins: number; there: boolean };

function args({ goal, place, coins, there }: Reason, view: View) {
  const [kind, id] = place.split(":");
  const ashore = kind === "island";
  const whole = ashore ? null : shipOf(view, id);
  return {
    goal,
    coins,
    there: there ? "yes" : "no",
    island: ashore ? Number(id) + 1 : 0,
    other: whole ? calledOf(whole.ship) : "",
  };
}

export const hint: NonNullable<Face<View, GameEvent, GameDecision>["hint"]> = (
  move,
  decision,
  view,
  _foresight,
  reason,
) => {
  const named = decision.options.some(({ id }) => id === move.join(":"));
  const form = decision.forms.find(({ verb }) => verb === move[0]);
  if (move[0] !== "sail" || !reason) return { said: named || !form ? null : form, why: null };
  const said = { ...args(reason, view), ship: calledOf(String(move[1])) };
  return {
    said: { key: "play-pirates-hint-sail", args: said },
    why: { key: "play-pirates-hint-why", args: said },
  };
};
