// Pieces: a player's disc, a stack of discs seen from the quarter-deck, coins, treasures.
// The colours are shape as well as hue: each has an emblem (chosen by the player) and its hatching, the
// heralds' code of 1638 for engravers who had no colour: or = dots, argent = plain, gules = upright lines,
// azure = level lines, sable = crossed lines; sky (bleu celeste) = broken level lines;
// orange (tenny) and pink (rose) = slanting lines, the one falling and the other rising.
import { itemAt } from "../lists.ts";

// Emblems and treasures are <use>d from symbols that stand once in the page (shell.tsx).
const r = (n: number) => Math.round(n * 100) / 100;

export const COLOURS = ["black", "sky", "yellow", "blue", "vermilion", "white", "orange", "pink"];

/** Patterns to put once into a page: `url(#hatch-blue)` and so on. */
export const hatchDefs = () => {
  const p: (id: string, w: number, h: number, d: string) => string = (id, w, h, d) =>
    `<pattern id="hatch-${id}" width="${w}" height="${h}" patternUnits="userSpaceOnUse"><path d="${d}" fill="none" stroke="var(--on-${id})" stroke-width=".7"/></pattern>`;
  return (
    `<defs>${p("black", 3, 3, "M0 1.5H3M1.5 0V3")}${p("blue", 4, 2, "M0 1H4")}${p("sky", 6, 4, "M0 1H3.6M3 3H6.6")}${p("orange", 4, 4, "M-1-1L5 5M-1 3L1 5M3-1L5 1")}${p("pink", 4, 4, "M-1 5L5-1M-1 1L1-1M3 5L5 3")}` +
    `<pattern id="hatch-yellow" width="3.2" height="3.2" patternUnits="userSpaceOnUse"><path d="M.8 .8h.01M2.4 2.4h.01" stroke="var(--on-yellow)" stroke-width=".95" stroke-linecap="round"/></pattern>` +
    `${p("vermilion", 2.2, 4, "M1.1 0V4")}<pattern id="hatch-white" width="4" height="4" patternUnits="userSpaceOnUse"/></defs>`
  );
};

const emblem: (name: string, x: number, y: number, size: number) => string = (name, x, y, size) =>
  `<svg class="emblem" x="${r(x - size / 2)}" y="${r(y - size / 2)}" width="${size}" height="${size}" viewBox="0 0 512 512"><use href="#e-${name}"/></svg>`;

/** A disc lying flat before the reader: colour, emblem, two outlines. `value` replaces the emblem, neither leaves it plain.
 * It never carries a name: names are typed by people and have no place in markup. */
export function chip({
  colour,
  emblem: e,
  size = 32,
  value = "",
}: {
  colour: string;
  emblem?: string | null;
  size?: number;
  value?: string;
}) {
  const inner = value !== "" ? `<text x="16" y="16.4" class="num">${value}</text>` : e ? emblem(e, 16, 16, 18) : "";
  return (
    `<svg class="chip" data-colour="${colour}" width="${size}" height="${size}" viewBox="0 0 32 32" aria-hidden="true">` +
    `<circle class="rim-dark" cx="16" cy="16" r="15.2"/><circle class="rim-light" cx="16" cy="16" r="13.9"/><circle class="face" cx="16" cy="16" r="12.7"/>` +
    (value !== ""
      ? `<circle class="hatch" fill="url(#hatch-${colour})" cx="16" cy="16" r="12.7"/><circle class="face" cx="16" cy="16" r="10"/><circle class="ring" cx="16" cy="16" r="10"/>`
      : '<circle class="ring" cx="16" cy="16" r="11"/>') +
    `${inner}</svg>`
  );
}

/**
 * A stack of discs, top first: [{ colour, value }]. The face shows the top disc; below it one band a disc, so
 * that the colours can be counted. Returns a <g> whose bottom centre stands at (0, 0), and its height.
 */
