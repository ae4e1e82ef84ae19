// The table in millimetres, north up: from what the engine says to where it is drawn, and back.
import data from "data:pirates";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("./view.js").Ship} Ship */
/** @typedef {import("../../art/geometry.js").Point} Point */
/** Where something lies: x, y in hundredths of a millimetre, and degrees from north. @typedef {[number, number, number]} Pose */

export { data };

/** The engine counts hundredths of a millimetre. */
export const FINE = 100;

const RAD = Math.PI / 180;

/** One millimetre on a heading, on the drawing. @param {number} heading @returns {Point} */
export const ahead = (heading) => [Math.sin(heading * RAD), -Math.cos(heading * RAD)];

/** @param {View} view @param {number} x @param {number} y @returns {Point} */
export const spot = (view, x, y) => [x / FINE, (view.area[1] - y) / FINE];

/** The engine's place of a point of the drawing. @param {View} view @param {Point} p @returns {Point} */
export const placeAt = (view, [x, y]) => [Math.round(x * FINE), Math.round(view.area[1] - y * FINE)];

/** The heading from one point of the drawing to another, in whole degrees. @param {Point} from @param {Point} to */
export const bearing = ([x, y], [u, v]) => turned(Math.round(Math.atan2(u - x, y - v) / RAD));

/** @param {number} heading */
export const turned = (heading) => ((heading % 360) + 360) % 360;

/** @param {number} heading */
export const degrees = (heading) => `${String(heading).padStart(3, "0")}°`;

/** By how much one turns from one heading to another: to starboard from 0 to 180, to port below 0.
 * @param {number} from @param {number} to */
export const swing = (from, to) => ((to - from + 540) % 360) - 180;

/** Points to the east and north of one's own middle, laid down. @param {Point[]} poly @param {Point} at @param {number} turn @returns {Point[]} */
export const laid = (poly, [x, y], turn) => {
  const [sin, cos] = [Math.sin(turn * RAD), Math.cos(turn * RAD)];
  return poly.map(([e, n]) => [x + e * cos + n * sin, y + e * sin - n * cos]);
};

/** A point ahead and to starboard of a ship. @param {Point} at @param {number} heading @param {Point} local @returns {Point} */
export const aboard = ([x, y], heading, [a, b]) => {
  const [u, v] = ahead(heading);
  return [x + a * u - b * v, y + a * v + b * u];
};

/** @param {string} card */
export const bodyOf = (card) => data.classes[data.ships[card].body];

/** @param {View} view @param {string | null | undefined} name @returns {Ship | undefined} */
export const shipOf = (view, name) => view.ships.find(({ ship }) => ship === name);

/** "0.RV-48#2" -> the card. @param {string} name */
export const cardOf = (name) => name.slice(name.indexOf(".") + 1).split("#")[0];

/** What a ship is called, as messages call her. @param {string} name @returns {string} */
export const calledOf = (name) => data.ships[cardOf(name)].name;

/** The same where there is little room. @param {string} name */
export const shortOf = (name) => calledOf(name).replace(/^(?:HMS|USS) /, "");

/** @param {Ship} ship */
export const standing = ({ masts }) => masts.filter(Boolean).length;

/** All of the table, with a little paper around it. @param {View} view @returns {[number, number, number, number]} */
export const boundsOf = ({ area: [w, h] }) => [-RIM, -RIM, w / FINE + 2 * RIM, h / FINE + 2 * RIM];

const RIM = 22;
