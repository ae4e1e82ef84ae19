// The small marks of Jamaica's play screen: actions, the two halves of the day, dice, what a space is.
import { moon as moonAt, pips, sun as sunAt } from "../../art/heavens.ts";
import { good } from "../../art/pieces.ts";

const mark: (name: string, size: number, body: string, box?: string) => string = (
  name,
  size,
  body,
  box = "0 0 24 24",
) => `<svg class="mk mk-${name}" width="${size}" height="${size}" viewBox="${box}" aria-hidden="true">${body}</svg>`;

const ARROW = '<path d="M2 8.5h10.5V3L22.5 11l-10 8v-5.5H2Z"/><path class="wake" d="M2 18.5q2.5-2.3 5 0t5 0"/>';

/** What an icon of a card does. */
export const action = (kind: string, size = 34) =>
  kind === "forward" || kind === "back"
    ? mark(kind, size, kind === "back" ? `<g transform="matrix(-1 0 0 1 24 0)">${ARROW}</g>` : ARROW)
    : good(kind, size);

export const sun = (size = 26) => mark("sun-box", size, sunAt(0, 0, 44), "-22 -22 44 44");
export const moon = (size = 26) => mark("moon-box", size, moonAt(0, 0, 44), "-22 -22 44 44");
export const halfOfDay = (half: "morning" | "evening", size = 26) => (half === "morning" ? sun(size) : moon(size));

/** The back of an action card. */
export const cardBack = (size = 56) =>
  mark(
    "card-back",
    size,
    `<rect x="1" y="1" width="34" height="50" rx="4"/><rect class="frame" x="4.5" y="4.5" width="27" height="43" rx="2"/><g transform="translate(18 18)">${sunAt(0, 0, 15)}</g><g transform="translate(18 36)">${moonAt(0, 0, 13)}</g>`,
    "0 0 36 52",
  );

/** One of the two action dice. */
export const die = (n: number, size = 38) => mark("die-box", size, pips(0, 0, 46, n), "-24 -24 48 48");

/** The combat die: a number, a star, or nothing yet. */
export const combatDie = (face: number | string | null, size = 44) =>
  mark(
    `combat${face === null ? " unrolled" : ""}`,
    size,
    `<rect x="1" y="1" width="22" height="22" rx="4"/>${
      face === "star"
        ? '<path class="day" d="m12 3.8 2.3 5.5 5.9.5-4.5 3.9 1.4 5.8-5.1-3.1-5.1 3.1 1.4-5.8-4.5-3.9 5.9-.5Z"/>'
        : face === null
          ? ""
          : `<text x="12" y="12.4" class="num">${face}</text>`
    }`,
  );

const LINES: Record<string, string> = {
  fight: '<path d="M4 3l12.5 12.5M20 3 7.5 15.5M13.5 18.5l6-6M18 17l3 3M10.5 18.5l-6-6M6 17l-3 3"/>',
  back: '<path d="M9 5.5 4 10l5 4.5"/><path d="M4.5 10H15a4.8 4.8 0 0 1 0 9.6h-4"/>',
  overboard: '<path d="m5.5 5.5 13 13M18.5 5.5l-13 13"/>',
  curse:
    '<path d="M12 3c4.8 0 8 3.2 8 7.5 0 2.8-1.3 4.7-3.5 5.8V20h-9v-3.7C5.3 15.2 4 13.3 4 10.5 4 6.2 7.2 3 12 3Z"/><path d="m7.5 9 3 3M10.5 9l-3 3M13.5 9l3 3M16.5 9l-3 3M10.5 20v-2.5M13.5 20v-2.5"/>',
  amulet: '<path d="M5 3c0 5 2.5 8 7 9 4.5-1 7-4 7-9"/><path d="m12 12 4 4.5-4 5-4-5Z"/><path d="M12 15v3"/>',
  diamond: '<path d="M7 4h10l4 5.5L12 21 3 9.5ZM3 9.5h18M7 4l2 5.5L12 21M17 4l-2 5.5L12 21"/>',
  map: '<path d="M3 6.5 9 4l6 2.5L21 4v13.5L15 20l-6-2.5L3 20Z"/><path d="m6 11 2.5 1.5M11 13.5l2.5-2M15.5 9.5l3 3M18.5 9.5l-3 3"/>',
  hold: '<path d="M2.5 8h19c-.6 6.5-2.8 11-6.5 12H9c-3.7-1-5.9-5.5-6.5-12Z"/><path d="M8.5 11h7v6h-7ZM5 8V4.5M19 8V4.5"/>',
  gun: '<path d="M3 9.5 17 5.8l2 4.4L6.5 15.5C4.6 15.8 3 14 3 12Z"/><path d="M4 17h13.5"/><circle cx="8" cy="17" r="3"/><path d="m19.8 4.5 1.2 3"/>',
  bottle: '<path d="M10 2.5h4v5c2.5 1.2 3.5 3 3.5 6v8h-11v-8c0-3 1-4.8 3.5-6ZM9.5 5.2h5M6.5 14h11v4.5h-11"/>',
  stairs: '<path d="M3 20.5h4.5V16H12v-4.5h4.5V7H21V3.5"/>',
  harbour:
    '<path d="m12 2.8 2 4.7 5-1.7-1.7 5 4.7 2-4.7 2 1.7 5-5-1.7-2 4.7-2-4.7-5 1.7 1.7-5-4.7-2 4.7-2-1.7-5 5 1.7Z"/>',
  lair: '<path d="M3 19C2.5 10 5.5 3.5 12 3.5S21.5 10 21 19M2 19.5h20"/><path fill="currentColor" d="M6.3 13c0-2.8 4.2-2.8 4.2 0 0 3-4.2 3-4.2 0ZM13.5 13c0-2.8 4.2-2.8 4.2 0 0 3-4.2 3-4.2 0Z"/>',
  again: '<path d="M19 12a7 7 0 1 1-2.2-5.1M17.2 2.8v4.4h-4.4"/>',
  stands: '<path d="M6 4.5h12v12H6ZM3.5 20.5h17"/><path d="M9.5 10.5l2 2 3.5-4"/>',
  people:
    '<circle cx="9" cy="8.6" r="3.3"/><path d="M2.8 19.4c.5-3.7 2.8-5.6 6.2-5.6s5.7 1.9 6.2 5.6M14.8 5.8a3.3 3.3 0 1 1 1.4 6.1M17.2 14.2c2.3.6 3.7 2.3 4 5.2"/>',
  token:
    '<circle cx="12" cy="12" r="8.8"/><path d="M7.5 15.5h9v-4.8c0-2-1.5-3.2-3-3.2h-3c-1.5 0-3 1.2-3 3.2ZM7.5 11.5h9M12 10.8v2.2"/>',
};

export const line = (name: string, size = 22) =>
  `<svg class="icon" width="${size}" height="${size}" viewBox="0 0 24 24" aria-hidden="true">${LINES[name]}</svg>`;
