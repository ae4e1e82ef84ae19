"""How far two convex outlines are apart, or how deep they lie in each other (CSG-GEO-11).

One outline seen from the other: the difference of the two is convex again, and holds the origin exactly if they
overlap. Its signed distance from a point is how far they are apart once the other has been moved by that vector.
"""

from collections.abc import Iterable
from functools import lru_cache
from itertools import pairwise
from math import sqrt
from typing import Final, NamedTuple

from .angles import Vector
from .outline import Outline, Points

_MORE: Final = 0.01


class Difference(NamedTuple):
    """All vectors by which `mover` can be moved to touch or overlap the other: `points` anticlockwise, with the outward
    normals of the edges that begin there."""

    points: Points
    normals: Points


def difference(mover: Outline, other: Outline) -> Difference:
    """The Minkowski difference other - mover: their edges, sorted by direction, one after the other."""
    a = mover.points
    # turned about, the highest corner of the mover is the lowest
    heights = [(y, x) for x, y in a]
    a = _from(a, heights.index(max(heights)))
    mine = [(ax - ux, ay - uy) for (ax, ay), (ux, uy) in pairwise(a)]
    (x, y), theirs = _edges(other.points)
    u, v = a[0]
    x, y = x - u, y - v
    points: list[Vector] = []
    normals: list[Vector] = []
    for dx, dy in _merged(mine, theirs):
        if long := sqrt(dx * dx + dy * dy):
            points.append((x, y))
            normals.append((dy / long, -dx / long))
            x, y = x + dx, y + dy
    return Difference(tuple(points), tuple(normals))


@lru_cache(maxsize=256)
def _edges(points: Points) -> tuple[Vector, list[Vector]]:
    """The lowest corner, and the edges from there. Islands do not move, and others seldom."""
    heights = [(y, x) for x, y in points]
    points = _from(points, heights.index(min(heights)))
    return points[0], [(ux - ax, uy - ay) for (ax, ay), (ux, uy) in pairwise(points)]


def _from(points: Points, at: int) -> Points:
    """The corners from this one round to it again."""
    return points[at:] + points[: at + 1]


def _merged(mine: list[Vector], theirs: list[Vector]) -> list[Vector]:
    """The edges of both by their direction; those that have the same one make one edge."""
    found: list[Vector] = []
    rest = [(0.0, 0.0), *theirs[::-1]]
    first = fx, fy = rest.pop()
    for edge in mine:
        dx, dy = edge
        while rest:
            cross = dx * fy - dy * fx
            if cross > 0:
                break
            if cross < 0:
                found.append(first)
            else:
                edge = dx + fx, dy + fy
            first = fx, fy = rest.pop()
            if not cross:
                break
        found.append(edge)
    return found + theirs[len(theirs) - len(rest) :]


def signed(diff: Difference, x: float, y: float) -> float:
    """The distance of the outlines once the mover has been moved by this vector; below nought the depth."""
    outs = [nx * (x - px) + ny * (y - py) for (px, py), (nx, ny) in zip(diff.points, diff.normals, strict=True)]
    deepest = max(outs, default=-1e18)
    return deepest if deepest <= 0 else sqrt(_square(diff, x, y, outs))


def _square(diff: Difference, x: float, y: float, outs: list[float]) -> float:
    """The square of the distance of a point outside; `outs`: how far it lies beyond each edge."""
    points, normals, best, last = diff.points, diff.normals, 1e36, len(outs) - 1
    for i, out in enumerate(outs):
        if out <= 0:
            continue
        (nx, ny), (px, py), (qx, qy) = normals[i], points[i], points[i + 1 if i < last else 0]
        ax, ay = x - px, y - py
        along = ax * -ny + ay * nx
        long = (qx - px) * -ny + (qy - py) * nx
        if along <= 0:
            square = ax * ax + ay * ay
        elif along >= long:
            square = (x - qx) ** 2 + (y - qy) ** 2
        else:
            return out * out
        if square < best:
            best = square
    return best


def gap(a: Outline, b: Outline) -> float:
    """CSG-GEO-11: dist(A, B) where it is above nought, else -depth(A, B).

    >>> from .outline import outline
    >>> box = outline([(0, 0), (2, 0), (2, 2), (0, 2)])
    >>> gap(box, box.shifted(5, 0)), gap(box, box.shifted(5, 6)), gap(box, box.shifted(1.5, 0))
    (3.0, 5.0, -0.5)
    """
    return signed(difference(a, b), 0.0, 0.0)


def apart(a: Outline, b: Outline) -> float:
    """A lower bound of the distance of two outlines that is quick to tell: the distance of the circles round them."""
    (x, y), (u, v) = a.centre, b.centre
    return sqrt((x - u) ** 2 + (y - v) ** 2) - a.radius - b.radius


def within(a: Outline, b: Outline, reach: float) -> bool:
    """CSG-GEO-12, CSG-GEO-13: whether they are no farther apart."""
    if not near(a, b, reach):
        return False
    (x, y), (u, v), sure = a.points[0], b.points[0], reach - _MORE
    # two corners that are so near are enough
    return (sure > 0 and (u - x) * (u - x) + (v - y) * (v - y) <= sure * sure) or gap(a, b) <= reach


def spread(a: Outline, b: Outline) -> float:
    """A lower bound of `gap`: how far two outlines are apart along the line between their middles."""
    (x, y), (u, v) = a.centre, b.centre
    dx, dy = u - x, v - y
    square = dx * dx + dy * dy
    if not square:
        return -a.radius - b.radius
    ends = max([px * dx + py * dy for px, py in a.points])
    begins = min([px * dx + py * dy for px, py in b.points])
    return (begins - ends) / sqrt(square)


def near(a: Outline, b: Outline, reach: float) -> bool:
    """Whether they could be no farther apart than that: neither the circles round them nor the line between their
    middles says otherwise."""
    (x, y), (u, v) = a.centre, b.centre
    dx, dy, most = u - x, v - y, a.radius + b.radius + reach
    square = dx * dx + dy * dy
    return square <= most * most and most >= 0 and spread(a, b) <= reach


def around(a: Outline, others: Iterable[Outline], reach: float) -> list[Outline]:
    """The outlines that may be within reach, as far as the circles round them tell: the others need not be
    measured."""
    (x, y), most = a.centre, a.radius + reach + _MORE
    return [it for it in others if abs(it[1][0] - x) < most + it[2] and abs(it[1][1] - y) < most + it[2]]


def separation(mover: Outline, other: Outline) -> tuple[float, Vector]:
    """CSG-GEO-17: how deep the mover lies in the other, and the direction of the shortest way out of it."""
    diff = difference(mover, other)
    outs = [(nx * -px + ny * -py) for (px, py), (nx, ny) in zip(diff.points, diff.normals, strict=True)]
    deepest = max(outs)
    return -deepest, diff.normals[outs.index(deepest)]
