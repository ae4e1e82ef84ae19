"""Hulls and islands at random, and the plain way to march: what the quick one is held to."""

from __future__ import annotations

from collections.abc import Sequence
from math import floor
from random import Random

from flibuste.games.pirates.geometry.angles import Vector, ahead
from flibuste.games.pirates.geometry.gap import gap
from flibuste.games.pirates.geometry.jostle import jostle
from flibuste.games.pirates.geometry.march import march
from flibuste.games.pirates.geometry.outline import Outline, Pose, laid, placed, point_at
from flibuste.games.pirates.geometry.sight import shot

HALF: tuple[Vector, ...] = ((0.5, 0.0), (0.2, 0.5), (-0.35, 0.5), (-0.5, 0.35))


def hull(length: float, beam: float) -> list[Vector]:
    """CSG-GEO-06."""
    right = [(a * length, s * beam) for a, s in HALF]
    return [*right, *((a, -s) for a, s in reversed(right[1:]))]


SLOOP, GALLEON = hull(50, 14), hull(90, 20)
ISLAND: tuple[Vector, ...] = ((60, 0), (45, 40), (0, 55), (-40, 42), (-62, 5), (-30, -45), (20, -50))


def pose(rng: Random, span: int = 20_000) -> Pose:
    return Pose(rng.randrange(span), rng.randrange(span), rng.randrange(360))


def ship(rng: Random, at: Pose) -> Outline:
    return placed(hull(rng.randrange(50, 101, 10), rng.randrange(12, 29)), at)


def solids(rng: Random, n: int, span: int = 20_000) -> list[Outline]:
    return [laid(ISLAND, pose(rng, span)) if rng.random() < 0.3 else ship(rng, pose(rng, span)) for _ in range(n)]


def stepping(start: Outline, way: Vector, far: float, others: Sequence[Outline]) -> tuple[float, set[int]]:
    """CSG-GEO-18, word by word: by steps of a millimetre; then the stretch of the first blocked one is halved."""
    depths = [gap(start, other) for other in others]
    grazing = {i for i, depth in enumerate(depths) if depth <= 0.5}

    def at(t: float) -> Outline:
        return start.shifted(t * way[0], t * way[1])

    def blocking(t: float) -> set[int]:
        found = set()
        for i, other in enumerate(others):
            now = gap(at(t), other)
            if i in grazing:
                if now < min(depths[i], 0.0) - 0.05:
                    found.add(i)
            elif now < 0.25:
                found.add(i)
        return found

    free = 0.0
    while free < far:
        step = min(floor(free) + 1.0, far)
        if blocking(step):
            while step - free > 0.005:
                middle = (free + step) / 2
                if blocking(middle):
                    step = middle
                else:
                    free = middle
            return floor(free * 100 + 1e-6) / 100, blocking(step)
        free = step
        grazing -= {i for i in grazing if gap(at(free), others[i]) > 1.0}
    return far, set()


def swinging(
    local: Sequence[Vector], stern: Vector, at: Pose, heading: int, sense: int, others: Sequence[Outline]
) -> Pose:
    """CSG-PIV-02, word by word: a degree a step."""
    (x, y), before = point_at(stern, at), [gap(placed(local, at), other) for other in others]
    limits = [0.25 if was > 0.5 else min(was, 0.0) - 0.05 for was in before]
    while at.heading != heading:
        there = Pose(0, 0, (at.heading + sense) % 360)
        u, v = point_at(stern, there)
        there = there._replace(x=round((x - u) * 100), y=round((y - v) * 100))
        if any(gap(placed(local, there), other) < limit for other, limit in zip(others, limits, strict=True)):
            break
        at = there
    return at


def digits(n: int) -> list[float]:
    """What the geometry answers on so many tables at random, to the last digit: gaps, marches, pushes, shots."""
    rng, found = Random(1), list[float]()
    for _ in range(n):
        at = pose(rng, 12_000)
        start, others = ship(rng, at), solids(rng, 4, 12_000)
        found += [gap(start, other) for other in others]
        found.append(march(start, ahead(at.heading), 88.9, others).way)
        found += jostle(start, others) or (0.0,)
        fired = shot(start.points[0], others[0], 127.0, others[1:])
        found.append(fired.range if fired else -1.0)
    return found
