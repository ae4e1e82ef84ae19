"""What is not allowed in a fleet, and at which of its pieces (docs/rules/pirates.md, CSG-FLT, CSG-CRG, CSG-CRW)."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Final, NamedTuple

from ....core.atoms import Arg, Args, Word
from ..tool import Said
from .aboard import Aboard
from .cards import NATIONS, Piece, piece

_CURSED: Final = "cursed"
_NO_CREW: Final = frozenset(("flotilla", "sea_monster", "sea_dragon"))
_FACE_UP: Final = ("BUILD_PLUS5", "CREW_COST_CUT")


class Fault(NamedTuple):
    """A line, and the rows of the input that it concerns; none where it concerns the fleet."""

    line: Said
    rows: tuple[int, ...] = ()


class Fleet(NamedTuple):
    """All that was put together; `ashore` and `events` with their rows."""

    ships: list[Aboard]
    ashore: list[tuple[int, Piece]]
    events: list[tuple[int, Piece]]

    def every(self) -> list[tuple[int, Piece]]:
        found = [*self.ashore, *self.events]
        for ship in self.ships:
            found += [(ship.at, ship.ship), *zip(ship.crew_at, ship.crew, strict=True)]
            found += zip(ship.equipment_at, ship.equipment, strict=True)
        return sorted(found, key=lambda one: one[0])

    @property
    def spent(self) -> int:
        aboard = sum(ship.ship.points + ship.crew_cost + ship.equipment_cost for ship in self.ships)
        return aboard + sum(one.points for _, one in (*self.ashore, *self.events))


def faults(fleet: Fleet, rest: int, *, unique: bool) -> Iterator[Fault]:
    """Everything that bars this fleet; `rest` is what is left of its build total."""
    every = fleet.every()
    if not fleet.ships:
        yield Fault(Said("pirates-tool-fleet-no-ship", "CSG-FLT-01"))
    if rest < 0:
        yield Fault(Said("pirates-tool-fleet-dear", "CSG-FLT-01", {"count": -rest}))
    if unique:
        yield from _twice(every)
    yield from _limited(every)
    marked = [ship.crew[i] for ship in fleet.ships for i in ship.cursed]
    for at, one in every:
        yield from _company(at, one, [(k, other) for k, other in every if k != at], marked)
    for ship in fleet.ships:
        yield from _aboard(ship)
    for at, one in fleet.ashore:
        if any(one.has(code) for code in _FACE_UP):
            yield Fault(Said("pirates-tool-fleet-ashore", "CSG-SET-25", {"name": one.said}), (at,))


def _twice(every: list[tuple[int, Piece]]) -> Iterator[Fault]:
    """CSG-FLT-04: no two ships and no two named crew of one name."""
    names = defaultdict(list)
    for at, one in every:
        if one.kind in ("ship", "crew") and not one.card.get("generic"):
            names[one.kind, one.name].append(at)
    for (_, name), rows in names.items():
        if len(rows) > 1:
            yield Fault(Said("pirates-tool-fleet-twice", "CSG-FLT-04", {"name": name}), tuple(rows))


def _limited(every: list[tuple[int, Piece]]) -> Iterator[Fault]:
    """CSG-FLT-05."""
    cards = defaultdict(list)
    for at, one in every:
        if "limit" in one.keywords:
            cards[one.id, one.name].append(at)
    for (_, name), rows in cards.items():
        if len(rows) > 1:
            yield Fault(Said("pirates-tool-fleet-limit", "CSG-FLT-05", {"name": name}), tuple(rows))


def _company(at: int, one: Piece, others: list[tuple[int, Piece]], marked: list[Piece]) -> Iterator[Fault]:
    """CSG-FLT-06, CSG-FLT-07: whom a piece demands, and whom it cannot bear, in the same fleet."""
    for keyword in one.keywords:
        word, _, whom = keyword.partition(":")
        if word not in ("loyal", "hostile"):
            continue
        there = [(k, o) for k, o in others if o.kind in ("ship", "crew") and whom in (o.nation, o.id)]
        if word == "hostile" and whom == _CURSED:
            there += [(k, o) for k, o in others if o in marked]
        args: dict[str, Arg] = {"name": one.said, "whom": _whom(whom)}
        if word == "loyal" and not there:
            yield Fault(Said("pirates-tool-fleet-loyal", "CSG-FLT-06", args), (at,))
        if word == "hostile" and there:
            line = Said("pirates-tool-fleet-hostile", "CSG-FLT-07", {**args, "other": there[0][1].said})
            yield Fault(line, (at, there[0][0]))


def _whom(name: str) -> Arg:
    known = piece(name)
    return Word(f"pirates-tool-choice-{name}") if name in NATIONS else known.name if known else name


def _aboard(ship: Aboard) -> Iterator[Fault]:
    name, points = ship.ship.name, ship.ship.points
    if ship.crew and (_NO_CREW & set(ship.ship.keywords) or ship.ship.has("NO_CREW")):
        yield Fault(Said("pirates-tool-fleet-no-crew", "CSG-CRW-07", {"name": name}), (ship.at,))
    for at, crew in zip(ship.crew_at, ship.crew, strict=True):
        if not crew.points and crew.nation != ship.ship.nation:
            yield Fault(Said("pirates-tool-fleet-zero", "CSG-CRW-06", {"name": crew.said, "ship": name}), (at,))
    for cost, key in ((ship.crew_cost, "crew"), (ship.equipment_cost, "equipment")):
        if cost > points:
            args: Args = {"name": name, "cost": cost, "points": points}
            yield Fault(Said(f"pirates-tool-fleet-{key}-dear", "CSG-CRG-05", args), (ship.at,))
    if ship.load > ship.capacity:
        full: Args = {"name": name, "load": ship.load, "capacity": ship.capacity}
        yield Fault(Said("pirates-tool-fleet-full", "CSG-CRG-04", full), (ship.at,))
