"""Chapter 4.3 (D-STEER, D-MOVE-CONT): a course that is asked for outside the menu: a free move, a ship that comes out
of fog, one that somebody else steers."""

from random import Random

from .....core.agenda import Chance, Composed, then
from .....core.atoms import Args, Json, Move, Name
from .....core.decision import Bar, Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.forms import Form
from .....core.frozen import frozen
from ...after import course_cut
from ...auto_step import AutoStep
from ...names import called
from ...questions.sailing.afloat import Afloat
from ...questions.sailing.move_list import move_list, why_not_move
from ...questions.sailing.shown_by_course import course_shows
from ...state import NOWHERE, State
from ..basics.dice import Roll, counted
from ..placing.every_step import end_course
from .course_form import atoms_of, drawing, end_of, path_of, path_part, traced, why_not_path
from .likely_courses import by_lot, some
from .move_action import MoveEnds, legs_of


@frozen
class SailFree(Composed[State], Chance[State]):
    """CSG-MOV-11, CSG-FOG-07: a course of the ship's move list, or of these letters; or none.

    Answers:
        ``sail (HEADING LETTER MM)...``: a course, leg by leg.
        ``stay``: none.
    """

    seat: int
    ship: int
    letters: str = ""

    open = True
    offered = 5
    decline = ("stay",)

    def is_available(self, s: State) -> bool:
        ship = s.ships[self.ship]
        if ship is None or s.way is None or ship.lost != NOWHERE:
            return False
        return bool(self._letters(Afloat(s, self.ship))) and why_not_move(s, self.ship) is None

    def _letters(self, afloat: Afloat) -> str:
        return self.letters or move_list(afloat)

    def candidates(self, s: State, rng: Random, most: int) -> list[Move]:
        afloat = Afloat(s, self.ship)
        paths = some(afloat, rng, most - 1, self._letters(afloat))
        return [*(("sail", *atoms_of(path)) for path in paths), self.decline]

    def draw(self, s: State, rng: Random, most: int) -> Move:
        afloat = Afloat(s, self.ship)
        path = by_lot(afloat, rng, self._letters(afloat)) if rng.randrange(3) else ()
        return ("sail", *atoms_of(path)) if path else self.decline

    def why_not(self, s: State, move: Move) -> Bar | None:
        if move == self.decline:
            return None
        if not move or move[0] != "sail":
            return Bar("pirates-barred-course", "CSG-MOV-11")
        afloat = Afloat(s, self.ship)
        return why_not_path(afloat, move[1:], self._letters(afloat))

    def trace(self, s: State, move: Move) -> Json:
        afloat = Afloat(s, self.ship)
        return traced(afloat, move[1:], self._letters(afloat))

    def ask(self, s: State) -> Decision:
        args: Args = {"seat": Name(self.seat), "ship": called(s, self.ship)}
        source = f"ship:{s.names[self.ship]}"
        afloat = Afloat(s, self.ship)
        letters = self._letters(afloat)
        options = tuple(
            Option(
                move,
                f"pirates-do-free-{move[0]}",
                args,
                "sail",
                source,
                default=move == self.decline,
                data=end_of(afloat, move[1:], letters),
            )
            for move in self.moves(s)
        )
        data = drawing(s, {s.names[self.ship]: letters})
        form = Form("sail", "pirates-do-free-course", (path_part(),), data=data)
        return self.decision(s, "pirates-ask-course", "CSG-MOV-11", options, args, forms=(form,))

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        if move == self.decline and s.way is not None and s.way.free and isinstance(s.agenda[-1], MoveEnds):
            # no move, and nothing that comes at the end of one
            s.agenda.pop()
            s.way = None
            return
        path = path_of(move[1:])
        if path is not None:
            if s.way is not None and not s.way.whirled and not (self.letters and s.way.free):
                # what an order or an ability gives by letters is not the ship's own list
                course_shows(s, self.ship, path, emit, self.letters)
            then(s, *legs_of(s, self.ship, path))


@course_cut.leads_to
def asks_anew(s: State, seat: int, number: int, letters: str) -> None:
    then(s, SailFree(seat, number, letters))


@frozen
class Steer(SailFree):
    """D-STEER; CSG-MYS-03: another player gives the course; it goes on with what comes at the end of a move."""


@frozen
class Stuck(AutoStep):
    """CSG-MYS-03: on a roll that is not higher she cannot move, and the action is spent."""

    ship: int
    most: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.ships[self.ship] is not None:
            then(s, Roll(s.ship(self.ship).owner, self.ship, "stuck"), HeldFast(self.ship, self.most))


@frozen
class HeldFast(AutoStep):
    """CSG-MYS-03: what that roll means."""

    ship: int
    most: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.ships[self.ship] is not None and counted(s, s.die, self.ship) <= self.most:
            # she does not even swing
            end_course(s)
            s.way = None
            emit(Event("pirates-stuck", {"ship": called(s, self.ship)}, {"ship": s.names[self.ship]}, "CSG-MYS-03"))
