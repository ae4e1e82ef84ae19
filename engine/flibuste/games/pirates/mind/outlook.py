"""Chapter 12.2: what a ship may hope for and has to fear where she lies, or would lie: gold, prey, threats."""

from collections.abc import Iterator
from math import inf
from typing import Final, NamedTuple

from ..geometry.angles import Vector
from ..geometry.outline import Pose
from ..questions.abilities.ability import Trait
from ..questions.abilities.active import active
from ..questions.cargo.stowage import free
from ..questions.sailing.berths import may_dock
from ..questions.table.bodies import built, is_kind, measure, standing
from ..state import NOWHERE, Is, Island
from .hoards import hauled, takeable
from .hulls import can_tow, firepower, hits, mast_worth, ship_worth
from .reach import HULLS, ISLAND, away, reach, turns_to
from .strongholds import battery
from .survey import NO_LOADERS, Foe, Survey
from .weights import FADE

_LATE: Final = 0.6
"""What is left, on average, of what an enemy reaches sooner."""
_TAKEN: Final = 0.6
"""What a ship is worth that has changed hands, besides."""
_PRIZE: Final = 0.7
"""The share of a derelict's worth that her captor may hope for."""
_HULK: Final = 0.5
_FIRST: Final = 1.25
"""How much more gold is worth that pays for a fort."""
_AGAIN: Final = 2.0
"""Turns to cast off and dock again."""
_HURT: Final = 0.5
"""Who has lost so many of her masts goes home for repairs (chapter 12.2, 10)."""
_ARMED: Final = 1.2
"""A ship with such a volley is one for fighting."""
_SOON: Final = 0.8
_LATER: Final = 0.4
"""What a target in range is worth to a ship that fires at the end of her move, and to one that has to wait for her
next turn."""


class Lure(NamedTuple):
    """Something to be fetched and brought home. `near`: millimetres at which she is there; `wait`: turns until it is
    aboard; `back`: turns home from there; `ready`: turns until a fort could stand over it."""

    island: int
    place: tuple[float, float]
    near: float
    gold: float
    wait: float
    back: float
    ready: float = 0.0


