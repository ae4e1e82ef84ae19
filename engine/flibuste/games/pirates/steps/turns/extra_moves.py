"""Chapters 5.20 and 5.22: moves and actions that abilities give besides (CSG-MOV-11, CSG-TRN-09)."""

from collections.abc import Mapping
from typing import Final

from .....core.agenda import Ask, then, window
from .....core.atoms import Args, Move, Name
from .....core.decision import Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...after import LOADED, UNLOADED, AfterCargo, cargo_settled, move_ended, shot_ended
from ...auto_step import AutoStep
from ...names import called
from ...questions.abilities.ability import Trait
from ...questions.abilities.active import active, uses
from ...questions.sailing.move_list import why_not_move
from ...questions.table.once import spend, spent
from ...questions.table.spells import ends, under
from ...questions.turns.giving_actions import grant
from ...state import NOBODY, NOWHERE, State, Way
from ...tables import DIE
from ..abilities.ailments import spread
from ..basics.dice import Roll, counted
from ..damage.losing import LoseMasts
from ..damage.treacheries import mined, pinned_fuses
from ..placing.every_step import begin
from ..sailing.asked_course import SailFree
from ..sailing.move_action import MoveEnds

EXTRA_LEG: Final = 4
"""CSG-EFF-06: from this roll on."""
_FREE_S: Final = "free-s"
_CARGO: Final = ((LOADED, Trait.MOVES_LOADED), (UNLOADED, Trait.MOVES_UNLOADED))


@frozen
class FreeMove(AutoStep):
    """CSG-MOV-11: a free move of these letters, or of the whole move list; it can be declined."""

    ship: int
    letters: str = ""

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        ship = s.ships[self.ship]
        if ship is None or ship.lost != NOWHERE or under(ship, "spent") or why_not_move(s, self.ship) is not None:
            return
        begin(s, self.ship, free=True)
        then(s, SailFree(ship.owner, self.ship, self.letters), MoveEnds(self.ship))


@move_ended.leads_to
def after_move(s: State, number: int, way: Way) -> None:
    then(s, AfterMove(number, way.free, tuple(sorted(way.mined))))


@frozen
class AfterMove(AutoStep):
    """CSG-MOV-10: what follows a move; `free`: a free one; `mined`: see `Way`."""

    ship: int
    free: bool
    mined: tuple[int, ...] = ()

    def is_valid(self, s: State) -> bool:
        return all(number in range(len(s.ships)) for number in self.mined)

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.ships[self.ship] is None:
            return
        spread(s, self.ship, emit)
        if under(s.ship(self.ship), "poseidon"):
            # UT_POSEIDON: one mast is lost
            ends(s, self.ship, emit, "poseidon")
            then(s, LoseMasts(self.ship, 1, NOBODY), AfterMove(self.ship, self.free, self.mined))
            return
        # what was pushed last comes first
        then(s, Follows(self.ship, self.free))
        mined(s, self.ship, self.mined)
        window(s, *pinned_fuses(s, self.ship))


@frozen
class Follows(AutoStep):
    """CSG-MOV-10: the free segments that a move may bring, for cargo and by a roll; where both do, her player says
    which comes first (CSG-TRN-17)."""

    ship: int
    free: bool

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.ships[self.ship] is None:
            return
        found: list[str] = ["cargo"] if owed(s, self.ship) else []
        if not self.free and rolls_to_move(s, self.ship):
            found.append("roll")
        if len(found) > 1:
            then(s, WhichFirst(s.ship(self.ship).owner, self.ship))
        else:
            then(s, *(_FOLLOWING[what](self.ship) for what in found))


