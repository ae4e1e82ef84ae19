// What flies and what slides, in any game: copies of pieces in the air, and pieces that come from where they stood.
import { loose } from "../art/draw.ts";
import { way } from "./motion.ts";
import type { Stage } from "./types.ts";

/** What of a place moves. */
export const body = (place: Element | null | undefined): Element | null => place?.querySelector("[data-body]") ?? null;

/** @param size  a square of this size in its middle */
export function middle(element: Element, size: number) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return new DOMRect(left + (width - size) / 2, top + (height - size) / 2, size, size);
}

/** A small drawing flies from one thing to another, and is gone. */
export async function fly(svg: string, from: Element | null, to: Element | null, size: number, stage: Stage) {
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
 * moves: a look after a move has the page laid out anew. */
export async function slide(pieces: { piece: Element | null; from: DOMRect | undefined }[], stage: Stage, ms: number) {
  const ways = pieces.map(({ piece, from }) => {
    if (!piece || !from) return null;
    const to = piece.getBoundingClientRect();
    return { piece, x: from.left + from.width / 2 - to.left - to.width / 2, y: from.bottom - to.bottom };
  });
  await Promise.all(
    ways.map((way) => {
      if (!way || Math.hypot(way.x, way.y) < 1) return null;
      const { piece, x, y } = way;
      return stage.move(piece, [{ transform: `translate(${x}px, ${y}px)` }, { transform: "none" }], ms);
    }),
  );
}

/** Where pieces stand now; on the next view those that are elsewhere slide there.
 * @param places  a selector
 * @returns `from`: where else a piece comes from */
export function shifting(
  places: string,
  stage: Stage,
  ms: number,
): (from?: (place: string) => DOMRect | undefined) => Promise<void> {
  const was: Map<string, DOMRect> = new Map();
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

/** Where a piece stands on the glass. */
function middleOf(piece: Element | null) {
  if (!piece) return null;
  const { left, top, width, height } = piece.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** A piece of a chart comes from where it stood, once the next view is drawn. */
export function comes(place: string, stage: Stage, ms: number) {
  const from = middleOf(stage.at(place));
  return async () => {
    const piece = stage.at(place);
    const to = middleOf(piece);
    const body = (piece?.querySelector("[data-body]") ?? null) as SVGGraphicsElement | null;
    if (!piece || !body || !from || !to) return;
    const box = piece.closest("svg.zoom-chart") as SVGSVGElement | null;
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

/** Whether something can be seen through the window of its chart. */
export function seen(element: Element) {
  const window = element.closest(".zoom")?.getBoundingClientRect();
  const at = middleOf(element);
  return Boolean(
    window && at && at.x > window.left && at.x < window.right && at.y > window.top && at.y < window.bottom,
  );
}
