"""A straight move that stops where something is in the way (CSG-GEO-14, CSG-GEO-18 to CSG-GEO-20).

The rules step by a millimetre. The distance of two convex outlines is a convex function of the way that one of them has
gone, so the steps at which it is below a limit follow each other: where they begin is computed instead of tried.
"""

from collections.abc import Iterator, Sequence
from math import floor, inf, sqrt
from typing import Final, NamedTuple

from ..tables import TOLERANCES
from .angles import Vector
from .gap import Difference, apart, difference, signed
from .outline import HUNDREDTHS, Outline

STEP: Final[float] = TOLERANCES["march_step_mm"]
NEAR: Final[float] = TOLERANCES["stop_gap_mm"]
"""Nearer than this a solid blocks."""
TOUCH: Final[float] = TOLERANCES["contact_mm"]
"""CSG-GEO-12: not farther than this is contact."""
GRAZE: Final[float] = TOLERANCES["graze_depth_mm"]
"""How much deeper than at the start a solid must be to block that was touched then."""
FINE: Final[float] = TOLERANCES["bisect_mm"]
_FAR: Final = (inf, inf)


class Area(NamedTuple):
    """CSG-GEO-14: the border of the table, in millimetres."""

    left: float
    bottom: float
    right: float
    top: float


class Stop(NamedTuple):
    """How far a march got, in millimetres, and what stopped it: the numbers of the solids, BORDER among them; nothing,
    where it went all the way."""

    way: float
    by: tuple[int, ...]


BORDER: Final = -1


def march(hull: Outline, way: Vector, far: float, solids: Sequence[Outline], area: Area | None = None) -> Stop:
    """CSG-GEO-18, CSG-GEO-19: the hull moves that far along a unit vector, unless it is stopped, about a quarter of a
    millimetre before what stops it. What it touches at the start grazes: that blocks only where the hull would go into
    it."""
    blocked = [(i, _blocked(hull, way, solids[i])) for i in in_the_way(hull, way, far, solids)]
    if area is not None and not stays(hull.centre, hull.radius, way, far, area):
        blocked.append((BORDER, _leaves(hull, way, area)))
    if not blocked:
        return Stop(far, ())
    first = min((_first_step(begins, ends, far) for _, (begins, ends) in blocked), default=inf)
    if first > far:
        return Stop(far, ())
    free, stopped = max(0.0, first - STEP if first < far else _last_step_before(far)), first
    ways = [ways for _, ways in blocked]
    while stopped - free > FINE:
        middle = (free + stopped) / 2
        for begins, ends in ways:
            if begins < middle < ends:
                stopped = middle
                break
        else:
            free = middle
    by = tuple(i for i, (begins, ends) in blocked if begins < stopped < ends)
    return Stop(floor(free * HUNDREDTHS + 1e-6) / HUNDREDTHS, by)


def first_overlap(hull: Outline, way: Vector, far: float, terrain: Outline) -> float:
    """CSG-GEO-20: the first step at which the hull overlaps terrain that it did not overlap at the start; inf, where it
    never does."""
    if not in_the_way(hull, way, far, (terrain,)):
        return inf
    diff = difference(hull, terrain)
    if signed(diff, 0.0, 0.0) < 0:
        return inf
    return _first_step(*_below(diff, way, 0.0), far)


def _blocked(hull: Outline, way: Vector, solid: Outline) -> tuple[float, float]:
    """Between which ways this solid blocks."""
    diff = difference(hull, solid)
    # of most it is clear at once that they are not touched
    start = inf if apart(hull, solid) > 2 * TOUCH else signed(diff, 0.0, 0.0)
    if start > TOUCH:
        return _below(diff, way, NEAR)
    # what grazes becomes normal only once it lies behind, for the distance never falls again after that
    return _below(diff, way, min(start, 0.0) - GRAZE)


def passed(middle: Vector, radius: float, way: Vector, far: float, others: Sequence[Outline]) -> list[int]:
    """The numbers of the others that a circle could come near to on its way, as far as the circles round them tell:
    no corner is looked at."""
    (x, y), reach = middle, radius + NEAR
    east, north = far * way[0], far * way[1]
    left, right = x + min(east, 0.0) - reach, x + max(east, 0.0) + reach
    bottom, top = y + min(north, 0.0) - reach, y + max(north, 0.0) + reach
    return [i for i, (_, (u, v), r) in enumerate(others) if left - r < u < right + r and bottom - r < v < top + r]


