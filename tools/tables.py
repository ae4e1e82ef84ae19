"""What a phone need not load of a game's tables: whence each number comes, and what only people count by. It stays in
the repository, where whoever doubts a number finds its source."""

from __future__ import annotations

import json
from typing import Any

FOR_PEOPLE = {
    "buccaneer": "provenance_legend sources prov spare_stickers ship_deck_checks rank_label metal default_options"
    " version prefix non_majority_per_token ship_trios pieces_per_player",
    "jamaica": "provenance_legend sources field_provenance race_rank_note score_note count_and_range data_version"
    " direction defender_odds removed_unseen"
    " code copies_per_deck circuit_steps_long score_zone score_printed minus5_mark dist_to_finish merge space_radius"
    " ship_offsets effect name_fr timing optional adjacency start_face_up tie_36 moves_per_round hex ghost_ship_in_2p"
    " treasure_token bank_limited_in_engine",
    "nassau": "provenance provenance_legend colours_provenance prov subject model schema"
    " designer publisher year spec central_value goods_per_hold player_tavern_pirates score_start pirates_in_tavern"
    " extra_weapon_tiles limited per_kind per_player draw_piles",
    "pirates": "links_outside_catalogue published_coin_strips effect_codes meta can_unload blocks_line solid",
    "plunder": "provenance provenance_key public_sources tile_size_reason slot_order global_coordinates orientation"
    " cell_legend map_guarantees total_provenance counts_provenance finite_rule titles_provenance"
    " copies_provenance effect_ops summary tags title_en title_fr barrier_types island_kinds"
    " publisher designer year spec map_tiles grid_borders grid_corners compass_spinners resource_cards"
    " reference_guides attack_die sailing_die defence_die shipless_roll shape"
    " supply ships_per_colour flags_per_colour merchant_tile tile_rows tile_cols code storm_free ties optional"
    " treasure_deck",
}
"""By game: the names of fields that no code reads."""


def lean_table(game: str, text: str) -> str:
    """The same JSON without them, and without the blanks that people read it by."""
    left_out = set(FOR_PEOPLE.get(game, "").split())
    return json.dumps(_without(json.loads(text), left_out), separators=(",", ":"), ensure_ascii=False)


def _without(value: Any, names: set[str]) -> Any:
    if isinstance(value, dict):
        return {name: _without(one, names) for name, one in value.items() if name not in names}
    return [_without(one, names) for one in value] if isinstance(value, list) else value
