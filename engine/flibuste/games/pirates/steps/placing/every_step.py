"""Chapter 5.4 (MOV): what holds at every step of a move: contacts, berths and tows follow the ship."""

from collections.abc import Iterable

from ...auto_step import AutoStep
from ...geometry.outline import Pose
from ...questions.sailing.berths import cast_off, still_docked
from ...questions.sailing.towing import place_tow
from ...questions.table.bodies import touching
from ...questions.table.spells import numbers_of
from ...state import NOWHERE, State, Way


class CourseStep(AutoStep):
    """A step of a course, which is lost when something ends the course. `letter`: of the move list."""

    __slots__ = ()

    letter: str


def begin(s: State, number: int, *, free: bool = False) -> None:
    """CSG-RAM-01: from here on it counts which contacts are new."""
    s.way = Way(number, free, frozenset(touching(s, number)))


def end_course(s: State) -> None:
    """CSG-MOV-04: the segments that are left are lost."""
    while s.agenda and isinstance(s.agenda[-1], CourseStep):
        s.agenda.pop()


def letters_left(s: State) -> str:
    """The letters of the segments that are still to come."""
    found = []
    for step in reversed(s.agenda):
        if not isinstance(step, CourseStep):
            break
        found.append(step.letter)
    return "".join(found)


def moved(s: State, number: int, pose: Pose) -> None:
    """The ship lies there now: what she tows follows, and contacts end that do not last (CSG-RAM-01, CSG-KW-GAL-04,
    CSG-PIN-04)."""
    ship = s.ship(number)
    if pose != ship.pose:
        s.change(number, pose=pose)
        place_tow(s, number)
        if ship.tows != NOWHERE:
            _let_go(s, ship.tows, touching(s, ship.tows))
    way = s.way if s.way is not None and s.way.ship == number else None
    if (way is not None and way.old) or [True for vessel in s.ships if vessel is not None and vessel.spells]:
        # elsewhere there is no contact that could end
        now = frozenset(touching(s, number))
        if way is not None:
            s.way = way._replace(old=way.old & now)
        _let_go(s, number, now)
    if ship.docked != NOWHERE and not still_docked(s, number):
        cast_off(s, number)


def _let_go(s: State, number: int, now: Iterable[int]) -> None:
    """CSG-PIN-04, CSG-KW-GAL-04: what holds or frees a ship ends with the contact."""
    for other, ship in enumerate(s.ships):
        if ship is not None and ship.spells and other not in now:
            _forget(s, other, number)
    mine = s.ship(number)
    if mine.spells:
        for other in {*numbers_of(mine, "held"), *numbers_of(mine, "freed")}:
            if other not in now:
                _forget(s, number, other)


def _forget(s: State, number: int, other: int) -> None:
    ship = s.ship(number)
    gone = (f"held:{other}", f"freed:{other}")
    kept = tuple(spell for spell in ship.spells if spell.what not in gone)
    if kept != ship.spells:
        s.change(number, spells=kept)


def place_of(s: State, number: int) -> dict[str, object]:
    """Of an event: the ship and where she lies now."""
    return {"ship": s.names[number], "pose": list(s.ship(number).pose)}
