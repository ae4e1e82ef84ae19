"""Ships of a laid table: those that lie at an island are docked, and none lies over anything."""

from math import atan2, degrees
from typing import Final

from ...core.faults import Breach, PositionError
from .geometry.angles import FULL
from .geometry.gap import apart, gap
from .geometry.jostle import jostle
from .geometry.mooring import dock
from .geometry.outline import Outline
from .questions.sailing.berths import berth, may_dock, touches_island
from .questions.sailing.towing import let_go, place_tow
from .questions.table.bodies import body, border, hull, land, on_table, solids
from .soundness import lies_there, tow_breaches
from .state import NOWHERE, Ship, State

_OVER: Final = 0.5
"""Millimetres: less is contact (CSG-GEO-12)."""
_ASIDE: Final = 15.0
"""Millimetres by which a hand may have missed."""
_MOST_SKEW: Final = 60


def settled(s: State) -> None:
    """CSG-DOC-01, CSG-GEO-14. Raises PositionError with all that lie wrong."""
    found = [*_islands(s)]
    _let_go(s)
    towed = {ship.tows for _, ship in s.afloat()}
    for number, ship in s.afloat():
        if on_table(ship) and number not in towed:
            found += _moored(s, number, ship)
    for number, ship in s.afloat():
        if ship.lost == NOWHERE:
            found += _beside(s, number)
    _let_go(s)
    if found:
        raise PositionError(found)


def _let_go(s: State) -> None:
    """CSG-TOW-06, CSG-TOW-07: who cannot be in tow as she is laid has been let go; a ship that is docked with her tower
    lies behind her (CSG-GEO-22)."""
    for number, ship in s.afloat():
        other = s.ships[ship.tows] if 0 <= ship.tows < len(s.ships) else None
        if other is None:
            continue
        if any(True for _ in tow_breaches(s, number, ship)):
            let_go(s, number)
        elif other.docked != NOWHERE and not lies_there(s, ship.tows, other):
            place_tow(s, number)


def _islands(s: State) -> list[Breach]:
    lands = [land(island.shape, island.pose) for island in s.islands]
    return [
        Breach("CSG-SET-08", f"islands[{i}].pose: it lies over another island")
        for i, one in enumerate(lands)
        if any(_over(one, other) for other in lands[:i])
    ]


def _over(shape: Outline, other: Outline) -> bool:
    return apart(shape, other) < 0 and gap(shape, other) < -_OVER


def _moored(s: State, number: int, ship: Ship) -> list[Breach]:
    """CSG-GEO-21: a ship that is said to be docked comes to the shore, from where she lies."""
    if not 0 <= ship.docked < len(s.islands) or touches_island(s, ship, ship.docked):
        return []
    if not may_dock(s, number, ship.docked):
        return [Breach("CSG-DOC-02", f"ships[{number}].docked: she may not dock there")]
    island = s.islands[ship.docked]
    (x, y), (u, v) = ship.pose.place, island.pose.place
    bearing = round(degrees(atan2(x - u, y - v))) % FULL
    skew = (ship.pose.heading - bearing) % FULL - FULL // 2
    skew = skew if abs(skew) <= _MOST_SKEW else 0
    s.change(number, pose=dock(hull(ship.card), island.pose.place, land(island.shape, island.pose), bearing, skew))
    return []


def _beside(s: State, number: int) -> list[Breach]:
    """CSG-GEO-14: she is moved aside where she lies a little over something, or beyond the border."""
    _, others = solids(s, number)
    edge = border(s)
    lies = body(s.ship(number))
    beyond = edge is not None and not all(
        edge.left - _OVER <= x <= edge.right + _OVER and edge.bottom - _OVER <= y <= edge.top + _OVER
        for x, y in lies.points
    )
    if beyond or any(_over(lies, other) for other in others):
        push = jostle(lies, others, edge, _ASIDE)
        if push is None:
            return [Breach("CSG-GEO-14", f"ships[{number}].pose: she lies over something, or beyond the border")]
        s.change(number, pose=s.ship(number).pose.shifted(push))
        if on_table(s.ship(number)):
            s.change(number, docked=berth(s, number))
    return []
