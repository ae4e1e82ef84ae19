"""Where moves, loading and unloading call the abilities that follow them. Those may move a ship again, so they stand
above the modules that call them here, and are fetched late."""

from ...core.agenda import Auto, then
from .state import State, Way
from .turns.once import spend

LOADED, UNLOADED = "loaded", "unloaded"


def move_ended(s: State, number: int, way: Way) -> None:
    """CSG-MOV-10: the last thing of a move action or a free move."""
    from .turns.windfalls import AfterMove

    then(s, AfterMove(number, int(way.free), tuple(sorted(way.mined))))


def cargo_moved(s: State, number: int, what: str) -> None:
    """CSG-EFF-05: cargo was loaded or unloaded, by exploring or docking."""
    spend(s, number, what)


def cargo_ends(number: int) -> Auto[State]:
    """CSG-EFF-05: what follows once that is over; in the middle of a move its end comes first."""
    from .turns.windfalls import AfterCargo

    return AfterCargo(number)
