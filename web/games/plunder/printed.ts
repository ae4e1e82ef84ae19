// What of Plunder's tables the page draws: `data:plunder`. The build runs this.

type Cell = [number, number];
type Chance = { wins: number; of: number };
type Side = {
  islands: { id: string; kind: string; skulls: number; land: Cell[]; ports: { cell: Cell; dock: string[] }[] }[];
  barriers: { type: string; between: Cell[] }[];
};
/** What is read of the tables. */
type Tables = {
  battle_odds: { table: Record<string, Chance> };
  costs: unknown;
  dice: { storm_moves_on_sailing: number[] };
  grid: { tile_size: number; full: { rows: string } };
  limits: Record<"ships_per_player" | "lives_per_ship" | "cannons_per_ship" | "masts_per_ship", number>;
  resources: string[];
  setup: { target_points: unknown };
  storm: { toll_cards: number; size: number };
  tiles: { id: string; faces: Record<string, Side> }[];
  treasure_cards: { id: string; effects: unknown }[];
};

export default function printed({
  battle_odds,
  costs,
  dice,
  grid,
  limits,
  resources,
  setup,
  storm,
  tiles,
  treasure_cards,
}: Tables) {
  return {
    target: setup.target_points,
    shifts: dice.storm_moves_on_sailing,
    odds: Object.entries(battle_odds.table)
      .map(([lead, { wins, of }]) => ({ lead: Number(lead), percent: Math.round((100 * wins) / of) }))
      .sort((a, b) => a.lead - b.lead),
    kraken: treasure_cards.find(({ id }) => id === "THE_KRAKEN")?.effects,
    side: grid.tile_size,
    rows: grid.full.rows,
    resources,
    costs,
    toll: storm.toll_cards,
    covered: storm.size ** 2,
    limits: {
      ships: limits.ships_per_player,
      lives: limits.lives_per_ship,
      cannons: limits.cannons_per_ship,
      masts: limits.masts_per_ship,
    },
    /** by tile and face: T1A */
    faces: Object.fromEntries(
      tiles.flatMap(({ id, faces }) => Object.entries(faces).map(([face, side]) => [id + face, drawn(side)])),
    ),
  };
}

/** A face as it is printed: squares as columns and rows. */
const drawn = ({ islands, barriers }: Side) => ({
  islands: islands.map(({ id, kind, skulls, land, ports }) => ({
    ...{ id, kind, skulls },
    land: land.map(square),
    ports: ports.map(({ cell, dock }) => ({ cell: square(cell), docks: dock })),
  })),
  barriers: barriers.map(({ type, between }) => ({ kind: type, between: between.map(square) })),
});

const square = ([row, col]: Cell) => [col, row];
