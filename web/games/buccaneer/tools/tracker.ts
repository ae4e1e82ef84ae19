// What the silent tracker holds: captures and boardings in their order, by the piece on top, and nothing else. What
// lies covered is known to the engine alone, and said by it only for a boarding.
import { tools } from "../../../screens/tools/all.ts";
import { useKept } from "../../../screens/tools/kept.ts";

type Move = { what: "capture" | "board"; over: string; under: string };

export function useMoves(): [Move[], (moves: Move[]) => void] {
  const [kept, set] = useKept("buccaneer.crews.face", () => ({ moves: [] as Move[] }));
  return [Array.isArray(kept.moves) ? kept.moves : [], (moves) => set({ moves })];
}

/** The question to the engine.
 * @param open  the crew that boards
 * @param needed  the ship's smallest crew */
export function tracked(seats: { colour: string }[], moves: Move[], open: string = "", needed?: number) {
  const asked = tools.find(({ id }) => id === "buccaneer.crews")?.asks.filter(({ kind }) => kind === "flag") ?? [];
  const playing = asked.map(({ id }) => [id, Number(seats.some(({ colour }) => colour === id))]);
  return { ...Object.fromEntries(playing), moves, open, ...(needed && { needed }) };
}
