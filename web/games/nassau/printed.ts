// What of Nassau's tables the page draws: `data:nassau`. The build runs this.

type Row = Record<string, unknown>;
type List = { list: Row[] };
/** What is read of the tables. */
type Tables = {
  city: { tiles: Row[]; first_game_layout: { cells_row_major: unknown } };
  enums: Record<"weapons" | "goods" | "animals" | "items", string[]>;
  limits: unknown;
  zones: List;
  opponents: List;
  outposts: Row[];
  watchtowers: Row[];
  trading_posts: Row[];
  tavern_tables: Row[];
  harbour_quays: { zone: string; quays: Row[] };
  hideouts: List;
  tales: List;
  offerings: Row[];
  flying_dutchman: { tiles: Row[] };
  combat_die: { repel_on: number[] };
};

/** A table without where its rows come from. */
const rows = (rows: Row[], ...fields: string[]) =>
  rows.map((row) => Object.fromEntries(fields.map((field) => [field, row[field]])));

export default function printed(data: Tables) {
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
    offerings: rows(data.offerings, "id", "choices"),
    flying_dutchman: { tiles: rows(data.flying_dutchman.tiles, "id", "zone", "points") },
    combat_die: { repel_on: data.combat_die.repel_on },
  };
}