export function stack(
  pieces: { colour: string; value: string }[],
  {
    rx = 21,
    ry = 13.5,
    band = 7,
    state = "",
    plain = false,
  }: { rx?: number; ry?: number; band?: number; state?: string; plain?: boolean } = {},
) {
  const n = pieces.length;
  const top = -(n * band) - ry;
  const arc = (y: number, k = 0) => `A${rx - k} ${ry - k} 0 0 0 ${rx - k} ${r(y)}`;
  const side: (y: number, h: number) => string = (y, h) =>
    `M${-rx} ${r(y)}A${rx} ${ry} 0 0 0 ${rx} ${r(y)}V${r(y + h)}A${rx} ${ry} 0 0 1 ${-rx} ${r(y + h)}Z`;
  const whole = `M${-rx} ${r(top)}A${rx} ${ry} 0 0 1 ${rx} ${r(top)}V${r(-ry)}A${rx} ${ry} 0 0 1 ${-rx} ${r(-ry)}Z`;
  const oval: (inset: number, cls: string, extra?: string) => string = (k, cls, extra = "") =>
    `<ellipse class="${cls}" cx="0" cy="${r(top)}" rx="${r(rx - k)}" ry="${r(ry - k * 0.8)}"${extra}/>`;
  let out = state
    ? `<path class="lit-edge" d="${whole}"/><path class="lit-glow" d="${whole}"/>`
    : `<ellipse class="shadow" cx="2.5" cy="${r(-ry + 2.5)}" rx="${rx + 1.5}" ry="${ry}"/>`;
  out += `<path class="rim-dark" d="${whole}"/>`;
  for (const [i, { colour: c }] of [...pieces.entries()].reverse()) {
    const y = top + i * band,
      h = band - Math.min(2, band * 0.3);
    out +=
      `<g data-colour="${c}"><path class="rim-light" d="${side(y, band)}"/><path class="face" d="${side(y + band - h - 0.7, h)}"/><path class="hatch" fill="url(#hatch-${c})" d="${side(y + band - h - 0.7, h)}"/>` +
      `<path class="edge" d="M${-rx} ${r(y + band)}${arc(y + band)}"/></g>`;
  }
  const t = itemAt(pieces, 0);
  out += `<g data-colour="${t.colour}">${oval(0, "rim-dark")}${oval(1, "rim-light")}${oval(2, "face")}`;
  if (!plain)
    out += `${oval(2, "hatch", ` fill="url(#hatch-${t.colour})"`)}${oval(4.6, "face")}${oval(4.6, "ring")}<text class="num" transform="translate(0 ${r(top + 0.4)}) scale(${r((ry * 1.4) / 17)})">${t.value}</text>`;
  out += `<path class="rimline" d="${whole}"/></g>`;
  return { svg: `<g class="stack ${state}">${out}</g>`, height: n * band + ry * 2 };
}

/** The height of a crew on a swallow-tailed pennant: the same shape gives a ship's smallest crew. */
export const crewFlag = (n: number, w = 22, h = 18) =>
  `<svg class="crewflag" width="${w}" height="${h}" viewBox="0 0 22 18" aria-hidden="true"><path d="M1.5 .8V17.6" class="pole"/><path d="M1.5 1.5H20.6L17.2 7.5L20.6 13.5H1.5Z" class="cloth"/><text x="9.6" y="7.9" class="num">${n}</text></svg>`;

/** A ducat. */
export const ducat = (size = 18) =>
  `<svg class="ducat" width="${size}" height="${size}" viewBox="0 0 20 20" aria-hidden="true"><circle cx="10" cy="10" r="8.7" class="face"/><circle cx="10" cy="10" r="6.4" class="ring"/><path class="mark" d="M10 5.9 11 9 14.1 10 11 11 10 14.1 9 11 5.9 10 9 9Z"/></svg>`;

export const treasure = (kind: string, size = 20) =>
  `<svg class="treasure" width="${size}" height="${size}" viewBox="0 0 512 512" aria-hidden="true"><use href="#t-${kind}"/></svg>`;

/** Goods, and the chest of a lair. */
export const good = (kind: string, size = 20) =>
  `<svg class="good-icon" data-good="${kind}" width="${size}" height="${size}" viewBox="0 0 512 512" aria-hidden="true"><use href="#g-${kind}"/></svg>`;
