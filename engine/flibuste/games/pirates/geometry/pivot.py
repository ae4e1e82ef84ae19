"""A piece swings about its stern (CSG-PIV-02)."""

from collections.abc import Sequence
from math import hypot, inf, pi
from typing import Final

from .angles import FULL, Vector
from .gap import apart, gap, near, spread
from .march import GRAZE, NEAR, TOUCH, Area
from .outline import HUNDREDTHS, Outline, Pose, placed, point_at

CLOCKWISE: Final = 1
_DEGREE: Final = pi / 180
_ROUNDING: Final = 0.02
"""More than two roundings to hundredths of a millimetre can add."""
_FAR: Final = 8
"""Room for this many degrees need not be known more exactly."""


def pivot(
    hull: Sequence[Vector],
    stern: Vector,
    pose: Pose,
    heading: int,
    sense: int,
    solids: Sequence[Outline],
    area: Area | None = None,
) -> Pose:
    """How far the piece comes round to a heading, a degree a step, clockwise (1) or the other way (-1): it stops before
    it would come too near to what it did not touch before, or deeper into what it did, or farther out of the area.
    Degrees are skipped while nothing is near enough."""
    body = placed(hull, pose)
    # whoever turns about the stern stays within twice the length of it
    solids = [solid for solid in solids if apart(body, solid) < 2 * body.radius]
    limits = [_limit(gap(body, solid)) if near(body, solid, TOUCH) else NEAR for solid in solids]
    out = _outside(body, area)
    fixed = point_at(stern, pose)
    degree = max(hypot(a - stern[0], s - stern[1]) for a, s in hull) * _DEGREE
    left = (heading - pose.heading) * sense % FULL
    while left:
        room = 0.0 if out else min(_inside(body, area), FULL * degree)
        room = _room(body, solids, limits, degree, room)
        by = min(left, max(1, int((room - _ROUNDING) / degree)))
        turned = _about(fixed, stern, (pose.heading + sense * by) % FULL)
        there = placed(hull, turned)
        if by == 1 and (_stopped(there, solids, limits) or _outside(there, area) > out):
            break
        pose, body, left = turned, there, left - by
    return pose


def _limit(before: float) -> float:
    """How near a solid may come that was so far away before."""
    return NEAR if before > TOUCH else min(before, 0.0) - GRAZE


def _room(body: Outline, solids: Sequence[Outline], limits: Sequence[float], degree: float, room: float) -> float:
    """How far every corner could move, whichever way, before anything could stop it, in so much room besides. What is
    farther away than a few degrees is not measured to the last digit, and no more is measured for a single one."""
    for solid, limit in zip(solids, limits, strict=True):
        if room < degree:
            break
        free = max(apart(body, solid), spread(body, solid)) - limit
        room = min(room, free if free > degree * _FAR else gap(body, solid) - limit)
    return room


def _about(fixed: Vector, stern: Vector, heading: int) -> Pose:
    """The pose with this heading whose stern point lies there."""
    x, y = point_at(stern, Pose(0, 0, heading))
    return Pose(round((fixed[0] - x) * HUNDREDTHS), round((fixed[1] - y) * HUNDREDTHS), heading)


def _outside(body: Outline, area: Area | None) -> float:
    """How far it lies beyond the border; 0 where it does not."""
    if area is None:
        return 0.0
    ways = ((area.left - x, x - area.right, area.bottom - y, y - area.top) for x, y in body.points)
    return max(0.0, *(max(way) for way in ways))


def _inside(body: Outline, area: Area | None) -> float:
    """How far it is at least from any border, where it lies inside."""
    if area is None:
        return inf
    (x, y), r = body.centre, body.radius
    return min(x - area.left, area.right - x, y - area.bottom, area.top - y) - r


def _stopped(body: Outline, solids: Sequence[Outline], limits: Sequence[float]) -> bool:
    return any(
        near(body, solid, limit) and gap(body, solid) < limit for solid, limit in zip(solids, limits, strict=True)
    )