def in_the_way(hull: Outline, way: Vector, far: float, others: Sequence[Outline]) -> list[int]:
    """The numbers of the others that the hull may come near to, because they reach into the strip that it sweeps. First
    the circles round them are compared, then their corners."""
    (x, y), (east, north), around = hull.centre, way, hull.radius + NEAR
    found: list[int] = []
    strip: tuple[float, float, float, float] | None = None
    for i, (points, (u, v), radius) in enumerate(others):
        dx, dy, reach = u - x, v - y, around + radius
        along = dx * east + dy * north
        if not -reach < along < far + reach or not -reach < dx * north - dy * east < reach:
            continue
        if strip is None:
            aside = [px * north - py * east for px, py in hull.points]
            ahead = [px * east + py * north for px, py in hull.points]
            strip = min(aside) - NEAR, max(aside) + NEAR, min(ahead) - NEAR, max(ahead) + far + NEAR
        left, right, back, front = strip
        aside = [px * north - py * east for px, py in points]
        if max(aside) < left or min(aside) > right:
            continue
        ahead = [px * east + py * north for px, py in points]
        if max(ahead) >= back and min(ahead) <= front:
            found.append(i)
    return found


def stays(centre: Vector, r: float, way: Vector, far: float, area: Area) -> bool:
    """Whether a hull certainly comes to no border: the circle round it, from the start to the end."""
    (x, y), (east, north) = centre, way
    u, v = x + far * east, y + far * north
    left, bottom, right, top = area
    return (
        left + r < x < right - r and bottom + r < y < top - r and left + r < u < right - r and bottom + r < v < top - r
    )


def _below(diff: Difference, way: Vector, limit: float) -> tuple[float, float]:
    """Between which ways the signed distance is below a limit; infinities, where it never is."""
    return _inside(diff, way, limit) if limit <= 0 else _round(diff, way, limit)


def _inside(diff: Difference, way: Vector, limit: float) -> tuple[float, float]:
    """Where all edges have been passed by more than the limit."""
    east, north = way
    begins, ends = -inf, inf
    for (px, py), (nx, ny) in zip(diff.points, diff.normals, strict=True):
        out, rises = nx * -px + ny * -py - limit, nx * east + ny * north
        if rises < 0:
            begins = max(begins, out / -rises)
        elif rises > 0:
            ends = min(ends, -out / rises)
        elif out >= 0:
            return _FAR
    return (begins, ends) if begins < ends else _FAR


def _round(diff: Difference, way: Vector, limit: float) -> tuple[float, float]:
    """Where a limit above nought is kept: the outline grows by a rim of that width, round at its corners."""
    east, north = way
    begins, ends = inf, -inf
    for t in _crossings(diff, east, north, limit):
        begins, ends = min(begins, t), max(ends, t)
    return (begins, ends) if begins < ends else _FAR


def _crossings(diff: Difference, east: float, north: float, limit: float) -> Iterator[float]:
    """The ways at which the rim is crossed."""
    points = diff.points
    for i, ((nx, ny), (px, py), (qx, qy)) in enumerate(zip(diff.normals, points, points[1:] + points[:1], strict=True)):
        rises = nx * east + ny * north
        if rises:
            t = (limit + nx * px + ny * py) / rises
            along = (t * east - px) * -ny + (t * north - py) * nx
            if 0 <= along <= (qx - px) * -ny + (qy - py) * nx:
                yield t
        # the round of the corner where this edge begins
        middle = px * east + py * north
        off = px * north - py * east
        if abs(off) < limit:
            half = sqrt(limit * limit - off * off)
            for t in (middle - half, middle + half):
                if _of_corner(diff, i, t * east - px, t * north - py):
                    yield t


def _of_corner(diff: Difference, i: int, x: float, y: float) -> bool:
    """Whether what lies there, seen from a corner, lies between the normals of the two edges that meet in it."""
    nx, ny = diff.normals[i]
    px, py = diff.normals[i - 1]
    return x * -ny + y * nx <= 0 and x * -py + y * px >= 0


def _leaves(hull: Outline, way: Vector, area: Area) -> tuple[float, float]:
    """From where on a corner of the hull would lie outside, and farther out than at the start."""
    east, north = way
    begins = inf
    for x, y in hull.points:
        for room, speed in (
            (x - area.left, -east),
            (area.right - x, east),
            (y - area.bottom, -north),
            (area.top - y, north),
        ):
            if speed > 0:
                begins = min(begins, max(room, 0.0) / speed)
    return begins, inf


def _first_step(begins: float, ends: float, far: float) -> float:
    """The first step after the start that lies between these ways; inf where none does."""
    if begins >= far or ends <= 0:
        return inf
    step = max(STEP, floor(begins) + STEP)
    if step > far:
        step = far
    return step if begins < step < ends else inf


def _last_step_before(far: float) -> float:
    """
    >>> _last_step_before(63.5), _last_step_before(3.0)
    (63.0, 2.0)
    """
    whole = float(floor(far))
    return whole if whole < far else whole - STEP
