// The deck of ships: what lies in the roads, what is boarded; the next three come when the third is gone.
import { ownKept } from "../../../store/roster.js";
import { deckObjections } from "../deck.js";
import { devices } from "../../../screens/tools/all.js";
import { useKept } from "../../../screens/tools/kept.js";
import { draw } from "../../../screens/tools/luck.js";
import { game } from "./table.js";

/** @typedef {import("../deck.js").Card} Card */
/** @typedef {{own: boolean, groups: string[][], boarded: string[]}} Fleet `groups`: as they were turned up, the last one last */

export const DECK = "buccaneer.deck";

export const device = () =>
  /** @type {import("../../../screens/tools/all.js").Device} */ (devices.find(({ id }) => id === "buccaneer.ships"));

/** The cards of one's own box, when they are typed in and whole. @returns {Card[] | null} */
export function ownCards() {
  const cards = ownKept(DECK, Array.isArray);
  return cards && !deckObjections(cards, game().data).whole ? cards : null;
}

/** @returns {Card[]} the house's, which are called so */
export const houseCards = () =>
  device().items.map(({ id, facts }) => ({ id, name: "", .../** @type {any} */ (facts) }));

/** @param {Fleet} fleet @returns {Card[]} */
export const cardsOf = (fleet) => (fleet.own && ownCards()) || houseCards();

const size = () => device().draws.from;

/** Which group it is, from 0. @param {Fleet} fleet */
export const groupOf = (fleet) => Math.floor(fleet.boarded.length / size());

/** What lies in the roads: this group, boarded or not. @param {Fleet} fleet @returns {string[]} */
export const roads = (fleet) => fleet.groups[groupOf(fleet)] ?? [];

/** @param {Fleet} fleet @returns {Fleet} with three more ships, if it is time for them */
function refilled(fleet) {
  if (fleet.groups.length > groupOf(fleet)) return fleet;
  const items = cardsOf(fleet).map(({ id }) => ({ id, count: 1 }));
  const next = draw(items, fleet.groups.flat(), size());
  return next.length ? { ...fleet, groups: [...fleet.groups, next] } : fleet;
}

/** @param {boolean} own @returns {Fleet} */
export const shuffled = (own) => refilled({ own, groups: [], boarded: [] });

/** @param {Fleet} fleet @param {string} id @returns {Fleet} */
export const withBoarded = (fleet, id) =>
  roads(fleet).includes(id) && !fleet.boarded.includes(id)
    ? refilled({ ...fleet, boarded: [...fleet.boarded, id] })
    : fleet;

/** The last boarding taken back; ships that were turned up since stay the next ones. @param {Fleet} fleet @returns {Fleet} */
export const withoutLast = (fleet) => ({ ...fleet, boarded: fleet.boarded.slice(0, -1) });

/** @returns {[Fleet | null, (fleet: Fleet) => void]} null: nothing is shuffled yet */
export function useFleet() {
  const [kept, set] = useKept(
    "buccaneer.ships.face",
    () => /** @type {Fleet} */ ({ own: false, groups: [], boarded: [] }),
  );
  const known = Array.isArray(kept.groups) && kept.groups.length > 0;
  return [known ? kept : null, set];
}
