"""Chapters 5.10 and 5.12 (FIR, SCT): fire masts at the start of a turn, and ships that are scuttled."""

from random import Random
from typing import Final

from .....core.agenda import Auto, then
from .....core.atoms import Args, Move
from .....core.decision import Bar, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...auto_step import AutoStep
from ...names import called
from ...questions.damage.masts import masts_of
from ...questions.table.bodies import built
from ...questions.table.once import spend, spent
from ...questions.turns.roll_results import PURPOSES, Against
from ...state import NOBODY, NOWHERE, Is, State
from ..basics.dice import Roll
from ..basics.order import Order, the_ship
from .burning import SetFire
from .losing import mastless

SCUTTLE: Final = "scuttle"


@frozen
class Fires(AutoStep):
    """CSG-TRN-05: the fire masts of all of one's own ships; then those that have to be scuttled."""

    seat: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        for number, ship in reversed([(n, vessel) for n, vessel in s.fleet(self.seat) if vessel.fire]):
            rolls = [step for mast in masts_of(ship.fire) for step in _rolled(self.seat, number, mast)]
            # CSG-FIR-05: as it was before the rolls
            doomed = [MustScuttle(self.seat, number)] if ship.masts == ship.fire else []
            then(s, *rolls, *doomed)


def _rolled(seat: int, number: int, mast: int) -> tuple[Auto[State], Auto[State]]:
    return Roll(seat, number, "fire"), Blaze(number, mast)


@frozen
class Blaze(AutoStep):
    """CSG-FIR-03: a fire mast burns out, sets another on fire, or goes on burning."""

    ship: int
    mast: int

    def is_valid(self, s: State) -> bool:
        ship = s.ships[self.ship]
        return ship is None or self.mast in range(built(ship))

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        ship = s.ships[self.ship]
        if ship is None or not ship.fire >> self.mast & 1:
            return
        match PURPOSES["fire"].result(s.die, Against()):
            case "gone":
                # CSG-FIR-02
                burn_out(s, self.ship, 1 << self.mast, emit)
            case "spreads":
                then(s, SetFire(self.ship))


def burn_out(s: State, number: int, gone: int, emit: EventSink) -> None:
    """CSG-FIR-02, CSG-FIR-06: these fire masts are removed, and eliminated with them."""
    ship = s.ship(number)
    s.change(number, masts=ship.masts & ~gone, fire=ship.fire & ~gone)
    data = {"ship": s.names[number], "masts": [mast + 1 for mast in masts_of(gone)]}
    args: Args = {"ship": called(s, number), "n": gone.bit_count()}
    emit(Event("pirates-burnt-out", args, data, "CSG-FIR-02"))
    if not s.ship(number).masts:
        mastless(s, number, NOBODY, NOWHERE, emit)


@frozen
class MustScuttle(AutoStep):
    """CSG-FIR-05: with nothing but fire masts, if one still stands; it is the try of this turn."""

    seat: int
    ship: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        ship = s.ships[self.ship]
        if ship is not None and ship.fire and Is.SCUTTLED not in ship.state:
            spend(s, self.ship, SCUTTLE)
            then(s, Roll(self.seat, self.ship, SCUTTLE), Scuttled(self.ship))


@frozen
class Scuttled(AutoStep):
    """CSG-SCT-02: on 5 or 6 she sinks at the start of her player's next turn."""

    ship: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        ship = s.ship(self.ship)
        done = PURPOSES[SCUTTLE].result(s.die, Against()) == "sunk"
        if done:
            s.change(self.ship, state=ship.state | Is.SCUTTLED)
        args: Args = {"ship": called(s, self.ship), "done": "yes" if done else "no"}
        emit(Event("pirates-scuttled", args, {"ship": s.names[self.ship], "done": done}, "CSG-SCT-02"))


class Scuttle(Order):
    """D-SCUTTLE; CSG-SCT-01: free, one try per ship and turn.

    Answers:
        ``scuttle SHIP``: she tries to sink herself.
    """

    verb = SCUTTLE

    def moves(self, s: State, seat: int, rng: Random, most: int) -> list[Move]:
        return [(self.verb, s.names[number]) for number, _ in s.fleet(seat) if why_not_scuttle(s, number) is None]

    def why_not(self, s: State, seat: int, move: Move) -> Bar | None:
        number = the_ship(s, seat, move)
        if number is None or len(move) != 2:
            return Bar("pirates-barred-no-ship", "CSG-SCT-01")
        return why_not_scuttle(s, number)

    def option(self, s: State, seat: int, move: Move) -> Option:
        number = s.names.index(str(move[1]))
        return Option(move, "pirates-do-scuttle", {"ship": called(s, number)}, self.verb, f"ship:{move[1]}")

    def play(self, s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
        number = s.names.index(str(move[1]))
        spend(s, number, SCUTTLE)
        then(s, Roll(seat, number, SCUTTLE), Scuttled(number))


def why_not_scuttle(s: State, number: int) -> Bar | None:
    if Is.SCUTTLED in s.ship(number).state:
        return Bar("pirates-barred-scuttled", "CSG-SCT-02")
    if spent(s, number, SCUTTLE):
        return Bar("pirates-barred-scuttle-once", "CSG-SCT-01")
    return None
