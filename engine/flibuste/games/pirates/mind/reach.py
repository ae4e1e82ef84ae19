"""How far ships come in a turn, and how long it takes them to be somewhere."""

from collections.abc import Sequence
from math import sqrt
from typing import Final

from ..geometry.angles import Vector, turn
from ..geometry.outline import Pose
from ..questions.sailing.afloat import Afloat
from ..questions.sailing.move_list import length, move_list
from ..state import State
from ..steps.sea.coming_out import nearest_bearing

ISLAND: Final = 34.0
"""Roughly how far the shore lies from an island's middle, in millimetres."""
HULLS: Final = 45.0
"""Roughly how far apart the middles of two ships that touch are."""
_BERTH: Final = 60.0
"""How wide a berth a ship gives an island, from its middle to hers."""
NEVER: Final = 30.0
"""Turns of a ship that does not get there."""


def reach(s: State, number: int) -> float:
    """How far she sails in a turn, in millimetres; of a dragon, anywhere."""
    letters = move_list(Afloat(s, number))
    return 2000.0 if letters == "D" else length(s, letters)


def away(a: Vector, b: Vector) -> float:
    (x, y), (u, v) = a, b
    return sqrt((x - u) ** 2 + (y - v) ** 2)


def detour(islands: Sequence[Vector], here: Vector, there: Vector) -> float:
    """How much longer the way is round islands that lie across it, in millimetres."""
    (x, y), (u, v) = here, there
    east, north = u - x, v - y
    square = east * east + north * north
    longer = 0.0
    for i, j in islands:
        along = ((i - x) * east + (j - y) * north) / square if square else 0.0
        if 0.0 < along < 1.0:
            off = abs((i - x) * north - (j - y) * east) / sqrt(square)
            if off < _BERTH:
                longer += _BERTH - off
    return longer


def turns_to(pose: Pose, place: Vector, near: float, step: float, islands: Sequence[Vector] = ()) -> float:
    """Turns that she needs to come within so many millimetres of a place. What lies behind takes an arc."""
    (x, y), (u, v) = pose.place, place
    far = sqrt((x - u) ** 2 + (y - v) ** 2) - near
    if far <= 0:
        return 0.0
    if step <= 0:
        return NEVER
    far += max(0, turn(pose.heading, nearest_bearing(u - x, v - y)) - 60) * 0.6
    return (far + detour(islands, pose.place, place)) / step
