// What the pictures of the set-ups are put together from: cards, piles, numbers, a captain's disc.
import { chip } from "../../../art/pieces.js";
import { COLOURS, emblemOf, mostApart, tokenOf } from "../../../art/colours.js";

const GIVEN = mostApart(COLOURS);

/** @param {number} x @param {number} y @param {string} inner */
export const put = (x, y, inner) => `<g transform="translate(${x} ${y})">${inner}</g>`;

/** @param {number} x @param {number} y @param {string | number} text */
export const say = (x, y, text) => `<text class="says" x="${x}" y="${y}">${text}</text>`;

/** A captain's disc; `value` in place of the emblem. @param {number} i @param {number} size @param {string} [value] @param {string} [colour] */
export const captain = (i, size, value = "", colour = GIVEN[i % GIVEN.length]) =>
  chip({ colour: tokenOf(colour), emblem: emblemOf({ colour }), size, value });

/** Cards on a pile, or one of which the face is seen. @param {number} x @param {number} y @param {string | number} count @param {string} [face] */
export const pile = (x, y, count, face = "") =>
  put(
    x,
    y,
    (face
      ? ""
      : '<rect class="card" x="4" y="-4" width="40" height="54" rx="3"/><rect class="card" x="2" y="-2" width="40" height="54" rx="3"/>') +
      `<rect class="card${face ? "" : " back"}" width="40" height="54" rx="3"/>${face}${count === "" ? "" : say(20, face ? 43 : 27, count)}`,
  );

/** @param {number} width @param {number} height @param {string} inner */
export const lies = (width, height, inner) =>
  `<svg class="any-lies" viewBox="0 0 ${width} ${height}" aria-hidden="true">${inner}</svg>`;
