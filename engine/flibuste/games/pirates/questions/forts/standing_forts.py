"""Chapter 5.19 (FRT): forts as they stand: what they cost, where their flags are, what they can do."""

from enum import StrEnum
from functools import cache
from typing import Final

from ...geometry.angles import FULL, ahead
from ...geometry.gap import within
from ...geometry.outline import Outline, Pose, laid
from ...geometry.sight import EXACT
from ...state import NOBODY, NOWHERE, Fort, State
from ...tables import FORTS
from ..armament.guns import Cannon, Muzzle
from ..table.bodies import body, measure, on_table

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
    land, fort = s.islands[island], fort_at(s, island)
    (x, y), n = land.pose.place, len(fort.order)
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
    centre = s.islands[island].pose
    corners = [ahead(FULL // 8 * k) for k in range(8)]
    return laid([(RADIUS * east, RADIUS * north) for east, north in corners], Pose(centre.x, centre.y, 0))


def ships_at(s: State, island: int) -> bool:
    """Whether a ship of the builder is docked there."""
    owner = fort_at(s, island).owner
    return any(ship.docked == island for _, ship in s.fleet(owner))


def own_art(s: State, number: int, wanted: Art) -> bool:
    """Whether she is docked at a fort of one's own that does this."""
    ship = s.ship(number)
    fort = s.islands[ship.docked].fort if ship.docked != NOWHERE else None
    return fort is not None and fort.owner == ship.owner and art(fort.card) is wanted


def feared_by_forts(s: State, seat: int) -> list[int]:
    """FT_FEAR: the enemies within S of each such fort of this player, once for each."""
    found: list[int] = []
    for i, island in enumerate(s.islands):
        if island.fort is None or island.fort.owner != seat or art(island.fort.card) is not Art.FEAR:
            continue
        here, most = fort_outline(s, i), measure(s, "S") + EXACT
        for number, ship in s.afloat():
            if ship.owner not in (seat, NOBODY) and on_table(ship) and within(here, body(ship), most):
                found.append(number)
    return found
