// What the engine foresees of the options, as ways and stops on the chart. A considered option stands out; the others
// stay in sight, so that they can be weighed against it.
import type { GameDecision } from "./decisions.d.ts";
import type { View } from "./view.d.ts";
import type { Stop } from "./words.ts";

type BoardProps = import("../../play/types.ts").BoardProps<View, GameDecision>;
type Step = { icon: string; stop?: Stop };
/** of the day */
type Half = "morning" | "evening" | null;
/** A move that might be made. `sure`: it is the one that is considered, and has no other way; `fork`: reached by falling back. */
export type Move = { ship: number; stop: Stop; half: Half; sure: boolean; considered: boolean; fork: boolean };

const MOST = 8;

/** @param stops  the same place by the same way only once */
const distinct = (stops: Stop[]): Stop[] => [...new Map(stops.map((stop) => [stop.way.join(), stop])).values()];

/** @returns the move, and where the ship falls back to if it cannot pay */
function withRetreats(move: Omit<Move, "fork">): Move[] {
  const back = distinct(move.stop.short?.back ?? []);
  const retreats = back.map((stop) => ({ ...move, stop, sure: move.sure && back.length === 1, fork: true }));
  return [{ ...move, fork: false }, ...retreats];
}

/** @param card  a foreseen card */
function ofCard({ plans }: { plans: Record<string, Step>[] }, ship: number): Move[] {
  return ["morning", "evening"].flatMap((half) => {
    const stops = distinct(plans.flatMap((plan) => plan[half]?.stop ?? []));
    return stops
      .slice(0, MOST)
      .flatMap((stop) => withRetreats({ ship, stop, half: half as Half, sure: stops.length === 1, considered: true }));
  });
}

export function movesOf({
  decision,
  foresight,
  considered,
}: Pick<BoardProps, "decision" | "foresight" | "considered">): Move[] {
  if (!decision || !foresight) return [];
  const looked = considered ? foresight[considered.id] : null;
  if (looked?.kind === "card") return ofCard(looked, decision.seat);
  const moves = decision.options.flatMap((option) => {
    const seen = foresight[option.id];
    if (option.barred || !(seen?.kind === "stop" || seen?.kind === "ghost")) return [];
    // a considered direction of the Ghost Ship hides the other one: both together would tell nothing
    if (seen.kind === "ghost" && considered && considered.id !== option.id) return [];
    const stops = distinct(seen.stops ?? [seen.stop]);
    const mine = considered?.id === option.id;
    return stops.flatMap((stop) =>
      withRetreats({ ship: seen.ship, stop, half: null, sure: mine && stops.length === 1, considered: mine }),
    );
  });
  // what is considered is drawn last, over the others
  return moves.sort((a, b) => Number(a.considered) - Number(b.considered));
}
