// Sun, moon and dice, as the engravers drew them. SVG markup, round (x, y).
import { at, r } from "./geometry.ts";

/** Rays straight and wavy, a face that keeps its counsel. */
export function sun(x: number, y: number, size: number) {
  let rays = "";
  for (let i = 0; i < 16; i++) {
    const a = (i * Math.PI) / 8;
    const p = (len: number, da = 0) => `${r(len * Math.sin(a + da))} ${r(-len * Math.cos(a + da))}`;
    rays +=
      i % 2
        ? `M${p(12, -0.09)}Q${p(15.5, 0.13)} ${p(19)}Q${p(15, 0.3)} ${p(12, 0.16)}`
        : `M${p(12, -0.14)}L${p(21)}L${p(12, 0.14)}z`;
  }
  return `<g class="sun" transform="${at(x, y)} scale(${Math.round((size / 42) * 100) / 100})"><path class="rays" d="${rays}"/><circle class="rays" r="11"/><path class="face-line" d="M-5.5-2.5q1.8-1.6 3.6 0M1.9-2.5q1.8-1.6 3.6 0M0-2.5V2l-1.3 1H.8M-3.5 5.5Q0 7.5 3.5 5.5"/></g>`;
}

export const moon = (x: number, y: number, size: number) =>
  `<g class="moon" transform="${at(x, y)} scale(${Math.round((size / 42) * 100) / 100})"><path class="crescent" d="M6-18A18 18 0 1 0 6 18C0 13-3 9-3 5.5L-5.5 4.5-4 2C-4.5-3-3.5-6-2-9 0-13 2-16 6-18z"/><path class="face-line" d="M-8-3.5q2-1.8 3.8 0M-5.5 7.5q1.5 1 3 .5M-17 3Q-15 12-8 16M-14 1Q-13 8-8.5 12"/><path class="star" d="M13-10l1 2.6 2.8.2-2.2 1.8.7 2.7-2.3-1.5-2.4 1.5.7-2.7-2.1-1.8 2.8-.2zM11 8l.6 1.6 1.7.1-1.3 1.1.4 1.6-1.4-.9-1.4.9.4-1.6-1.3-1.1 1.7-.1z"/></g>`;

const PIPS: Record<number, string> = { 1: "e", 2: "ai", 3: "aei", 4: "acgi", 5: "acegi", 6: "acdfgi" };

/** A die with pips; 0: nobody has rolled it yet. */
export const pips = (x: number, y: number, size: number, face: number) =>
  `<g class="pips" transform="${at(x, y)}"><rect x="${-size / 2}" y="${-size / 2}" width="${size}" height="${size}" rx="${r(size * 0.17)}"/>${[
    ...(PIPS[face] ?? ""),
  ]
    .map((pip) => {
      const i = pip.charCodeAt(0) - 97;
      return `<circle cx="${r(((i % 3) - 1) * size * 0.26)}" cy="${r((Math.floor(i / 3) - 1) * size * 0.26)}" r="${r(size * 0.095)}"/>`;
    })
    .join("")}</g>`;
