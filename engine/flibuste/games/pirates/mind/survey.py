"""Chapter 12.2: the table as one player sees it: who could load where, and what enemies can do."""

from collections import defaultdict
from math import inf
from typing import Final, NamedTuple

from ..ending import golds
from ..geometry.angles import Vector
from ..geometry.outline import Pose
from ..questions.abilities.ability import Trait
from ..questions.abilities.active import active
from ..questions.cargo.hold import leaves_last
from ..questions.cargo.stowage import free
from ..questions.sailing.berths import is_wild, may_dock
from ..questions.sailing.towing import tower_of
from ..questions.table.bodies import derelict, is_kind, on_table, standing
from ..scoring import needed
from ..state import NOBODY, NOWHERE, Ship, State
from ..steps.treasure.uniques import guarded
from .hoards import hauled, lying, takeable
from .hulls import mast_worth, ship_worth
from .reach import ISLAND, reach, turns_to
from .strongholds import affordable, harbours, lacking
from .weights import Weights

NO_LOADERS: Final = ("sea_monster", "flotilla", "sea_dragon")
"""CSG-KW-MON-01, CSG-KW-FLO-01, CSG-KW-DRA-04: who explores nothing."""
_ALL: Final = 99
_DOCKS: Final = 0.4
"""Turns that it takes to dock, besides those of the way."""
_GAME: Final = 4.0
"""What it is worth to win, or to keep another from it, besides the gold."""


class Want(NamedTuple):
    """A ship that can load, and how soon she could at which island."""

    turns: float
    number: int
    island: int


class Foe(NamedTuple):
    """A ship of somebody else. `prize`: what a mast of hers is worth to her enemies; `whole`: what she is; `step`: how
    far she comes before she fires; `sheltered`: at home nobody can shoot at her (CSG-DOC-10); `adrift`: a derelict that
    nobody has in tow."""

    ship: Ship
    place: Vector
    prize: float
    whole: float
    step: float
    sheltered: bool
    adrift: bool


