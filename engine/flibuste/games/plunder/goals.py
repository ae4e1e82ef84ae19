"""Chapter 12: where a bot of ours would sail: to islands, tokens, enemies and merchants, by what they promise."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, NamedTuple

from .chart import LAND, NOWHERE, Chart, Island
from .fighting import defender_of
from .market import Market
from .reach import target_of
from .routes import FAR, Way, distances, nearing, shut, ways_of
from .stakes import Attack
from .state import Ship, captain
from .tables import MAX_SHIPS
from .worth import Outlook, Weights

TOKENS: Final = 1000
MERCHANTS: Final = 2000
"""The first of their numbers among all targets."""
_MOST: Final = 20.0
"""What a target promises at most, be it the game: it is not certain."""
_LATER: Final = 3
"""How many goals that are out of reach are thought of."""
_STEPS: Final = 4
"""Sides of a square."""


Goal = tuple[int, int, float]
"""Whose target it is, or the token or merchant by a number of its own; the square to lie on; what that promises."""


class WindUse(NamedTuple):
    """A way to use the wind: how much of the pool it takes, what it is worth, and the set of first steps; the target,
    and the square from where it is had, if that is this turn."""

    cost: int
    worth: float
    sides: int
    target: int = NOWHERE
    square: int = NOWHERE


@lru_cache(maxsize=8)
def _fading(w: Weights) -> tuple[float, ...]:
    """What is so many squares away tomorrow."""
    return (*(w.tomorrow * w.square**far for far in range(FAR)), 0.0)


@lru_cache(maxsize=8)
def _islands(chart: Chart) -> tuple[tuple[int, Island], ...]:
    """The islands that have ports, with their numbers."""
    return tuple((i, island) for i, island in enumerate(chart.islands) if island.ports)


@lru_cache(maxsize=8)
def _finders(chart: Chart) -> tuple[tuple[int, ...], ...]:
    """By square, from where a token there is collected."""
    return tuple(
        tuple(square for square in chart.beside(mark) if mark in chart.shores[square]) if kind == LAND else (mark,)
        for mark, kind in enumerate(chart.kinds)
    )


class Helm:
    """What the ships of one captain may hope for."""

    def __init__(self, look: Outlook, seat: int) -> None:
        self.look, self.s, self.w, self.seat = look, look.s, look.w, seat
        self.far, self.fade = distances(look.s.chart), _fading(look.w)
        self.taken = {ship.square: number for number, ship in enumerate(look.s.ships) if ship}
        for _, ship in look.s.fleet(seat):
            del self.taken[ship.square]
        self._goals: dict[tuple[int, int], list[Goal]] = {}
        self._common: list[Goal] | None = None

    def goals(self, ship: Ship) -> list[Goal]:
        """Ships with the same pegs have the same goals, wherever they lie."""
        found = self._goals.get((ship.cannons, ship.lives))
        if found is None:
            if self._common is None:
                self._common = [*self._tokens(), *self._merchants()]
            attack = Attack(self.look, self.seat, ship)
            found = self._goals[ship.cannons, ship.lives] = [*self._common, *self._conquests(attack)]
            found += self._enemies(attack)
        return found

    def _conquests(self, attack: Attack) -> list[Goal]:
        s, taken = self.s, self.taken
        found: list[Goal] = []
        mates, first = s.setting.mates(self.seat), target_of(s, 0)
        hopes: dict[tuple[float, int, int], float] = {}
        for i, island in _islands(s.chart):
            owner = s.owners[i]
            if not island.skulls or owner in mates:
                continue
            alike = self.look.island(i), owner, island.skulls
            hope = hopes.get(alike)
            if hope is None:
                hope = hopes[alike] = min(_MOST, attack.island_hope(i, owner))
            if hope > 0:
                found += [(first + i, port, hope) for port in island.ports if port not in taken]
        return found

    def _enemies(self, attack: Attack) -> Iterator[Goal]:
        s, mates, taken = self.s, self.s.setting.mates(self.seat), self.taken
        storm = s.chart.around[s.storm]
        for target, their in enumerate(s.ships):
            if their is None or captain(target) in mates or (hope := attack.ship_hope(target, their)) <= 0:
                continue
            wet = their.square in storm
            for square in s.chart.ways[their.square]:
                if square != NOWHERE and square not in taken and (square in storm) is wet:
                    yield target, square, min(hope, _MOST)

    def _merchants(self) -> Iterator[Goal]:
        hope = self.w.merchant
        if hope:
            market, (hand, worth, wins) = Market(self.look, self.seat), self.look.holding(self.seat)
            hope += market.worth(hand) - worth
            if not wins and market.wins_with(hand):
                hope = _MOST
        for i, island in _islands(self.s.chart):
            if not island.skulls:
                for port in island.ports:
                    if port not in self.taken:
                        yield MERCHANTS + i, port, min(_MOST, hope)

    def _tokens(self) -> Iterator[Goal]:
        finders = _finders(self.s.chart)
        for token, mark in enumerate(self.s.marks):
            for square in finders[mark]:
                if square not in self.taken and (square == mark or not shut(self.s, square, mark)):
                    yield TOKENS + token, square, self.w.mark

    def _now(self, number: int, target: int) -> bool:
        """Whether it can be had this turn."""
        if target >= TOKENS:
            return True
        if (number, target) in self.s.today.attacked:
            return False
        owner = defender_of(self.s, target)
        return owner == NOWHERE or not self.s.today.treaties >> owner & 1

    def hope(self, goals: list[Goal], square: int, skip: int = NOWHERE) -> float:
        """The best goal but one for a ship that lies here when the turn is over."""
        far, fade, best = self.far, self.fade, 0.0
        for key, at, worth in goals:
            if worth > best and key != skip:
                there = worth * fade[far[at][square]]
                if there > best:
                    best = there
        return best

    def outlook(self) -> float:
        """What the whole fleet may hope for, each goal for one ship."""
        total, far, fade = 0.0, self.far, self.fade
        had: set[int] = set()
        for _, ship in self.s.fleet(self.seat):
            best, key, square = 0.0, NOWHERE, ship.square
            for goal, at, worth in self.goals(ship):
                if worth > best and goal not in had:
                    there = worth * fade[far[at][square]]
                    if there > best:
                        best, key = there, goal
            had.add(key)
            total += best
        return total

    # ---- sailing

    def courses(self) -> dict[tuple[int, int], float]:
        """By ship and side what a first step gains, against lying still: the wind is shared as it pays best."""
        found: dict[tuple[int, int], float] = {}
        for number, option, gain in self.options():
            for side in range(_STEPS):
                if option.sides >> side & 1 and gain > found.get((number, side), -1e9):
                    found[number, side] = gain
        return found

    def options(self) -> Iterator[tuple[int, WindUse, float]]:
        """By ship the ways to use the wind, and what each gains."""
        pool = self.s.today.pool
        every: dict[int, list[WindUse]] = {}
        for number, ship in self.s.fleet(self.seat):
            every[number] = self._options(number, ship, self._here(number, ship)[0])
        still = sum(options[0].worth for options in every.values())
        best = {number: _by_cost(options, pool) for number, options in every.items()}
        for number, options in every.items():
            rest = [0.0] * (pool + 1)
            for other, table in best.items():
                if other != number:
                    rest = [max(rest[k - j] + table[j] for j in range(k + 1)) for k in range(pool + 1)]
            for option in options[1:]:
                yield number, option, option.worth + rest[pool - option.cost] - still

    def _here(self, number: int, ship: Ship) -> tuple[int, float]:
        """The best that can be had at once, without a step; that it will be had is taken for granted."""
        best, found = 0.0, NOWHERE
        for key, square, worth in self.goals(ship):
            if square == ship.square and worth > best and key < MERCHANTS and self._now(number, key):
                best, found = worth, key
        return found, best

    def _options(self, number: int, ship: Ship, done: int) -> list[WindUse]:
        s, pool = self.s, self.s.today.pool
        goals = self.goals(ship)
        options = [WindUse(0, max(self.hope(goals, ship.square, done), self._moored(goals, ship.square)), 0)]
        budget = 0 if ship.still else ship.moves + pool
        if not budget:
            return options
        ways = ways_of(s, number, budget)
        later: list[tuple[float, int, int]] = []
        for key, square, worth in goals:
            way = ways.get(square)
            if way is not None and way.steps and self._now(number, key):
                cost = max(0, way.steps - ship.moves)
                gain = worth + self.hope(goals, square, key) - self._toll(way)
                options.append(WindUse(cost, gain, way.sides, key, square))
            elif 0 < (far := self.far[square][ship.square]) < FAR:
                worth -= self.w.toll * shut(s, ship.square, square)
                later.append((worth * self.fade[max(0, far - budget)], far, square))
        for worth, far, square in sorted(later, reverse=True)[:_LATER]:
            options += self._towards(ship, square, worth, far, budget)
        return options

    def _moored(self, goals: list[Goal], square: int) -> float:
        """What a ship has that stays at a merchant: as much as one that comes there, else it would leave and return."""
        key = next((key for key, at, _ in goals if at == square and key >= MERCHANTS), NOWHERE)
        return self.w.merchant + self.hope(goals, square, key) if key != NOWHERE else 0.0

    def _towards(self, ship: Ship, goal: int, worth: float, far: int, budget: int) -> Iterator[WindUse]:
        """As far as the wind goes, or as far as the ship's own masts."""
        sides = nearing(self.s.chart, ship.square, self.far[goal])
        yield WindUse(max(0, min(far, budget) - ship.moves), worth, sides)
        if ship.moves and self.s.today.pool:
            # `worth` is what it is from where the wind ends
            short = max(0, far - ship.moves) - max(0, far - budget)
            own = worth * self.w.square**short
            yield WindUse(0, own, sides)

    def _toll(self, way: Way) -> float:
        return self.w.toll if way.toll else 0.0


def _by_cost(options: list[WindUse], pool: int) -> list[float]:
    """The best for each part of the pool, or less of it."""
    best = [options[0].worth] * (pool + 1)
    for cost, worth, *_ in options:
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
        found[square] = helm.hope(helm.goals(ship), square)
        s.ships[number] = None
    return found
