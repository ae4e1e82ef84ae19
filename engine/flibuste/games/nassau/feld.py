"""Chapter 7.2 (FELD): the pawn in the corners of the town, and what it brings."""

from typing import Final

from .tables import DATA
from .town import CORNERS

CYCLE: Final = tuple(CORNERS[corner] for corner in DATA["feld_pawn"]["corner_cycle"])
"""NAS-FELD-06: the cells of the corners, clockwise."""
BONUSES: Final = ("provision", "rum", "crate")
"""NAS-FELD-03: of these the mover chooses one."""
PRICE: Final[int] = DATA["feld_pawn"]["second_bonus_cost_doubloons"]
"""NAS-FELD-05: doubloons for a second bonus."""


def corner_at_start(start: int) -> int:
    """NAS-FELD-01: the south-west, or the opposite corner where the captain begins there; `start` is the cell of the
    start tile.

    >>> corner_at_start(CORNERS["SW"]) == CORNERS["NE"], corner_at_start(4) == CORNERS["SW"]
    (True, True)
    """
    return CORNERS["NE" if start == CORNERS["SW"] else "SW"]


def next_corner(corner: int) -> int:
    """NAS-FELD-06: clockwise, from the south-east back to the south-west.

    >>> next_corner(CORNERS["NE"]) == CORNERS["SE"], next_corner(CORNERS["SE"]) == CORNERS["SW"]
    (True, True)
    """
    return CYCLE[(CYCLE.index(corner) + 1) % len(CYCLE)]


def second_bonuses(first: str, doubloons: int) -> tuple[str, ...]:
    """NAS-FELD-05: a doubloon buys another bonus than the first.

    >>> second_bonuses("rum", 1), second_bonuses("rum", 0)
    (('provision', 'crate'), ())
    """
    return tuple(bonus for bonus in BONUSES if bonus != first) if doubloons >= PRICE else ()