class Survey:
    """All that the prospects of a player's ships have in common."""

    def __init__(self, s: State, seat: int, w: Weights) -> None:
        self.s, self.seat, self.w = s, seat, w
        self.home = s.home(seat)
        self.harbours = harbours(s, seat)
        self.builds = affordable(s, seat) > 0
        self.saves = bool(s.forts[seat]) and not self.builds
        """Whether the first gold that comes home pays for a fort."""
        self.price = lacking(s, seat) if self.saves else inf
        """The gold that has still to come home before a fort can be built."""
        self.forts = [island for island in s.islands if island.fort is not None and island.fort.owner != seat]
        self.lacks = self._lacks(seat)
        places = [island.pose.place for island in s.islands]
        self.between = [[one for j, one in enumerate(places) if j != i] for i in range(len(places))]
        """By island where the others lie."""
        self.paid_in, self.courier = self._courier()
        self.coins = {
            i: lying(s, i)
            for i, island in enumerate(s.islands)
            if is_wild(island) and island.coins and not guarded(s, i)
        }
        self.wants = {(want.number, want.island): want for want in self._wants(seat)}
        self.errands = self._errands()
        self.rivals = self._rivals()
        self.foes = [self._foe(number, ship) for number, ship in s.afloat() if self._hostile(ship)]

    def _lacks(self, seat: int) -> float:
        """CSG-END-02: the gold that a player of two still needs to win at once."""
        s = self.s
        return float(needed(s.start_gold) - golds(s)[seat]) if s.setting.duel and s.start_gold else inf

    def wins(self, more: float) -> float:
        """What so much gold is worth besides itself: the game, where it is enough."""
        return _GAME if more >= self.lacks > 0 else 0.0

    def opens(self, more: float) -> float:
        """What so much gold is worth besides itself because it pays for the first fort."""
        return self.w.opening if more >= self.price else 0.0

    def fort_in(self, number: int) -> float:
        """Turns until the price of the first fort is home, for a ship that may wait for it; who brings it may not."""
        return inf if number == self.courier else self.paid_in

    def _courier(self) -> tuple[float, int]:
        """In how many turns the price of the first fort could be home, and with which ship."""
        s, found = self.s, (inf, NOWHERE)
        if not (self.w.waits and self.saves) or self.home == NOWHERE:
            return found
        for number, ship in s.fleet(self.seat):
            if on_table(ship) and (step := reach(s, number)) and hauled(s, number) >= self.price:
                found = min(found, (self.ashore_in(ship.pose, self.home, step), number))
        return found

    def ashore_in(self, pose: Pose, island: int, step: float) -> float:
        """Turns until a ship that comes so far in a turn has docked there and unloaded."""
        place, between = self.s.islands[island].pose.place, self.between[island]
        return _DOCKS + turns_to(pose, place, ISLAND, step, between)

    def _hostile(self, ship: Ship) -> bool:
        return ship.owner not in (self.seat, NOBODY) and on_table(ship)

    def _foe(self, number: int, ship: Ship) -> Foe:
        s = self.s
        load = hauled(s, number)
        after = active(s, number).has(Trait.SHOOTS_AFTER_MOVE)
        return Foe(
            ship,
            ship.pose.place,
            mast_worth(ship, self.w) + (0.5 * load + self._menace(ship, load)) / max(1, standing(ship)),
            ship_worth(ship, self.w) + load,
            reach(s, number) if after else 0.0,
            ship.docked != NOWHERE and s.islands[ship.docked].home == ship.owner,
            derelict(ship) and tower_of(s, number) == NOWHERE,
        )

    def _menace(self, ship: Ship, load: float) -> float:
        """She who carries what her player needs must not come home."""
        return _GAME if 0 < self._lacks(ship.owner) <= load else 0.0

    def _wants(self, seat: int) -> list[Want]:
        """The soonest first."""
        s = self.s
        found: list[Want] = []
        builds = self.builds and seat == self.seat
        for number, ship in s.fleet(seat):
            if not on_table(ship) or is_kind(ship, *NO_LOADERS) or (free(s, number) <= 0 and not builds):
                continue
            step = reach(s, number)
            for i, coins in self.coins.items():
                if not builds and not takeable(s, number, coins):
                    continue
                if i == ship.docked:
                    found.append(Want(0.0, number, i))
                elif step > 0 and may_dock(s, number, i):
                    turns = 0.6 + turns_to(ship.pose, s.islands[i].pose.place, ISLAND, step)
                    found.append(Want(turns, number, i))
        return sorted(found)

    def _errands(self) -> dict[int, int]:
        """By ship the island that she had best sail to: the nearest where sooner ones leave something."""
        left = {i: len(coins) for i, coins in self.coins.items()}
        found: dict[int, int] = {}
        for want in self.wants.values():
            # CSG-EFF-79: the last coin is nothing to sail for, for who may not take it
            rest = left[want.island] - leaves_last(self.s, want.number)
            if want.number not in found and rest > 0:
                found[want.number] = want.island
                left[want.island] -= self._takes(want.number)
        return found

    def _rivals(self) -> dict[int, float]:
        """By island how soon an enemy could load there."""
        found = defaultdict[int, float](lambda: 99.0)
        for other in range(self.s.setting.seats):
            for want in self._wants(other) if other != self.seat else ():
                found[want.island] = min(found[want.island], want.turns)
        return found

    def claimed(self, island: int, number: int) -> int:
        """How many coins there others of the fleet, who are there before her, are on their way to take."""
        mine = self.wants.get((number, island), Want(inf, number, island))
        return sum(
            self._takes(one)
            for one, where in self.errands.items()
            if where == island and one != number and self.wants[one, where] < mine
        )

    def _takes(self, number: int) -> int:
        """How many coins a ship takes from an island: all, where a fort will stand (CSG-FRT-04)."""
        return _ALL if self.builds else free(self.s, number)
