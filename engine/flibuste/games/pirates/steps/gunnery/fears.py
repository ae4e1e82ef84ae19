"""Chapter 5.13 (KW-FEA): ships and forts that are feared (TS-8)."""

from .....core.agenda import then
from .....core.atoms import Arg, Args
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...auto_step import AutoStep
from ...names import called
from ...questions.abilities.ability import Trait
from ...questions.abilities.active import active, reachable, uses
from ...questions.forts.standing_forts import feared_by_forts
from ...questions.table.bodies import submerged, within_reach
from ...questions.table.spells import cast
from ...state import NOBODY, NOWHERE, Is, Ship, State
from ..basics.dice import Roll, counted


@frozen
class Fears(AutoStep):
    """CSG-TRN-08, CSG-KW-FEA-01, CSG-KW-FEA-02: each piece that is feared rolls for each ship within S."""

    seat: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        steps = [
            Scares(number, other)
            for number, ship in s.fleet(self.seat)
            if is_feared(s, number) and scared(ship)
            for other in within_fear(s, number)
        ]
        forts = (other for other in feared_by_forts(s, self.seat) if reachable(s, other, self.seat))
        rolls = (step for other in forts for step in (Roll(self.seat, NOWHERE, "fear"), Frightened(NOWHERE, other)))
        then(s, *steps, *rolls)


def is_feared(s: State, number: int) -> bool:
    abilities = active(s, number)
    return abilities.has(Trait.FEARED) or abilities.has(Trait.FEARED_BY_OWN)


def within_fear(s: State, number: int) -> list[int]:
    """CSG-KW-FEA-01: enemies within S of a piece that is feared; UT_FEAR_ALL: her own side too."""
    seat, own = s.ship(number).owner, active(s, number).has(Trait.FEARED_BY_OWN)
    return [
        other
        for other, target in s.afloat()
        if other != number
        and (target.owner not in (seat, NOBODY) or (own and target.owner == seat))
        and scared(target)
        and within_reach(s, number, other, "S")
        and not active(s, other).has(Trait.HOLY)
    ]


def scared(ship: Ship) -> bool:
    """CSG-KW-FEA-02: neither submerged nor lost ones; wrecks are nobody's."""
    return ship.lost == NOWHERE and not submerged(ship) and Is.WRECK not in ship.state


@frozen
class Scares(AutoStep):
    """CSG-KW-FEA-01: the die of a piece for one ship, if it is still feared."""

    ship: int
    other: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if is_feared(s, self.ship):
            own = active(s, self.ship).has(Trait.FEARED_BY_OWN)
            uses(s, self.ship, Trait.FEARED_BY_OWN if own else Trait.FEARED, emit)
            then(s, Roll(s.ship(self.ship).owner, self.ship, "fear"), Frightened(self.ship, self.other))


@frozen
class Frightened(AutoStep):
    """CSG-KW-FEA-01: what the die has done; `ship`: for whom it was rolled, NOWHERE for a fort."""

    ship: int
    other: int

    def against(self, s: State) -> Arg:
        return called(s, self.other)

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        roll = counted(s, s.die, self.ship) if self.ship != NOWHERE else s.die
        if roll == 5:
            cast(s, self.other, "mute")
        elif roll == 6:
            cast(s, self.other, "slowed", 1)
        if roll >= 5:
            args: Args = {"ship": called(s, self.other), "how": "silenced" if roll == 5 else "slowed"}
            emit(Event("pirates-feared", args, {"ship": s.names[self.other]}, "CSG-KW-FEA-01"))
