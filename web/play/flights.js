// What flies and what slides, in any game: copies of pieces in the air, and pieces that come from where they stood.
import { loose } from "../art/draw.js";
import { way } from "./motion.js";

/** @typedef {import("./types.js").Stage} Stage */

/** What of a place moves. @param {Element | null | undefined} place @returns {Element | null} */
export const body = (place) => place?.querySelector("[data-body]") ?? null;

/** @param {Element} element @param {number} size a square of this size in its middle */
export function middle(element, size) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return new DOMRect(left + (width - size) / 2, top + (height - size) / 2, size, size);
}

/** A small drawing flies from one thing to another, and is gone.
 * @param {string} svg @param {Element | null} from @param {Element | null} to @param {number} size @param {Stage} stage */
export async function fly(svg, from, to, size, stage) {
  if (!from || !to) return;
  const start = middle(from, size);
  const there = way(start, middle(to, size));
  const flier = stage.ghost(loose(svg), start);
  await stage.move(
    flier,
    [{ transform: "none" }, { transform: there, opacity: 1, offset: 0.9 }, { transform: there, opacity: 0 }],
    300,
  );
  flier.remove();
}

/** Pieces slide in from somewhere: the foot of each stands where the other's stood. All are looked at before the first
 * moves: a look after a move has the page laid out anew.
 * @param {{piece: Element | null, from: DOMRect | undefined}[]} pieces @param {Stage} stage @param {number} ms */
export async function slide(pieces, stage, ms) {
  const ways = pieces.map(({ piece, from }) => {
    if (!piece || !from) return [0, 0];
    const to = piece.getBoundingClientRect();
    return [from.left + from.width / 2 - to.left - to.width / 2, from.bottom - to.bottom];
  });
  await Promise.all(
    pieces.map(({ piece }, i) => {
      const [x, y] = ways[i];
      if (!piece || Math.hypot(x, y) < 1) return null;
      return stage.move(piece, [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], ms);
    }),
  );
}

/** Where pieces stand now; on the next view those that are elsewhere slide there.
 * @param {string} places  a selector @param {Stage} stage @param {number} ms
 * @returns {(from?: (place: string) => DOMRect | undefined) => Promise<void>} `from`: where else a piece comes from */
export function shifting(places, stage, ms) {
  /** @type {Map<string, DOMRect>} */
  const was = new Map();
  for (const place of document.querySelectorAll(places)) {
    const piece = body(place);
    if (piece) was.set(place.getAttribute("data-place") ?? "", piece.getBoundingClientRect());
  }
  return (from = () => undefined) => {
    const pieces = [...document.querySelectorAll(places)].map((place) => {
      const name = place.getAttribute("data-place") ?? "";
      return { piece: body(place), from: from(name) ?? was.get(name) };
    });
    return slide(pieces, stage, ms);
  };
}

/** Where a piece stands on the glass. @param {Element | null} piece */
function middleOf(piece) {
  if (!piece) return null;
  const { left, top, width, height } = piece.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** A piece of a chart comes from where it stood, once the next view is drawn. @param {string} place @param {Stage} stage @param {number} ms */
export function comes(place, stage, ms) {
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

/** Whether something can be seen through the window of its chart. @param {Element} element */
export function seen(element) {
  const window = element.closest(".zoom")?.getBoundingClientRect();
  const at = middleOf(element);
  return Boolean(
    window && at && at.x > window.left && at.x < window.right && at.y > window.top && at.y < window.bottom,
  );
}
