// The sea of a laid table: the tiles as they lie in their slots.
import type { Point } from "../../art/geometry.ts";
import { itemAt } from "../../lists.ts";
import { remembering } from "../../remembering.ts";
import { type Chart, chartOfFace, chartOfTile, data, nameOf } from "./squares.ts";
import type { Tiles } from "./tiles.ts";
import type { Sea } from "./view.d.ts";

/** A tile in its slot: which, its face, and how many quarter turns clockwise. */
export type Slot = [tile: string, face: string, turns: number];

const SIDES = "NESW";
export const TURNS = SIDES.length;

/** A square of a tile after so many quarter turns. */
const turned = ([col, row]: Point, turns: number): Point =>
  turns ? turned([data.side - 1 - row, col], turns - 1) : [col, row];

const facing = (docks: string[], turns: number) =>
  docks.map((side) => itemAt(SIDES, (SIDES.indexOf(side) + turns) % TURNS)).sort();

const chartOf = remembering(chartOfTile);

/** What a layout says of its tiles: those that people have painted, or the house's. */
export type Painted = Tiles | "house";

export function faceOf(tile: string, face: string, painted: Painted): Chart {
  const own = painted === "house" ? undefined : painted[tile + face];
  if (own) return chartOfFace(tile + face, own);
  return chartOf(tile, face);
}

/** The tiles joined to one sea of so many columns. */
export function seaOf(slots: Slot[], { columns, rows }: Sea, painted: Painted): Sea {
  const across = columns / data.side;
  const lying = slots.map(([tile, face, turns], slot) => {
    const [left, top] = [(slot % across) * data.side, Math.floor(slot / across) * data.side];
    const at = (cell: Point) => {
      const [col, row] = turned(cell, turns);
      return nameOf([left + col, top + row]);
    };
    const { islands, barriers } = faceOf(tile, face, painted);
    return {
      coasts: islands.map(({ id, kind, skulls, land, ports }) => ({
        ...{ id, kind, skulls },
        land: land.map(at),
        ports: ports.map(({ cell, docks }) => ({ square: at(cell), docks: facing(docks, turns) })),
      })),
      barriers: barriers.map(({ kind, between }) => ({ kind, between: between.map(at) })),
    };
  });
  return {
    columns,
    rows,
    coasts: lying.flatMap(({ coasts }) => coasts),
    barriers: lying.flatMap(({ barriers }) => barriers),
  };
}
