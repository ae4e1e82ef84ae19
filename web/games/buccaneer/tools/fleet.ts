// The deck of ships: what lies in the roads, what is boarded; the next three come when the third is gone.
import { ownKept } from "../../../store/roster.ts";
import { type Card, deckObjections } from "../deck.ts";
import { type Device, devices } from "../../../screens/tools/all.ts";
import { useKept } from "../../../screens/tools/kept.ts";
import { draw } from "../../../screens/tools/luck.ts";
import { game } from "./table.tsx";

/** `groups`: as they were turned up, the last one last */
export type Fleet = { own: boolean; groups: string[][]; boarded: string[] };

export const DECK = "buccaneer.deck";

export const device = () => devices.find(({ id }) => id === "buccaneer.ships") as Device;

/** The cards of one's own box, when they are typed in and whole. */
export function ownCards(): Card[] | null {
  const cards = ownKept(DECK, Array.isArray);
  return cards && !deckObjections(cards, game().data).whole ? cards : null;
}

/** @returns the house's, which are called so */
export const houseCards = (): Card[] =>
  device().items.map(({ id, facts }) => ({ id, name: "", ...(facts as Omit<Card, "id" | "name">) }));

export const cardsOf = (fleet: Fleet): Card[] => (fleet.own && ownCards()) || houseCards();

const size = () => device().draws.from;

/** Which group it is, from 0. */
export const groupOf = (fleet: Fleet) => Math.floor(fleet.boarded.length / size());

/** What lies in the roads: this group, boarded or not. */
export const roads = (fleet: Fleet): string[] => fleet.groups[groupOf(fleet)] ?? [];

/** @returns with three more ships, if it is time for them */
function refilled(fleet: Fleet): Fleet {
  if (fleet.groups.length > groupOf(fleet)) return fleet;
  const items = cardsOf(fleet).map(({ id }) => ({ id, count: 1 }));
  const next = draw(items, fleet.groups.flat(), size());
  return next.length ? { ...fleet, groups: [...fleet.groups, next] } : fleet;
}

export const shuffled = (own: boolean): Fleet => refilled({ own, groups: [], boarded: [] });

export const withBoarded = (fleet: Fleet, id: string): Fleet =>
  roads(fleet).includes(id) && !fleet.boarded.includes(id)
    ? refilled({ ...fleet, boarded: [...fleet.boarded, id] })
    : fleet;

/** The last boarding taken back; ships that were turned up since stay the next ones. */
export const withoutLast = (fleet: Fleet): Fleet => ({ ...fleet, boarded: fleet.boarded.slice(0, -1) });

/** @returns null: nothing is shuffled yet */
export function useFleet(): [Fleet | null, (fleet: Fleet) => void] {
  const [kept, set] = useKept("buccaneer.ships.face", () => ({ own: false, groups: [], boarded: [] }) as Fleet);
  const known = Array.isArray(kept.groups) && kept.groups.length > 0;
  return [known ? kept : null, set];
}
