"""Chapters 2 and 10: what lies in the box. The catalogue of the fleets makes this the slowest table to read."""

from collections.abc import Mapping
from typing import Any, Final

from ...core.tables import read_table

DATA: Final = read_table(__loader__, __file__, "pirates.data.json")  # type: ignore[name-defined]

DIE: Final = (1, 2, 3, 4, 5, 6)
NATIONS: Final[tuple[str, ...]] = tuple(nation["id"] for nation in DATA["nations"])
BUILD_TOTAL: Final[int] = DATA["constants"]["build_total"]
MEASURES: Final = {
    "card": (DATA["constants"]["S_mm"], DATA["constants"]["L_mm"]),
    "printed": (DATA["constants"]["S_mm_printed"], DATA["constants"]["L_mm_printed"]),
}
"""S and L in millimetres: sides of a game card, or the bars printed on it (CSG-VAR-02)."""

TOLERANCES: Final[Mapping[str, float]] = {
    name: float(value) for name, value in DATA["constants"].items() if isinstance(value, float)
}
"""Of the geometry, in millimetres."""

DUEL: Final = 2
MOST_ACTIONS: Final = 2
"""CSG-ACT-03: of one ship in one turn, whatever gives them."""
MAX_SEATS: Final = 8
COIN_VALUES: Final[tuple[int, ...]] = tuple(DATA["treasure"]["coin_values"])
GOLD_EACH: Final[int] = DATA["constants"]["gold_per_player"]
START_GOLD: Final = DUEL * GOLD_EACH
DUEL_COINS: Final[int] = DUEL * DATA["constants"]["coins_per_player"]
MULTI_COINS: Final[int] = DATA["constants"]["coins_per_player_multi"]
"""Coins that each player brings along when three or more play."""

FORTS: Final[Mapping[str, Mapping[str, Any]]] = {row["id"]: row for row in DATA["forts"]}
