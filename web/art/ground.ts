// The ground of a board drawn as a chart: water-lines, relief, frame, towns. Stamps and coasts stand once in its <defs>.
import { at, curve, type Point, r } from "./geometry.ts";

/** Water-lining with strokes only: the same coast is stroked wide in the line's ink and again a little narrower in the
 * colour of the band, from the farthest line inwards. Strokes of one path merge where islands are near, so the lines flow
 * around both, as they do on an engraved plate.
 * @param id  of the path in <defs>
 * @param at  distances */
export const waterLines = (id: string, at: number[]) =>
  `<g class="water">${at
    .map(
      (d, i) =>
        `<use href="#${id}" stroke="var(--w${Math.min(i, 5)})" stroke-width="${2 * d + 1.1}"/><use href="#${id}" stroke="var(--b${Math.min(i, 5)})" stroke-width="${2 * d - 1.1}"/>`,
    )
    .reverse()
    .join("")}</g>`;

/** Land over its water, the heavy shore shaded on its lower right. */
export const land = (id: string) =>
  `<use href="#${id}" class="shore-shade" transform="translate(1.6 1.6)"/><use href="#${id}" class="land"/>`;

/** Relief, growth and towns, to be placed with `stamp`. */
export const stampDefs =
  '<g id="hill" class="relief"><path class="mass" d="M-14 1C-10-1-7-13-1-14C5-14 8-5 14 1"/><path d="M1-13.5l3 10M4-12.5l4 10M7-9l4 7M10-5l3 4"/></g>' +
  '<g id="peak" class="relief"><path class="mass" d="M-15 1C-11-2-7-18-2-21C2-20 3-15 6-13C9-8 11-3 16 1"/><path d="M-1-20l2 8 1 9M2-17l3 14M5-13l4 11M9-8l4 7M-4-17l-2 5"/></g>' +
  '<g id="tree" class="relief"><path class="mass" d="M-4.5-4a3.2 3.2 0 0 1 1.5-6 3.6 3.6 0 0 1 6.5.5 3 3 0 0 1 1 5.5z"/><path d="M0-4v4.5M-2 1h6M3-8.5q1.5 2 .5 3.5"/></g>' +
  '<path id="palm" class="twig" d="M0 1C.5-4-.5-8-2-11M-2-11q-5-2-7 2M-2-11q-3-5-7-3M-2-11q1-5 5-4M-2-11q5-2 7 2M-2-11q3 1 3 6"/>' +
  '<g id="town" class="relief"><path class="mass" d="M-7 3V-2l3.5-3L0-2V3zM0 3V-7l2-3 2 3V3zM4 3V-1h4V3z"/><path d="M2-10v-4M.8-12.5h2.4M-9 3.5H10M1.5-4h1M-4 3V0"/></g>';

export const stamp = (id: string, [x, y]: Point) => `<use href="#${id}" x="${r(x)}" y="${r(y)}"/>`;

/** Small strokes of the sea. */
export const waves = (points: Point[]) =>
  `<path class="waves" d="${points.map(([x, y]) => `M${Math.round(x - 8)} ${Math.round(y)}q4-4.5 8 0t8 0`).join("")}"/>`;

export const river = (points: Point[]) => `<path class="river" d="${curve(points)}"/>`;

/** The paper outside the neatline: a chart smaller than its window lies on its sheet. */
export const sheet = ([x, y, w, h]: [number, number, number, number], m: number) =>
  `<path class="sheet-paper" d="M${x - m} ${y - m}h${w + 2 * m}v${h + 2 * m}h${-w - 2 * m}zM${x} ${y}v${h}h${w}v${-h}z"/>`;

/** Two rules, and the scale of alternate degrees between them. */
export function neatline([x, y, w, h]: [number, number, number, number], gap: number, tick: number) {
  const rule = (i: number, more: string) =>
    `<rect x="${x + i}" y="${y + i}" width="${w - 2 * i}" height="${h - 2 * i}" ${more}/>`;
  const degrees = `class="degrees" stroke-width="${r(gap * 0.46)}" stroke-dasharray="${tick}"`;
  return `<g class="neatline">${rule(0, 'class="rule-heavy"')}${rule(gap, 'class="rule-fine"')}${rule(gap / 2, degrees)}</g>`;
}

/** A plate with hollow corners, for titles and instruments. @param box  left, top, right, bottom */
export function plate([x, y, x2, y2]: [number, number, number, number], n = 14) {
  const edge = (i: number) => {
    const arc = `A${n - i} ${n - i} 0 0 0 `;
    return `M${x + n} ${y + i}H${x2 - n}${arc}${x2 - i} ${y + n}V${y2 - n}${arc}${x2 - n} ${y2 - i}H${x + n}${arc}${x + i} ${y2 - n}V${y + n}${arc}${x + n} ${y + i}z`;
  };
  return `<path class="plate-edge" d="${edge(0)}"/><path class="plate-rule" d="${edge(4)}"/>`;
}

/** A mark that keeps its size on the glass: below a scale it grows against the chart. The page tells it --zoom,
 * the classes `keep` say from which scale on; nothing is drawn again. */
export const keep = (x: number, y: number, inner: string, near: string = "") =>
  `<g transform="${at(x, y)}"><g class="keep${near && ` keep-${near}`}">${inner}</g></g>`;
