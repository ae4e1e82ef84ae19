// A district of the town, drawn by itself.
import { PLAZA, TILE, streetsOf } from "./streets.ts";
import { pathOf, squareFace } from "./town-chart.ts";

/** @param layout  tile, side and quarter turns of each cell, as a view has them */
export function districtOf(layout: number[][], cell: number) {
  const { squares, alleys } = streetsOf(layout);
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