class Outlook:
    """What a ship hopes for and fears at any pose."""

    def __init__(self, survey: Survey, number: int) -> None:
        s = survey.s
        self.survey, self.number, self.ship = survey, number, s.ship(number)
        self.step, self.load = reach(s, number), hauled(s, number)
        if self.ship.tows != NOWHERE:
            # a prize is hers for good when she is mended at home
            self.load += _HULK * ship_worth(s.ship(self.ship.tows), survey.w)
        abilities = active(s, number)
        closed = abilities.has(Trait.NO_HOME)
        self.harbours = [i for i in survey.harbours if not (closed and i == survey.home)]
        self.captain = abilities.has(Trait.SHOOTS_AFTER_MOVE)
        self.mine = mast_worth(self.ship, survey.w) + 0.35 * self.load / max(1, standing(self.ship))
        self.lures = [*self._coins(abilities.has(Trait.EXPLORES_ON_DOCKING)), *self._prizes()]
        # chapter 12.2, 3: who has nothing to fetch guards, and hunts
        idle = not self.lures and not self.load
        self.armed = idle or self.captain or hits(self.ship.card, self.ship.masts, short=True, long=True) >= _ARMED
        self.afloat = self.ship.lost == NOWHERE and Is.WRECK not in self.ship.state

    def _coins(self, at_once: bool) -> list[Lure]:
        survey, s = self.survey, self.survey.s
        room = free(s, self.number)
        found: list[Lure] = []
        ready = survey.fort_in(self.number)
        if (room <= 0 and not survey.builds and ready == inf) or is_kind(self.ship, *NO_LOADERS):
            return found
        if s.setting.duel and not self.harbours and not survey.builds and ready == inf:
            # CSG-END-04: gold that can go ashore nowhere is worth nothing
            return found
        for i, coins in survey.coins.items():
            if i != self.ship.docked and not (self.step and may_dock(s, self.number, i)):
                continue
            left = coins[survey.claimed(i, self.number) :]
            mine = left if survey.builds else takeable(s, self.number, left)[:room]
            place = s.islands[i].pose.place
            gold, share = sum(mine), 1.0
            if i != self.ship.docked and survey.rivals[i] < turns_to(self.ship.pose, place, ISLAND, self.step):
                share = _LATE
            flag = bool(s.islands[i].flags >> survey.seat & 1)
            # CSG-FRT-04: into a fort, and safe at once
            back = 0.0 if survey.builds else self._back(place)
            gold *= share
            home = gold if survey.builds else gold + self.load
            gold += survey.wins(home) + survey.opens(home)
            wait = 0.4 if at_once or flag else 1.4
            if mine:
                found.append(Lure(i, place, ISLAND, gold, wait, back))
            if left and ready < inf:
                found.append(Lure(i, place, ISLAND, share * sum(left), wait, 0.0, ready))
        return found

    def _back(self, place: tuple[float, float]) -> float:
        if self.step <= 0:
            return 0.0
        islands = self.survey.s.islands
        return min((away(place, islands[i].pose.place) for i in self.harbours), default=0.0) / self.step

    def _prizes(self) -> list[Lure]:
        """Derelicts that she could tow home (CSG-TOW-01)."""
        if not can_tow(self.ship):
            return []
        return [
            Lure(NOWHERE, foe.place, HULLS, _PRIZE * (foe.whole + _TAKEN), 0.5, 1.5 * self._back(foe.place))
            for foe in self.survey.foes
            if foe.adrift
        ]

    def at(self, pose: Pose, docked: int) -> float:
        """What she would be worth there, docked at this island or at none, besides what she is."""
        if not self.afloat:
            return 0.0
        w = self.survey.w
        home = docked != NOWHERE and docked == self.survey.home
        threat = 0.0 if home else w.threat * self._threat(pose)
        return self._gold(pose, docked) + w.prey * self._prey(pose) - threat

    def now(self) -> float:
        return self.at(self.ship.pose, self.ship.docked)

    def goal(self, pose: Pose, docked: int) -> tuple[str, int] | None:
        """What she is there for: `coins` or `home` and the number of an island, `repair` and that of her home, `tow` or
        `prey` and that of a ship; None where there is nothing in particular."""
        survey, prey = self.survey, self.survey.w.prey
        found = [(self._lured(lure, pose, docked), *self._named(lure)) for lure in self.lures]
        if self.harbours:
            home = min(self.harbours, key=lambda i: survey.ashore_in(pose, i, self.step))
            found.append((self._homeward(pose, docked), "home" if self.load else "repair", home))
        for worth, foe in self._targets(pose):
            found.append((prey * worth, "prey", self._lying(foe.place)))
        best = max(found, default=None)
        return None if best is None or best[0] <= 0 else (best[1], best[2])

    def _named(self, lure: Lure) -> tuple[str, int]:
        return ("tow", self._lying(lure.place)) if lure.island == NOWHERE else ("coins", lure.island)

    def _lying(self, place: Vector) -> int:
        return next(number for number, ship in self.survey.s.afloat() if ship.pose.place == place)

    # ---- gold

    def _gold(self, pose: Pose, docked: int) -> float:
        """Home with what she has, or by way of more."""
        return max([self._homeward(pose, docked), *(self._lured(lure, pose, docked) for lure in self.lures)])

    def _lured(self, lure: Lure, pose: Pose, docked: int) -> float:
        there = lure.island != NOWHERE and lure.island == docked
        across = self.survey.between[lure.island] if lure.island != NOWHERE else ()
        turns = 0.0 if there else turns_to(pose, lure.place, lure.near, self.step, across)
        return float((self.load + lure.gold) * FADE ** (max(turns + lure.wait, lure.ready) + lure.back))

    def _homeward(self, pose: Pose, docked: int) -> float:
        survey = self.survey
        load = self.load * (_FIRST if survey.saves else 1.0) + survey.wins(self.load) + survey.opens(self.load)
        repairs = self._repairs()
        if not load + repairs or not self.harbours:
            return 0.3 * (load + repairs)
        if docked in self.harbours:
            # CSG-DOC-06: she unloads as she docks, and not where a fort has been built beside her
            return repairs + load * (FADE**_AGAIN if docked == self.ship.docked else 1.0)
        return (load + repairs) * float(FADE ** min(survey.ashore_in(pose, i, self.step) for i in self.harbours))

    def _repairs(self) -> float:
        masts = built(self.ship)
        lost = masts - standing(self.ship)
        if is_kind(self.ship, "flotilla") or lost < _HURT * masts:
            return 0.0
        return 0.6 * lost * self.mine

    # ---- fights

    def _prey(self, pose: Pose) -> float:
        """The best of the enemies that she could fire at, or sail for."""
        return max((worth for worth, _ in self._targets(pose)), default=0.0)

    def _targets(self, pose: Pose) -> Iterator[tuple[float, Foe]]:
        survey = self.survey
        for foe in survey.foes if self.armed else ():
            if foe.sheltered or foe.adrift:
                continue
            far = max(0.0, away(pose.place, foe.place) - HULLS)
            volley = firepower(survey.s, self.ship, far)
            worth = foe.prize * volley * (_SOON if self.captain else _LATER)
            if not volley and self.step:
                near = firepower(survey.s, self.ship, 0.0)
                worth = foe.prize * near * _LATER * FADE ** (1 + far / self.step)
            yield worth, foe

    def _threat(self, pose: Pose) -> float:
        hits = sum(self._hits(foe, pose) for foe in self.survey.foes)
        return self.mine * (hits + sum(self._bombarded(island, pose) for island in self.survey.forts))

    def _bombarded(self, island: Island, pose: Pose) -> float:
        """CSG-FRT-06: by an enemy's fort."""
        fort = island.fort
        far = away(pose.place, island.pose.place) - ISLAND
        return 0.0 if fort is None else battery(self.survey.s, fort.card, fort.flags, far)

    def _hits(self, foe: Foe, pose: Pose) -> float:
        far = away(pose.place, foe.place) - HULLS
        if far > measure(self.survey.s, "L") + foe.step:
            return 0.0
        return firepower(self.survey.s, foe.ship, max(0.0, far - foe.step))
