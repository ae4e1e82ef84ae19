"""Chapter 7.2 (FELD): the pawn in the corners of the town, and what it brings."""

from typing import Final

from .tables import DATA

CORNERS: Final = ("southwest", "northwest", "northeast", "southeast")
"""NAS-FELD-06: clockwise."""
BONUSES: Final = ("provision", "rum", "crate")
"""NAS-FELD-03: of these the mover chooses one."""
PRICE: Final[int] = DATA["feld_pawn"]["second_bonus_cost_doubloons"]
"""NAS-FELD-05: doubloons for a second bonus."""


def corner_at_start(start: str) -> str:
    """NAS-FELD-01: the southwest, or the opposite corner where the captain starts there; `start` is the corner of the
    start tile, or any other word.

    >>> corner_at_start("southwest"), corner_at_start("middle")
    ('northeast', 'southwest')
    """
    return CORNERS[2] if start == CORNERS[0] else CORNERS[0]


def next_corner(corner: str) -> str:
    """NAS-FELD-06: clockwise, from the southeast back to the southwest.

    >>> next_corner("northeast"), next_corner("southeast")
    ('southeast', 'southwest')
    """
    return CORNERS[(CORNERS.index(corner) + 1) % len(CORNERS)]


def second_bonuses(first: str, doubloons: int) -> tuple[str, ...]:
    """NAS-FELD-05: a doubloon buys another bonus than the first.

    >>> second_bonuses("rum", 1), second_bonuses("rum", 0)
    (('provision', 'crate'), ())
    """
    return tuple(one for one in BONUSES if one != first) if doubloons >= PRICE else ()
