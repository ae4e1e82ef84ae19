// The quiet triumph at the end of a game that was played here: once, over in two seconds, and a tap ends it.
import { move } from "./motion.ts";

let ended = "";

/** The table has just seen this game end. */
export const announce = (id: string) => void (ended = id);

const RISE = [
  { opacity: 0, transform: "translateY(10px)" },
  { opacity: 1, transform: "none" },
];

/** The winner's ship sails in, and the ranking is read from its foot. */
export function triumph(id: string, end: HTMLElement) {
  if (ended !== id) return;
  ended = "";
  const [ship, winner] = [".victor-ship", ".victor-text"].map((it) => end.querySelector(it));
  if (ship) void move(ship, [{ transform: `translateX(-${end.offsetWidth}px)` }, { transform: "none" }], 1500);
  if (winner) void move(winner, RISE, 400, 500);
  const rows = [...end.querySelectorAll(".score tbody tr")].reverse();
  rows.forEach((row, i) => move(row, RISE, 320, 500 + (i * 900) / rows.length));
}
