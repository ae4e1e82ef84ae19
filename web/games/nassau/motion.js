// What moves: the captain and the pawn through the town, boats over the sea, what is gained or lost.

import { fly } from "../../play/flights.js";
import { glyph, hasGlyph } from "./glyphs.js";

/** @typedef {import("../../play/types.js").Stage} Stage */
/** @typedef {import("../../play/types.js").Event} Event */

const WALK = 520;
const VOYAGE = 700;

/** Where a piece stands on the glass. @param {Element | null} piece */
function middleOf(piece) {
  if (!piece) return null;
  const { left, top, width, height } = piece.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** A piece comes from where it stood, once the next view is drawn. @param {string} place @param {Stage} stage @param {number} ms */
function comes(place, stage, ms) {
  const from = middleOf(stage.at(place));
  return async () => {
    const piece = stage.at(place);
    const to = middleOf(piece);
    const body = /** @type {SVGGraphicsElement | null} */ (piece?.querySelector("[data-body]") ?? null);
    if (!piece || !body || !from || !to) return;
    const box = /** @type {any} */ (piece.closest("svg.zoom-chart"));
    const scale = body.getScreenCTM()?.a ?? 1;
    const drawn = body.transform.baseVal.consolidate()?.matrix;
    const [x, y, size] = drawn ? [drawn.e, drawn.f, drawn.a] : [0, 0, 1];
    const [dx, dy] = [((from.x - to.x) / scale) * size, ((from.y - to.y) / scale) * size];
    if (!box || Math.hypot(from.x - to.x, from.y - to.y) < 2) return;
    await stage.move(
      body,
      [
        { transform: `translate(${x + dx}px, ${y + dy}px) scale(${size})` },
        { transform: `translate(${x}px, ${y}px) scale(${size})` },
      ],
      ms,
    );
  };
}

/** @param {Event} event @param {Stage} stage @returns {Promise<void | (() => Promise<void>)>} */
export async function act({ key, data = {} }, stage) {
  switch (key) {
    case "nassau-walked":
    case "nassau-barge":
    case "nassau-relocated":
      return comes("captain", stage, WALK);
    case "nassau-feld":
      return comes("feld", stage, WALK);
    case "nassau-sailed":
    case "nassau-steered":
      return comes(`boat:${data.seat}`, stage, VOYAGE);
    case "nassau-gained":
      return gained(data, stage);
  }
}

/** What is gained flies to its captain, from where the captain of the town or the boat is. @param {any} data @param {Stage} stage */
async function gained({ seat, kind }, stage) {
  const from = stage.at("captain") ?? stage.at(`boat:${seat}`);
  if (from && hasGlyph(kind) && seen(from)) await fly(glyph(kind, 26), from, stage.purse(seat), 26, stage);
}

/** Whether it can be seen through the window it is in. @param {Element} element */
function seen(element) {
  const window = element.closest(".zoom")?.getBoundingClientRect();
  const at = middleOf(element);
  return Boolean(
    window && at && at.x > window.left && at.x < window.right && at.y > window.top && at.y < window.bottom,
  );
}
