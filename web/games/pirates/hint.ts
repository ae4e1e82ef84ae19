// A hint in words: where a course leads, and what the engine weighed of any advised move.
import type { Face } from "../../play/types.ts";
import { calledOf, shipOf } from "./sea.ts";
import type { GameDecision } from "./decisions.d.ts";
import type { GameEvent } from "./events.d.ts";
import type { View } from "./view.d.ts";

/** What a move is good for, as the engine says: `goal`, and the facts that belong to it (`reasons.py`). */
type Reason = {
  goal: string;
  place?: string;
  there?: boolean;
  own?: boolean;
  ships?: string[];
  win?: number;
  lose?: number;
} & Partial<Record<"coins" | "good" | "roll" | "masts" | "of", number>>;

/** Of the pairs of rolls of two dice. */
const percent = (pairs: number = 0) => Math.round((100 * pairs) / 36);

function args({ place = "", there, own, ships = [], win, lose, ...facts }: Reason, view: View) {
  const [kind, id = ""] = place.split(":");
  const ashore = kind === "island";
  const whole = ashore ? null : shipOf(view, id);
  return {
    ...facts,
    there: there ? "yes" : "no",
    own: own ? "yes" : "no",
    ships,
    n: ships.length,
    percent: percent(win),
    risk: percent(lose),
    island: ashore ? Number(id) + 1 : 0,
    other: whole ? calledOf(whole.ship) : "none",
  };
}

const COURSES = ["sail", "about"];

export const hint: NonNullable<Face<View, GameEvent, GameDecision>["hint"]> = (
  move,
  decision,
  view,
  _foresight,
  reason: Reason | null,
) => {
  const named = decision.options.some(({ id }) => id === move.join(":"));
  const form = decision.forms.find(({ verb }) => verb === move[0]);
  const facts = reason && args(reason, view);
  // a shot at a ship names her itself
  const why = facts && {
    key: "play-pirates-hint-why",
    args: move[0] === "fire" ? { ...facts, other: "none" } : facts,
  };
  const isCourse = why !== null && COURSES.includes(String(move[0])) && typeof move[1] === "string";
  if (!isCourse) return { said: named || !form ? null : form, why };
  return { said: { key: "play-pirates-hint-sail", args: { ...why.args, ship: calledOf(String(move[1])) } }, why };
};
