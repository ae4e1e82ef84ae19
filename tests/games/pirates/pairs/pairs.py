"""The pairs that there are, and the lines that say of each what must be so."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations, product
from pathlib import Path
from typing import NamedTuple

from .codes import codes, meet
from .functions import FUNCTIONS, Facts, facts
from .kinds import KINDS, both, changes, idle, so
from .laid import Codes

LINES = Path(__file__).with_name("lines")
ANY = "*"
ONE_SHIP, ON_OTHER, TWO_SHIPS = "+", "-", "v"
"""Both codes on the ship that does it; both on her whom it is done to; or the first on the one and the second on the
other."""
AGAINST: Mapping[str, str] = {
    "actions": "HEX_MOVE",
    "boarding": "BOARD_KILL_ALL",
    "contact": "RAM_LOSS",
    "free_orders": "STEAL_TOUCH",
    "hit": "HIT_KILLS_CREW",
    "volley": "UT_SCOPE",
    "turn_start": "fear",
}
"""An ability of the first ship in each function, so that what keeps abilities off the second is seen to touch it."""


BESIDE: Mapping[str, tuple[str, ...]] = {
    "actions": ("CLAIM_DERELICT", "CREW_FOR_ACTION"),
    "free_orders": ("TREASURE_GUN", "STEAL_TOUCH"),
    "lines": ("broadsides",),
    "sailing": ("EXTRA_MOVE_ROLL",),
    "unloading": ("UNLOAD_NEAR",),
    "volley": ("UT_SCOPE",),
}
"""Abilities of the first ship, so that what matters only beside them is seen to touch the function."""
BESIDE_OTHER: Mapping[str, tuple[str, ...]] = {"sinking": ("UT_REBORN", "eternal")}
"""As BESIDE, of the second ship."""


Four = tuple[Facts, Facts, Facts, Facts]


def _fit(names: Codes) -> bool:
    """Whether all of these can be on one ship."""
    return len({*names}) == len(names) and all(meet(a, b) for a, b in combinations(names, 2))


class Pair(NamedTuple):
    """Two codes that touch the same function and can meet there. `how`: ONE_SHIP, ON_OTHER or TWO_SHIPS."""

    function: str
    a: str
    how: str
    b: str

    def facts(self) -> Four:
        """With neither code, the first, the second, both. Where one of them changes nothing there, not even what the
        other does: beside abilities by which both change something, or each beside another."""
        usual = self._on(self._against if self.how == ON_OTHER else (), ())
        if not (idle(*usual) and both(*usual)):
            return usual
        every = [usual]
        for ground in self._grounds():
            every.append(self._on(*ground))
            if not idle(*every[-1]):
                return every[-1]
        seen = [next((it for it in every if changes(it[0], it[i])), usual) for i in (1, 2)]
        bare, a, b, ab = ({f"{i} {key}": now for i in (0, 1) for key, now in seen[i][n].items()} for n in range(4))
        return bare, a, b, ab

    @property
    def meets(self) -> bool:
        """Whether there is anything that shows both."""
        every = self.facts()
        return not (idle(*every) and both(*every))

    @property
    def _against(self) -> Codes:
        return (AGAINST[self.function],) if self.function in AGAINST else ()

    def _on(self, mine: Codes, theirs: Codes) -> Four:
        """With these abilities besides on the two ships."""
        none, a, b, ab = ((), (self.a,), (self.b,), (self.a, self.b))
        sides = {
            ONE_SHIP: ((none, none), (a, none), (b, none), (ab, none)),
            ON_OTHER: ((none, none), (none, a), (none, b), (none, ab)),
            TWO_SHIPS: ((none, none), (a, none), (none, b), (a, b)),
        }[self.how]
        bare, one, two, all_ = (facts(self.function, (*mine, *i), (*theirs, *j)) for i, j in sides)
        return bare, one, two, all_

    def _grounds(self) -> Iterator[tuple[Codes, Codes]]:
        """One ability on each ship, or two on the first, that can be there."""
        mine = sorted({*self._against, *BESIDE.get(self.function, ())})
        theirs = [(), *((name,) for name in BESIDE_OTHER.get(self.function, ()))]
        own = {ONE_SHIP: (self.a, self.b), ON_OTHER: (), TWO_SHIPS: (self.a,)}[self.how]
        other = {ONE_SHIP: (), ON_OTHER: (self.a, self.b), TWO_SHIPS: (self.b,)}[self.how]
        for i, j in product([(), *((name,) for name in mine), *combinations(mine, 2)], theirs):
            if _fit((*i, *own)) and _fit((*j, *other)):
                yield i, j


def touching(function: str) -> tuple[list[str], list[str]]:
    """The codes of the catalogue that change anything about this function: on the ship that does it, and on the
    other."""
    bare = facts(function, (), ())
    against = (AGAINST[function],) if function in AGAINST else ()
    opposed = facts(function, against, ())
    grounds = [(), *((name,) for name in BESIDE.get(function, ()))]
    mine = [name for name in codes() if any(_matters(function, name, ground) for ground in grounds)]
    theirs = [
        name
        for name in codes()
        if changes(bare, facts(function, (), (name,)))
        or changes(opposed, facts(function, against, (name,)))
        or any(_matters_other(function, name, ground) for ground in BESIDE_OTHER.get(function, ()))
    ]
    return mine, theirs


def _matters(function: str, name: str, ground: tuple[str, ...]) -> bool:
    if ground and (name in ground or not meet(name, ground[0])):
        return False
    return bool(changes(facts(function, ground, ()), facts(function, (*ground, name), ())))


def _matters_other(function: str, name: str, ground: str) -> bool:
    if name == ground or not meet(name, ground):
        return False
    return bool(changes(facts(function, (), (ground,)), facts(function, (), (ground, name))))


@cache
def pairs() -> tuple[Pair, ...]:
    """All that there are in the catalogue."""
    found: list[Pair] = []
    for function in FUNCTIONS:
        mine, theirs = touching(function)
        for how, side in ((ONE_SHIP, mine), (ON_OTHER, theirs)):
            found += [Pair(function, a, how, b) for a, b in combinations(side, 2) if meet(a, b)]
        found += [Pair(function, a, TWO_SHIPS, b) for a in mine for b in theirs]
    return tuple(pair for pair in dict.fromkeys(found) if pair.meets)


class Line(NamedTuple):
    """What must be so of some pairs: `b`: the other codes, or ANY; `stated`: the facts of a line of kind ``so``."""

    function: str
    a: str
    how: str
    b: tuple[str, ...]
    kind: str
    rule: str
    stated: tuple[tuple[str, str], ...] = ()

    def says(self, pair: Pair) -> bool:
        """Whether it is about this pair, in whichever order."""
        if (self.function, self.how) != (pair.function, pair.how):
            return False
        return (self.a == pair.a and self._has(pair.b)) or (self.a == pair.b and self.turned and self._has(pair.a))

    @property
    def turned(self) -> bool:
        """Whether the two codes may change places: only where both are on one ship."""
        return self.how != TWO_SHIPS or self.b == (ANY,)

    def _has(self, code: str) -> bool:
        return self.b == (ANY,) or code in self.b

    def holds(self, pair: Pair) -> bool:
        bare, a, b, ab = pair.facts()
        if self.a != pair.a:
            a, b = b, a
        return so(bare, a, b, ab, dict(self.stated)) if self.kind == "so" else KINDS[self.kind](bare, a, b, ab)


def _stated(text: str) -> tuple[str, str]:
    key, _, now = text.partition("=")
    return key, now


@cache
def lines() -> tuple[Line, ...]:
    """The table, a file for each function."""
    found: list[Line] = []
    for path in sorted(LINES.glob("*.tsv")):
        for text in path.read_text(encoding="utf-8").splitlines():
            if not text.startswith("#"):
                a, how, b, kind, rule, *stated = text.split("\t")
                facts_of = tuple(_stated(one) for one in stated[0].split("; ")) if stated else ()
                found.append(Line(path.stem, a, how, tuple(b.split(" ")), kind, rule, facts_of))
    return tuple(found)


@cache
def _by_function() -> Mapping[tuple[str, str], list[Line]]:
    found: dict[tuple[str, str], list[Line]] = {}
    for line in lines():
        found.setdefault((line.function, line.how), []).append(line)
    return found


def lines_of(pair: Pair) -> list[Line]:
    """The lines that are about this pair, those that name both codes first."""
    every = [line for line in _by_function().get((pair.function, pair.how), ()) if line.says(pair)]
    return sorted(every, key=lambda line: line.b == (ANY,))


def line_of(pair: Pair) -> Line | None:
    """The line that names both codes; else one that names either beside all others."""
    return next(iter(lines_of(pair)), None)


def untouched() -> list[str]:
    """Codes of the catalogue that touch no function."""
    seen = {name for function in FUNCTIONS for side in touching(function) for name in side}
    return [name for name in codes() if name not in seen]
