// The story in parts: a captain's turn after the other.
import { draw } from "../../art/draw.js";
import { html } from "../../parts/html.js";
import { t } from "../../store/words.js";
import { glyph } from "./glyphs.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("../../play/types.js").Event} Event */

/** @param {Event | undefined} event */
const actor = (event) => /** @type {any} */ (event?.args.seat)?.seat ?? null;

/** A turn begins with what the islands yield. @param {Event} event */
export const opens = ({ key }) => key === "plunder-drew" || key === "plunder-dealt";

/** What leads to something else, or is one of many like it: the islands' yield, a price, the square before the last one. */
const GLANCES = [
  "plunder-drew",
  "plunder-paid",
  "plunder-sailed",
  "plunder-attacked-ship",
  "plunder-attacked-owned",
  "plunder-attacked-unowned",
];

/** @param {Event} event */
export const glance = ({ key }) => GLANCES.includes(key);

/** A course is sailed square by square. @param {Event} event */
export const step = ({ key }) => key === "plunder-sailed";

/** A ship sails on: only where it comes to is worth a line. @param {Event} event @param {Event | undefined} before */
export const onward = (event, before) =>
  event.key === "plunder-sailed" && before?.key === "plunder-sailed" && event.data?.ship === before.data?.ship;

/** Which of a captain's ships it is: whoever listens does not see it.
 * @type {NonNullable<import("../../play/types.js").Face<View>["spoken"]>} */
export function spoken({ key, args, data }, view) {
  const squareOf = (/** @type {unknown} */ number) => view.ships.find(({ ship }) => ship === number)?.square;
  const here = squareOf(data?.ship);
  const there = squareOf(data?.target);
  if (key === "plunder-attacked-ship")
    return here && there ? { key: "play-plunder-attacked-ship", args: { ...args, here, there } } : null;
  if (!here || !["plunder-hit", "plunder-sunk", "plunder-added"].includes(key)) return null;
  return { key: `play-${key}`, args: { ...args, here } };
}

/** What befalls the captain whom its sentence begins with. */
const HARMS = ["plunder-hit", "plunder-sunk", "plunder-lost"];

/** What others do to a person. @type {NonNullable<import("../../play/types.js").Face<View>["heeds"]>} */
export const heeds = ({ key, args }, seats) => {
  const to = /** @type {any} */ (HARMS.includes(key) ? args.seat : args.other)?.seat;
  return to !== undefined && seats[to].bot === null;
};

/** What was told since a person answered in another one's turn belongs to that turn.
 * @type {NonNullable<import("../../play/types.js").Face<View>["day"]>} */
export function day(events, view) {
  const begins = events.findLastIndex((event) => opens(event));
  const seat = actor(events[begins]) ?? view.turn;
  return { from: Math.max(0, begins), said: { key: "play-plunder-part-turn", args: { seat: { seat } } } };
}

/** What is left of the wind. @param {{view: View}} props */
export function Beside({ view }) {
  if (!view.rolled || view.over) return null;
  return html`<span class="plu-wind" role="img" aria-label=${t("play-plunder-steps", { n: view.pool })}
    >${draw(glyph("mast", 17))}<b class="num">${view.pool}</b></span
  >`;
}

/** @param {Event} event */
export function sound({ key }) {
  if (["plunder-sailing", "plunder-battle", "plunder-rolled", "plunder-duel"].includes(key)) return "knock";
  if (["plunder-gained", "plunder-card", "plunder-stolen"].includes(key)) return "coin";
  if (["plunder-flag", "plunder-sunk", "plunder-won"].includes(key)) return "horn";
  return null;
}
