// The sea as it is laid: squares, islands, ports and barriers, in columns and rows of the chart.
import data from "data:plunder";
import { centre, nearest, type Point } from "../../art/geometry.ts";
import { itemAt } from "../../lists.ts";
import { t } from "../../store/words.tsx";
import type { Face } from "./tiles.ts";
import type { Barrier as Edge, Port as Haven, View } from "./view.d.ts";

export type Side = "N" | "E" | "S" | "W";
/** A port: its square, and the sides by which ships come and go. */
export type Port = { cell: Point; docks: Side[] };
export type Island = { id: string; kind: string; skulls: number; land: Point[]; ports: Port[] };
export type Barrier = { kind: string; between: [Point, Point] };
/** What a square is, where it is not open sea. */
type Shore = { island: Island; port: Port | null };
export type Chart = {
  key: string;
  cols: number;
  rows: number;
  islands: Island[];
  barriers: Barrier[];
  shore: (cell: Point) => Shore | undefined;
};

export { data };

/** One square, in units of the drawing. */
export const Q = 44;
export const WAY: Record<Side, Point> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const { rows: ROWS } = data;

/** "B2" -> its column and row. */
export const cellOf = (name: string): Point => [Number(name.slice(1)) - 1, ROWS.indexOf(name[0])];

export const nameOf = ([col, row]: Point) => `${ROWS[row]}${col + 1}`;

/** The middle of a cell. */
export const middle = ([col, row]: Point): Point => [(col + 0.5) * Q, (row + 0.5) * Q];

/** The middle of a square by its name. */
export const spot = (name: string): Point => middle(cellOf(name));

function withShores(drawn: Omit<Chart, "shore">): Chart {
  const shores: Map<string, Shore> = new Map();
  for (const island of drawn.islands) {
    for (const cell of island.land) shores.set(String(cell), { island, port: null });
    for (const port of island.ports) shores.set(String(port.cell), { island, port });
  }
  return { ...drawn, shore: (cell) => shores.get(String(cell)) };
}

const portOf = ({ square, docks }: Haven): Port => ({ cell: cellOf(square), docks: docks as Side[] });

const barrierOf = ({ kind, between }: Edge): Barrier => ({
  kind,
  between: [cellOf(itemAt(between, 0)), cellOf(itemAt(between, 1))],
});

let last: { chart: Chart; of: Pick<View, "layout" | "sea"> } | null = null;

/** The chart of a view: the same as long as the sea is. */
export function chartOf({ layout, sea }: View): Chart {
  if (last?.of.sea === sea && last.of.layout === layout) return last.chart;
  const key = [sea.columns, ...layout, ...(sea.coasts.some(isPainted) ? [JSON.stringify(sea)] : [])].join(";");
  if (last?.chart.key === key) return last.chart;
  const islands = sea.coasts.map((coast) => ({
    ...coast,
    land: coast.land.map(cellOf),
    ports: coast.ports.map(portOf),
  }));
  const barriers = sea.barriers.map(barrierOf);
  last = { chart: withShores({ key, cols: sea.columns, rows: sea.rows, islands, barriers }), of: { layout, sea } };
  return last.chart;
}

const faces = new WeakMap<Face, Chart>();

/** The chart of a tile as somebody has painted it. */
export function chartOfFace(tile: string, face: Face): Chart {
  const made = faces.get(face);
  if (made) return made;
  const islands = face.coasts.map((coast, i) => ({
    ...coast,
    id: `${tile}-${i + 1}`,
    land: coast.land.map(cellOf),
    ports: coast.ports.map(portOf),
  }));
  const barriers = face.barriers.map(barrierOf);
  const chart = withShores({ key: JSON.stringify(face), cols: data.side, rows: data.side, islands, barriers });
  faces.set(face, chart);
  return chart;
}

/** Whether an island lies on a face that people have painted (PLU-OPT-07): it has a number, and no name. */
const isPainted = ({ id }: { id: string }) => /\d$/.test(id);

/** What an island is called, as the argument of a message. */
export const isleName = (island: Island) =>
  isPainted(island) ? nameOf(heart(island)) : { word: `plunder-island-${island.id}` };

export function isleWords(island: Island) {
  const name = isleName(island);
  return typeof name === "string" ? name : t(name.word);
}

/** What the island with this id is called. */
export const isleWordsIn = (view: View, id: string) => {
  const island = chartOf(view).islands.find((one) => one.id === id);
  return island ? isleWords(island) : "";
};

/** The chart of one tile, as it is printed. */
export function chartOfTile(tile: string, face: string = "A"): Chart {
  const { islands, barriers } = data.faces[tile + face];
  return withShores({ key: tile + face, cols: data.side, rows: data.side, islands, barriers });
}

/** The land square that an island's marks stand on: the nearest to its middle. */
export function heart({ land }: Island): Point {
  return nearest(centre(land), land);
}
