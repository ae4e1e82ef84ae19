"""Chapters 3.4 and 3.5: where islands and terrain may lie (CSG-SET-05 to CSG-SET-17)."""

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final

from .....core.decision import Bar
from ...geometry.gap import apart, gap
from ...geometry.outline import HUNDREDTHS, Outline, Pose
from ...state import State
from ...tables import DUEL
from ..table.bodies import land, measure, water
from ..table.layout import area, grid, islands

TURN: Final = 15
"""CSG-SET-10: islands and terrain lie at multiples of these degrees."""
_QUICK_ISLANDS: Final = 2 * DUEL
_APART: Final = 3
_NEAR: Final = 6
"""CSG-SET-08, CSG-SET-09: in lengths L."""
_RASTER: Final = 20
_ROUNDING: Final = 1e-6
ICE_NUMBERS: Final = range(1, 7)

Spot = tuple[int, int]


def islands_of(s: State) -> int:
    """CSG-SET-05, CSG-VAR-01, CSG-VAR-08: how many islands lie there."""
    if s.setting.options["deathmatch"]:
        return s.setting.seats
    return _QUICK_ISLANDS if s.setting.options["quick"] else islands(s.setting.seats)


def at(spot: Spot, turned: int = 0) -> Pose:
    return Pose(spot[0] * HUNDREDTHS, spot[1] * HUNDREDTHS, turned)


def why_not_island(s: State, shape: int, pose: Pose) -> Bar | None:
    """CSG-SET-07 to CSG-SET-11: why an island may not lie there."""
    if pose.heading % TURN:
        return Bar("pirates-barred-turned", "CSG-SET-10", {"count": TURN})
    short, long, seats = measure(s, "S"), measure(s, "L"), s.setting.seats
    lie = tuple(land(island.shape, island.pose) for island in s.islands)
    placed_island = land(shape, pose)
    if not _inside(placed_island, short, seats):
        return Bar("pirates-barred-edge", "CSG-SET-07")
    far = least_apart(lie, short, long, seats)
    if not _clear(placed_island, lie, far):
        return Bar("pirates-barred-close", "CSG-SET-08", {"count": round(far)})
    if lie and _clear(placed_island, lie, _NEAR * long + 2 * _ROUNDING):
        return Bar("pirates-barred-far", "CSG-SET-09", {"count": round(_NEAR * long)})
    return None


@lru_cache(maxsize=64)
def least_apart(lie: tuple[Outline, ...], short: float, long: float, seats: int) -> float:
    """CSG-SET-08, CSG-SET-11: how far from every other island the next one has to lie: 3 L, or as many times S less as
    it takes for a place to be left."""
    far = _APART * long
    while far > 0 and not any(_open(spot, lie, far, short, long, seats) for spot in spots(seats)):
        far -= short
    return max(far, 0.0)


def _open(spot: Spot, lie: Sequence[Outline], far: float, short: float, long: float, seats: int) -> bool:
    """Whether a round island could lie there."""
    placed_island = land(0, at(spot))
    near = not lie or not _clear(placed_island, lie, _NEAR * long + 2 * _ROUNDING)
    return near and _inside(placed_island, short, seats) and _clear(placed_island, lie, far)


@cache
def spots(seats: int) -> tuple[Spot, ...]:
    """CSG-SET-11: the places that are tried, in millimetres: the grid first, then a raster."""
    width, height = area(seats)
    raster = ((x, y) for y in range(_RASTER, height, _RASTER) for x in range(_RASTER, width, _RASTER))
    return (*grid(seats), *raster)


def why_not_tile(s: State, kind: str, pose: Pose) -> Bar | None:
    """CSG-SET-14, CSG-SET-15: why a tile may not lie there."""
    if pose.heading % TURN:
        return Bar("pirates-barred-turned", "CSG-SET-14", {"count": TURN})
    placed_tile, short = water(kind, pose), measure(s, "S")
    if not _inside(placed_tile, 0.0, s.setting.seats):
        return Bar("pirates-barred-edge", "CSG-SET-15")
    lie = [land(island.shape, island.pose) for island in s.islands] + [water(tile.kind, tile.pose) for tile in s.tiles]
    return (
        None if _clear(placed_tile, lie, short) else Bar("pirates-barred-close", "CSG-SET-15", {"count": round(short)})
    )


def ice_number(s: State) -> int:
    """CSG-SET-16: the lowest number that no iceberg has yet, then again from 1."""
    taken = [tile.number for tile in s.tiles if tile.kind == "iceberg"]
    return min(ICE_NUMBERS, key=lambda number: (taken.count(number), number))


def _inside(shape: Outline, margin: float, seats: int) -> bool:
    width, height = area(seats)
    return all(margin <= x <= width - margin and margin <= y <= height - margin for x, y in shape.points)


def _clear(shape: Outline, others: Sequence[Outline], far: float) -> bool:
    """Whether it is at least so far from each of them."""
    far -= _ROUNDING
    return all(apart(shape, other) >= far or gap(shape, other) >= far for other in others)
