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
