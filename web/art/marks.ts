// What a board says beyond its pieces: what may be chosen, the way there, what would follow.
import { curve, type Point, r } from "./geometry.ts";

/** Lamp-light beneath a place that may be chosen. */
export const glow = ([x, y]: Point, state: string, radius: number) =>
  `<circle class="lamp ${state}" cx="${x}" cy="${y}" r="${radius}"/>`;
/** The ring above it: broken while it is only possible. */
export const ring = ([x, y]: Point, state: string, radius: number) =>
  `<g class="ring-lit ${state}"><circle class="ring-case" cx="${x}" cy="${y}" r="${radius}"/><circle class="ring-line" cx="${x}" cy="${y}" r="${radius}"/></g>`;

/** The way a piece would go, a cased line in its colour under the places. */
export function wayOf(points: Point[], colour: string, kind: string) {
  const d = curve(points);
  return `<g class="way ${kind}" data-colour="${colour}"><path class="way-halo" d="${d}"/><path class="way-case" d="${d}"/><path class="way-line" d="${d}"/></g>`;
}

/** The count of a step at the corner of its place. */
export const stepMark = (n: number, kind: string) =>
  `<g class="step ${kind}"><circle r="9.8"/><text class="num" y="5.2" font-size="15">${n}</text></g>`;

/** About how wide Atkinson Hyperlegible Next sets these words. */
export const widthOf = (words: string, size: number) =>
  [...words].reduce((w, c) => {
    if ("iljtf.,:;'’| ".includes(c)) return w + 0.3;
    if ("mwMW".includes(c)) return w + 0.86;
    return w + (/[A-Z\d]/.test(c) ? 0.63 : c > "\u02ff" ? 0.9 : 0.54);
  }, 0) * size;

export type Side = "n" | "s" | "e" | "w";
/** left, top, right, bottom */
export type Box = [number, number, number, number];

/** The plate of a tag that hangs from its pointer at (0, 0), which is `gap` long. */
export function tagBox(side: Side, slide: number, w: number, h: number, gap: number): Box {
  const corners: Record<Side, Point> = {
    n: [slide - w / 2, -gap - h],
    s: [slide - w / 2, gap],
    e: [gap, slide - h / 2],
    w: [-gap - w, slide - h / 2],
  };
  const [x, y] = corners[side];
  return [x, y, x + w, y + h];
}

/** Its drawing; the words are laid on it by the caller. */
export function tagPlate(side: Side, [x, y, x2, y2]: Box, gap: number) {
  const tip = {
    n: `M-6-${gap}L0 0 6-${gap}z`,
    s: `M-6 ${gap}L0 0 6 ${gap}z`,
    e: `M${gap}-6L0 0 ${gap} 6z`,
    w: `M-${gap}-6L0 0-${gap} 6z`,
  }[side];
  return `<path class="tag-box" d="${tip}"/><rect class="tag-box" x="${r(x)}" y="${r(y)}" width="${r(x2 - x)}" height="${r(y2 - y)}" rx="4"/><path class="tag-tip" d="${tip}"/>`;
}

/** @param b  how much of b lies under a */
export const overlap = (a: Box, b: Box) =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));
