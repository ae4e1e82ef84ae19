// Buccaneer laid out: three ships open beside their deck, the reserves, and before each player five pirates and a purse.
import { ducat, treasure } from "../../../art/pieces.ts";
import { fleetShip } from "../../../art/ships.ts";
import { itemAt } from "../../../lists.ts";
import { setupOf } from "../../../screens/tools/any/setup.tsx";
import { captain, lies, pile, put, say } from "../../../screens/tools/any/lies.ts";
import type { Answers } from "./answers.d.ts";

const ROW = 40;
const SHIPS = ["BUC-S03", "BUC-S07", "BUC-S13"];

function picture({ colours, values, ducats, bank, tokens, open, deck }: Answers["buccaneer.setup"]) {
  const ships = Array.from({ length: open }, (_, i) =>
    put(
      72 + i * 82,
      8,
      `<rect class="card" width="76" height="56" rx="3"/><g transform="scale(.46)">${fleetShip(itemAt(SHIPS, i % SHIPS.length))}</g>`,
    ),
  ).join("");
  const reserve =
    put(8, 78, ducat(26)) +
    say(60, 92, bank) +
    Object.entries(tokens)
      .map(([kind, count], i) => put(100 + i * 54, 78, treasure(kind, 26)) + say(137 + i * 54, 92, `×${count}`))
      .join("");
  const players = colours
    .map((colour, i) =>
      put(
        8,
        118 + i * ROW,
        `<path class="line" d="M0-3H304"/>${values.map((value, at) => put(at * 42, 2, captain(i, 34, value === "q" ? "?" : value, colour))).join("")}` +
          `${put(228, 6, ducat(24))}${say(274, 19, ducats)}`,
      ),
    )
    .join("");
  return lies(320, 118 + colours.length * ROW, `${pile(12, 10, deck)}${ships}${reserve}${players}`);
}

export default setupOf(picture);
