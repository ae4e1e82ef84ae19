"""Chapter 3: what lies on the table before the first turn, by the number of captains."""

from typing import Final

from .tables import DATA, TEAM_TARGETS

TWO: Final = 2


def tiles(seats: int) -> tuple[int, int]:
    """PLU-SET-02, PLU-2P-01: rows and columns of map tiles.

    >>> tiles(2), tiles(3), tiles(6)
    ((2, 2), (2, 3), (2, 3))
    """
    grid = DATA["grid"]["two_player" if seats == TWO else "full"]
    return int(grid["tile_rows"]), int(grid["tile_cols"])


def squares(seats: int) -> tuple[str, int]:
    """PLU-SET-03, PLU-2P-02: the letters of the rows, and how many columns."""
    grid = DATA["grid"]["two_player" if seats == TWO else "full"]
    return str(grid["rows"]), len(grid["cols"])


def x_tokens(seats: int) -> int:
    """PLU-SET-07, PLU-2P-04: X tokens on the map."""
    return int(DATA["setup"]["x_tokens"][str(seats)])


def forms(seats: int) -> tuple[tuple[int, int], ...]:
    """PLU-TEAM-01: the ways in which so many captains can play in teams, as teams and members of each.

    >>> forms(4), forms(6), forms(5)
    (((2, 2),), ((2, 3), (3, 2)), ())
    """
    return tuple(form for form in TEAM_TARGETS if form[0] * form[1] == seats)
