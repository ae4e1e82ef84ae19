// The ship in hand and the course that is being drawn for her outlive a page that is loaded anew: kept for this tab, by game
// and question. What lies there is only a wish: the engine is asked of it as of any other course.
import type { Leg } from "./plan.ts";

export type Wish = { ship: string; legs: Leg[]; at: number };

const KEY = "flibuste.pirates.course";

export function keep(question: string, ship: string | null, plan: { legs: Leg[]; at: number } | null) {
  try {
    if (ship)
      sessionStorage.setItem(KEY, JSON.stringify({ question, ship, legs: plan?.legs ?? [], at: plan?.at ?? 0 }));
    else sessionStorage.removeItem(KEY);
  } catch {
    // it lives as long as the page
  }
}

/** What was in hand at this question. */
export function recall(question: string): Wish | null {
  try {
    const { question: then, ship, legs, at } = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    if (then !== question || typeof ship !== "string" || !Array.isArray(legs)) return null;
    const plain = legs.filter(isLeg).map(({ heading, letter, mm }) => ({ heading, letter, mm }));
    return { ship, legs: plain, at: Number(at) || 0 };
  } catch {
    return null;
  }
}

const isLeg = (leg: Partial<Leg> | null): leg is Leg =>
  Number.isInteger(leg?.heading) &&
  /^[SL]$/.test(leg?.letter ?? "") &&
  Number.isInteger(leg?.mm) &&
  (leg?.mm ?? -1) >= 0;
