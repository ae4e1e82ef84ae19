"""What a phone need not load of a game's tables: whence each number comes, and what only people count by. It stays in
the repository, where whoever doubts a number finds its source."""

from __future__ import annotations

import json
from typing import Any

FOR_PEOPLE = {
    "buccaneer": "provenance_legend sources prov spare_stickers ship_deck_checks rank_label metal default_options"
    " version",
    "jamaica": "provenance_legend sources field_provenance race_rank_note score_note count_and_range data_version"
    " direction defender_odds removed_unseen",
    "nassau": "provenance provenance_legend colours_provenance prov subject model schema",
    "pirates": "links_outside_catalogue published_coin_strips effect_codes meta",
    "plunder": "provenance provenance_key public_sources tile_size_reason slot_order global_coordinates orientation"
    " cell_legend map_guarantees total_provenance counts_provenance finite_rule titles_provenance"
    " copies_provenance effect_ops summary tags title_en title_fr barrier_types island_kinds",
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
