// Plunder laid out: the tiles in their borders, the X tokens, piles and decks, and before each captain what is theirs.
import { setupOf } from "../../../screens/tools/any/setup.tsx";
import { captain, lies, pile, put, say } from "../../../screens/tools/any/lies.ts";
import type { Answers } from "./answers.d.ts";

const SIDE = 76;
const ROW = 40;
const LEFT = 24;
const TOP = 22;
const CROSS = '<path class="cross" d="M-7-7 7 7M7-7-7 7"/>';
const SHIP = '<path class="hull" d="M0 20h26l-5 9H5ZM12 2v16M13 4l9 12h-9"/>';
const FLAG = '<path class="hull" d="M3 2v27M3 3h18l-5 6 5 6H3"/>';
const TEAMS = "ABC";
/** A log, an ingot, a bottle, a coin. */
const GOODS = [
  '<path class="hull" d="M9 14h22v11H9ZM9 17h14M15 21h16"/>',
  '<path class="hull" d="M13 13h14l5 12H8Z"/>',
  '<path class="hull" d="M18 7h4v6q5 3 5 7v8H13v-8q0-4 5-7Z"/>',
  '<circle class="coin" cx="20" cy="18" r="9"/>',
];

function picture({
  players,
  rows,
  columns,
  letters,
  numbers,
  x,
  pile: open,
  deck,
  treasures,
  hand,
  lives,
  ships,
  flags,
  teams,
}: Answers["plunder.setup"]) {
  const across = numbers / columns;
  const down = letters.length / rows;
  let map = "";
  for (let i = 0; i < rows * columns; i++) {
    const [left, top] = [LEFT + (i % columns) * SIDE, TOP + Math.floor(i / columns) * SIDE];
    map += `<rect class="sea" x="${left}" y="${top}" width="${SIDE}" height="${SIDE}"/><path class="isle" d="M${left + 20} ${top + 46}q-4-16 12-22t24 6q10 10-4 20t-32-4Z"/>`;
  }
  for (let i = 0; i < columns; i++) map += say(LEFT + (i + 0.5) * SIDE, 10, `${i * across + 1}–${(i + 1) * across}`);
  for (let i = 0; i < rows; i++)
    map += put(
      9,
      TOP + (i + 0.5) * SIDE,
      say(0, -14, letters.charAt(i * down)) + say(0, 0, "–") + say(0, 14, letters.charAt((i + 1) * down - 1)),
    );
  for (let i = 0; i < x; i++)
    map += put(LEFT + 14 + ((i * 2 + 1) % columns) * SIDE, TOP + 62 + (i % rows) * SIDE - (i >= rows ? 44 : 0), CROSS);
  const right = LEFT + columns * SIDE + 8;
  const below = TOP + rows * SIDE + 12;
  const piles =
    GOODS.map((good, i) => pile(8 + i * 46, below, open, good)).join("") +
    pile(198, below, deck) +
    pile(258, below, treasures);
  const first = below + 68;
  const own = Array.from({ length: players }, (_, i) =>
    put(
      8,
      first + i * ROW,
      `<path class="line" d="M0-4H304"/>${put(0, 0, captain(i, 32))}${teams ? say(46, 16, TEAMS.charAt(i % teams)) : ""}` +
        `${put(66, 0, SHIP)}${say(108, 16, `×${ships}`)}${put(136, 0, FLAG)}${say(172, 16, `×${flags}`)}` +
        `${put(200, 0, '<path class="life" d="M14 27 3 15a6 6 0 0 1 11-8 6 6 0 0 1 11 8Z"/>')}${say(240, 16, lives)}${put(266, 1, '<rect class="card back" width="22" height="30" rx="2"/>' + say(11, 16, hand))}`,
    ),
  ).join("");
  const key =
    right < 300
      ? put(right + 12, TOP + 14, CROSS) + say(right + 36, TOP + 14, `×${x}`)
      : put(302, TOP + 14, CROSS) + say(302, TOP + 34, `×${x}`);
  return lies(320, first + players * ROW, map + key + piles + own);
}

export default setupOf(picture);
