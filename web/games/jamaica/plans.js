// What the engine foresees of the options, as ways and stops on the chart. A considered option stands out; the others
// stay in sight, so that they can be weighed against it.

/** @typedef {import("../../play/types.js").BoardProps<import("./view.js").View>} BoardProps */
/** @typedef {import("../../play/types.js").Option} Option */
/** @typedef {import("./words.js").Stop} Stop */
/** @typedef {{icon: string, stop?: Stop}} Step */
/** @typedef {"morning" | "evening" | null} Half  of the day */
/**
 * A move that might be made. `sure`: it is the one that is considered, and has no other way; `fork`: reached by falling back.
 * @typedef {{ship: number, stop: Stop, half: Half, sure: boolean, considered: boolean, fork: boolean}} Move
 */

const MOST = 8;

/** @param {Stop[]} stops the same place by the same way only once @returns {Stop[]} */
const distinct = (stops) => [...new Map(stops.map((stop) => [stop.way.join(), stop])).values()];

/** @param {Omit<Move, "fork">} move @returns {Move[]} the move, and where the ship falls back to if it cannot pay */
function withRetreats(move) {
  const back = distinct(move.stop.short?.back ?? []);
  const retreats = back.map((stop) => ({ ...move, stop, sure: move.sure && back.length === 1, fork: true }));
  return [{ ...move, fork: false }, ...retreats];
}

/** @param {any} card a foreseen card @param {number} ship @returns {Move[]} */
function ofCard({ plans }, ship) {
  return ["morning", "evening"].flatMap((half) => {
    const stops = distinct(
      plans.flatMap((/** @type {Record<string, Step>} */ plan) => (plan[half]?.stop ? [plan[half].stop] : [])),
    );
    return stops
      .slice(0, MOST)
      .flatMap((stop) =>
        withRetreats({ ship, stop, half: /** @type {Half} */ (half), sure: stops.length === 1, considered: true }),
      );
  });
}

/** @param {Pick<BoardProps, "decision" | "foresight" | "considered">} now @returns {Move[]} */
export function movesOf({ decision, foresight, considered }) {
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
