"""The pairs that there are, and the lines that say of each what must be so."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from itertools import combinations
from pathlib import Path
from typing import NamedTuple

from .codes import codes, meet
from .functions import FUNCTIONS, Facts, facts
from .kinds import KINDS, changes, so

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


class Pair(NamedTuple):
    """Two codes that touch the same function and can meet there. `how`: ONE_SHIP, ON_OTHER or TWO_SHIPS."""

    function: str
    a: str
    how: str
    b: str

    def facts(self) -> tuple[Facts, Facts, Facts, Facts]:
        """With neither code, the first, the second, both."""
        name, a, b = self.function, (self.a,), (self.b,)
        if self.how == TWO_SHIPS:
            return facts(name, (), ()), facts(name, a, ()), facts(name, (), b), facts(name, a, b)
        ab = (self.a, self.b)
        if self.how == ON_OTHER:
            base = (AGAINST[name],) if name in AGAINST else ()
            return facts(name, base, ()), facts(name, base, a), facts(name, base, b), facts(name, base, ab)
        return facts(name, (), ()), facts(name, a, ()), facts(name, b, ()), facts(name, ab, ())


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
    return tuple(dict.fromkeys(found))


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
