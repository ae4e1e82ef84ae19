"""Chapters 5.5 and 5.8 (DOC, EXP): where ships may dock, and what happens when they leave."""

from functools import lru_cache
from typing import Final

from ...geometry.gap import within
from ...geometry.march import TOUCH
from ...geometry.outline import Pose
from ...state import NOBODY, NOWHERE, Is, Island, Ship, State
from ..abilities.ability import Ability, Trait
from ..abilities.active import Active, active
from ..table.bodies import farthest_land, is_kind, land, on_table, reach_of, reach_of_land, zone_of
from ..table.spells import AT_DOCK, lift

_AT_SEA: Final = ~(Is.EXPLORED | Is.RAIDED)


def enemy_home(s: State, seat: int, island: int) -> bool:
    return s.islands[island].home not in (NOBODY, seat)


def enemy_fort(s: State, seat: int, island: int) -> bool:
    fort = s.islands[island].fort
    return fort is not None and fort.owner != seat


def own_fort(s: State, seat: int, island: int) -> bool:
    fort = s.islands[island].fort
    return fort is not None and fort.owner == seat


def is_wild(island: Island) -> bool:
    """CSG-SET-20, CSG-FRT-14: an island with a fort stays wild."""
    return island.home == NOBODY


def open_shore(s: State, seat: int, island: int) -> bool:
    """CSG-R-41: where crew of this player may come ashore, besides home: wild islands without an enemy fort."""
    return is_wild(s.islands[island]) and not enemy_fort(s, seat, island)


def harbour(s: State, seat: int, island: int) -> bool:
    """CSG-REP-01, CSG-FRT-09: one's own home, or an island with a fort of one's own."""
    return s.islands[island].home == seat or own_fort(s, seat, island)


def may_dock(s: State, number: int, island: int) -> bool:
    """CSG-DOC-02 to CSG-DOC-04: whether this ship could be docked there at all, wherever she is now, and whoever is
    docked there already (CSG-DOC-05)."""
    ship = s.ship(number)
    if is_kind(ship, "sea_dragon", "flotilla") or not may_dock_in_tow(s, number, island):
        return False
    if enemy_fort(s, ship.owner, island):
        return False
    if s.islands[island].home in (ship.owner, NOBODY):
        return True
    return _visits_enemies(active(s, number))


def may_dock_in_tow(s: State, number: int, island: int) -> bool:
    """CSG-DOC-03, CSG-R-73: whether what she is, and what is written on her cards, lets her be docked there, if only
    with her tower (CSG-DOC-08). CSG-R-75: what lets a Mercenary dock at enemy homes does."""
    ship = s.ship(number)
    if not on_table(ship):
        return False
    abilities = active(s, number)
    if abilities.has(Trait.NO_DOCKING):
        return False
    if is_wild(s.islands[island]) or not abilities.has(Trait.NO_HOME):
        return True
    return enemy_home(s, ship.owner, island) and _visits_enemies(abilities)


def _visits_enemies(abilities: Active) -> bool:
    """CSG-EFF-74, UT_MARQUE: whether she may dock at enemy homes."""
    return any(True for _ in abilities.answering(Ability.raids)) or abilities.has(Trait.MARQUE)


def touches_island(s: State, ship: Ship, island: int) -> bool:
    """CSG-DOC-01: with her bow zone; a creature with any part (CSG-DOC-04); a towed ship by her tower (CSG-TOW-06)."""
    shape, there = s.islands[island][:2]
    (x, y, _), (u, v, _), most = ship.pose, there, reach_of(ship.card) + reach_of_land(shape)
    if (u - x) * (u - x) + (v - y) * (v - y) > most * most:
        return False
    return _moored(ship.card, ship.pose, shape, there)


@lru_cache(maxsize=1024)
def _moored(card: str, pose: Pose, shape: int, there: Pose) -> bool:
    return within(zone_of(card, pose), land(shape, there), TOUCH)


def berth(s: State, number: int) -> int:
    """CSG-DOC-01: the island that this ship would be docked at where she lies; NOWHERE where there is none."""
    ship = s.ship(number)
    if ship.docked != NOWHERE and still_docked(s, number):
        return ship.docked
    (x, y, _), far = ship.pose, reach_of(ship.card) + farthest_land()
    beside = [i for i, one in enumerate(s.islands) if -far <= one.pose[0] - x <= far and -far <= one.pose[1] - y <= far]
    for island in beside:
        if touches_island(s, ship, island) and may_dock(s, number, island):
            return island
    return NOWHERE


def still_docked(s: State, number: int) -> bool:
    """CSG-DOC-01: until she moves away; CSG-DOC-03: or is lost, submerged, intangible."""
    ship = s.ship(number)
    return on_table(ship) and touches_island(s, ship, ship.docked)


def cast_off(s: State, number: int) -> None:
    """CSG-EXP-05: the flag is put down when a ship leaves that has explored there; so does what she tows."""
    ship = s.ship(number)
    island = ship.docked
    if island == NOWHERE:
        return
    if Is.EXPLORED in ship.state and ship.owner != NOBODY:
        put_flag(s, ship.owner, island)
    lift(s, number, *AT_DOCK)
    s.change(number, docked=NOWHERE, state=ship.state & _AT_SEA)
    if ship.tows != NOWHERE and s.ships[ship.tows] is not None:
        cast_off(s, ship.tows)


def put_flag(s: State, seat: int, island: int) -> None:
    shore = s.islands[island]
    if is_wild(shore):
        s.islands[island] = shore._replace(flags=shore.flags | 1 << seat, explored=shore.explored | 1 << seat)


def explore(s: State, seat: int, island: int) -> None:
    """CSG-EXP-05: explored at once."""
    shore = s.islands[island]
    s.islands[island] = shore._replace(explored=shore.explored | 1 << seat)


def docked_at(s: State, island: int) -> list[int]:
    """The ships that are docked there, whoever's."""
    return [number for number, ship in s.afloat() if ship.docked == island]
