"""Chapter 5.11 (REP): masts that stand again."""

from .....core.agenda import Ask, then
from .....core.atoms import Args, Move, Name
from .....core.decision import Decision
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...auto_step import AutoStep
from ...names import called
from ...questions.damage.masts import mast_option, masts_of
from ...questions.sailing.towing import tow_ends, tower_of
from ...questions.table.bodies import built, is_kind
from ...state import State


def broken(s: State, number: int) -> list[int]:
    """The masts that do not stand."""
    ship = s.ship(number)
    return masts_of((1 << built(ship)) - 1 & ~ship.masts)


def mend(s: State, number: int, mast: int, emit: EventSink) -> None:
    """CSG-REP-01, CSG-REP-04, CSG-TOW-06: the mast stands again; a derelict is none any more, and is not towed."""
    ship = s.ship(number)
    s.change(number, masts=ship.masts | 1 << mast)
    if not ship.masts and not is_kind(ship, "flotilla") and tower_of(s, number) >= 0:
        tow_ends(s, number)
    args: Args = {"ship": called(s, number), "mast": mast + 1, "left": s.ship(number).masts.bit_count()}
    emit(Event("pirates-mended", args, {"ship": s.names[number], "mast": mast + 1}, "CSG-REP-01"))


@frozen
class Mend(AutoStep):
    """CSG-EFF-52: one mast stands again, whichever her player chooses."""

    ship: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.ships[self.ship] is None:
            return
        masts = broken(s, self.ship)
        if len(masts) == 1:
            mend(s, self.ship, masts[0], emit)
        elif masts:
            then(s, PickMend(s.ship(self.ship).owner, self.ship))


@frozen
class PickMend(Ask[State]):
    """CSG-REP-01: which mast stands again.

    Answers:
        ``mast MAST``: the mast that stands again.
    """

    seat: int
    ship: int

    open = True

    def moves(self, s: State) -> list[Move]:
        return [("mast", f"m{mast + 1}") for mast in broken(s, self.ship)]

    def ask(self, s: State) -> Decision:
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship)}
        options = tuple(mast_option(s, self.ship, move, "pirates-do-mend") for move in self.moves(s))
        return self.decision(s, "pirates-ask-mend", "CSG-REP-01", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        mend(s, self.ship, int(str(move[1])[1:]) - 1, emit)
