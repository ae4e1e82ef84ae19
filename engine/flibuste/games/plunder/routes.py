"""Chapter 12: ways over the chart, as a bot of ours looks for them."""

from functools import lru_cache
from typing import Final, NamedTuple

from .chart import NOWHERE, Chart
from .state import State, captain
from .tables import TOLL

FAR: Final = 99


class Distances(dict[int, tuple[int, ...]]):
    """By goal, per square the steps to it over open edges, whatever ships and the storm do; FAR where there is no
    way."""

    def __init__(self, ways: tuple[tuple[int, ...], ...]) -> None:
        self.ways = ways

    def __missing__(self, goal: int) -> tuple[int, ...]:
        found = [FAR] * len(self.ways)
        found[goal], edge, far = 0, [goal], 0
        while edge:
            far += 1
            near = {other for square in edge for other in self.ways[square] if other != NOWHERE and found[other] == FAR}
            for square in near:
                found[square] = far
            edge = [*near]
        self[goal] = tuple(found)
        return self[goal]


@lru_cache(maxsize=8)
def distances(chart: Chart) -> Distances:
    return Distances(chart.ways)


class Way(NamedTuple):
    """How a ship gets to a square; `sides`: the set of first steps that lead there; `back`: the square before; `toll`:
    whether the storm takes it."""

    steps: int
    sides: int
    back: int
    toll: bool


def ways_of(s: State, number: int, budget: int) -> dict[int, Way]:
    """Every square that a ship reaches with so many steps, round other ships; across the storm's edge once at most, and
    only where there is no way without."""
    ship = s.ships[number]
    assert ship is not None
    ways, storm, taken = s.chart.ways, s.chart.around[s.storm], s.taken()
    found: dict[int, Way] = {ship.square: Way(0, 0, NOWHERE, toll=False)}
    edges: dict[int, dict[int, tuple[int, int]]] = {}
    edge = {ship.square: (0, NOWHERE)}
    for steps in range(1, budget + 1):
        near: dict[int, tuple[int, int]] = {}
        for square, (mask, _) in edge.items():
            wet = square in storm
            for side, other in enumerate(ways[square]):
                if other == NOWHERE or other in found or other in taken:
                    continue
                into = near if (other in storm) is wet else edges.setdefault(steps, {})
                into[other] = (into.get(other, (0, 0))[0] | (mask or 1 << side), square)
        for square, (sides, back) in near.items():
            found[square] = Way(steps, sides, back, toll=False)
        edge = near
    if edges and sum(s.hands[captain(number)]) >= TOLL:
        _beyond(s, found, edges, taken, budget)
    return found


def _beyond(
    s: State, found: dict[int, Way], edges: dict[int, dict[int, tuple[int, int]]], taken: dict[int, int], budget: int
) -> None:
    """Adds what lies beyond the storm's edge."""
    ways, storm = s.chart.ways, s.chart.around[s.storm]
    edge: dict[int, tuple[int, int]] = {}
    for steps in range(1, budget + 1):
        near = {square: way for square, way in edges.get(steps, {}).items() if square not in found}
        for square, (mask, _) in edge.items():
            wet = square in storm
            for other in ways[square]:
                if other != NOWHERE and other not in found and other not in taken and (other in storm) is wet:
                    near[other] = (near.get(other, (0, 0))[0] | mask, square)
        for square, (sides, back) in near.items():
            found[square] = Way(steps, sides, back, toll=True)
        edge = near


def course(ways: dict[int, Way], goal: int) -> list[int]:
    """The squares on the way to one, that one included."""
    found = [goal]
    while (back := ways[found[-1]].back) != NOWHERE:
        found.append(back)
    return found[-2::-1]


def nearing(chart: Chart, square: int, far: tuple[int, ...]) -> int:
    """The set of sides by which a step leads nearer to a goal that is so far from everywhere."""
    ways = chart.ways[square]
    return sum(1 << side for side, other in enumerate(ways) if other != NOWHERE and far[other] < far[square])


def shut(s: State, a: int, b: int) -> bool:
    """Whether the storm lies over one of the squares only."""
    storm = s.chart.around[s.storm]
    return (a in storm) != (b in storm)
