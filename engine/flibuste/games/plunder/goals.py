"""Chapter 12: where a bot of ours would sail: to islands, tokens, enemies and merchants, by what they promise."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from .chart import LAND, NOWHERE
from .reach import target_of
from .routes import FAR, Way, distances, nearing, shut, ways_of
from .stakes import stakes
from .state import Ship, captain
from .tables import MAX_SHIPS
from .worth import Outlook, Weights

_TOKENS: Final = 1000
_MERCHANTS: Final = 2000
_STEPS: Final = 4
"""Sides of a square."""


class Goal(NamedTuple):
    """`key`: the goals of one thing share it; `now`: it can be had this turn."""

    key: int
    square: int
    worth: float
    now: bool


class Option(NamedTuple):
    """A way to use the wind: how much of the pool it takes, what it is worth, and the set of first steps."""

    cost: int
    worth: float
    sides: int


@lru_cache(maxsize=8)
def _fading(w: Weights) -> tuple[float, ...]:
    """What is so many squares away tomorrow."""
    return (*(w.tomorrow * w.square**far for far in range(FAR)), 0.0)


class Helm:
    """What the ships of one captain may hope for."""

    def __init__(self, look: Outlook, seat: int) -> None:
        self.look, self.s, self.w, self.seat = look, look.s, look.w, seat
        self.taken = look.s.taken()
        self.fade = _fading(look.w)

    def goals(self, number: int, ship: Ship) -> list[Goal]:
        found = [*self._tokens(number, ship)]
        s, chart, mates = self.s, self.s.chart, self.s.setting.mates(self.seat)
        treaties, attacked = s.today.treaties if s.turn == self.seat else 0, s.today.attacked
        for i, island in enumerate(chart.islands):
            owner = s.owners[i]
            if island.kind == "plain" or owner in mates:
                continue
            ports = [port for port in island.ports if self.taken.get(port, number) == number]
            if island.kind == "merchant":
                found += [Goal(_MERCHANTS + i, port, self.w.merchant, True) for port in ports]
                continue
            target = target_of(s, i)
            if ports and (hope := stakes(self.look, number, target).hope) > 0:
                now = (number, target) not in attacked and (owner == NOWHERE or not treaties >> owner & 1)
                found += [Goal(target, port, hope, now) for port in ports]
        for target, their in enumerate(s.ships):
            if their is None or captain(target) in mates:
                continue
            if (hope := stakes(self.look, number, target).hope) > 0:
                now = (number, target) not in attacked and not treaties >> captain(target) & 1
                for square in chart.ways[their.square]:
                    free = square != NOWHERE and self.taken.get(square, number) == number
                    if free and not shut(s, square, their.square):
                        found.append(Goal(target, square, hope, now))
        return found

    def _tokens(self, number: int, ship: Ship) -> Iterator[Goal]:
        chart = self.s.chart
        for token, mark in enumerate(self.s.marks):
            if chart.kinds[mark] != LAND:
                squares = [mark]
            else:
                squares = [
                    one for one in chart.beside(mark) if mark in chart.shores[one] and not shut(self.s, one, mark)
                ]
            for square in squares:
                if self.taken.get(square, number) == number:
                    yield Goal(_TOKENS + token, square, self.w.mark, True)

    def hope(self, goals: list[Goal], square: int, skip: int = NOWHERE) -> float:
        """The best goal but one for a ship that lies here when the turn is over."""
        laid, fade = self.s.chart.laid, self.fade
        best = 0.0
        for key, at, worth, _ in goals:
            if worth > best and key != skip:
                there = worth * fade[distances(laid, at)[square]]
                if there > best:
                    best = there
        return best

    def outlook(self) -> float:
        """What the whole fleet may hope for, each goal for one ship."""
        total, had = 0.0, set[int]()
        laid, fade = self.s.chart.laid, self.fade
        for number, ship in self.s.fleet(self.seat):
            best, key = 0.0, NOWHERE
            for goal in self.goals(number, ship):
                if goal.worth > best and goal.key not in had:
                    there = goal.worth * fade[distances(laid, goal.square)[ship.square]]
                    if there > best:
                        best, key = there, goal.key
            had.add(key)
            total += best
        return total

    # ---- sailing

    def courses(self) -> dict[tuple[int, int], float]:
        """By ship and side what a first step gains, against lying still: the wind is shared as it pays best."""
        pool, every = self.s.today.pool, dict[int, list[Option]]()
        for number, ship in self.s.fleet(self.seat):
            every[number] = self._options(number, ship)
        still = sum(options[0].worth for options in every.values())
        best = {number: _by_cost(options, pool) for number, options in every.items()}
        found: dict[tuple[int, int], float] = {}
        for number, options in every.items():
            rest = [0.0] * (pool + 1)
            for other, table in best.items():
                if other != number:
                    rest = [max(rest[k - j] + table[j] for j in range(k + 1)) for k in range(pool + 1)]
            for cost, worth, sides in options[1:]:
                gain = worth + rest[pool - cost] - still
                for side in range(_STEPS):
                    if sides >> side & 1 and gain > found.get((number, side), -1e9):
                        found[number, side] = gain
        return found

    def _options(self, number: int, ship: Ship) -> list[Option]:
        s, pool = self.s, self.s.today.pool
        goals = self.goals(number, ship)
        options = [Option(0, self.hope(goals, ship.square), 0)]
        budget = 0 if ship.still else ship.moves + pool
        if not budget:
            return options
        ways = ways_of(s, number, budget)
        for goal in goals:
            way = ways.get(goal.square)
            if way is not None and way.steps and goal.now:
                cost = max(0, way.steps - ship.moves)
                worth = goal.worth + self.hope(goals, goal.square, goal.key) - self._toll(way)
                options.append(Option(cost, worth, way.sides))
            else:
                options += self._towards(ship, goal, budget)
        return options

    def _towards(self, ship: Ship, goal: Goal, budget: int) -> Iterator[Option]:
        """As far as the wind goes, or as far as the ship's own masts."""
        far = distances(self.s.chart.laid, goal.square)[ship.square]
        if not 0 < far < FAR:
            return
        sides = nearing(self.s.chart, ship.square, goal.square)
        worth = goal.worth - (self.w.toll if shut(self.s, ship.square, goal.square) else 0.0)
        for steps in {min(far, ship.moves), min(far, budget)}:
            if steps:
                yield Option(max(0, steps - ship.moves), worth * self.fade[far - steps], sides)

    def _toll(self, way: Way) -> float:
        return self.w.toll if way.toll else 0.0


def _by_cost(options: list[Option], pool: int) -> list[float]:
    """The best for each part of the pool, or less of it."""
    best = [options[0].worth] * (pool + 1)
    for cost, worth, _ in options:
        if cost <= pool and worth > best[cost]:
            best[cost] = worth
    for k in range(1, pool + 1):
        best[k] = max(best[k], best[k - 1])
    return best


def berth_worth(look: Outlook, seat: int, squares: list[int]) -> dict[int, float]:
    """What a new ship may hope for on each of these squares."""
    s = look.s
    number = next(n for n in range(seat * MAX_SHIPS, (seat + 1) * MAX_SHIPS) if s.ships[n] is None)
    found = {}
    for square in squares:
        ship = Ship(square, 3)
        s.ships[number] = ship
        helm = Helm(look, seat)
        found[square] = helm.hope(helm.goals(number, ship), square)
        s.ships[number] = None
    return found
