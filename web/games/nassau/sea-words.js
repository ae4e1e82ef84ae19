// What the places of the sea are called, as messages.
import { data, foe as printed, rowsOf } from "./things.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("../../play/types.js").Said} Said */

/** @param {string} list @param {string} id */
const row = (list, id) => data[list].find((/** @type {{id: string}} */ one) => one.id === id);

/** @param {View} view @param {"outposts" | "towers" | "posts" | "foes"} of @param {string} id @returns {any} */
const there = (view, of, id) => {
  for (const zone of view.zones) for (const one of zone[of]) if (one.id === id) return { ...one, zone: zone.zone };
  return null;
};

/** @param {number | null} owner */
const whose = (owner) => ({ held: owner === null ? "no" : "yes", who: owner === null ? "" : { seat: owner } });

/** @type {Record<string, (id: string, view: View) => Said | null>} */
const NAMES = {
  zone: (id) => ({ key: "play-nassau-zone", args: { zone: id } }),
  foe: (id, view) => {
    const one = there(view, "foes", id);
    if (!one) return null;
    const { weapon, strength, points, type, reward } = printed(id);
    const crates = one.crates.reduce((/** @type {number} */ sum, /** @type {number} */ n) => sum + n, 0);
    const words = { foe: { word: `nassau-opponent-${type}` }, weapon: { word: `nassau-weapon-${weapon}` } };
    return { key: "play-nassau-foe", args: { ...words, strength, points, what: rowsOf(reward), crates } };
  },
  outpost: (id, view) => {
    const one = there(view, "outposts", id);
    const what = rowsOf(row("outposts", id)?.reward ?? []);
    return one && { key: "play-nassau-outpost", args: { what, ...whose(one.owner) } };
  },
  tower: (id, view) => {
    const one = there(view, "towers", id);
    const weapon = { word: `nassau-weapon-${one?.weapon}` };
    return one && { key: "play-nassau-tower", args: { weapon, n: one.n, ...whose(one.owner) } };
  },
  post: (id, view) => {
    const one = there(view, "posts", id);
    if (!one) return null;
    const good = one.good ? { word: `nassau-thing-${one.good}`, n: 1 } : { word: "nassau-nothing" };
    return { key: "play-nassau-post", args: { weapon: { word: `nassau-weapon-${one.weapon}` }, good } };
  },
  salt: (_, { salt }) => ({ key: "play-nassau-salt", args: { zone: salt ?? "" } }),
  dutchman: (_, { dutchman, round }) =>
    dutchman && {
      key: "play-nassau-dutchman",
      args: {
        zone: dutchman.zone,
        points: dutchman.points,
        weapon: { word: `nassau-weapon-${dutchman.weapons[round - 1] ?? dutchman.weapons[0]}` },
      },
    },
  boat: (id, view) => ({
    key: "play-nassau-boat",
    args: { seat: { seat: Number(id) }, zone: view.players[Number(id)]?.boat ?? "" },
  }),
  quay: (id) => {
    const quay = data.harbour_quays.quays.find((/** @type {{id: string}} */ one) => one.id === id);
    return { key: "play-nassau-quay", args: { what: rowsOf(quay?.bonus ?? row("outposts", id)?.reward ?? []) } };
  },
  stop: (id) => ({ key: `nassau-do-stop-${id}`, args: {} }),
};

/** A place of the sea in words. @param {string} place @param {View} view @param {unknown} [_seats] @returns {Said | null} */
export function placeName(place, view, _seats) {
  const [kind, id = ""] = place.split(":");
  return Object.hasOwn(NAMES, kind) ? NAMES[kind](id, view) : null;
}
