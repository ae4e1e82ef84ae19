// Jamaica laid out: all ships in Port Royal and the lairs round the island, the pile, the dice, and before each captain a
// hold board with what is in it, a deck and a hand.
import type { Point } from "../../../art/geometry.ts";
import { good } from "../../../art/pieces.ts";
import { moon, sun } from "../../../art/heavens.ts";
import { person } from "../people.ts";
import { setupOf } from "../../../screens/tools/any/setup.tsx";
import { captain, lies, pile, put, say } from "../../../screens/tools/any/lies.ts";
import type { Answers, Stowed } from "./answers.d.ts";

const ROW = 44;
const HOLD = 30;
const GAP = 33;
const TOP = 132;
const ISLE = "M96 66Q92 40 124 40T178 34T216 54T208 86T158 94T112 90T96 66Z";
const ROUND = { x: 152, y: 64, rx: 104, ry: 48 };
const DIE = '<rect class="card" width="34" height="34" rx="6"/>';

/** Round the island, Port Royal left out. */
const lair = (i: number, of: number): Point => {
  const turn = Math.PI * (0.86 - (1.72 * (i + 0.5)) / of);
  return [ROUND.x + ROUND.rx * Math.cos(turn), ROUND.y - ROUND.ry * Math.sin(turn)];
};

const hold = (holds: Stowed[], places: number) =>
  Array.from({ length: places }, (_, i) =>
    put(
      48 + i * GAP,
      1,
      `<rect class="card" width="${HOLD}" height="${HOLD + 2}" rx="3"/>${holds[i] ? put(1, 6, good(holds[i].kind, 18)) + say(23, 17, holds[i].count) : ""}`,
    ),
  ).join("");

function picture({
  players,
  cards,
  hand,
  places,
  holds,
  ghost,
  lairs,
  pile: treasures,
  out,
  tavern,
}: Answers["jamaica.start"]) {
  const all = players + (ghost ? 1 : 0);
  // the ghost's ship is the black one
  const disc = (i: number, size: number) => (i < players ? captain(i, size) : captain(i, size, "", "black"));
  const chests = Array.from({ length: lairs }, (_, i) => {
    const [x, y] = lair(i, lairs);
    return put(x - 10, y - 10, good("treasure", 20));
  }).join("");
  const port = Array.from({ length: all }, (_, i) =>
    put(6 + (i % 2) * 18, 44 + Math.floor(i / 2) * 17, disc(i, 22)),
  ).join("");
  const map =
    `<ellipse class="sea" cx="${ROUND.x}" cy="${ROUND.y}" rx="140" ry="62"/><path class="isle" d="${ISLE}"/>` +
    `${chests}${port}`;
  const middle =
    pile(8, TOP, treasures) +
    put(
      64,
      TOP + 8,
      `<g class="away">${pile(0, -8, out, good("treasure", 24))}<path class="cross" d="M6 4 34 32M34 4 6 32"/></g>`,
    ) +
    put(130, TOP + 10, DIE + sun(17, 17, 26)) +
    put(172, TOP + 10, DIE + moon(17, 17, 24)) +
    (tavern ? put(226, TOP, pile(0, 0, "", put(8, 8, person("king", 24)))) + say(292, TOP + 27, `×${tavern}`) : "");
  const first = TOP + 68;
  const own = Array.from({ length: all }, (_, i) => {
    const deck = i < players;
    return put(
      8,
      first + i * ROW,
      `<path class="line" d="M0-6H304"/>${put(0, 0, disc(i, 32))}${hold(deck ? holds : (ghost ?? []), places)}` +
        (deck
          ? put(
              224,
              1,
              `<rect class="card back" x="3" y="-3" width="24" height="32" rx="2"/><rect class="card back" width="24" height="32" rx="2"/>${say(12, 16, cards - hand)}`,
            ) +
            put(
              262,
              1,
              `<g>${Array.from({ length: hand }, (_, at) => `<rect class="card" x="${at * 8}" width="24" height="32" rx="2"/>`).join("")}${say(12 + (hand - 1) * 8, 16, hand)}</g>`,
            )
          : ""),
    );
  }).join("");
  return lies(320, first + all * ROW, map + middle + own);
}

export default setupOf(picture);