@frozen
class WhichFirst(Ask[State]):
    """CSG-TRN-17: of two things that follow a move at once, which comes first.

    Answers:
        ``first cargo|roll``: the free segment after cargo, or the roll for one.
    """

    seat: int
    ship: int

    def moves(self, s: State) -> list[Move]:
        return [("first", what) for what in _FOLLOWING]

    def ask(self, s: State) -> Decision:
        source = f"ship:{s.names[self.ship]}"
        options = tuple(Option(move, f"pirates-do-first-{move[1]}", {}, str(move[1]), source) for move in self.moves(s))
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship)}
        return self.decision(s, "pirates-ask-first", "CSG-TRN-17", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        order = sorted(_FOLLOWING, key=lambda what: what != move[1])
        then(s, *(_FOLLOWING[what](self.ship) for what in order))


def rolls_to_move(s: State, number: int) -> bool:
    """CSG-EFF-06: a helmsman aboard keeps her from it."""
    abilities = active(s, number)
    if not abilities.has(Trait.MAY_ROLL_TO_MOVE) or abilities.has(Trait.HELMED):
        return False
    return why_not_move(s, number) is None and not under(s.ship(number), "spent")


@frozen
class RollsToMove(AutoStep):
    """CSG-EFF-06: the roll."""

    ship: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.ships[self.ship] is not None and rolls_to_move(s, self.ship):
            then(s, Roll(s.ship(self.ship).owner, self.ship, "ability"), ExtraLeg(self.ship))


@frozen
class ExtraLeg(AutoStep):
    """CSG-EFF-06: on 4 and more a free segment L."""

    ship: int

    ability = "free-segment"

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.ships[self.ship] is not None and counted(s, s.die, self.ship) >= EXTRA_LEG:
            uses(s, self.ship, Trait.MAY_ROLL_TO_MOVE, emit)
            then(s, FreeMove(self.ship, "L"))


@cargo_settled.leads_to
def segment_for_cargo(s: State, number: int) -> None:
    """CSG-EFF-05: once per turn a free segment S, where she has loaded or unloaded."""
    if owed(s, number):
        spend(s, number, _FREE_S)
        then(s, FreeMove(number, "S"))


def owed(s: State, number: int) -> bool:
    """CSG-EFF-05: whether she has loaded or unloaded and has not had her segment."""
    done = [trait for what, trait in _CARGO if spent(s, number, what)]
    return bool(done) and not spent(s, number, _FREE_S) and any(active(s, number).has(trait) for trait in done)


_FOLLOWING: Final[Mapping[str, type[AfterCargo | RollsToMove]]] = {"cargo": AfterCargo, "roll": RollsToMove}


@shot_ended.leads_to
def moves_after_shot(s: State, seat: int, number: int, emit: EventSink) -> None:
    """CSG-EFF-04, CSG-MOV-11: one free move."""
    if not active(s, number).has(Trait.MOVES_AFTER_SHOT) or why_not_move(s, number) is not None:
        return
    begin(s, number, free=True)
    free = SailFree(seat, number)
    if free.is_available(s):
        uses(s, number, Trait.MOVES_AFTER_SHOT, emit)
        then(s, free, MoveEnds(number))
    else:
        s.way = None


# ---- TS-9


@frozen
class FleetRolls(AutoStep):
    """CSG-TRN-09, CSG-EFF-85: a die for each ship that has it, in their order."""

    seat: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        ships = [number for number, _ in s.fleet(self.seat) if active(s, number).has(Trait.ROLLS_FOR_FLEET)]
        then(s, *(step for n in ships for step in (Roll(self.seat, n, "ability"), FleetRolled(self.seat, n))))


@frozen
class FleetRolled(AutoStep):
    """CSG-EFF-85: a 6 gives an action more."""

    seat: int
    ship: int

    ability = "second-action"

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        uses(s, self.ship, Trait.ROLLS_FOR_FLEET, emit)
        if s.die == DIE[-1]:
            then(s, Double(self.seat, self.ship))


@frozen
class Double(Ask[State]):
    """D-DOUBLE; CSG-EFF-85: which ship may have two actions.

    Answers:
        ``ship SHIP``: who may have two actions.
    """

    seat: int
    ship: int

    open = True

    def moves(self, s: State) -> list[Move]:
        return [("ship", s.names[number]) for number, _ in s.fleet(self.seat)]

    def ask(self, s: State) -> Decision:
        names = ((move, s.names.index(str(move[1]))) for move in self.moves(s))
        options = tuple(
            Option(move, "pirates-do-double", {"ship": called(s, n)}, "ship", at=f"ship:{s.names[n]}")
            for move, n in names
        )
        args: Args = {"seat": Name(self.seat)}
        return self.decision(s, "pirates-ask-double", "CSG-EFF-85", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        number = s.names.index(str(move[1]))
        grant(s, number)
        emit(Event("pirates-doubled", {"ship": called(s, number)}, {"ship": s.names[number]}, "CSG-EFF-85"))
