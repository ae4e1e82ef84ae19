// The town as it lies on somebody's own table: tap a district, then turn it, show its other side, or swap it with another.
import data from "data:nassau";
import { useState } from "preact/hooks";
import { draw } from "../../art/draw.js";
import { html } from "../../parts/html.js";
import { Icon } from "../../parts/icon.js";
import { News } from "../../parts/news.js";
import { Sheet } from "../../parts/sheet.js";
import { t } from "../../store/words.js";
import { PLAZA, TILE, streetsOf } from "./streets.js";
import { pathOf, squareFace } from "./town-chart.js";

/** A district: its tile, its side, its quarter turns. @typedef {[number, string, number]} District */

const SIDES = "AB";
const CELLS = 9;
const TURNS = 4;

/** As in a first game. @returns {District[]} */
export const firstTown = () =>
  data.city.first.map((/** @type {{tile: number, side: string, rot: number}} */ { tile, side, rot }) => [
    tile,
    side,
    rot,
  ]);

/** @param {unknown} value @returns {value is District[]} */
export const isTown = (value) =>
  Array.isArray(value) &&
  value.length === CELLS &&
  value.every(
    (row) =>
      Array.isArray(row) &&
      row.length === 3 &&
      Number.isInteger(row[0]) &&
      ["A", "B"].includes(row[1]) &&
      Number.isInteger(row[2]) &&
      row[2] >= 0 &&
      row[2] < TURNS,
  ) &&
  data.city.tiles.every((/** @type {{tile: number}} */ { tile }) => value.some((row) => row[0] === tile));

/** A whole number below `n`, by lot. @param {number} n */
const below = (n) => crypto.getRandomValues(new Uint32Array(1))[0] % n;

/** @returns {District[]} */
function mixed() {
  const tiles = data.city.tiles.map((/** @type {{tile: number}} */ { tile }) => tile);
  for (let i = tiles.length - 1; i > 0; i--) {
    const k = below(i + 1);
    [tiles[i], tiles[k]] = [tiles[k], tiles[i]];
  }
  return tiles.map((/** @type {number} */ tile) => [tile, SIDES[below(2)], below(TURNS)]);
}

/** The district of a cell, drawn by itself. @param {District[]} town @param {number} cell */
function drawing(town, cell) {
  const { squares, alleys } = streetsOf(town.map(([tile, side, rot]) => [tile, SIDES.indexOf(side), rot]));
  const [x, y] = [(cell % 3) * TILE, Math.floor(cell / 3) * TILE];
  const own = [...squares.values()].filter(({ id }) => id.startsWith(`${cell}.`));
  const ways = [...alleys.values()].filter(({ from, to }) => [from, to].some((end) => end?.startsWith(`${cell}.`)));
  const paving = ways.map(({ line }) => pathOf(line.points)).join("");
  const plazas = own.map(
    (square) => `<g transform="translate(${square.at[0]} ${square.at[1]})">${squareFace(square)}</g>`,
  );
  const rims = own.map(({ at: [cx, cy] }) => `<circle class="street-edge-square" cx="${cx}" cy="${cy}" r="${PLAZA}"/>`);
  return `<svg class="district-small" viewBox="${x} ${y} ${TILE} ${TILE}" aria-hidden="true"><rect class="land" x="${x}" y="${y}" width="${TILE}" height="${TILE}"/><path class="street-edge" d="${paving}"/>${rims.join("")}<path class="street" d="${paving}"/>${plazas.join("")}</svg>`;
}

/** @param {import("../manifest.js").EditorProps} props */
export function TownSheet({ value, onChange, onClose }) {
  /** @type {District[]} */
  const town = isTown(value) ? value : firstTown();
  const [cell, choose] = useState(0);
  const [swaps, setSwaps] = useState(false);
  const [tile, side, turns] = town[cell];
  /** @param {District} district */
  const change = (district) => onChange(town.map((one, i) => (i === cell ? district : one)));
  const tap = (/** @type {number} */ i) => {
    if (swaps) onChange(town.map((one, at) => (at === cell ? town[i] : at === i ? town[cell] : one)));
    setSwaps(false);
    choose(i);
  };
  // the form of a new game is nobody's: what lies in it brings the game's own styles along
  return html`<${Sheet} title=${t("page-town")} onClose=${onClose} className="deck-sheet">
    <div class="town-laying" data-of="nassau">
      <p class="prose">${t("page-town-note")}</p>
      <div class="deck-tools">
        <button type="button" class="btn" data-action="first" onClick=${() => onChange(firstTown())}>
          ${t("page-town-first")}
        </button>
        <button type="button" class="btn" data-action="mix" onClick=${() => onChange(mixed())}>
          <${Icon} name="dice" size=${18} />${t("page-town-mix")}
        </button>
      </div>
      <div class="town-cells" role="group" aria-label=${t("page-town")}>
        ${town.map(
          ([number, face, quarters], i) =>
            html`<button
              type="button"
              key=${i}
              data-cell=${i}
              class=${i === cell ? "chosen" : ""}
              aria-pressed=${i === cell ? "true" : "false"}
              aria-label=${t("page-nassau-tile", { tile: number, side: face, turn: quarters })}
              onClick=${() => tap(i)}
            >
              ${draw(drawing(town, i))}<b class="num" aria-hidden="true">${number}${face}</b>
            </button>`,
        )}
      </div>
      <${News} tag="p" class="town-said">
        ${swaps ? t("page-town-swap-with", { tile, side }) : t("page-nassau-tile", { tile, side, turn: turns })}
      <//>
      <div class="sheet-foot town-acts">
        <button type="button" class="btn" data-action="turn" onClick=${() => change([tile, side, (turns + 1) % TURNS])}>
          ${t("page-town-turn")}
        </button>
        <button
          type="button"
          class="btn"
          data-action="side"
          onClick=${() => change([tile, SIDES[1 - SIDES.indexOf(side)], turns])}
        >
          ${t("page-town-side")}
        </button>
        <button
          type="button"
          class="btn"
          data-action="swap"
          aria-pressed=${swaps ? "true" : "false"}
          onClick=${() => setSwaps(!swaps)}
        >
          ${t("page-town-swap")}
        </button>
        <button type="button" class="btn btn--ink" data-action="done" onClick=${onClose}>${t("page-town-done")}</button>
      </div>
    </div>
  <//>`;
}
