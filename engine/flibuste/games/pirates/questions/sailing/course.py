"""Chapter 5.4 (MOV): a course, segment by segment: where it would take a ship, and why it may not be sailed."""

from typing import NamedTuple

from .....core.decision import Bar
from ...geometry.angles import FULL, turn
from ...geometry.outline import HUNDREDTHS, Pose
from ...state import Is, State
from ..abilities.ability import Trait
from ..table.bodies import lying, measure, overlaps, solids
from .afloat import Afloat
from .berths import enemy_fort, enemy_home
from .legs import Leg, run, turned
from .move_list import move_list


class Segment(NamedTuple):
    """CSG-MOV-03: a heading, a letter of the move list, and millimetres; 0 for all of the letter's length."""

    heading: int
    letter: str
    mm: int = 0


def hundredths(s: State, segment: Segment) -> int:
    """How far a segment goes at most."""
    return segment.mm * HUNDREDTHS or round(measure(s, segment.letter) * HUNDREDTHS)


class Traced(NamedTuple):
    """Where a course leads as far as it is known: its legs, and why it cannot go on."""

    legs: tuple[Leg, ...]
    bar: Bar | None = None


def trace(afloat: Afloat, path: tuple[Segment, ...], letters: str | None = None) -> Traced:
    """CSG-MOV-02, CSG-MOV-03, CSG-MOV-04: the legs of a course, whose letters come in any order, were there no terrain;
    a blocked one is the last, unless only the border stopped it. `letters`: of the move list, where it is not the
    ship's own."""
    left, at = move_list(afloat) if letters is None else letters, afloat.ship.pose
    legs: list[Leg] = []
    for segment in path:
        if (bar := _why_not_segment(afloat, segment, left, at)) is not None:
            return Traced(tuple(legs), bar)
        left = left.replace(segment.letter, "", 1)
        leg = sailed(afloat, at, segment)
        if leg is None:
            return Traced(tuple(legs), Bar("pirates-barred-no-room", "CSG-GEO-17", {"heading": segment.heading}))
        legs.append(leg)
        if leg.ends:
            break
        at = leg.pose
    return Traced(tuple(legs), why_not_end(afloat, legs[-1].pose if legs else at))


def sailed(afloat: Afloat, at: Pose, segment: Segment) -> Leg | None:
    """CSG-GEO-15: one segment from there; None without room for the turn. A titan does not turn (CSG-KW-TIT-02)."""
    there = turned(afloat, at, segment.heading) if afloat.turns else at
    return None if there is None else run(afloat, there, segment.heading, hundredths(afloat.s, segment) / HUNDREDTHS)


def _why_not_segment(afloat: Afloat, segment: Segment, left: str, at: Pose) -> Bar | None:
    if segment.letter not in left:
        return Bar("pirates-barred-spent", "CSG-MOV-03", {"letter": segment.letter})
    if segment.mm > measure(afloat.s, segment.letter):
        return Bar("pirates-barred-too-far", "CSG-MOV-03", {"letter": segment.letter, "mm": segment.mm})
    if turn(at.heading, segment.heading) > afloat.most_turn:
        return Bar("pirates-barred-too-sharp", "CSG-MOV-03", {"heading": segment.heading})
    return None


def why_not_end(afloat: Afloat, at: Pose) -> Bar | None:
    """CSG-KW-GHO-02: an intangible ship does not end on an island or a ship; CSG-KW-TIT-03: nor a titan on an island
    that is closed to it; CSG-TER-01: nor anybody on an iceberg."""
    return _why_not_over(afloat, at) if afloat.passes else None


def _why_not_over(afloat: Afloat, at: Pose) -> Bar | None:
    """As `why_not_end`, for a ship that can pass over something."""
    s, owner = afloat.s, afloat.ship.owner
    there = lying(afloat.ship.card, at)
    ghost, icy = Is.INTANGIBLE in afloat.ship.state, afloat.active.has(Trait.IGNORES_ICE)
    for place, outline in zip(*solids(s, afloat.number), strict=True):
        kind, _, i = place.partition(":")
        if kind == "island":
            closed = ghost or enemy_home(s, owner, int(i)) or enemy_fort(s, owner, int(i))
        else:
            closed = kind == "ship" or icy
        if kind in afloat.passes and closed and overlaps(there, [outline]):
            rule = "CSG-TER-01" if kind == "tile" else "CSG-KW-GHO-02" if ghost else "CSG-KW-TIT-03"
            return Bar("pirates-barred-overlap", rule)
    return None


def comes_about(afloat: Afloat, heading: int) -> Pose | None:
    """CSG-MOV-07: the pose after turning on the spot; None without room."""
    return turned(afloat, afloat.ship.pose, heading % FULL)
