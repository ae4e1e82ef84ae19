"""Chapter 5.19 (FRT): forts as they stand: what they cost, where their flags are, what they can do."""

from enum import StrEnum
from functools import cache
from typing import Final

from ..geometry.angles import FULL, ahead
from ..geometry.outline import Outline, Pose, laid
from ..gunnery.guns import Cannon, Muzzle
from ..state import NOWHERE, Fort, State
from ..tables import FORTS

RADIUS: Final = 22.0
"""CSG-GEO-10: of the octagon, in millimetres; its flags stand on a smaller circle."""
FLAGS_AT: Final = 18.0


class Art(StrEnum):
    """What a fort can do besides firing."""

    HIT_CARGO = "FT_HIT_CARGO"
    PLUS_DOCKED = "FT_PLUS_DOCKED"
    RESHOOT = "FT_RESHOOT"
    LOOKOUT = "FT_LOOKOUT"
    SECOND_ACTION = "FT_SECOND_ACTION"
    GHOST_CREW = "FT_GHOST_CREW"
    DOUBLE_RANGE_ONE = "FT_DOUBLE_RANGE_ONE"
    IMMUNE_L = "FT_IMMUNE_L"
    WALLS = "FT_WALLS"
    DRYDOCK = "FT_DRYDOCK"
    REPAIR = "FT_REPAIR"
    FEAR = "FT_FEAR"
    NONE = "FT_NONE"


def cost(card: str) -> int:
    """CSG-FRT-01: gold."""
    return int(FORTS[card]["gold"])


def art(card: str) -> Art:
    return Art(FORTS[card]["code"])


@cache
def flags_of(card: str) -> tuple[tuple[str, int], ...]:
    """Range and number of its flags. FT_DOUBLE_RANGE_ONE: the first is the one that has a range and a number of its
    own; where it stands is chosen when the fort is built."""
    row = FORTS[card]
    flags = [(str(letter), int(number)) for letter, number in row["cannons"]]
    if "special_cannon" in row:
        letter, number = row["special_cannon"]
        flags[0] = str(letter), int(number)
    return tuple(flags)


def fort_at(s: State, island: int) -> Fort:
    """The fort that stands there."""
    fort = s.islands[island].fort
    assert fort is not None, island
    return fort


def flag_cannons(s: State, island: int) -> list[Cannon]:
    """CSG-FRT-06, CSG-GEO-10: the flags that stand, by their places."""
    one, fort = s.islands[island], fort_at(s, island)
    (x, y), n = one.pose.place, len(fort.order)
    found: list[Cannon] = []
    for i, flag in enumerate(fort.order):
        if fort.flags >> i & 1:
            letter, number = flags_of(fort.card)[flag]
            east, north = ahead(fort.facing + round(FULL * i / n))
            at = Muzzle(NOWHERE, (x + FLAGS_AT * east, y + FLAGS_AT * north))
            found.append(Cannon(f"f{i + 1}", letter, number, (at,)))
    return found


def fort_outline(s: State, island: int) -> Outline:
    """CSG-GEO-10: a regular octagon round the island's reference point."""
    one = s.islands[island].pose
    corners = [ahead(FULL // 8 * k) for k in range(8)]
    return laid([(RADIUS * east, RADIUS * north) for east, north in corners], Pose(one.x, one.y, 0))


def ships_at(s: State, island: int) -> bool:
    """Whether a ship of the builder is docked there."""
    owner = fort_at(s, island).owner
    return any(ship.docked == island for _, ship in s.fleet(owner))
