"""What a course promises when the ship's next move is looked at too."""

from typing import Final

from ....core.atoms import Move
from ..names import ship_named
from ..questions.sailing.afloat import Afloat
from ..questions.sailing.move_list import move_list, why_not_move
from ..questions.table.bodies import is_kind
from ..state import State
from ..steps.sailing.course_form import path_of
from ..steps.turns.menu import Menu
from .course_candidates import End, ends
from .course_promises import follow, on_the_way
from .desk import Desk
from .outlook import Outlook
from .thoughts import thoughts
from .weights import FADE

_WIDE: Final = 1


def second_look(desk: Desk, move: Move) -> float:
    """As at a glance; of a course with what the ship could do in her next turn, instead of what she does without."""
    s, step = desk.s, desk.s.agenda[-1]
    glance = thoughts(desk, (move,))[0]
    if not isinstance(step, Menu) or move[0] != "sail":
        return glance
    number, path = ship_named(s, str(move[1])), path_of(move[2:])
    end = follow(s, number, path) if number is not None and path is not None else None
    if number is None or end is None:
        return glance
    outlook, _ = desk.outlook(number)
    stays = End((), s.ship(number).pose, s.ship(number).docked)
    return _then(s, outlook, number, end) - _then(s, outlook, number, stays) + on_the_way(desk, number, end)


def _then(s: State, outlook: Outlook, number: int, end: End) -> float:
    """What a ship is worth there, or a turn later where her next move takes her."""
    now = outlook.at(end.pose, end.docked)
    world = s.copy()
    ship = world.change(number, pose=end.pose, docked=end.docked)
    letters = move_list(Afloat(world, number))
    if is_kind(ship, "sea_dragon") or not letters or why_not_move(world, number) is not None:
        return now
    found = ends(world, number, letters, lambda one: outlook.at(one.pose, one.docked), _WIDE, rough=True)
    return max(now, *(FADE * gain for gain, _ in found[:1]))
