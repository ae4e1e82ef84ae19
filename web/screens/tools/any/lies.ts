// What the pictures of the set-ups are put together from: cards, piles, numbers, a captain's disc.
import { chip } from "../../../art/pieces.ts";
import { COLOURS, emblemOf, mostApart, tokenOf } from "../../../art/colours.ts";
import { itemAt } from "../../../lists.ts";

const GIVEN = mostApart(COLOURS);

export const put = (x: number, y: number, inner: string) => `<g transform="translate(${x} ${y})">${inner}</g>`;

export const say = (x: number, y: number, text: string | number) =>
  `<text class="says" x="${x}" y="${y}">${text}</text>`;

/** A captain's disc; `value` in place of the emblem. */
export const captain = (
  i: number,
  size: number,
  value: string = "",
  colour: string = itemAt(GIVEN, i % GIVEN.length),
) => chip({ colour: tokenOf(colour), emblem: emblemOf({ colour }), size, value });

/** Cards on a pile, or one of which the face is seen. */
export const pile = (x: number, y: number, count: string | number, face: string = "") =>
  put(
    x,
    y,
    (face
      ? ""
      : '<rect class="card" x="4" y="-4" width="40" height="54" rx="3"/><rect class="card" x="2" y="-2" width="40" height="54" rx="3"/>') +
      `<rect class="card${face ? "" : " back"}" width="40" height="54" rx="3"/>${face}${count === "" ? "" : say(20, face ? 43 : 27, count)}`,
  );

export const lies = (width: number, height: number, inner: string) =>
  `<svg class="any-lies" viewBox="0 0 ${width} ${height}" aria-hidden="true">${inner}</svg>`;
