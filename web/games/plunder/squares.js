// The sea as it is laid: squares, islands, ports and barriers, in columns and rows of the chart.
import data from "data:plunder";

/** @typedef {import("./view.js").View} View */
/** @typedef {import("../../art/geometry.js").Point} Point */
/** @typedef {"N" | "E" | "S" | "W"} Side */
/** A port: its square, and the sides by which ships come and go. @typedef {{cell: Point, dock: Side[]}} Port */
/** @typedef {{id: string, kind: "resource" | "merchant" | "plain", skulls: number, land: Point[], ports: Port[]}} Island */
/** @typedef {{type: "reef" | "cliff", between: [Point, Point]}} Barrier */
/** What a square is, where it is not open sea. @typedef {{island: Island, port: Port | null}} Shore */
/** @typedef {{key: string, cols: number, rows: number, islands: Island[], barriers: Barrier[], shore: (cell: Point) => Shore | undefined}} Chart */

export { data };

/** One square, in units of the drawing. */
export const Q = 44;
const SIDES = "NESW";
/** @type {Record<Side, Point>} */
export const WAY = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const { rows: ROWS, side: TILE } = data;

/** "B2" -> its column and row. @param {string} name @returns {Point} */
export const cellOf = (name) => [Number(name.slice(1)) - 1, ROWS.indexOf(name[0])];

/** @param {Point} cell */
export const nameOf = ([col, row]) => `${ROWS[row]}${col + 1}`;

/** The middle of a cell. @param {Point} cell @returns {Point} */
export const middle = ([col, row]) => [(col + 0.5) * Q, (row + 0.5) * Q];

/** The middle of a square by its name. @param {string} name @returns {Point} */
export const spot = (name) => middle(cellOf(name));

/** @param {number[]} cell  row and column @param {number} turns  quarters @returns {number[]} */
const turned = ([row, col], turns) => (turns ? turned([col, TILE - 1 - row], turns - 1) : [row, col]);

/** @type {Chart | null} */
let last = null;

/** The chart of a view: the same as long as the sea is. @param {View} view @returns {Chart} */
export function chartOf({ layout, players }) {
  const key = layout.join(";");
  const across = players.length === 2 ? 2 : 3;
  if (last?.key === key && last.cols === across * TILE) return last;
  /** @type {Map<string, Shore>} */
  const shores = new Map();
  /** @type {Island[]} */
  const islands = [];
  /** @type {Barrier[]} */
  const barriers = [];
  for (const [slot, [tile, side, turns]] of layout.entries()) {
    const face = data.tiles[tile][side];
    /** @param {number[]} cell @returns {Point} */
    const place = (cell) => {
      const [row, col] = turned(cell, Number(turns));
      return [(slot % across) * TILE + col, Math.floor(slot / across) * TILE + row];
    };
    for (const printed of face.islands) {
      /** @type {Island} */
      const island = {
        ...printed,
        land: printed.land.map(place),
        ports: printed.ports.map((/** @type {any} */ { cell, dock }) => ({
          cell: place(cell),
          dock: dock.map((/** @type {string} */ one) => SIDES[(SIDES.indexOf(one) + Number(turns)) % 4]),
        })),
      };
      islands.push(island);
      for (const cell of island.land) shores.set(String(cell), { island, port: null });
      for (const port of island.ports) shores.set(String(port.cell), { island, port });
    }
    for (const { type, between } of face.barriers) barriers.push({ type, between: between.map(place) });
  }
  last = {
    ...{ key, islands, barriers },
    ...{ cols: across * TILE, rows: ROWS.length },
    shore: (cell) => shores.get(String(cell)),
  };
  return last;
}

/** The land square that an island's marks stand on: the nearest to its middle. @param {Island} island @returns {Point} */
export function heart({ land }) {
  const mid = [0, 1].map((k) => land.reduce((sum, cell) => sum + cell[k], 0) / land.length);
  const far = (/** @type {Point} */ [col, row]) => Math.hypot(col - mid[0], row - mid[1]);
  return land.reduce((best, cell) => (far(cell) < far(best) ? cell : best));
}
