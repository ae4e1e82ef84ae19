"""Chapters 3.2 and 5.12 (FLT, CRG, CRW): what a fleet costs and carries, and what is not allowed in it."""

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from .....core.frozen import frozen
from ...tables import NATIONS
from ..table.cards import Piece

PLUS: Final = 5
"""CSG-FLT-08: what one, and only one, ransom crew adds to the build total."""
_CURSED: Final = "cursed"
_NO_CREW: Final = frozenset(("flotilla", "sea_monster", "sea_dragon"))
_FACE_UP: Final = ("BUILD_PLUS5", "CREW_COST_CUT")


@frozen
class Member:
    """A piece of a fleet. `at`: its number in the fleet, for a card may be there twice; `cursed`: sails as Cursed
    (CSG-FLT-10)."""

    at: int
    piece: Piece
    cursed: bool = False


@frozen
class Aboard:
    """A ship with what sails on her."""

    ship: Member
    crew: tuple[Member, ...] = ()
    equipment: tuple[Member, ...] = ()

    @property
    def card(self) -> Piece:
        return self.ship.piece

    def taking(self, member: Member) -> "Aboard":
        """With a piece of crew or equipment more."""
        if member.piece.kind == "equipment":
            return Aboard(self.ship, self.crew, (*self.equipment, member))
        return Aboard(self.ship, (*self.crew, member), self.equipment)

    def cost(self, member: Member) -> int:
        """CSG-FLT-09, CSG-FLT-10: what one of the crew costs on this ship."""
        cut = any(other.piece.has("CREW_COST_CUT") for other in self.crew if other is not member)
        return max(0, member.piece.points - cut) + member.cursed

    @property
    def crew_cost(self) -> int:
        return sum(map(self.cost, self.crew))

    @property
    def equipment_cost(self) -> int:
        return sum(member.piece.points for member in self.equipment)

    @property
    def links(self) -> int:
        """CSG-CRG-02: a space for every pair of linked pieces."""
        people = [member.piece for member in (self.ship, *self.crew)]
        return sum(a.links_to(b) for i, a in enumerate(people) for b in people[i + 1 :])

    @property
    def capacity(self) -> int:
        """CSG-CRG-01: crew of another nation do nothing (CSG-CRW-03)."""
        space = int(self.card.card["cargo"]) + self.links
        for one in (self.card, *(crew.piece for crew in self.crew if self.serves(crew))):
            for effect in one.card["effects"]:
                if effect["code"] == "CARGO_ADD" and (effect.get("cond") != "no_crew" or not self.crew):
                    space += effect["n"]
        return space

    @property
    def load(self) -> int:
        """CSG-CRG-01: spaces taken by crew and equipment."""
        mine = [crew for crew in self.crew if not (crew.piece.has("CREW_NO_SPACE") and self.serves(crew))]
        return len(mine) + len(self.equipment)

    def serves(self, member: Member) -> bool:
        """CSG-CRW-03: of the nation of the ship."""
        return member.piece.nation == self.card.nation

    def idle(self, member: Member) -> bool:
        """CSG-CRW-03: carried, but of another flag."""
        return member.piece.nation in NATIONS and not self.serves(member)


@frozen
class Fleet:
    """All that was put together; `ashore`: on the home island (CSG-SET-25)."""

    ships: tuple[Aboard, ...] = ()
    ashore: tuple[Member, ...] = ()
    events: tuple[Member, ...] = ()

    def every(self) -> list[Member]:
        """All pieces by their number."""
        found = [*self.ashore, *self.events]
        for ship in self.ships:
            found += [ship.ship, *ship.crew, *ship.equipment]
        return sorted(found, key=lambda one: one.at)

    @property
    def spent(self) -> int:
        """CSG-FLT-01; CSG-FLT-03: forts, islands, terrain and treasure are no part of it."""
        aboard = sum(ship.card.points + ship.crew_cost + ship.equipment_cost for ship in self.ships)
        return aboard + sum(member.piece.points for member in (*self.ashore, *self.events))

    def total(self, build_total: int) -> int:
        """CSG-FLT-08: the build total of this fleet."""
        return build_total + (PLUS if any(member.piece.has("BUILD_PLUS5") for member in self.every()) else 0)


