"""Chapters 5.12 and 5.13 (FIR, SPS): masts that are set on fire."""

from .....core.agenda import Ask, then
from .....core.atoms import Args, Move, Name
from .....core.decision import Decision
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.frozen import frozen
from ...auto_step import AutoStep
from ...names import called
from ...questions.damage.masts import mast_option, masts_of, worst_mast
from ...state import State


@frozen
class SetFire(AutoStep):
    """CSG-SPS-01, CSG-FIR-03: one of the masts that stand begins to burn, of her player's choice; none where all do."""

    ship: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        ship = s.ships[self.ship]
        if ship is None:
            return
        masts = masts_of(ship.masts & ~ship.fire)
        if len(masts) == 1:
            kindle(s, self.ship, masts[0], emit)
        elif masts and s.setting.options["auto_mast"]:
            kindle(s, self.ship, worst_mast(ship._replace(masts=ship.masts & ~ship.fire)), emit)
        elif masts:
            then(s, PickFire(ship.owner, self.ship))


def kindle(s: State, number: int, mast: int, emit: EventSink) -> None:
    """CSG-FIR-01: a fire mast stands in its place."""
    ship = s.ship(number)
    s.change(number, fire=ship.fire | 1 << mast)
    data = {"ship": s.names[number], "mast": mast + 1}
    emit(Event("pirates-burns", {"ship": called(s, number), "mast": mast + 1}, data, "CSG-FIR-01"))


@frozen
class PickFire(Ask[State]):
    """D-MAST; CSG-SPS-01: which mast begins to burn.

    Answers:
        ``mast MAST``: the mast that begins to burn.
    """

    seat: int
    ship: int

    open = True

    def moves(self, s: State) -> list[Move]:
        ship = s.ship(self.ship)
        return [("mast", f"m{mast + 1}") for mast in masts_of(ship.masts & ~ship.fire)]

    def ask(self, s: State) -> Decision:
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship)}
        options = tuple(mast_option(s, self.ship, move, "pirates-do-burn-mast") for move in self.moves(s))
        return self.decision(s, "pirates-ask-burn", "CSG-SPS-01", options, args)

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        kindle(s, self.ship, int(str(move[1])[1:]) - 1, emit)
