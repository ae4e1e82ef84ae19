"""Chapter 3: what lies on the table before the first turn, by the number of captains."""

from typing import Final

from .tables import DATA, TEAM_TARGETS

TWO: Final = 2


def x_tokens(seats: int) -> int:
    """PLU-SET-07, PLU-2P-04: X tokens on the map."""
    return int(DATA["setup"]["x_tokens"][str(seats)])


def forms(seats: int) -> tuple[tuple[int, int], ...]:
    """PLU-TEAM-01: the ways in which so many captains can play in teams, as teams and members of each.

    >>> forms(4), forms(6), forms(5)
    (((2, 2),), ((2, 3), (3, 2)), ())
    """
    return tuple(form for form in TEAM_TARGETS if form[0] * form[1] == seats)
