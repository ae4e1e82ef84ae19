"""Chapter 3.7 (SET-27 to SET-29): the coins that the players bring, and how they are dealt to the islands."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from ....core.frozen import frozen
from ..laying.layout import coins, wild
from ..tables import COIN_VALUES, DATA, DUEL, GOLD_EACH

UNIQUE: Final = 0
"""What a unique treasure counts among the coins (CSG-SET-27)."""


@frozen
class Terms:
    """What is asked of each player: so many `pieces`, of so much `gold` where that is set; and what is dealt: so many
    wild `islands`, `each` with so many pieces."""

    pieces: int
    gold: int | None
    islands: int
    each: int
    rule: str


def terms(players: int) -> Terms:
    """CSG-SET-27 of a duel, CSG-SET-28 of more.

    >>> terms(2).gold, terms(3).gold
    (15, None)
    """
    many = players > DUEL
    brought, each = coins(players)
    return Terms(
        brought,
        None if many else GOLD_EACH,
        wild(players),
        each,
        "CSG-SET-28" if many else "CSG-SET-27",
    )


@frozen
class Supply:
    """What one player puts in. `coins`: how many of each value, in the order of COIN_VALUES."""

    coins: tuple[int, ...] = (0,) * len(COIN_VALUES)
    uniques: int = 0

    @property
    def pieces(self) -> list[int]:
        """Every piece by its gold."""
        values = (*COIN_VALUES, UNIQUE)
        return [value for value, n in zip(values, (*self.coins, self.uniques), strict=True) for _ in range(n)]

    @property
    def gold(self) -> int:
        return sum(self.pieces)

    def fits(self, asked: Terms) -> bool:
        """CSG-SET-27, CSG-SET-28."""
        return len(self.pieces) == asked.pieces and asked.gold in (None, self.gold)


def presets(players: int) -> list[Mapping[str, Any]]:
    """Lists of the house that fit the terms.

    >>> {sum(row["coins"]) for row in presets(2)}
    {15}
    """
    return list(DATA["treasure"]["coin_presets_multi" if players > DUEL else "coin_presets_2p"])


def start_gold(supplies: Sequence[Supply]) -> int:
    """CSG-SET-29: never changes after this."""
    return sum(supply.gold for supply in supplies)
