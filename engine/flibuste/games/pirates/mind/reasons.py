"""What a move is good for, as data: a person who asks for a hint is told."""

from typing import Final

from ....core.atoms import Json, Move
from ..names import ship_named
from ..steps.sailing.course_form import path_of
from .course_promises import follow
from .desk import Desk
from .hoards import lying

_ASHORE: Final = ("coins", "home", "repair")


def reason(desk: Desk, move: Move) -> Json:
    """Of a course: `goal` (see `Outlook.goal`), `place` (``island:2`` or ``ship:0.RV-48``), `coins` that lie there,
    and whether she is `there` at its end. None of anything else, and where there is no goal."""
    s = desk.s
    number = ship_named(s, str(move[1])) if len(move) > 2 and move[0] == "sail" else None
    path = None if number is None else path_of(move[2:])
    end = None if number is None or path is None else follow(s, number, path)
    found = None if number is None or end is None else desk.outlook(number)[0].goal(end.pose, end.docked)
    if end is None or found is None:
        return None
    goal, what = found
    ashore = goal in _ASHORE
    return {
        "goal": goal,
        "place": f"island:{what}" if ashore else f"ship:{s.names[what]}",
        "coins": len(lying(s, what)) if goal == "coins" else 0,
        "there": ashore and end.docked == what,
    }
