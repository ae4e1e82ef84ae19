// The story in parts: a captain's turn after the other.
import { draw } from "../../art/draw.js";
import { html } from "../../parts/html.js";
import { t } from "../../store/words.js";
import { glyph } from "./glyphs.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("../../play/types.js").Event} Event */

/** @param {Event | undefined} event */
const actor = (event) => /** @type {any} */ (event?.args.seat)?.seat ?? null;

/** A turn begins with what the islands yield; of whoever has none, with the die. @param {Event} event @param {Event | undefined} before */
export const opens = (event, before) =>
  event.key === "plunder-drew" || event.key === "plunder-dealt" || (event.key === "plunder-sailing" && actor(event) !== actor(before)); // prettier-ignore

/** @type {NonNullable<import("../../play/types.js").Face<View>["day"]>} */
export function day(events, view) {
  const from = Math.max(
    0,
    events.findLastIndex((event, i) => opens(event, events[i - 1])),
  );
  const seat = actor(events[from]) ?? view.turn;
  return { from, said: { key: "play-plunder-part-turn", args: { seat: { seat } } } };
}

/** What is left of the wind. @param {{view: View}} props */
export function Beside({ view }) {
  if (!view.rolled || view.over) return null;
  return html`<span class="plu-wind" role="img" aria-label=${t("play-plunder-wind", { n: view.pool })}
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
