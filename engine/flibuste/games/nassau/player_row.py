"""Positions: what one player has (docs/positions.md), read and written."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import lru_cache
from operator import attrgetter
from typing import Any, Final

from ...core.atoms import Json, RawJson
from ...core.codec import Codec, as_is, bits_of, flag, maybe, named, number_of, one_of, tuple_of, whole
from ...core.reading import known_fields
from .collect import TALE_NAMES
from .gains import ITEMS
from .places import FOES, HIDEOUT_IDS, OUTPOSTS, QUAYS, SLOT_GOODS, TABLES, ZONES
from .soundness import crates_out, pirates_out
from .state import NOWHERE, SEATS, STAGES, Player, State
from .tables import (
    ANIMALS,
    CRATES,
    GOOD_KINDS,
    HOLDS,
    HOLDS_AT_START,
    PIRATES,
    PRINTED,
    SAILS,
    WEAPON_TILES,
    WEAPONS,
)
from .town import District, joined

CARDS: Final = bits_of(whole(1, len(TALE_NAMES))).mapped(lambda numbers: numbers >> 1, lambda cards: cards << 1)
"""Tales by their numbers, which begin with 1."""
_NAMES: Final = tuple(Player.__dataclass_fields__)
_values: Final = attrgetter(*_NAMES)
_COUNTED: Final = ("weapons", "items", "goods", "centre")
"""Of a kind that is not told there are as many as were dealt."""


@lru_cache(maxsize=8)
def _parts(town: tuple[District, ...]) -> Mapping[str, Codec[Any]]:
    """In the order in which they are read."""
    animal, crates = number_of(ANIMALS), whole(0, CRATES)
    goods = named(GOOD_KINDS, whole(0, 4), NOWHERE)
    return {
        "animals": tuple_of(maybe(animal, NOWHERE), SEATS),
        "score": whole(None, None),
        "sails": whole(1, SAILS),
        "sailors": bits_of(whole(0, SEATS - 1)),
        "tired": bits_of(animal),
        "rat": flag,
        "weapons": named(WEAPONS, whole(0, PRINTED + WEAPON_TILES), NOWHERE),
        "items": named(ITEMS, whole(0, None), NOWHERE),
        "holds": whole(HOLDS_AT_START, HOLDS),
        "crates": crates,
        "provisions": whole(0, None),
        "goods": goods,
        "laid": whole(0, PIRATES),
        "tavern": bits_of(number_of([table.id for table in TABLES])),
        "hideout": number_of(HIDEOUT_IDS),
        "filled": whole(0, len(SLOT_GOODS[0])),
        "centre": goods,
        "hand": CARDS,
        "told": CARDS,
        "jokes": CARDS,
        "buried": CARDS,
        "defeated": bits_of(number_of([foe.id for foe in FOES])),
        "streets": bits_of(one_of(joined(town).streets)),
        "stage": number_of(STAGES),
        "boat": maybe(number_of(ZONES), NOWHERE),
        "quay": maybe(whole(0, len(QUAYS) + len(OUTPOSTS) - 1), NOWHERE),
        "traded": flag,
        "marker": flag,
        "dutch": tuple_of(crates, 3),
        "reserve": crates,
        "standing": whole(0, PIRATES),
    }


@lru_cache(maxsize=8)
def _writes(town: tuple[District, ...]) -> list[tuple[str, Callable[[Any], Json]]]:
    return [(name, part.writes) for name, part in _parts(town).items() if part.writes is not as_is]


def write_players(s: State) -> list[Json]:
    changed = _writes(s.chart.layout)
    rows = [dict(zip(_NAMES, _values(player), strict=True)) for player in s.players]
    for row in rows:
        for name, writes in changed:
            row[name] = writes(row[name])
    return rows


def read_player(s: State, seat: int, value: RawJson, place: str) -> None:
    """What is not told is as it was dealt to this player; but a hand is NOWHERE, for others may hold these tales."""
    row = known_fields(value, place, _NAMES)
    parts = _parts(s.chart.layout)
    values = {name: part.reads(row[name], f"{place}.{name}") for name, part in parts.items() if name in row}
    dealt = s.players[seat]
    for name in _COUNTED:
        if name in values:
            had = getattr(dealt, name)
            values[name] = tuple([old if n == NOWHERE else n for n, old in zip(values[name], had, strict=True)])
    s.players[seat] = player = replace(dealt, **{"hand": NOWHERE, **values})
    if "reserve" not in values:
        player.reserve = CRATES - player.crates - crates_out(s, seat)
    if "standing" not in values:
        player.standing = PIRATES - player.laid - pirates_out(s, seat)
