// A question that has one answer, or whose answer was agreed across the table: the page gives it, says "Go on", or leaves it what it
// always is, an act of one's own turn.
import type { AnyFace, Decision, Option, Seat, View } from "./types.ts";

type At = { decision: Decision | null; view: View; seats: Seat[] };

/** What becomes of such a question. */
export type Forced = "given" | "seen" | "acted";

/** The one answer that there is: none is composed beside it, and it leaves nothing undone. */
function oneOf({ options, forms }: Decision): Option | null {
  const [one, ...more] = options.filter(({ barred }) => !barred);
  return one && !more.length && !forms.length && !one.leaves ? one : null;
}

/** The one answer of a question of which this becomes, as the table stands. */
export function forced(face: AnyFace, { decision, view, seats }: At, what: Forced) {
  const agreed = what === "given" && decision && face.agreed?.(decision, seats);
  if (agreed) return decision.options.find(({ id, barred }) => id === agreed && !barred) ?? null;
  const one = decision && oneOf(decision);
  return one && (face.forced?.(decision, view, seats) ?? "given") === what ? one : null;
}
