// What a board says beyond its pieces: what may be chosen, the way there, what would follow.
import { curve, r } from "./geometry.js";

/** @typedef {import("./geometry.js").Point} Point */

/** Lamp-light beneath a place that may be chosen. @param {Point} p @param {string} state @param {number} radius */
export const glow = ([x, y], state, radius) => `<circle class="lamp ${state}" cx="${x}" cy="${y}" r="${radius}"/>`;
/** The ring above it: broken while it is only possible. @param {Point} p @param {string} state @param {number} radius */
export const ring = ([x, y], state, radius) =>
  `<g class="ring-lit ${state}"><circle class="ring-case" cx="${x}" cy="${y}" r="${radius}"/><circle class="ring-line" cx="${x}" cy="${y}" r="${radius}"/></g>`;

/** The way a piece would go, a cased line in its colour under the places. @param {Point[]} points @param {string} colour @param {string} kind */
export function wayOf(points, colour, kind) {
  const d = curve(points);
  return `<g class="way ${kind}" data-colour="${colour}"><path class="way-halo" d="${d}"/><path class="way-case" d="${d}"/><path class="way-line" d="${d}"/></g>`;
}

/** The count of a step at the corner of its place. @param {number} n @param {string} kind */
export const stepMark = (n, kind) =>
  `<g class="step ${kind}"><circle r="9.8"/><text class="num" y="5.2" font-size="15">${n}</text></g>`;

/** About how wide Atkinson Hyperlegible Next sets these words. @param {string} words @param {number} size */
export const widthOf = (words, size) =>
  [...words].reduce((w, c) => {
    if ("iljtf.,:;'’| ".includes(c)) return w + 0.3;
    if ("mwMW".includes(c)) return w + 0.86;
    return w + (/[A-Z\d]/.test(c) ? 0.63 : c > "\u02ff" ? 0.9 : 0.54);
  }, 0) * size;

/** @typedef {"n" | "s" | "e" | "w"} Side */
/** @typedef {[number, number, number, number]} Box  left, top, right, bottom */

/** The plate of a tag that hangs from its pointer at (0, 0), which is `gap` long.
 * @param {Side} side @param {number} slide @param {number} w @param {number} h @param {number} gap @returns {Box} */
export function tagBox(side, slide, w, h, gap) {
  const [x, y] = {
    n: [slide - w / 2, -gap - h],
    s: [slide - w / 2, gap],
    e: [gap, slide - h / 2],
    w: [-gap - w, slide - h / 2],
  }[side];
  return [x, y, x + w, y + h];
}

/** Its drawing; the words are laid on it by the caller. @param {Side} side @param {Box} box @param {number} gap */
export function tagPlate(side, [x, y, x2, y2], gap) {
  const tip = {
    n: `M-6-${gap}L0 0 6-${gap}z`,
    s: `M-6 ${gap}L0 0 6 ${gap}z`,
    e: `M${gap}-6L0 0 ${gap} 6z`,
    w: `M-${gap}-6L0 0-${gap} 6z`,
  }[side];
  return `<path class="tag-box" d="${tip}"/><rect class="tag-box" x="${r(x)}" y="${r(y)}" width="${r(x2 - x)}" height="${r(y2 - y)}" rx="4"/><path class="tag-tip" d="${tip}"/>`;
}

/** @param {Box} a @param {Box} b how much of b lies under a */
export const overlap = (a, b) =>
  Math.max(0, Math.min(a[2], b[2]) - Math.max(a[0], b[0])) * Math.max(0, Math.min(a[3], b[3]) - Math.max(a[1], b[1]));
