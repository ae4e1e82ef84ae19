"""Chapter 5.25 (MYS-03): a mysterious island moves a ship of somebody else (PUSH_ENEMY)."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from .....core.agenda import Composed, not_asked, then
from .....core.atoms import Args, Json, Move, Name
from .....core.decision import Bar, Decision, Option
from .....core.events import Event, EventSink
from .....core.fate import Fate
from .....core.forms import Form, Pick
from .....core.frozen import frozen
from ...after import pushed
from ...auto_step import AutoStep
from ...names import called, ship_named
from ...questions.abilities.active import reachable
from ...questions.sailing.afloat import Afloat
from ...questions.sailing.move_list import LETTERS
from ...questions.table.bodies import card, is_kind, on_table
from ...state import NOBODY, NOWHERE, State
from ..placing.every_step import begin
from ..sea.coming_out import Thrown
from .course_form import atoms_of, drawing, end_of, path_of, path_part, traced, why_not_path
from .likely_courses import some
from .move_action import WayEnds, legs_of

_EACH = 4
"""Courses that are tried for each ship."""
_UNMOVED = ("flotilla", "sea_dragon")


def driven(s: State, seat: int) -> Iterator[int]:
    """The ships of others that are not docked at their home."""
    for number, ship in s.afloat():
        enemy = ship.owner not in (seat, NOBODY) and reachable(s, number, seat)
        safe = ship.docked != NOWHERE and ship.docked == s.home(ship.owner)
        if enemy and not safe and on_table(ship) and not is_kind(ship, *_UNMOVED):
            yield number


@pushed.leads_to
def after_the_way(s: State, seat: int, letters: str) -> None:
    """Once one's own move is over."""
    below = len(s.agenda)
    if s.way is not None:
        below = next((i for i, step in enumerate(s.agenda) if isinstance(step, WayEnds)), below)
    s.agenda.insert(below, Drives(seat, letters))


@frozen
class Drives(AutoStep):
    """CSG-MYS-03: what cannot be is passed over."""

    seat: int
    letters: str

    def is_valid(self, s: State) -> bool:
        return {*self.letters} <= {*LETTERS}

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        step = Drive(self.seat, self.letters)
        if step.candidates(s, Random(0), 1):
            then(s, step)


@frozen
class Drive(Composed[State]):
    """CSG-MYS-03: which ship, and her course: by these letters, or (none given) by her own printed move.

    Answers:
        ``drive SHIP (HEADING LETTER MM)...``: the ship, and her course leg by leg.
    """

    seat: int
    letters: str

    open = True

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return {*self.letters} <= {*LETTERS} and bool(self.moves(s))

    def _letters(self, s: State, number: int) -> str:
        return self.letters or "".join(card(s.ship(number)).card["move"])

    def candidates(self, s: State, rng: Random, most: int) -> list[Move]:
        found: dict[Move, None] = {}
        for number in rng.sample(every := list(driven(s, self.seat)), len(every)):
            for path in some(Afloat(s, number), rng, min(most, _EACH), self._letters(s, number)):
                found["drive", s.names[number], *atoms_of(path)] = None
        return list(found)[:most]

    def why_not(self, s: State, move: Move) -> Bar | None:
        number = ship_named(s, str(move[1])) if len(move) > 2 and move[0] == "drive" else None
        if number is None or number not in driven(s, self.seat):
            return not_asked(move)
        return why_not_path(Afloat(s, number), move[2:], self._letters(s, number))

    def trace(self, s: State, move: Move) -> Json:
        number = ship_named(s, str(move[1])) if len(move) > 1 else None
        return None if number is None else traced(Afloat(s, number), move[2:], self._letters(s, number))

    def ask(self, s: State) -> Decision:
        lists = {s.names[number]: self._letters(s, number) for number in driven(s, self.seat)}
        course = (Pick("ship", tuple(lists)), path_part())
        form = Form("drive", "pirates-do-drive-form", course, data=drawing(s, lists))
        options = tuple(
            Option(
                move,
                "pirates-do-drive",
                {"ship": called(s, number)},
                "drive",
                f"ship:{move[1]}",
                data=end_of(Afloat(s, number), move[2:], lists[str(move[1])]),
            )
            for move in self.moves(s)
            for number in (s.names.index(str(move[1])),)
        )
        return self.decision(s, "pirates-ask-drive", "CSG-MYS-03", options, {"seat": Name(self.seat)}, forms=(form,))

    def play(self, s: State, move: Move, fate: Fate, emit: EventSink) -> None:
        number, path = s.names.index(str(move[1])), path_of(move[2:])
        assert path is not None, "it was legal"
        begin(s, number, free=True)
        then(s, *legs_of(s, number, path), Driven(number))


@frozen
class Driven(AutoStep):
    """CSG-MYS-03: no ram and no docking at the end; a whirlpool has its price (CSG-WHI-04)."""

    ship: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        way, s.way = s.way, None
        if s.ships[self.ship] is None:
            return
        args: Args = {"ship": called(s, self.ship)}
        emit(Event("pirates-driven", args, {"ship": s.names[self.ship]}, "CSG-MYS-03"))
        if way is not None and way.thrown:
            then(s, Thrown(self.ship))
