"""Which orders and courses a good player would think about: one ship after another, each with her best courses."""

from collections.abc import Iterator
from itertools import islice
from random import Random

from ....core.atoms import Move
from ..geometry.angles import FULL
from ..questions.sailing.afloat import Afloat
from ..questions.sailing.leaving_island import turns_out
from ..questions.sailing.move_list import move_list
from ..questions.turns.giving_actions import must_leave
from ..state import State
from ..steps.sailing.asked_course import SailFree
from ..steps.sailing.course_form import atoms_of
from ..steps.turns.menu import PASS, Menu
from ..steps.turns.repertoire import repertoire
from ..steps.turns.sailing_orders import ABOUT, About, Sail
from .course_candidates import End, ends
from .course_promises import promise
from .desk import Desk

LEAST = 0.001
"""An order that promises less is not worth being given."""
_ALL = 99
_FEW = 12


def ideas(desk: Desk, wide: int) -> list[Move]:
    """Of the question that stands; none where its own moves are all there is to think about. `wide`: how many courses
    are sailed on after each segment."""
    step = desk.s.agenda[-1]
    if isinstance(step, SailFree):
        letters = step.letters or move_list(Afloat(desk.s, step.ship))
        return [*(("sail", *atoms_of(end.path)) for _, end in _courses(desk, step.ship, letters, wide)), step.decline]
    return _orders(desk, step, wide) if isinstance(step, Menu) else []


def _courses(desk: Desk, number: int, letters: str, wide: int) -> list[tuple[float, End]]:
    return ends(desk.s, number, letters, lambda end: promise(desk, number, end), wide)


def _orders(desk: Desk, step: Menu, wide: int) -> list[Move]:
    """The first ship that has somewhere to go, and whatever others can do where they lie."""
    s, seat = desk.s, step.seat
    found = [move for move in _listed(s, seat) if step.why_not(s, move) is None]
    for number in _by_load(desk, seat):
        courses = _courses(desk, number, move_list(Afloat(s, number)), wide)
        if must_leave(s, number):
            courses = [(gain, end) for gain, end in courses if Sail().why_not(s, seat, _sail(s, number, end)) is None]
        abouts = [("about", s.names[number], heading) for heading in _about(s, number)]
        moves = [*(_sail(s, number, end) for _, end in courses), *_legal(s, seat, abouts)]
        best = max((gain for gain, _ in courses), default=0.0)
        if best >= LEAST or must_leave(s, number):
            return [*found, *moves, PASS]
    return [*found, PASS]


def _sail(s: State, number: int, end: End) -> Move:
    return ("sail", s.names[number], *atoms_of(end.path))


def _legal(s: State, seat: int, moves: list[tuple[str, str, int]]) -> Iterator[Move]:
    return (move for move in moves if About().why_not(s, seat, move) is None)


def _about(s: State, number: int) -> list[int]:
    """CSG-BOT-05: the headings that are thought of for coming about."""
    out = list(islice(turns_out(Afloat(s, number)), 1)) if must_leave(s, number) else []
    return [*((s.ship(number).pose.heading + more) % FULL for more in ABOUT), *out]


def _listed(s: State, seat: int) -> Iterator[Move]:
    """Everything but courses; of what else is composed a sample."""
    rng = Random(0)
    for order in repertoire(s, seat):
        if order.verb not in (Sail.verb, About.verb):
            yield from order.moves(s, seat, rng, _FEW if order.composed else _ALL)


def _by_load(desk: Desk, seat: int) -> list[int]:
    """Ships that may sail, those that carry most first."""
    ships = Sail().ships(desk.s, seat)
    return sorted(ships, key=lambda number: (-desk.outlook(number)[0].load, number))
