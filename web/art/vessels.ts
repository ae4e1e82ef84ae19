// The ship as a piece on a board: seen from the side, bow to the right, in the colour of a seat and with its emblem, a
// dark and a light line around it. The same in every game.
import { at } from "./geometry.ts";

const HULL =
  "M-24-12L-14-11.5-13.5-7.5 9-7.5 10-10 17-10.5 23-12.5C21-8 19-5 17.5-2.5 15 1.5 11 3 6 3H-13C-18 3-20.5-1-21.5-5z";
const MAIN = "M-12.5-41C-5-39.5 3-39.5 10.5-41 14-32 14-22 10.5-13 3-15-5-15-12.5-13-9-22-9-32-12.5-41z";
const FORE =
  "M13-34.5C16-33.8 19-33.8 22-34.5 24.5-28 24.5-21.5 22-15 19-16.3 16-16.3 13-15 15.2-21.5 15.2-28 13-34.5z";
const MIZZEN = "M-15-37C-22-31-26-25-27-18.5-22-19.5-18.5-18.5-16-16.5-15-23-15-30-15-37z";
const RIG = "M-1-7V-48M17.5-10V-39M-17.5-11V-34M22-12L32-18M17.5-38L31-18M-12.5-41H10.5M13-34.5H22";
const PENNANT = "M-1-48C4-51 8-46 13-49L9.5-46.5 12-44C8-42.5 4-46.5-1-45z";
/** The Ghost Ship's: what the years have left of them. */
const RAGS =
  "M-12.5-41C-5-39.5 3-39.5 10.5-41 14-33 14-25 12-18L8-22 6.5-13.5 2-19-1-12-5-19-8.5-14-11-20C-9-26-9.5-33-12.5-41zM13-34.5C16-33.8 19-33.8 22-34.5 24-29 24.5-24 23-19L20-23 18-16 15.5-21 14-17C15.3-23 15.2-28 13-34.5zM-15-37C-22-31-26-25-27-18.5L-23-23-21-18-18.5-22-16-16.5C-15-23-15-30-15-37z";

const drawing = (id: string, cloth: string, shade: string) =>
  `<g id="${id}" class="rigged"><path class="halo-light" d="${HULL + cloth}"/><path class="rigging" d="${RIG}"/><path class="halo-dark" d="${HULL + cloth}"/><path class="keel" d="${HULL}"/><path class="cloth" d="${cloth}"/><path class="cloth-shade" d="${shade}"/><path class="strake" d="M-21-6.5L18-5.5M-20-2.5H15M-22-10H-15"/><path class="gunports" d="M-12-5.2h2.6v2.2h-2.6zM-6-5.2h2.6v2.2h-2.6zM0-5.2h2.6v2.2H0zM6-5.2h2.6v2.2H6z"/></g>`;

const MAIN_SHADE = "M7-37.5Q10-27 7.5-16";
const FORE_SHADE = "M20.5-32Q22-25 20.5-17.5";
const whole = (id: string) =>
  drawing(id, PENNANT + MAIN + FORE + MIZZEN, `${MAIN_SHADE}${FORE_SHADE}M-19-31Q-23-25-24-20.5`);

/** To stand once in the drawing that uses them. */
export const vesselDefs = () =>
  whole("vessel") + drawing("vessel-ghost", RAGS, "M7-37.5Q10-30 9-24M-19-31Q-22-27-23-24M-6-36v9M1-35v12");

/** Where a ship has as many sails as it has masts to spare, and bare poles for the others. */
export const rigDefs = () =>
  drawing("vessel-0", PENNANT + MAIN, MAIN_SHADE) +
  drawing("vessel-1", PENNANT + MAIN + FORE, MAIN_SHADE + FORE_SHADE) +
  whole("vessel-2");

/**
 * @param ship  face: 1 sails right, -1 left;
 * masts: where sails are told apart, those beside the main mast
 */
export const vessel = (
  {
    colour,
    emblem,
    size = 1,
    face = 1,
    ghost = false,
    masts = undefined,
  }: { colour: string; emblem: string; size?: number; face?: number; ghost?: boolean; masts?: number },
  x: number = 0,
  y: number = 0,
) =>
  `<g class="vessel${ghost ? " vessel-ghost" : ""}" data-colour="${colour}" transform="${at(x, y)} scale(${size})"><path class="bow-wave" d="M-27 4.5q5-3 9 0t9 0 9 0 9 0 9 0 9 0"/><g class="heading" transform="scale(${face} 1)"><use href="#vessel${ghost ? "-ghost" : masts === undefined ? "" : `-${masts}`}"/></g><use class="emblem" href="#e-${emblem}" x="${-10 - face}" y="-37" width="20" height="20"/></g>`;