class Fault(NamedTuple):
    """What bars a fleet. `at`: the numbers of the pieces that it concerns, none where it concerns the whole fleet;
    `facts`: the pieces, names and amounts to be told."""

    what: str
    rule: str
    at: tuple[int, ...] = ()
    facts: Mapping[str, Piece | str | int] = MappingProxyType({})


def faults(fleet: Fleet, rest: int, *, unique: bool) -> Iterator[Fault]:
    """CSG-FLT-14: everything that bars this fleet; that its nations are mixed does not (CSG-FLT-02). `rest` is what is
    left of its build total, `unique` the option of CSG-FLT-04."""
    every = fleet.every()
    if not fleet.ships:
        yield Fault("no-ship", "CSG-FLT-01")
    if rest < 0:
        yield Fault("dear", "CSG-FLT-01", facts={"count": -rest})
    if unique:
        yield from _twice(every)
    yield from _limited(every)
    for one in every:
        if one.piece.keywords:
            yield from _company(one, every)
    for ship in fleet.ships:
        yield from aboard(ship)
    for one in fleet.ashore:
        if starts_up(one.piece):
            yield Fault("ashore", "CSG-SET-25", (one.at,), {"name": one.piece})


def starts_up(piece: Piece) -> bool:
    """CSG-SET-25: who starts face up, and on a ship."""
    return any(piece.has(code) for code in _FACE_UP)


def _twice(every: Sequence[Member]) -> Iterator[Fault]:
    """CSG-FLT-04: no two ships and no two named crew of one name."""
    names = defaultdict(list)
    for one in every:
        if one.piece.kind in ("ship", "crew") and not one.piece.generic:
            names[one.piece.kind, one.piece.name].append(one.at)
    for (_, name), at in names.items():
        if len(at) > 1:
            yield Fault("twice", "CSG-FLT-04", tuple(at), {"name": name})


def _limited(every: Sequence[Member]) -> Iterator[Fault]:
    """CSG-FLT-05: cards of which a fleet may have one copy only."""
    cards = defaultdict(list)
    for one in every:
        if "limit" in one.piece.keywords:
            cards[one.piece.id, one.piece.name].append(one.at)
    for (_, name), at in cards.items():
        if len(at) > 1:
            yield Fault("limit", "CSG-FLT-05", tuple(at), {"name": name})


def _company(member: Member, every: Sequence[Member]) -> Iterator[Fault]:
    """CSG-FLT-06, CSG-FLT-07: whom a piece demands, and whom it cannot bear, in the same fleet."""
    for keyword in member.piece.keywords:
        word, _, whom = keyword.partition(":")
        if word not in ("loyal", "hostile"):
            continue
        others = [other for other in every if other.at != member.at]
        there = [o for o in others if o.piece.kind in ("ship", "crew") and whom in (o.piece.nation, o.piece.id)]
        if word == "hostile" and whom == _CURSED:
            there += [o for o in others if o.cursed]
        facts: dict[str, Piece | str | int] = {"name": member.piece, "whom": whom}
        if word == "loyal" and not there:
            yield Fault("loyal", "CSG-FLT-06", (member.at,), facts)
        if word == "hostile" and there:
            facts["other"] = there[0].piece
            yield Fault("hostile", "CSG-FLT-07", (member.at, there[0].at), facts)


def aboard(ship: Aboard) -> Iterator[Fault]:
    """What bars this crew and equipment from one ship, whatever else sails in the fleet."""
    card, at = ship.card, (ship.ship.at,)
    if ship.crew and (_NO_CREW & set(card.keywords) or card.has("NO_CREW")):
        yield Fault("no-crew", "CSG-CRW-07", at, {"name": card})
    for crew in ship.crew:
        if not crew.piece.points and not ship.serves(crew):
            yield Fault("zero", "CSG-CRW-06", (crew.at,), {"name": crew.piece, "ship": card})
    for cost, what in ((ship.crew_cost, "crew-dear"), (ship.equipment_cost, "equipment-dear")):
        if cost > card.points:
            yield Fault(what, "CSG-CRG-05", at, {"name": card, "cost": cost, "points": card.points})
    if ship.load > ship.capacity:
        yield Fault("full", "CSG-CRG-04", at, {"name": card, "load": ship.load, "capacity": ship.capacity})
