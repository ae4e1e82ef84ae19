"""Lines of fire: what a shot can reach, and what stands in its way (CSG-GEO-24 to CSG-GEO-29)."""

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import ceil, sqrt
from typing import Final, NamedTuple

from ..tables import TOLERANCES
from .angles import Vector
from .outline import Outline, Points

SAMPLE: Final[float] = TOLERANCES["sample_step_mm"]
EXACT: Final[float] = TOLERANCES["range_eps_mm"]
"""CSG-GEO-13: how much farther than a range still counts."""


class SailLine(NamedTuple):
    """CSG-GEO-08: the segment of a standing mast's sail, from one end to the other."""

    a: Vector
    b: Vector


class Sightline(NamedTuple):
    """The nearest point of the target that can be hit, and how far it is."""

    point: Vector
    range: float


@lru_cache(maxsize=512)
def samples(target: Outline) -> tuple[Vector, ...]:
    """CSG-GEO-24: the corners, and points on each edge at equal steps of at most four millimetres."""
    return tuple(_samples(target.points))


def _samples(points: Points) -> Iterator[Vector]:
    for (x, y), (u, v) in zip(points, (*points[1:], points[0]), strict=True):
        n = max(1, ceil(sqrt((u - x) ** 2 + (v - y) ** 2) / SAMPLE))
        for i in range(n):
            yield x + (u - x) * i / n, y + (v - y) * i / n


def shot(
    gun: Vector, target: Outline, reach: float, bodies: Sequence[Outline] = (), sails: Sequence[SailLine] = ()
) -> Sightline | None:
    """CSG-GEO-25: the shot from there at the nearest sample point that is in range and not hidden; None where there is
    none. `bodies` and `sails` are what may block it."""
    most = reach + EXACT
    if _distance(gun, target.centre) - target.radius > most:
        return None
    x, y = gun
    square = most * most
    ranges = [(far, point) for point in samples(target) if (far := (point[0] - x) ** 2 + (point[1] - y) ** 2) <= square]
    if not ranges:
        return None
    ranges.sort()
    near = [body for body in bodies if _close(gun, target.centre, body, target.radius)]
    for far, point in ranges:
        for i, body in enumerate(near):
            if _close(gun, point, body) and meets(gun, point, body):
                # what hides one point often hides the next
                near[0], near[i] = body, near[0]
                break
        else:
            if not any(crosses(gun, point, sail) for sail in sails):
                return Sightline(point, sqrt(far))
    return None


def _close(a: Vector, b: Vector, body: Outline, more: float = 0.0) -> bool:
    """Whether the line from a to b comes so near to an outline that it could meet it: the circle round it, made so much
    larger."""
    (x, y), (u, v), (cx, cy) = a, b, body.centre
    dx, dy, px, py = u - x, v - y, cx - x, cy - y
    square = dx * dx + dy * dy
    t = (px * dx + py * dy) / square if square else 0.0
    t = 0.0 if t < 0 else 1.0 if t > 1 else t
    qx, qy, r = px - t * dx, py - t * dy, body.radius + more + EXACT
    return qx * qx + qy * qy <= r * r


def meets(a: Vector, b: Vector, body: Outline) -> bool:
    """CSG-GEO-27: whether the line from a to b meets an outline anywhere, its ends included.

    >>> from .outline import outline
    >>> box = outline([(0, 0), (2, 0), (2, 2), (0, 2)])
    >>> meets((-1, 1), (5, 1), box), meets((-1, 1), (0, 1), box), meets((-1, 3), (5, 3), box)
    (True, True, False)
    """
    (x, y), (u, v) = a, b
    dx, dy = u - x, v - y
    enters, leaves = 0.0, 1.0
    points = body.points
    for (px, py), (qx, qy) in zip(points, (*points[1:], points[0]), strict=True):
        nx, ny = qy - py, px - qx
        out, rises = nx * (x - px) + ny * (y - py), nx * dx + ny * dy
        if rises < 0:
            enters = max(enters, out / -rises)
        elif rises > 0:
            leaves = min(leaves, -out / rises)
        elif out > 0:
            return False
        if enters > leaves:
            return False
    return True


def crosses(a: Vector, b: Vector, sail: SailLine) -> bool:
    """CSG-GEO-27: whether the line and the sail properly cross; a touch is none.

    >>> crosses((0, 0), (4, 0), SailLine((2, -1), (2, 1))), crosses((0, 0), (4, 0), SailLine((2, 0), (2, 1)))
    (True, False)
    """
    first, second = _side(a, b, sail.a), _side(a, b, sail.b)
    third, fourth = _side(sail.a, sail.b, a), _side(sail.a, sail.b, b)
    return first * second < 0 and third * fourth < 0


def _side(a: Vector, b: Vector, point: Vector) -> float:
    return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0])


def _distance(a: Vector, b: Vector) -> float:
    return sqrt((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2)
