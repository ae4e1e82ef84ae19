"""CSG-EFF-75, CSG-EFF-80: derelicts that are brought home, and treasure that goes ashore from afar."""

from collections.abc import Iterator

from .....core.agenda import then
from .....core.atoms import Args, Move
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...after import AfterCargo
from ...auto_step import AutoStep
from ...names import called
from ...questions.abilities.ability import Trait
from ...questions.abilities.active import reachable
from ...questions.cargo.hold import treasure_of
from ...questions.sailing.berths import may_dock_in_tow
from ...questions.table.bodies import at_hand, derelict, distance_to_island, measure, touching
from ...questions.table.items import HELD
from ...questions.turns.giving_actions import give, why_not_explore
from ...state import NOBODY, NOWHERE, State
from ..basics.ability_orders import FreeOrder, able, ship_of
from ..basics.cancelling import using
from ..damage.capture import change_sides
from ..sailing.docked_by_effect import moor
from ..sailing.docking import unload
from ..treasure.worth import unloads


class UnloadNear(FreeOrder):
    """CSG-EFF-80: at home while within S of it.

    Answers:
        ``unload SHIP``: her treasure goes home.
    """

    verb = "unload"
    rule = "CSG-EFF-80"
    trait = Trait.UNLOADS_NEAR

    def ways(self, s: State, seat: int) -> Iterator[Move]:
        home = s.home(seat)
        for number in able(s, seat, Trait.UNLOADS_NEAR) if home != NOWHERE else ():
            laden = any(unloads(s, number, HELD.item(held)) for held in treasure_of(s.ship(number)))
            if laden and distance_to_island(s, number, home) <= measure(s, "S"):
                yield self.verb, s.names[number]

    def play(self, s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
        number = ship_of(s, move)
        using(s, number, Trait.UNLOADS_NEAR, emit, Unloads(number, s.home(seat)))


@frozen
class Unloads(AutoStep):
    """CSG-EFF-80, CSG-DOC-07: treasure goes ashore, at home or from near it, as if she had docked (CSG-R-84)."""

    ship: int
    island: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        unload(s, self.ship, emit, self.island)
        then(s, AfterCargo(self.ship))


class Claim(FreeOrder):
    """CSG-EFF-75: an explore action makes an enemy derelict her player's; both are docked at home.

    Answers:
        ``claim SHIP SHIP``: an explore action that makes the second, a derelict, one's own.
    """

    verb = "claim"
    rule = "CSG-EFF-75"
    trait = Trait.CLAIMS
    acts = True

    def ways(self, s: State, seat: int) -> Iterator[Move]:
        for number in able(s, seat, Trait.CLAIMS):
            # CSG-R-76: she comes home with her
            if why_not_explore(s, number) is not None or not may_dock_in_tow(s, number, s.home(seat)):
                continue
            for other in touching(s, number):
                other_ship = s.ship(other)
                enemy = other_ship.owner not in (seat, NOBODY) and reachable(s, other, seat)
                if enemy and derelict(other_ship) and at_hand(other_ship):
                    yield self.verb, s.names[number], s.names[other]

    def play(self, s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
        number = ship_of(s, move)
        give(s, number, "explore", emit)
        using(s, number, Trait.CLAIMS, emit, Claimed(number, ship_of(s, move, 2)))


@frozen
class Claimed(AutoStep):
    """CSG-EFF-75: the explorer is docked last, and unloads first."""

    ship: int
    other: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        seat = s.ship(self.ship).owner
        change_sides(s, self.other, seat, emit)
        args: Args = {"ship": called(s, self.ship), "other": called(s, self.other)}
        data = {"ship": s.names[self.ship], "other": s.names[self.other]}
        emit(Event("pirates-claimed", args, data, "CSG-EFF-75"))
        moor(s, self.other, s.home(seat), emit)
        moor(s, self.ship, s.home(seat), emit)
