"""Chapter 4.3 (D-MOVE): how a course is written as a move, and what is told of one that is composed in part."""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from .....core.atoms import Atom, Json
from .....core.decision import Bar
from .....core.forms import Path, Pick, Whole
from ...geometry.angles import FULL, Vector
from ...names import ship_named
from ...questions.sailing.afloat import Afloat
from ...questions.sailing.course import Segment, hundredths, trace
from ...questions.sailing.legs import Leg
from ...questions.sailing.move_list import LETTERS, move_list
from ...questions.sailing.turning_room import past, shut
from ...state import State
from ..gunnery.bearing_guns import bearings
from .likely_courses import headed, place_named

MOST_MM: Final = 90
MOST_LEGS: Final = 12


@cache
def path_part() -> Path:
    """CSG-MOV-03: a heading, a letter, millimetres (0: all of it), and so on."""
    leg = (Whole("heading", 0, FULL - 1, "degree"), Pick("letter", LETTERS), Whole("mm", 0, MOST_MM, "mm"))
    return Path("path", leg, MOST_LEGS)


def path_of(atoms: Sequence[Atom]) -> tuple[Segment, ...] | None:
    """The segments of a move that fits the form; None where it does not."""
    part = path_part()
    if not atoms or part.taken(atoms) != len(atoms):
        return None
    return tuple(Segment(int(atoms[i]), str(atoms[i + 1]), int(atoms[i + 2])) for i in range(0, len(atoms), 3))


def atoms_of(path: Sequence[Segment]) -> tuple[Atom, ...]:
    return tuple(atom for segment in path for atom in segment)


def why_not_path(afloat: Afloat, atoms: Sequence[Atom], letters: str | None = None) -> Bar | None:
    """CSG-MOV-03, CSG-MOV-04, CSG-GEO-17: why this course is illegal."""
    path = path_of(atoms)
    if path is None:
        return Bar("pirates-barred-course", "CSG-MOV-03")
    return trace(afloat, path, letters).bar


def drawing(s: State, lists: Mapping[str, str]) -> dict[str, Json]:
    """By what a course can be drawn, of ships by their names with their letters: how far each may turn before a
    segment, and how long a letter is, in hundredths of a millimetre."""
    return {
        "lists": dict(lists),
        "turns": {name: Afloat(s, s.names.index(name)).most_turn for name in lists},
        "lengths": {letter: hundredths(s, Segment(0, letter)) for letter in LETTERS},
    }


def traced(afloat: Afloat, atoms: Sequence[Atom], letters: str | None = None) -> Json:
    """How a course runs that is composed in part: its legs with where they end and what they meet, the letters that are
    left, whether it ends there whatever is left, the bar that the whole would be refused by, and whose guns would bear
    at its end; of each leg besides the headings for which there is no room, and what is in the way; where the last one
    only grazes something, the heading that leads past it. Of a place (``island:2``, ``ship:1.0``) the course towards
    it."""
    s, all_letters = afloat.s, move_list(afloat) if letters is None else letters
    goal = _where(s, str(atoms[0])) if len(atoms) == 1 else None
    if goal is not None and all_letters:
        return {"course": list(atoms_of(headed(afloat, str(atoms[0]), goal, all_letters)))}
    path = path_of(atoms)
    if path is None:
        return {"legs": [], "left": all_letters, "ended": False, "bar": None}
    found, left = trace(afloat, path, all_letters), all_letters
    for segment in path:
        left = left.replace(segment.letter, "", 1)
    legs = [
        {
            "pose": list(leg.pose),
            "way": leg.way,
            "by": [place_named(s, place) for place in leg.by],
            "met": [[tile, way] for tile, way in leg.met],
        }
        for leg in found.legs
    ]
    range_ = bearings(s, afloat.number, found.legs[-1].pose) if legs else {}
    return {
        "legs": legs,
        "left": left,
        "ended": bool(legs) and found.legs[-1].ends,
        "bar": found.bar and found.bar.to_json(),
        **_room(afloat, path, found.legs),
        **range_,
    }


def _room(afloat: Afloat, path: Sequence[Segment], legs: Sequence[Leg]) -> dict[str, Json]:
    """CSG-GEO-17: for each leg the headings for which there is no room; and the way past what the last one grazes."""
    starts = [afloat.ship.pose, *(leg.pose for leg in legs)][: len(path)]
    barred = [
        [
            {"from": one.first, "to": one.last, "by": [place_named(afloat.s, place) for place in one.by]}
            for one in shut(afloat, at)
        ]
        for at in starts
    ]
    last = len(legs) - 1
    aside = past(afloat, starts[last], path[last], legs[last]) if legs else None
    return {"shut": barred, "past": aside}


def end_of(afloat: Afloat, atoms: Sequence[Atom], letters: str) -> dict[str, Json]:
    """Where a course that is offered would end; nothing of an answer that is no course."""
    path = path_of(atoms)
    return {"pose": list(trace(afloat, path, letters).legs[-1].pose)} if path else {}


def _where(s: State, place: str) -> Vector | None:
    """Where an island or a ship lies; None of what is neither."""
    kind, _, name = place.partition(":")
    if kind == "ship":
        number = ship_named(s, name)
        return None if number is None else s.ship(number).pose.place
    known = kind == "island" and name.isdecimal() and int(name) < len(s.islands)
    return s.islands[int(name)].pose.place if known else None
