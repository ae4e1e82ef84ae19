"""A segment of a course: turn on the spot, jostle, march (CSG-GEO-15)."""

from collections.abc import Sequence
from math import inf
from typing import Final, NamedTuple

from .angles import Vector, ahead, turn
from .jostle import jostle
from .march import Area, first_overlap, march
from .outline import Outline, Pose, placed

MOST_TURN: Final = 90


class Met(NamedTuple):
    """Terrain that the hull came upon, by its number, and after how many millimetres."""

    terrain: int
    way: float


class SegmentEnd(NamedTuple):
    """Where a segment ends, how far it went, what stopped it (the numbers of the solids, march.BORDER among them), and
    the terrain on the way, in the order in which it is met."""

    pose: Pose
    way: float
    by: tuple[int, ...]
    met: tuple[Met, ...]


def turned(
    hull: Sequence[Vector], pose: Pose, heading: int, solids: Sequence[Outline], area: Area | None = None
) -> Pose | None:
    """CSG-GEO-16, CSG-GEO-17: on the spot, and pushed aside where there is no room; None where that is not enough. A
    turn of nought pushes nothing."""
    if heading == pose.heading:
        return pose
    there = pose._replace(heading=heading)
    push = jostle(placed(hull, there), solids, area)
    return there.shifted(push) if push is not None else None


def segment(
    hull: Sequence[Vector],
    pose: Pose,
    heading: int,
    far: float,
    solids: Sequence[Outline],
    terrain: Sequence[Outline] = (),
    area: Area | None = None,
) -> SegmentEnd | None:
    """CSG-GEO-15: None where this heading is illegal: more than a quarter turn away, or without room. Solids and
    terrain do not change on the way; whoever resolves what was met may have to go on from there."""
    if turn(pose.heading, heading) > MOST_TURN:
        return None
    there = turned(hull, pose, heading, solids, area)
    if there is None:
        return None
    body, way = placed(hull, there), ahead(heading)
    stop = march(body, way, far, solids, area)
    found = ((first_overlap(body, way, far, one), i) for i, one in enumerate(terrain))
    met = tuple(Met(i, at) for at, i in sorted(found) if at <= stop.way and at < inf)
    return SegmentEnd(there.shifted((way[0] * stop.way, way[1] * stop.way)), stop.way, stop.by, met)
