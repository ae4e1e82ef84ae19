// What stands beside a ship on the chart: her name and what is with her; from afar whose she is, and how many masts stand.
import { emblemOf, tokenOf } from "../../art/colours.js";
import { keep } from "../../art/ground.js";
import { widthOf } from "../../art/marks.js";
import { mark } from "./glyphs.js";
import { aboard, bodyOf, calledOf, spot, standing } from "./sea.js";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("./view.js").Ship} Ship */
/** @typedef {import("../../play/types.js").Seat} Seat */

const NAME = 14.5;

/** What is wrong with her, as marks. @param {Ship} ship @param {boolean} pinned */
function troubles(ship, pinned) {
  const found = [];
  if (!standing(ship)) found.push("tow");
  if (pinned) found.push("chain");
  if (ship.masts.includes(2)) found.push("flame");
  if (ship.lost !== null) found.push("fog");
  if (ship.state.includes("scuttled")) found.push("sink");
  return found;
}

/** Treasure and people aboard. @param {Ship} ship */
export function cargoOf({ hold }) {
  const coins = hold.filter(({ kind }) => kind === "coin" || kind === "unique").length;
  return { coins, others: hold.length - coins };
}

/** @param {View} view @param {Ship} ship @param {Seat[]} seats @param {{lamp: boolean, pinned: boolean}} more */
export function label(view, ship, seats, { lamp, pinned }) {
  const seat = ship.owner === null ? null : seats[ship.owner];
  const [x, y] = spot(view, ship.x, ship.y);
  const { length, beam } = bodyOf(ship.card);
  const lean = Math.abs(Math.cos((ship.heading * Math.PI) / 180));
  const drop = (lean * length) / 2 + ((1 - lean) * beam) / 2 + 9;
  const { coins } = cargoOf(ship);
  const name = calledOf(ship.ship);
  /** @type {[number, string][]} */
  const parts = [];
  if (lamp) parts.push([15, '<path class="act-lamp" d="M0-6.500 6.500 0 0 6.500-6.500 0z"/>']);
  if (coins)
    parts.push([19, `<circle class="coin" r="8"/><text class="num on-coin" y="4.300" font-size="12">${coins}</text>`]);
  for (const what of troubles(ship, pinned))
    parts.push([21, `<circle class="sign-back" r="9"/>${mark(what, 0, 0, 14, "warn")}`]);
  const marks = parts.reduce((sum, [w]) => sum + w, 0);
  const wide = widthOf(name, NAME) * 0.86;
  let at = -(marks + wide) / 2;
  const row = parts.map(([w, body]) => {
    const here = at + w / 2;
    at += w;
    return `<g transform="translate(${Math.round(here * 10) / 10} 0)">${body}</g>`;
  });
  const below = y + drop + 10 < view.area[1] / 100;
  const near = keep(
    x,
    y + (below ? drop : -drop),
    `<g class="ship-label">${row.join("")}<text class="ship-name place-name" x="${Math.round(at + 2)}" y="5">${name}</text></g>`,
  );
  const [sx, sy] = aboard([x, y], ship.heading, [0, 0]);
  const token = seat ? tokenOf(seat.colour) : "";
  const disc = seat
    ? `<circle class="far-disc" r="10.500"/><use class="emblem" href="#e-${emblemOf(seat)}" x="-6.500" y="-6.500" width="13" height="13"/>`
    : '<circle class="far-disc" r="10.500"/>';
  const far = `<g class="pir-far" data-colour="${token}" transform="translate(${sx} ${sy})"><g class="keep pir-mark">${disc}<g transform="translate(15 -8)"><circle class="far-count" r="7.500"/><text class="num" y="4" font-size="11.500">${standing(ship)}</text></g></g></g>`;
  return near + far;
}
