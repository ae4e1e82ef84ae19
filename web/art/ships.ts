// Engraved ships: twelve rigs, made with the tools of shipyard.ts, and the fleet that sails in them.
import { itemAt, valueAt } from "../lists.ts";
import { remembering } from "../remembering.ts";
import { square, gaff, jib, lateen, mast, pennant, ensign, hull, bowsprit, rope, swell, path } from "./shipyard.ts";

const RIGS: Record<string, (variant: never) => string> = {
  smack: () =>
    bowsprit(104, 88, 17, 7) +
    rope(
      [
        [84, 30],
        [120, 81],
      ],
      [
        [84, 30],
        [52, 88],
      ],
    ) +
    mast(84, 26, 90) +
    gaff(84, 44, 86, 30, 12) +
    jib([86, 36], [119, 82], [90, 86]) +
    hull({ a: 58, b: 104, stern: 10, waist: 8.5, bow: 12.5, beak: 5, wales: 1 }) +
    pennant(84, 25, 12, 2.6) +
    swell(58, 104),
  lugger: () =>
    bowsprit(106, 88, 14, 5) +
    rope(
      [
        [92, 32],
        [120, 84],
      ],
      [
        [70, 36],
        [50, 88],
      ],
    ) +
    mast(92, 28, 90) +
    mast(68, 33, 90) +
    square(94, 36, 21, 27, 46, 7, { shade: 8 }) +
    square(69, 42, 16, 22, 41, 6, { shade: 7 }) +
    hull({ a: 54, b: 106, stern: 11, waist: 9, bow: 12.5, beak: 5, wales: 1 }) +
    pennant(92, 27, 12, 2.6) +
    swell(54, 106),
  cutter: () =>
    bowsprit(106, 88, 26, 6) +
    rope(
      [
        [82, 20],
        [131, 83],
      ],
      [
        [82, 20],
        [48, 89],
      ],
    ) +
    mast(82, 15, 90) +
    square(83, 24, 20, 27, 15, 4) +
    gaff(82, 44, 87, 36, 12) +
    jib([84, 26], [130, 82], [98, 84]) +
    jib([84, 40], [112, 86], [88, 87]) +
    hull({ a: 50, b: 106, stern: 10, waist: 8.5, bow: 12, beak: 4, wales: 1, ports: 3 }) +
    pennant(82, 14, 13, 2.6) +
    swell(50, 106),
  ketch: () =>
    bowsprit(108, 88, 16, 7) +
    rope(
      [
        [90, 20],
        [123, 82],
      ],
      [
        [90, 20],
        [64, 89],
      ],
      [
        [62, 42],
        [46, 89],
      ],
    ) +
    mast(90, 15, 90) +
    mast(60, 37, 90) +
    square(91, 24, 22, 27, 16, 5) +
    square(91, 43, 28, 31, 38, 7) +
    gaff(60, 54, 86, 21, 9) +
    jib([93, 26], [122, 83], [104, 85]) +
    hull({ a: 48, b: 108, stern: 13, waist: 10, bow: 14, beak: 5 }) +
    pennant(90, 14, 13, 2.6) +
    swell(48, 108),
  pinnace: () =>
    bowsprit(108, 86, 17, 8) +
    rope(
      [
        [94, 24],
        [124, 79],
      ],
      [
        [72, 20],
        [54, 88],
      ],
    ) +
    mast(94, 20, 90) +
    mast(72, 16, 90) +
    mast(52, 36, 88) +
    lateen(52, 52, 25, 34) +
    square(72, 24, 16, 20, 15, 4) +
    square(72, 42, 23, 26, 38, 6) +
    square(95, 28, 14, 18, 14, 4) +
    square(95, 45, 20, 23, 34, 6) +
    hull({ a: 46, b: 108, stern: 17, waist: 10, bow: 14, castle: 12, steps: 1, fore: 10, beak: 6 }) +
    pennant(72, 15, 13, 2.6) +
    swell(46, 108),
  sloop: () =>
    bowsprit(108, 88, 26, 9) +
    rope(
      [
        [84, 16],
        [133, 80],
      ],
      [
        [84, 16],
        [50, 88],
      ],
    ) +
    mast(84, 10, 90) +
    square(85, 20, 23, 30, 18, 5) +
    gaff(84, 44, 86, 40, 16) +
    jib([87, 20], [132, 80], [100, 82]) +
    jib([86, 36], [116, 85], [90, 86]) +
    hull({ a: 46, b: 108, stern: 15, waist: 10, bow: 13, castle: 13, steps: 1, beak: 5, ports: 4 }) +
    pennant(84, 9, 15, 2.8) +
    swell(46, 108),
  brig: () =>
    bowsprit(112, 86, 20, 9) +
    rope(
      [
        [98, 18],
        [131, 78],
      ],
      [
        [68, 14],
        [46, 86],
      ],
      [
        [98, 18],
        [68, 30],
      ],
    ) +
    mast(98, 13, 88) +
    mast(68, 9, 88) +
    jib([101, 24], [130, 78], [112, 82]) +
    square(99, 18, 14, 18, 12, 3) +
    square(99, 33, 20, 25, 18, 5) +
    square(99, 54, 26, 29, 27, 6) +
    gaff(66, 54, 84, 24, 9) +
    square(69, 14, 15, 20, 13, 3) +
    square(69, 30, 22, 27, 19, 5) +
    square(69, 52, 28, 31, 28, 6) +
    hull({ a: 42, b: 112, stern: 16, waist: 12, bow: 16, castle: 14, steps: 1, fore: 12, beak: 6, ports: 6 }) +
    pennant(68, 8, 15, 2.8) +
    swell(42, 112),
  barque: () =>
    bowsprit(114, 86, 18, 9) +
    rope(
      [
        [102, 22],
        [131, 78],
      ],
      [
        [76, 14],
        [54, 86],
      ],
      [
        [50, 30],
        [36, 84],
      ],
    ) +
    mast(102, 17, 88) +
    mast(76, 10, 88) +
    mast(50, 28, 88) +
    gaff(50, 48, 83, 24, 11) +
    square(77, 15, 15, 20, 13, 3) +
    square(77, 31, 22, 26, 18, 5) +
    square(77, 52, 27, 29, 28, 6) +
    jib([104, 28], [130, 78], [115, 82]) +
    square(103, 22, 13, 17, 11, 3) +
    square(103, 36, 19, 23, 17, 4) +
    square(103, 56, 23, 25, 26, 5) +
    hull({ a: 38, b: 114, stern: 18, waist: 12, bow: 16, castle: 18, steps: 1, fore: 13, beak: 6, ports: 6 }) +
    pennant(76, 9, 15, 2.8) +
    swell(38, 114),
  schooner: () =>
    bowsprit(114, 87, 26, 9) +
    rope(
      [
        [96, 18],
        [139, 79],
      ],
      [
        [68, 14],
        [34, 88],
      ],
      [
        [96, 18],
        [68, 18],
      ],
    ) +
    mast(96, 12, 90) +
    mast(68, 9, 90) +
    jib([99, 22], [138, 79], [110, 82]) +
    jib([98, 34], [124, 83], [101, 85]) +
    square(97, 20, 20, 25, 15, 4) +
    gaff(96, 42, 85, 26, 11) +
    gaff(68, 34, 85, 38, 15) +
    jib([68, 14], [68, 32], [50, 22]) +
    hull({ a: 38, b: 114, stern: 12, waist: 10, bow: 15, beak: 5, ports: 5 }) +
    pennant(68, 8, 15, 2.8) +
    swell(38, 114),
  fluyt: (armed) =>
    bowsprit(114, 84, 17, 12) +
    rope(
      [
        [104, 24],
        [130, 73],
      ],
      [
        [76, 12],
        [56, 84],
      ],
      [
        [48, 32],
        [34, 78],
      ],
    ) +
    mast(104, 19, 86) +
    mast(76, 8, 86) +
    mast(48, 30, 82) +
    lateen(48, 48, 28, 33) +
    square(77, 14, 15, 20, 15, 3) +
    square(77, 33, 23, 27, 19, 5) +
    square(77, 55, 29, 31, 26, 6) +
    square(105, 24, 14, 18, 13, 3) +
    square(105, 40, 19, 23, 17, 4) +
    square(105, 60, 23, 25, 22, 5) +
    hull({
      a: 36,
      b: 114,
      stern: 25,
      waist: 13,
      bow: 19,
      castle: 22,
      steps: 2,
      fore: 14,
      beak: 5,
      round: -3,
      ports: armed ? 7 : 3,
      wales: 3,
    }) +
    pennant(76, 7, 17, 3) +
    pennant(104, 18, 11, 2.4) +
    swell(36, 114),
  merchantman: () =>
    bowsprit(118, 83, 17, 12) +
    rope(
      [
        [106, 20],
        [133, 72],
      ],
      [
        [76, 8],
        [54, 84],
      ],
      [
        [46, 28],
        [32, 76],
      ],
      [
        [106, 20],
        [76, 30],
      ],
    ) +
    mast(106, 14, 86) +
    mast(76, 4, 86) +
    mast(46, 25, 82) +
    lateen(46, 46, 30, 33) +
    square(77, 9, 15, 21, 15, 3) +
    square(77, 28, 24, 29, 21, 5) +
    square(77, 52, 31, 33, 28, 7) +
    square(107, 19, 14, 19, 14, 3) +
    square(107, 36, 20, 25, 19, 4) +
    square(107, 58, 25, 27, 23, 5) +
    square(131, 76, 12, 13, 9, 3) +
    hull({
      a: 34,
      b: 118,
      stern: 27,
      waist: 15,
      bow: 20,
      castle: 25,
      steps: 2,
      fore: 15,
      beak: 6,
      ports: 7,
      wales: 3,
    }) +
    ensign(31, 62, 13, 9) +
    path("M31.2 74V60", "l") +
    pennant(76, 3, 18, 3) +
    pennant(106, 13, 12, 2.6) +
    swell(34, 118),
  galleon: (v = 0) =>
    bowsprit(120, 82, 18, 14) +
    rope(
      [
        [108, 16],
        [137, 68],
      ],
      [
        [78, 3],
        [56, 84],
      ],
      [
        [50, 26],
        [34, 74],
      ],
      [
        [108, 16],
        [78, 26],
      ],
    ) +
    mast(108, 11, 86) +
    mast(78, 2, 86) +
    mast(50, 24, 80) +
    mast(33, 42, 74) +
    lateen(33, 56, 20, 22) +
    lateen(51, 44, 28, 34) +
    square(79, 7, 17, 23, 16, 3) +
    square(79, 27, 26, 32, 22, 6) +
    square(79, 52, 34, 36, 28, 7) +
    square(109, 16, 15, 20, 15, 3) +
    square(109, 34, 22, 27, 20, 5) +
    square(109, 57, 27, 29, 24, 6) +
    square(134, 73, 14, 15, 10, 3) +
    (v === 1 ? path("M79 58v16M73 64.5h13", "l cross") + path("M109 61v12M104 65.5h10.5", "l cross") : "") +
    (v === 2 ? path("M81 59a6 6 0 1 0 .1 0z", "h") + path("M81 61v8M77 65h8", "h") : "") +
    hull({
      a: 30,
      b: 120,
      stern: 34,
      waist: 16,
      bow: 23,
      castle: 32,
      steps: 3,
      fore: 17,
      beak: 7,
      ports: 8,
      wales: 3,
    }) +
    path("M25 62v-9", "l") +
    ensign(25, 51, 13, 10) +
    pennant(78, 1, 20, 3.2) +
    pennant(108, 10, 14, 2.8) +
    swell(30, 120),
};

