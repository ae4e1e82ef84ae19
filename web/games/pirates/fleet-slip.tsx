// The ships of a fleet that may be chosen, each to be opened: her card, before anything lies on the table.
import { itemAt } from "../../lists.ts";
import { Sheet } from "../../parts/sheet.tsx";
import type { Seat } from "../../play/types.ts";
import { OneShip } from "./captain.tsx";
import { data } from "./sea.ts";
import type { Ship, View } from "./view.d.ts";

/** A ship as she will be put on the table: all her masts stand. */
const fresh = (card: string, owner: number): Ship => ({
  ...{ ship: `${owner}.${card}`, card, owner, maker: owner, x: 0, y: 0, heading: 0, shell: 0 },
  ...{ masts: data.ships[card].guns.map(() => 1), hold: [], docked: null, lost: null, tows: null },
  ...{ state: [], spells: [], off: [] },
});

/** Each ship with what follows her: it sails aboard, up to what waits ashore and the events. */
export function shipsOf(atoms: string[], seat: number): Ship[] {
  const ships: Ship[] = [];
  let aboard = true;
  for (const atom of atoms) {
    const card = atom.replace(/\*$/, "");
    if (data.ships[card]) ships.push(fresh(card, seat));
    else if (atom === "ashore" || atom === "events") aboard = false;
    else if (aboard) ships.at(-1)?.hold.push({ kind: "crew", card, seen: [seat] });
  }
  return ships;
}

export const FleetSlip = ({
  title,
  atoms,
  seat,
  seats,
  view,
  onClose,
}: {
  title: string;
  atoms: string[];
  seat: number;
  seats: Seat[];
  view: View;
  onClose: () => void;
}) => (
  <Sheet title={title} onClose={onClose} className="fleet-sheet">
    <div class="pir">
      <ul class="pir-fleet">
        {shipsOf(atoms, seat).map((ship, i) => (
          <li key={i}>
            <OneShip ship={ship} seat={itemAt(seats, seat)} view={view} first={i === 0} />
          </li>
        ))}
      </ul>
    </div>
  </Sheet>
);
