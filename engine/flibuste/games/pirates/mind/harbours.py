"""CSG-BOT-07: homes, and where the ships lie at the start."""

from collections.abc import Iterator

from ....core.atoms import Move
from ..berths import is_wild
from ..geometry.angles import Vector
from ..homes import ChooseHome, Deploy, pose_of
from ..state import NOWHERE, State
from .desk import Desk
from .reach import away, turns_to

_STEP = 100.0


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
    """She lies so that the next two wild islands are soonest reached."""
    if move[0] != "deploy":
        return 0.0
    s = desk.s
    pose = pose_of(s, step.seat, step.number, int(move[2]), int(move[3]))
    turns = sorted(turns_to(pose, place, 0.0, _STEP) for place in _wild(s, NOWHERE))
    return -sum(turns[:2])
