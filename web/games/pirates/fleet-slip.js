// The ships of a fleet that may be chosen, each to be opened: her card, before anything lies on the table.
import { html } from "../../parts/html.js";
import { Sheet } from "../../parts/sheet.js";
import { OneShip } from "./captain.js";
import { data } from "./sea.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("./view.js").Ship} Ship */

/** A ship as she will be put on the table: all her masts stand. @param {string} card @param {number} owner @returns {Ship} */
const fresh = (card, owner) => ({
  ...{ ship: `${owner}.${card}`, card, owner, maker: owner, x: 0, y: 0, heading: 0, shell: 0 },
  ...{ masts: data.ships[card].guns.map(() => 1), hold: [], docked: null, lost: null, tows: null },
  ...{ state: [], spells: [], off: [] },
});

/** Each ship with what follows her: it sails aboard, up to what waits ashore and the events.
 * @param {string[]} atoms @param {number} seat @returns {Ship[]} */
export function shipsOf(atoms, seat) {
  /** @type {Ship[]} */
  const ships = [];
  let aboard = true;
  for (const atom of atoms) {
    const card = atom.replace(/\*$/, "");
    if (data.ships[card]) ships.push(fresh(card, seat));
    else if (atom === "ashore" || atom === "events") aboard = false;
    else if (aboard) ships.at(-1)?.hold.push({ kind: "crew", card, seen: [seat] });
  }
  return ships;
}

/** @param {{title: any, atoms: string[], seat: number, seats: import("../../play/types.js").Seat[], view: View, onClose: () => void}} props */
export const FleetSlip = ({ title, atoms, seat, seats, view, onClose }) =>
  html`<${Sheet} title=${title} onClose=${onClose} className="fleet-sheet">
    <div class="pir">
      <ul class="pir-fleet">
        ${shipsOf(atoms, seat).map((ship, i) => html`<li key=${i}><${OneShip} ship=${ship} seat=${seats[seat]} view=${view} first=${i === 0} /></li>`)}
      </ul>
    </div>
  <//>`;
