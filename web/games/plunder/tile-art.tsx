// One tile by itself: as it is printed, and from afar.
import { draw } from "../../art/draw.ts";
import { land, stampDefs, waterLines } from "../../art/ground.ts";
import { ANCHOR, barrier, BARRIERS, coastsOf, growth, harbour } from "./ground.ts";
import { type Chart, data, middle, Q } from "./squares.ts";

export const SIZE = data.side * Q;

/** What is printed on it. @param id  of its coasts in <defs> */
export function tileGround(chart: Chart, id: string) {
  const lines = Array.from({ length: data.side - 1 }, (_, i) => `M${(i + 1) * Q} 0V${SIZE}M0 ${(i + 1) * Q}H${SIZE}`);
  // a tile that is still being painted may have ports without an island
  const loose = chart.islands.filter(({ kind }) => kind === "plain").flatMap(({ ports }) => ports.map(harbour));
  const isles = chart.islands.filter((island) => island.land.length).map(growth);
  return (
    `<defs>${stampDefs}${ANCHOR}${BARRIERS}<path id="${id}" d="${coastsOf(chart)}"/></defs>` +
    `<rect class="sea" width="${SIZE}" height="${SIZE}"/>${waterLines(id, [2.5, 5.5, 9, 13])}<path class="graticule" d="${lines.join("")}"/>${land(id)}` +
    `${isles.join("")}${loose.join("")}${chart.barriers.map(barrier(chart)).join("")}`
  );
}

/** Its coasts and its ports, after so many quarter turns. */
export function fromAfar(chart: Chart, turns: number, size: number) {
  const ports = chart.islands.flatMap((island) =>
    island.ports.map(({ cell }) => {
      const [x, y] = middle(cell);
      return `<circle class="buoy" cx="${x}" cy="${y}" r="9"/>`;
    }),
  );
  return draw(
    `<svg class="editor-tile" viewBox="0 0 ${SIZE} ${SIZE}" width="${size}" height="${size}" aria-hidden="true"><g transform="rotate(${turns * 90} ${SIZE / 2} ${SIZE / 2})"><rect class="sea" width="${SIZE}" height="${SIZE}"/><path class="land" d="${coastsOf(chart)}"/>${ports.join("")}</g></svg>`,
  );
}
