"""Chapters 2 and 10: what lies in the box. The catalogue of the fleets makes this the slowest table to read."""

from typing import Final

from ...core.tables import read_table

DATA: Final = read_table(__loader__, __file__, "pirates.data.json")  # type: ignore[name-defined]

DUEL: Final = 2
MAX_SEATS: Final = 8
COIN_VALUES: Final[tuple[int, ...]] = tuple(DATA["treasure"]["coin_values"])
START_GOLD: Final[int] = DUEL * DATA["constants"]["gold_per_player"]
DUEL_COINS: Final[int] = DUEL * DATA["constants"]["coins_per_player"]
MULTI_COINS: Final[int] = DATA["constants"]["coins_per_player_multi"]
"""Coins that each player brings along when three or more play."""
