"""CSG-GEO-21: ships that an effect puts at an island, wherever they were."""

from .....core.events import Event, EventSink
from ...after import put_at
from ...geometry.angles import FULL
from ...geometry.mooring import first_mooring, standoff
from ...geometry.outline import Pose, placed
from ...names import called
from ...questions.sailing.berths import cast_off, may_dock_in_tow
from ...questions.sailing.towing import tow_ends
from ...questions.table.bodies import border, bow, hull, land, measure, overlaps, solids
from ...state import State
from ..placing.every_step import moved
from .docking import dock


@put_at.leads_to
def moor(s: State, number: int, island: int, emit: EventSink) -> None:
    """The ship is docked at this island at the first place that is free there; where there is none, without regard to
    others. CSG-R-76: where her cards do not let her dock, she lies S from it."""
    if not may_dock_in_tow(s, number, island):
        _lie_off(s, number, island, emit)
        return
    ship, shore = s.ship(number), s.islands[island]
    outline = land(shore.shape, shore.pose)
    others = [solid for place, solid in zip(*solids(s, number), strict=True) if place != f"island:{island}"]
    body, zone = hull(ship.card), bow(ship.card) or hull(ship.card)
    pose = first_mooring(body, zone, shore.pose.place, outline, others, border(s))
    pose = pose or first_mooring(body, zone, shore.pose.place, outline, [])
    assert pose is not None
    cast_off(s, number)
    tow_ends(s, number)
    moved(s, number, pose)
    dock(s, number, island, emit)


def _lie_off(s: State, number: int, island: int, emit: EventSink) -> None:
    """CSG-KW-ETE-02: at the first bearing that is free, heading away; where there is none, she stays where she is."""
    cast_off(s, number)
    tow_ends(s, number)
    ship, shore = s.ship(number), s.islands[island]
    others = solids(s, number)[1]
    poses = (
        standoff(hull(ship.card), shore.pose.place, land(shore.shape, shore.pose), bearing, bearing, measure(s, "S"))
        for bearing in range(FULL)
    )
    free = (it for it in poses if _inside(s, number, it) and not overlaps(placed(hull(ship.card), it), others))
    pose = next(free, None)
    if pose is None:
        return
    moved(s, number, pose)
    data = {"ship": s.names[number], "island": island}
    emit(Event("pirates-lies-off", {"ship": called(s, number), "island": island + 1}, data, "CSG-R-76"))


def _inside(s: State, number: int, pose: Pose) -> bool:
    """Whether she would lie within the area."""
    edge = border(s)
    points = placed(hull(s.ship(number).card), pose).points
    return edge is None or all(edge.left <= x <= edge.right and edge.bottom <= y <= edge.top for x, y in points)
