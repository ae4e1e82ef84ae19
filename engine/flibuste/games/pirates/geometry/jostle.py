"""A piece that turned where there is no room for it is pushed aside, a little (CSG-GEO-17)."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from ..tables import TOLERANCES
from .angles import Vector
from .gap import around, near, separation
from .march import Area
from .outline import Outline

SPARE: Final[float] = TOLERANCES["jostle_step_mm"]
TIMES: Final = 6
MOST: Final[float] = TOLERANCES["jostle_max_mm"]


def jostle(hull: Outline, solids: Sequence[Outline], area: Area | None = None, most: float = MOST) -> Vector | None:
    """By how much the hull is pushed, in all, until it overlaps nothing and lies in the area; None where that takes too
    many pushes, or more than so many millimetres."""
    east = north = gone = 0.0
    for _ in range(TIMES + 1):
        now = hull.shifted(east, north) if east or north else hull
        push = _deepest(now, solids, area)
        if push is None:
            return east, north
        x, y = push
        gone += sqrt(x * x + y * y)
        if gone > most:
            return None
        east, north = east + x, north + y
    return None


def _deepest(hull: Outline, solids: Sequence[Outline], area: Area | None) -> Vector | None:
    """The push out of the deepest overlap; None where there is none."""
    deepest, way = 0.0, (0.0, 0.0)
    for solid in around(hull, solids, 0.0):
        if near(hull, solid, 0.0):
            depth, out = separation(hull, solid)
            if depth > deepest:
                deepest, way = depth, out
    if area is not None:
        for depth, inward in _outside(hull, area):
            if depth > deepest:
                deepest, way = depth, inward
    if not deepest:
        return None
    return way[0] * (deepest + SPARE), way[1] * (deepest + SPARE)


def _outside(hull: Outline, area: Area) -> Sequence[tuple[float, Vector]]:
    """How far the hull lies beyond each border, and the way back."""
    (x, y), r = hull.centre, hull.radius
    if area.left + r < x < area.right - r and area.bottom + r < y < area.top - r:
        return ()
    xs, ys = [x for x, _ in hull.points], [y for _, y in hull.points]
    return [
        (area.left - min(xs), (1.0, 0.0)),
        (max(xs) - area.right, (-1.0, 0.0)),
        (area.bottom - min(ys), (0.0, 1.0)),
        (max(ys) - area.top, (0.0, -1.0)),
    ]
