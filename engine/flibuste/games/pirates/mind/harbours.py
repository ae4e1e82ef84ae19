"""CSG-BOT-07: homes, and where the ships lie at the start."""

from collections.abc import Iterator

from ....core.atoms import Move
from ..geometry.angles import Vector
from ..questions.sailing.berths import is_wild
from ..questions.setup.moorings import promise
from ..state import State
from ..steps.setup.homes import ChooseHome, Deploy, pose_of
from .desk import Desk
from .reach import away


def _wild(s: State, but: int) -> Iterator[Vector]:
    """Where the wild islands lie, were this one a home."""
    return (island.pose.place for i, island in enumerate(s.islands) if i != but and is_wild(island))


def home(desk: Desk, step: ChooseHome, move: Move) -> float:
    """CSG-BOT-07: for oneself the island with the smallest sum of distances to wild islands, for the opponent the one
    with the largest."""
    number = int(move[1])
    place = desk.s.islands[number].pose.place
    far = sum(away(place, other) for other in _wild(desk.s, number)) / 1000
    return -far if step.own else far


def deploy(desk: Desk, step: Deploy, move: Move) -> float:
    """On the side of the next two wild islands, and clear of the other ships of the fleet, so that all can leave."""
    if move[0] != "deploy":
        return 0.0
    return promise(desk.s, pose_of(desk.s, step.seat, step.number, int(move[2]), int(move[3])).place)
