// What of Plunder's tables the page draws: `data:plunder`. The build runs this.

/** @param {any} data */
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
}) {
  return {
    target: setup.target_points,
    shifts: dice.storm_moves_on_sailing,
    odds: Object.entries(battle_odds.table)
      .map(([lead, { wins, of }]) => ({ lead: Number(lead), percent: Math.round((100 * wins) / of) }))
      .sort((a, b) => a.lead - b.lead),
    kraken: treasure_cards.find((/** @type {any} */ card) => card.id === "THE_KRAKEN").effects,
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
    tiles: Object.fromEntries(
      tiles.map((/** @type {any} */ tile) => [
        tile.id,
        Object.fromEntries(
          Object.entries(tile.faces).map(([name, face]) => [
            name,
            {
              islands: face.islands.map((/** @type {any} */ island) => ({
                id: island.id,
                kind: island.kind,
                skulls: island.skulls,
                land: island.land,
                ports: island.ports.map((/** @type {any} */ port) => ({ cell: port.cell, dock: port.dock })),
              })),
              barriers: face.barriers.map((/** @type {any} */ one) => ({ type: one.type, between: one.between })),
            },
          ]),
        ),
      ]),
    ),
  };
}
