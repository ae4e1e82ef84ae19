// What the things of Jamaica are called, as messages and as words.
import data from "data:jamaica";
import { t } from "../../store/words.js";

/** @typedef {import("./view.js").View} View */

/** @typedef {import("../../play/types.js").Seat} Seat */
/** @typedef {import("../../play/types.js").Said} Said */
/** @typedef {import("../../play/types.js").Option} Option */
/** @typedef {import("../../play/types.js").Decision} Decision */
/** @typedef {{kind: string, count: number, who: string | null}} Goods */
/** @typedef {{card: string | null, seen_by: number[], cursed: boolean}} Covered */
/**
 * @typedef {object} Ship
 * @property {boolean} ghost
 * @property {string} colour
 * @property {number} space
 * @property {number} lap
 * @property {boolean} home
 * @property {(Goods | null)[]} holds
 * @property {string[]} up
 * @property {Covered[]} down
 * @property {number} tokens
 * @property {number} bonus
 */
/**
 * What stopping on a space would mean.
 * @typedef {object} Stop
 * @property {number} space
 * @property {number[]} way
 * @property {boolean} home
 * @property {number} cost
 * @property {"gold" | "food" | null} resource
 * @property {number} have
 * @property {"free" | "yes" | "merchants" | "no"} pay
 * @property {number[]} ships
 * @property {boolean} treasure
 * @property {number} score
 * @property {{lost: number, kind: string, back: Stop[]} | null} short
 */
/**
 * One half of the day, as a card would play it.
 * @typedef {object} Step
 * @property {string} icon
 * @property {number} die
 * @property {number} [count]
 * @property {number | null} [hold]
 * @property {number[]} [dump]
 * @property {boolean} [ignored]
 * @property {Stop} [stop]
 * @property {boolean} [skipped]
 */
/** @typedef {{morning: Step, evening: Step}} Plan */
/** @typedef {{win: number, tie: number, lose: number, of: number}} Odds */

export { data };

export const HALVES = /** @type {const} */ (["morning", "evening"]);

/** @param {number} id @returns {{word: string}} */
export const space = (id) => ({
  word: data.board.spaces[id].kind === "sea" ? "jamaica-space-sea" : `jamaica-space-${id}`,
});

/** Whose ship it is: a person, or the Ghost Ship. @param {number} ship @param {View} view @returns {{seat: number} | {word: string}} */
export const who = (ship, view) => (ship === view.ghost ? { word: "jamaica-ghost" } : { seat: ship });

/** @param {Goods | null} goods */
export const goodsWords = (goods) =>
  goods
    ? t("jamaica-goods", {
        kind: goods.kind,
        count: goods.count,
        who: goods.who ? { word: `jamaica-character-${goods.who}` } : "",
      })
    : t("jamaica-hold-empty");

/** "place:3" -> 3 @param {string | null | undefined} place @param {string} kind @returns {number | null} */
export const numberIn = (place, kind) => (place?.startsWith(`${kind}:`) ? Number(place.slice(kind.length + 1)) : null);

/** The disc of a ship: the ghost sails in black without an emblem of anybody's. @param {number} ship @param {View} view @param {Seat[]} seats */
export const seatOf = (ship, view, seats) => seats[ship] ?? { name: "", colour: "black", emblem: "skull", bot: null };

/** The stops that a step may end with, each once, over all plans of a card. @param {Plan[]} plans @param {"morning" | "evening"} half @returns {Stop[]} */
export function stopsOf(plans, half) {
  /** @type {Map<number, Stop>} */
  const found = new Map();
  for (const plan of plans) {
    const { stop } = plan[half];
    if (stop && !found.has(stop.space)) found.set(stop.space, stop);
  }
  return [...found.values()];
}

/** The steps of one half that differ in what they mean for the holds. @param {Plan[]} plans @param {"morning" | "evening"} half @returns {Step} */
export const stepOf = (plans, half) => plans.find((plan) => plan[half])?.[half] ?? plans[0][half];
