"""Moves by effects (CSG-MOV-12): straight, without a turn, and without anything that a ship does of her own accord."""

from ....core.events import Event, Tell
from ..geometry.angles import ahead
from ..geometry.outline import Pose
from ..names import called
from ..state import Ship, State
from .sea import measure
from .underway import moved, place_of
from .waters import Leg, run, waters


def pushed_to(s: State, number: int, bearing: int, letter: str) -> Pose:
    """Where a piece that is moved that far along a bearing comes to lie."""
    ship = s.ship(number)
    return _beyond(ship, run(ship, ship.pose, bearing, measure(s, letter), waters(s, number)), bearing)


def _beyond(ship: Ship, leg: Leg, bearing: int) -> Pose:
    east, north = ahead(bearing)
    return ship.pose.shifted((east * leg.way, north * leg.way))


def push(s: State, number: int, bearing: int, letter: str, tell: Tell) -> tuple[str, ...]:
    """CSG-MOV-12, CSG-GEO-18: the piece is moved that far along a bearing; what stopped it. Terrain does not matter
    (CSG-R-39), contacts are made and broken."""
    ship = s.ship(number)
    sea = waters(s, number)
    leg = run(ship, ship.pose, bearing, measure(s, letter), sea)
    moved(s, number, _beyond(ship, leg, bearing))
    tell(Event("pirates-pushed", {"ship": called(s, number)}, place_of(s, number), "CSG-MOV-12"))
    return leg.by
