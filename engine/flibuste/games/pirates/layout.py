"""Chapter 3: islands, homes and treasure before the first turn, by the number of players."""

from typing import Final

from .tables import DATA, DUEL

_EACH: Final = DATA["constants"]


def islands(seats: int) -> int:
    """CSG-SET-05: three for each player.

    >>> islands(2), islands(4)
    (6, 12)
    """
    return int(_EACH["islands_per_player"]) * seats


def wild(seats: int) -> int:
    """CSG-SET-20: those that are nobody's home."""
    return islands(seats) - seats


def coins(seats: int) -> tuple[int, int]:
    """CSG-SET-27, CSG-SET-28: pieces that each player brings, and how many lie on each wild island."""
    many = seats > DUEL
    return (
        int(_EACH["coins_per_player_multi" if many else "coins_per_player"]),
        int(_EACH["coins_per_island_multi" if many else "coins_per_island_2p"]),
    )


def spots(seats: int) -> list[tuple[int, int]]:
    """CSG-SET-13: one layout by the house's grid, in millimetres; row by row, so that each has a neighbour.

    >>> spots(2)[:4]
    [(123, 123), (480, 123), (837, 123), (123, 480)]
    """
    first, pitch = int(_EACH["grid_first_mm"]), int(_EACH["grid_pitch_mm"])
    width, height = area(seats)
    every = [(x, y) for y in range(first, height - first + 1, pitch) for x in range(first, width - first + 1, pitch)]
    return every[: islands(seats)]


def area(seats: int) -> tuple[int, int]:
    """CSG-SET-04: the sides of the play area in millimetres."""
    width, height = _EACH["play_area_mm"][str(seats)]
    return int(width), int(height)
