"""Moves by effects (CSG-MOV-12): straight, without a turn, and without anything that a ship does of her own accord."""

from .....core.events import Event, EventSink
from ...geometry.angles import ahead
from ...geometry.outline import Pose
from ...names import called
from ...questions.sailing.afloat import Afloat
from ...questions.sailing.legs import Leg, run
from ...questions.table.bodies import measure
from ...state import State
from .every_step import moved, place_of


def pushed_to(s: State, number: int, bearing: int, letter: str) -> Pose:
    """Where a piece that is moved that far along a bearing comes to lie."""
    return _pushed(s, number, bearing, letter)[0]


def _pushed(s: State, number: int, bearing: int, letter: str) -> tuple[Pose, Leg]:
    afloat = Afloat(s, number)
    leg = run(afloat, afloat.ship.pose, bearing, measure(s, letter))
    east, north = ahead(bearing)
    return afloat.ship.pose.shifted((east * leg.way, north * leg.way)), leg


def push(s: State, number: int, bearing: int, letter: str, emit: EventSink) -> tuple[str, ...]:
    """CSG-MOV-12, CSG-GEO-18: the piece is moved that far along a bearing; what stopped it. Terrain does not matter
    (CSG-R-39), contacts are made and broken."""
    pose, leg = _pushed(s, number, bearing, letter)
    moved(s, number, pose)
    emit(Event("pirates-pushed", {"ship": called(s, number)}, place_of(s, number), "CSG-MOV-12"))
    return leg.by
