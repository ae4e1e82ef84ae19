// What the places of the chart are called, as messages.
import { steered, waysOf } from "./helm.js";
import { Q, cellOf, chartOf, data, spot } from "./squares.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("../../play/types.js").Said} Said */
/** @typedef {import("../../art/geometry.js").Point} Point */

/** @param {View} view @param {string} id */
const owned = (view, id) => view.islands.find((one) => one.id === id);

/** @type {Record<string, (id: string, view: View) => Said | null>} */
const NAMES = {
  square: (id, view) => {
    const here = chartOf(view).shore(cellOf(id));
    const island = here && { word: `plunder-island-${here.island.id}` };
    return { key: "play-plunder-square", args: { square: id, kind: here ? "port" : "sea", island: island ?? "" } };
  },
  island: (id, view) => {
    const island = chartOf(view).islands.find((one) => one.id === id);
    const state = owned(view, id);
    if (!island) return null;
    const owner = state?.owner ?? null;
    return {
      key: `play-plunder-island-${island.kind}`,
      args: {
        island: { word: `plunder-island-${id}` },
        skulls: island.skulls,
        held: owner === null ? "no" : "yes",
        who: owner === null ? "" : { seat: owner },
        shut: state?.shut ? "yes" : "no",
      },
    };
  },
  ship: (id, view) => {
    const one = view.ships.find(({ ship }) => ship === Number(id));
    if (!one) return null;
    const { seat, square, lives, cannons, masts } = one;
    return { key: "play-plunder-ship", args: { seat: { seat }, square, lives, cannons, masts } };
  },
  mark: (id, view) => ({ key: "play-plunder-mark", args: { square: view.marks[Number(id)] ?? "" } }),
  storm: (_, { storm }) => (storm ? { key: "play-plunder-storm", args: { square: storm, n: data.toll } } : null),
};

/** @param {string} place @param {View} view @returns {Said | null} */
export function placeName(place, view) {
  const [kind, id = ""] = place.split(":");
  return NAMES[kind]?.(id, view) ?? null;
}

/** Why the ship in hand does nothing at a place, or from where it could: what is asked knows all its ways.
 * @type {NonNullable<import("../../play/types.js").Face<View>["beyond"]>} */
export function beyond(place, decision, foresight, view) {
  const ship = steered(view, decision);
  if (ship === null || decision.options.some(({ at }) => at === place)) return null;
  const from = view.ships.find((one) => one.ship === ship)?.square ?? "";
  const ways = waysOf(decision, foresight, ship);
  if (place.startsWith("square:")) {
    if (!view.rolled || place === `square:${from}`) return null;
    return { key: `play-plunder-${ways.length ? "beyond" : "becalmed"}`, args: { from } };
  }
  const [near] = ways.filter(({ at }) => at.includes(place)).sort((a, b) => a.way.length - b.way.length);
  if (!near) return { key: "play-plunder-idle", args: { from } };
  return { key: "play-plunder-near", args: { square: near.way.at(-1) ?? "", n: near.way.length } };
}

/** The ship that attacks and what it attacks, at a question about peace. @param {import("../../play/types.js").Decision | null | undefined} decision */
export function foughtOver(decision) {
  const { ship, target } = decision?.data ?? {};
  if (!decision || target === undefined) return [];
  const island = /** @type {any} */ (decision.args.island)?.word;
  return [`ship:${ship}`, island ? island.replace("plunder-island-", "island:") : `ship:${target}`];
}

/** Where a place is on the chart. @param {string | null | undefined} place @param {View} view @returns {Point | null} */
export function spotOf(place, view) {
  const [kind, id = ""] = place?.split(":") ?? [];
  if (kind === "square") return spot(id);
  if (kind === "ship") return shipSpot(view, Number(id));
  if (kind === "mark") return view.marks[Number(id)] ? spot(view.marks[Number(id)]) : null;
  if (kind === "storm") return view.storm ? spot(view.storm) : null;
  const land = kind === "island" ? chartOf(view).islands.find((one) => one.id === id)?.land : null;
  return land ? spotOfLand(land) : null;
}

/** @param {Point[]} land @returns {Point} */
const spotOfLand = (land) => {
  const [x, y] = [0, 1].map((k) => land.reduce((sum, cell) => sum + cell[k] + 0.5, 0) / land.length);
  return [x * Q, y * Q];
};

/** @param {View} view @param {number} ship @returns {Point | null} */
function shipSpot(view, ship) {
  const one = view.ships.find((other) => other.ship === ship);
  return one ? spot(one.square) : null;
}
