"""Poses and convex outlines (CSG-GEO-03 to CSG-GEO-06)."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from .angles import Vector, ahead, sine

Points: TypeAlias = tuple[Vector, ...]
HUNDREDTHS: Final = 100
"""CSG-GEO-05: places are whole hundredths of a millimetre."""


class Pose(NamedTuple):
    """CSG-GEO-03: where the reference point of a piece lies, in hundredths of a millimetre, and its heading."""

    x: int
    y: int
    heading: int

    @property
    def place(self) -> Vector:
        return self.x / HUNDREDTHS, self.y / HUNDREDTHS

    def shifted(self, way: Vector) -> "Pose":
        """CSG-GEO-05: rounded after every move.

        >>> Pose(100, 0, 90).shifted((1.004, -0.5))
        Pose(x=200, y=-50, heading=90)
        """
        east, north = way
        return Pose(self.x + round(east * HUNDREDTHS), self.y + round(north * HUNDREDTHS), self.heading)


class Outline(NamedTuple):
    """A convex outline on the table. `points` go round anticlockwise; all of it lies within `radius` of `centre`."""

    points: Points
    centre: Vector
    radius: float

    def shifted(self, east: float, north: float) -> "Outline":
        points = tuple((x + east, y + north) for x, y in self.points)
        return Outline(points, (self.centre[0] + east, self.centre[1] + north), self.radius)


def outline(points: Iterable[Vector]) -> Outline:
    """Of its corners, in either order round.

    >>> outline([(0, 0), (0, 2), (2, 2), (2, 0)]).points
    ((2, 0), (2, 2), (0, 2), (0, 0))
    """
    ring = tuple(points)
    if _area(ring) < 0:
        ring = ring[::-1]
    xs, ys = [x for x, _ in ring], [y for _, y in ring]
    centre = (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2
    radius = max(((x - centre[0]) ** 2 + (y - centre[1]) ** 2) ** 0.5 for x, y in ring)
    return Outline(ring, centre, radius)


def _area(ring: Points) -> float:
    return sum(x * v - u * y for (x, y), (u, v) in zip(ring, (*ring[1:], ring[0]), strict=True))


def placed(local: Sequence[Vector], pose: Pose) -> Outline:
    """CSG-GEO-03: a hull by its points (ahead, starboard).

    >>> max(placed([(25.0, 0.0), (-25.0, 5.0), (-25.0, -5.0)], Pose(1000, 0, 90)).points)
    (35.0, 0.0)
    """
    return put_down(local_outline(tuple(local)), pose)


def put_down(hull: Outline, pose: Pose) -> Outline:
    """As `placed`, for a hull of which `local_outline` has already made an outline."""
    ring, (ca, cs), radius = hull
    (x, y), (east, north) = pose.place, ahead(pose.heading)
    points = tuple([(x + a * east + s * north, y + a * north - s * east) for a, s in ring])
    return Outline(points, (x + ca * east + cs * north, y + ca * north - cs * east), radius)


@lru_cache(maxsize=256)
def local_outline(local: Points) -> Outline:
    """A hull by its local points, in the order that comes to lie anticlockwise on the table: its axes are mirrored."""
    points, centre, radius = outline(local)
    return Outline(points[::-1], centre, radius)


def point_at(local: Vector, pose: Pose) -> Vector:
    """CSG-GEO-03: a point (ahead, starboard) of a piece."""
    (x, y), (east, north) = pose.place, ahead(pose.heading)
    a, s = local
    return x + a * east + s * north, y + a * north - s * east


def laid(local: Sequence[Vector], pose: Pose) -> Outline:
    """CSG-GEO-04: an island or terrain by its points (east, north), turned clockwise by the pose's heading."""
    x, y = pose.place
    sin, cos = sine(pose.heading), sine(pose.heading + 90)
    return outline((x + e * cos + n * sin, y - e * sin + n * cos) for e, n in local)
