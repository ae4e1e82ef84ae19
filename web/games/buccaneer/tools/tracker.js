// What the silent tracker holds: captures and boardings in their order, by the piece on top, and nothing else. What
// lies covered is known to the engine alone, and said by it only for a boarding.
import { tools } from "../../../screens/tools/all.js";
import { useKept } from "../../../screens/tools/kept.js";

/** @typedef {{what: "capture" | "board", over: string, under: string}} Move */

/** @returns {[Move[], (moves: Move[]) => void]} */
export function useMoves() {
  const [kept, set] = useKept("buccaneer.crews.face", () => ({ moves: /** @type {Move[]} */ ([]) }));
  return [Array.isArray(kept.moves) ? kept.moves : [], (moves) => set({ moves })];
}

/** The question to the engine. @param {{colour: string}[]} seats @param {Move[]} moves @param {string} [open] the crew that boards @param {number} [needed] the ship's smallest crew */
export function tracked(seats, moves, open = "", needed = undefined) {
  const asked = tools.find(({ id }) => id === "buccaneer.crews")?.asks.filter(({ kind }) => kind === "flag") ?? [];
  const playing = asked.map(({ id }) => [id, Number(seats.some(({ colour }) => colour === id))]);
  return { ...Object.fromEntries(playing), moves, open, ...(needed && { needed }) };
}
