"""CSG-GEO-21: ships that an effect puts at an island, wherever they were."""

from ....core.events import Tell
from ..after import put_at
from ..geometry.mooring import first_mooring
from ..state import State
from .berths import cast_off
from .bodies import border, bow, hull, land, solids
from .docking import dock
from .every_step import moved
from .towing import tow_ends


@put_at.leads_to
def moor(s: State, number: int, island: int, tell: Tell) -> None:
    """The ship is docked at this island at the first place that is free there; where there is none, without regard to
    others."""
    ship, one = s.ship(number), s.islands[island]
    outline = land(one.shape, one.pose)
    others = [it for place, it in zip(*solids(s, number), strict=True) if place != f"island:{island}"]
    body, zone = hull(ship.card), bow(ship.card) or hull(ship.card)
    pose = first_mooring(body, zone, one.pose.place, outline, others, border(s))
    pose = pose or first_mooring(body, zone, one.pose.place, outline, [])
    assert pose is not None
    cast_off(s, number)
    tow_ends(s, number)
    moved(s, number, pose)
    dock(s, number, island, tell)
