"""Chapters 5.13 and 5.24 (ETE, UT_REBORN): ships that come back instead of sinking."""

from typing import Final

from ....core.events import Event, Tell
from ..abilities.ability import Trait
from ..abilities.active import active
from ..after import put_at
from ..cargo.items import HELD, is_unique
from ..cargo.parting import use_up
from ..cargo.treasure import leave
from ..geometry.angles import FULL
from ..geometry.mooring import standoff
from ..geometry.outline import Pose, placed
from ..names import called
from ..sailing.berths import cast_off
from ..sailing.bodies import CREATURES, border, built, hull, is_kind, land, measure, overlaps, solids
from ..sailing.every_step import moved
from ..sailing.towing import tow_ends
from ..state import NOWHERE, Is, State

LASTING: Final = Is.FLAME | Is.CURSED
"""What is left of a ship's state."""


def reborn(s: State, number: int, tell: Tell) -> None:
    """CSG-UNT-06, UT_REBORN: docked at home with all masts, and all that is aboard; the treasure is gone by it."""
    use_up(s, number, active(s, number).sources(Trait.REBORN)[0])
    ship = s.ship(number)
    s.change(number, masts=(1 << built(ship)) - 1, fire=0, lost=NOWHERE, state=ship.state & LASTING, spells=())
    tell(Event("pirates-reborn", {"ship": called(s, number)}, {"ship": s.names[number]}, "CSG-UNT-06"))
    put_at(s, number, s.home(ship.owner), tell)


def comes_back(s: State, number: int, tell: Tell) -> None:
    """CSG-KW-ETE-01, CSG-KW-ETE-02: docked at home without a mast; a Mercenary lies S from it, a creature has one
    segment. Unique treasures are gone."""
    ship = s.ship(number)
    uniques = [held for held in ship.hold if is_unique(HELD.item(held))]
    hold = tuple(held for held in ship.hold if held not in uniques)
    masts = 1 if is_kind(ship, *CREATURES) else 0
    s.change(number, hold=hold, masts=masts, fire=0, lost=NOWHERE, state=ship.state & LASTING, spells=())
    leave(s, uniques)
    tow_ends(s, number)
    returns = Event("pirates-eternal", {"ship": called(s, number)}, {"ship": s.names[number]}, "CSG-KW-ETE-01")
    home = s.home(ship.owner)
    if not active(s, number).has(Trait.NO_HOME):
        tell(returns)
        put_at(s, number, home, tell)
        return
    cast_off(s, number)
    one = s.islands[home]
    others = solids(s, number)[1]
    poses = (
        standoff(hull(ship.card), one.pose.place, land(one.shape, one.pose), bearing, bearing, measure(s, "S"))
        for bearing in range(FULL)
    )
    pose = next(
        (it for it in poses if inside(s, number, it) and not overlaps(placed(hull(ship.card), it), others)), None
    )
    if pose is not None:
        moved(s, number, pose)
    tell(returns)


def inside(s: State, number: int, pose: Pose) -> bool:
    """Whether she would lie within the area."""
    edge = border(s)
    points = placed(hull(s.ship(number).card), pose).points
    return edge is None or all(edge.left <= x <= edge.right and edge.bottom <= y <= edge.top for x, y in points)
