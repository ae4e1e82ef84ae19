"""Chapters 5.8 and 6.2 (EXP, MUL): who has explored an island, and the coin that ends a game of many."""

from collections.abc import Collection
from enum import StrEnum

from ...tables import DUEL


class Charted(StrEnum):
    """What a wild island is to a player."""

    UNKNOWN = "unknown"
    EXPLORED = "explored"
    """CSG-EXP-05: at once, while the ship that explored it lies there."""
    FLAGGED = "flagged"
    """CSG-EXP-05: the ship has left."""

    @property
    def free(self) -> bool:
        """CSG-EXP-02: exploring it costs no action; only the flag frees it (CSG-R-59).

        >>> Charted.EXPLORED.free, Charted.FLAGGED.free
        (False, True)
        """
        return self is Charted.FLAGGED

    @property
    def then(self) -> "Charted":
        """CSG-EXP-05: what comes next to it: a ship explores it, the ship leaves, a fort there is destroyed."""
        order: list[Charted] = list(Charted)
        return order[(order.index(self) + 1) % len(order)]


def has_end_marker(seats: int) -> bool:
    """CSG-MUL-02: a duel has none."""
    return seats > DUEL


def marked(load: Collection[int]) -> int | None:
    """CSG-MUL-02: of the coins that left the wild islands last, the one that bears the end marker.

    >>> marked([4, 2, 5])
    2
    """
    return min(load, default=None)