/** The fifteen ships of the house deck, by id. */
export const FLEET: Record<string, [rig: string, variant?: number | boolean]> = {
  "BUC-S01": ["smack"],
  "BUC-S02": ["lugger"],
  "BUC-S03": ["cutter"],
  "BUC-S04": ["ketch"],
  "BUC-S05": ["pinnace"],
  "BUC-S06": ["sloop"],
  "BUC-S07": ["brig"],
  "BUC-S08": ["barque"],
  "BUC-S09": ["schooner"],
  "BUC-S10": ["fluyt", true],
  "BUC-S11": ["merchantman"],
  "BUC-S12": ["fluyt", false],
  "BUC-S13": ["galleon", 0],
  "BUC-S14": ["galleon", 1],
  "BUC-S15": ["galleon", 2],
};

/** A ship under sail. Boards ask for the same ones with every move. */
export const rigging = remembering(
  (rig: string, variant?: number | boolean) => `<g class="ship">${valueAt(RIGS, rig)(variant as never)}</g>`,
);

/** The same as a whole drawing, bow to the right. */
export const broadside = (rig: string, variant?: number | boolean) =>
  `<svg class="faces" viewBox="0 0 160 116" width="116" height="84">${rigging(rig, variant)}</svg>`;

/** A rig of the right size for a ship that the players typed in themselves. */
const BY_CREW = ["lugger", "lugger", "cutter", "pinnace", "schooner", "merchantman", "galleon"];

/** The ship that lies in the roads under this id. @param minCrew  asked only of ships that are not of the house deck */
export const fleetShip = (id: string, minCrew: number = 4) => {
  const [rig, variant] = FLEET[id] ?? [itemAt(BY_CREW, Math.min(minCrew, BY_CREW.length - 1)), 0];
  return rigging(rig, variant);
};
