"""Chapter 5.7 (TOW): a ship that takes another along."""

from typing import Final

from ...geometry.mooring import towed
from ...geometry.outline import Outline
from ...state import NOWHERE, Is, State
from ..abilities.active import nation_of
from ..table.bodies import at_hand, body, bow_touches, derelict, hull, is_kind, land, stern_point

NO_TOWERS: Final = ("submarine", "sea_monster", "sea_dragon", "flotilla")
"""CSG-TOW-09, CSG-KW-FLO-01: kinds that tow nobody."""


def tower_of(s: State, number: int) -> int:
    """The ship that has this one in tow; NOWHERE where none has."""
    return next((other for other, ship in s.afloat() if ship.tows == number), NOWHERE)


def place_tow(s: State, number: int) -> None:
    """CSG-TOW-04, CSG-GEO-22: what she tows lies behind her again."""
    ship = s.ship(number)
    if ship.tows == NOWHERE:
        return
    other = s.ship(ship.tows)
    pose = towed(hull(other.card), ship.pose, stern_point(ship.card), _around(s, number, ship.tows))
    s.change(ship.tows, pose=pose)


def _around(s: State, *without: int) -> list[Outline]:
    """CSG-GEO-22: islands and other ships, which a towed hull swings aside for."""
    found = [land(island.shape, island.pose) for island in s.islands]
    return found + [body(ship) for number, ship in s.afloat() if number not in without and ship.lost == NOWHERE]


def may_tow(s: State, number: int, other: int) -> bool:
    """CSG-TOW-01, CSG-TOW-05, CSG-TOW-09: a derelict at the bow that nobody has in tow; or a flotilla of the
    own fleet and nation that the bow touches (CSG-KW-FLO-02)."""
    ship, prize = s.ship(number), s.ship(other)
    if ship.tows != NOWHERE or derelict(ship) or not at_hand(ship) or Is.ENTANGLED in ship.state:
        return False
    if is_kind(ship, *NO_TOWERS) or tower_of(s, other) != NOWHERE:
        return False
    if not bow_touches(s, number, other) or prize.lost != NOWHERE or Is.WRECK in prize.state:
        return False
    if is_kind(prize, "flotilla"):
        return prize.owner == ship.owner and nation_of(prize) == nation_of(ship)
    return derelict(prize) and not is_kind(prize, "submarine")


def let_go(s: State, number: int) -> None:
    """CSG-TOW-07, CSG-TOW-08: the tow ends; the towed piece stays where it is."""
    if s.ship(number).tows != NOWHERE:
        s.change(number, tows=NOWHERE)


def tow_ends(s: State, number: int) -> None:
    """CSG-TOW-08, CSG-SNK-07: for a ship that tows or is towed."""
    if s.ships[number] is not None:
        let_go(s, number)
    tower = tower_of(s, number)
    if tower != NOWHERE:
        let_go(s, tower)
