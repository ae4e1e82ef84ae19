"""A piece swings about its stern (CSG-PIV-02)."""

from collections.abc import Sequence
from typing import Final

from .angles import FULL, Vector
from .gap import apart, gap
from .march import GRAZE, NEAR, TOUCH, Area
from .outline import HUNDREDTHS, Outline, Pose, placed, point_at

CLOCKWISE: Final = 1


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
    it would come too near to what it did not touch before, or deeper into what it did, or farther out of the area."""
    body = placed(hull, pose)
    # whoever turns about the stern stays within twice the length of it
    solids = [solid for solid in solids if apart(body, solid) < 2 * body.radius]
    before = [gap(body, solid) for solid in solids]
    out = _outside(body, area)
    fixed = point_at(stern, pose)
    for _ in range((heading - pose.heading) * sense % FULL):
        turned = _about(fixed, stern, (pose.heading + sense) % FULL)
        there = placed(hull, turned)
        if _stopped(there, solids, before) or _outside(there, area) > out:
            break
        pose = turned
    return pose


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


def _stopped(body: Outline, solids: Sequence[Outline], before: Sequence[float]) -> bool:
    for solid, was in zip(solids, before, strict=True):
        limit = NEAR if was > TOUCH else min(was, 0.0) - GRAZE
        if apart(body, solid) < limit and gap(body, solid) < limit:
            return True
    return False
