"""Chapter 3: islands, homes and treasure before the first turn, by the number of players."""

from typing import Final

from ...tables import DATA, DUEL

_EACH: Final = DATA["constants"]
_AREAS: Final = {int(seats): (int(width), int(height)) for seats, (width, height) in _EACH["play_area_mm"].items()}


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


def grid(seats: int) -> list[tuple[int, int]]:
    """CSG-SET-13: the points of the house's grid, row by row."""
    first, pitch = int(_EACH["grid_first_mm"]), int(_EACH["grid_pitch_mm"])
    width, height = area(seats)
    return [(x, y) for y in range(first, height - first + 1, pitch) for x in range(first, width - first + 1, pitch)]


def every_other(seats: int) -> list[tuple[int, int]]:
    """CSG-VAR-08: points of the grid that lie more than six times L apart."""
    every = grid(seats)
    columns, rows = sorted({x for x, _ in every})[::2], sorted({y for _, y in every})[::2]
    return [(x, y) for y in rows for x in columns]


def beside(point: tuple[int, int], other: tuple[int, int]) -> bool:
    """CSG-SET-13: whether two points of the grid are neighbours in a row or a column.

    >>> beside((123, 123), (480, 123)), beside((123, 123), (480, 480))
    (True, False)
    """
    return abs(point[0] - other[0]) + abs(point[1] - other[1]) == int(_EACH["grid_pitch_mm"])


def area(seats: int) -> tuple[int, int]:
    """CSG-SET-04: the sides of the play area in millimetres."""
    return _AREAS[seats]
