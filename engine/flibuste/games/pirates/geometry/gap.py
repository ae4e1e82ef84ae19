"""How far two convex outlines are apart, or how deep they lie in each other (CSG-GEO-11).

One outline seen from the other: the difference of the two is convex again, and holds the origin exactly if they
overlap. Its signed distance from a point is how far they are apart once the other has been moved by that vector.
"""

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from .angles import Vector
from .outline import Outline, Points


class Difference(NamedTuple):
    """All vectors by which `mover` can be moved to touch or overlap the other: `points` anticlockwise, with the outward
    normals of the edges that begin there."""

    points: Points
    normals: Points


def difference(mover: Outline, other: Outline) -> Difference:
    """The Minkowski difference other - mover: their edges, sorted by direction, one after the other."""
    a = _from_lowest([(-x, -y) for x, y in mover.points])
    b = _from_lowest(other.points)
    n, m = len(a), len(b)
    (x, y), (ux, uy) = a[0], b[0]
    x, y = x + ux, y + uy
    mine = [(ux - ax, uy - ay) for (ax, ay), (ux, uy) in zip(a, (*a[1:], a[0]), strict=True)]
    theirs = [(ux - ax, uy - ay) for (ax, ay), (ux, uy) in zip(b, (*b[1:], b[0]), strict=True)]
    points, normals = list[Vector](), list[Vector]()
    i = j = 0
    while i < n or j < m:
        if j == m:
            dx, dy = mine[i]
            i += 1
        elif i == n:
            dx, dy = theirs[j]
            j += 1
        else:
            (dx, dy), (fx, fy) = mine[i], theirs[j]
            cross = dx * fy - dy * fx
            if cross > 0:
                i += 1
            elif cross < 0:
                dx, dy = fx, fy
                j += 1
            else:
                dx, dy = dx + fx, dy + fy
                i, j = i + 1, j + 1
        if long := sqrt(dx * dx + dy * dy):
            points.append((x, y))
            normals.append((dy / long, -dx / long))
            x, y = x + dx, y + dy
    return Difference(tuple(points), tuple(normals))


def _from_lowest(points: Sequence[Vector]) -> Sequence[Vector]:
    """From where the edges, sorted by direction, begin."""
    heights = [(y, x) for x, y in points]
    at = heights.index(min(heights))
    return (*points[at:], *points[:at])


def signed(it: Difference, x: float, y: float) -> float:
    """The distance of the outlines once the mover has been moved by this vector; below nought the depth."""
    deepest = -1e18
    for (px, py), (nx, ny) in zip(it.points, it.normals, strict=True):
        out = nx * (x - px) + ny * (y - py)
        if out > deepest:
            deepest = out
    if deepest <= 0:
        return deepest
    return sqrt(_square(it, x, y))


def _square(it: Difference, x: float, y: float) -> float:
    """The square of the distance of a point outside."""
    points, best = it.points, 1e36
    last = len(points) - 1
    for i, (nx, ny) in enumerate(it.normals):
        px, py = points[i]
        ax, ay = x - px, y - py
        out = nx * ax + ny * ay
        if out <= 0:
            continue
        qx, qy = points[i + 1 if i < last else 0]
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
    """No more than their distance, at once: of the circles round them."""
    (x, y), (u, v) = a.centre, b.centre
    return sqrt((x - u) ** 2 + (y - v) ** 2) - a.radius - b.radius


def within(a: Outline, b: Outline, reach: float) -> bool:
    """CSG-GEO-12, CSG-GEO-13: whether they are no farther apart."""
    return near(a, b, reach) and gap(a, b) <= reach


def spread(a: Outline, b: Outline) -> float:
    """No more than their distance, nor than the depth below nought: along the line between their middles."""
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


def separation(mover: Outline, other: Outline) -> tuple[float, Vector]:
    """CSG-GEO-17: how deep the mover lies in the other, and the direction of the shortest way out of it."""
    it = difference(mover, other)
    outs = [(nx * -px + ny * -py) for (px, py), (nx, ny) in zip(it.points, it.normals, strict=True)]
    deepest = max(outs)
    return -deepest, it.normals[outs.index(deepest)]
