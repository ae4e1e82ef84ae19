"""Moves by effects (CSG-MOV-12): straight, without a turn, and without anything that a ship does of her own accord."""

from ....core.events import Event, Tell
from ..geometry.angles import ahead
from ..names import called
from ..state import State
from .sea import measure
from .underway import moved, place_of
from .waters import run, waters


def push(s: State, number: int, bearing: int, letter: str, tell: Tell) -> tuple[str, ...]:
    """CSG-MOV-12, CSG-GEO-18: the piece is moved that far along a bearing; what stopped it. Terrain does not matter
    (CSG-R-39), contacts are made and broken."""
    ship = s.ship(number)
    sea = waters(s, number)
    leg = run(ship, ship.pose, bearing, measure(s, letter), sea)
    east, north = ahead(bearing)
    moved(s, number, ship.pose.shifted((east * leg.way, north * leg.way)))
    tell(Event("pirates-pushed", {"ship": called(s, number)}, place_of(s, number), "CSG-MOV-12"))
    return leg.by
