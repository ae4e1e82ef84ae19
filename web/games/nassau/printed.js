// What of Nassau's tables the page draws: `data:nassau`. The build runs this.

/** A table without where its rows come from. @param {any[]} rows @param {string[]} fields */
const rows = (rows, ...fields) => rows.map((row) => Object.fromEntries(fields.map((field) => [field, row[field]])));

/** @param {any} data */
export default function printed(data) {
  const { city, enums, limits, zones } = data;
  return {
    enums: { weapons: enums.weapons, goods: enums.goods, animals: enums.animals, items: enums.items },
    limits,
    city: {
      tiles: rows(city.tiles, "tile", "sides"),
      first: city.first_game_layout.cells_row_major,
    },
    zones: {
      list: rows(
        zones.list,
        "zone",
        "row",
        "col",
        "outpost_slots",
        "watchtower_slots",
        "trading_post_slots",
        "opponent_slots_min_players",
      ),
    },
    opponents: { list: rows(data.opponents.list, "id", "type", "weapon", "strength", "points", "reward") },
    outposts: rows(data.outposts, "id", "reward"),
    watchtowers: rows(data.watchtowers, "id", "weapon"),
    trading_posts: rows(data.trading_posts, "id", "weapon"),
    tavern_tables: rows(data.tavern_tables, "id", "gain"),
    harbour_quays: { zone: data.harbour_quays.zone, quays: rows(data.harbour_quays.quays, "id", "bonus") },
    hideouts: { list: rows(data.hideouts.list, "id", "slots") },
    tales: { list: rows(data.tales.list, "id", "back", "points", "pred") },
    combat_die: { repel_on: data.combat_die.repel_on },
  };
}
