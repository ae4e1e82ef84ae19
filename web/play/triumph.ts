// The end of a game that was played here: once, over in five seconds, and a tap ends it. A victory and a defeat look and sound
// different.
import { feedback } from "./feedback.ts";
import { hold, move } from "./motion.ts";

let ended = "";

/** The table has just seen this game end. */
export const announce = (id: string) => void (ended = id);

const RISE = [
  { opacity: 0, transform: "translateY(10px)" },
  { opacity: 1, transform: "none" },
];
const APPEAR = [{ opacity: 0 }, { opacity: 1 }];
const STRIKE = [
  { opacity: 0, transform: "scale(1.8)" },
  { opacity: 1, transform: "none" },
];
const HOIST = [
  { opacity: 0, transform: "translateY(44px)" },
  { opacity: 1, transform: "none" },
];
/** When the first column is counted, how long each takes, and when the flag goes up. */
const COUNTED = 900;
const COLUMN = 420;

/** The winner's ship sails in under her flag, and the score is counted column by column, the totals last.
 * @param lost  nobody who played here has won */
export function triumph(id: string, end: HTMLElement, lost = false) {
  if (ended !== id) return;
  ended = "";
  feedback(lost ? "defeat" : "victory");
  const [ship, winner, flag] = [".victor-ship", ".victor-text", ".victor-ship .flag"].map((it) =>
    end.querySelector(it),
  );
  if (ship) void move(ship, [{ transform: `translateX(-${end.offsetWidth}px)` }, { transform: "none" }], 1500);
  if (flag) void move(flag, HOIST, 700, 1400);
  if (winner) void move(winner, RISE, 400, 500);
  const rows = [...end.querySelectorAll(".score tbody tr")].reverse();
  const columns = [...end.querySelectorAll(".score thead th")].length;
  for (const [i, row] of rows.entries()) {
    const cells = [...row.children];
    for (const [at, cell] of cells.slice(-columns, -1).entries()) void move(cell, APPEAR, 260, COUNTED + at * COLUMN);
    const total = cells.at(-1);
    if (total) void move(total, STRIKE, 320, COUNTED + (columns - 1) * COLUMN + i * 160);
  }
  void ticks(columns - 1);
}

/** Each column is heard as it is counted. */
async function ticks(many: number) {
  await hold(COUNTED);
  for (let i = 0; i < many; i++) {
    feedback("knock");
    await hold(COLUMN);
  }
  feedback("coin");
}
