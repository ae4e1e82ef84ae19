"""CSG-EFF-01: conditions under which an effect holds; none is always met."""

from collections.abc import Callable, Mapping
from typing import Final

from ..cargo.items import is_crew, is_treasure, things
from ..sailing.sea import built, on_table, standing, submerged, within_reach
from ..state import State
from .ability import HULL, Trait
from .active import active


def holds(s: State, by: int, cond: str) -> bool:
    return not cond or _CONDITIONS[cond](s, by)


def _no_cargo(s: State, by: int) -> bool:
    """CSG-R-38: nothing that takes space."""
    from ..cargo.stowage import taken

    return not taken(s.ship(by))


def _full(s: State, by: int) -> bool:
    """CSG-EFF-02: every space is filled."""
    from ..cargo.stowage import free

    return free(s, by) <= 0


def _has_captain(s: State, by: int) -> bool:
    """A crew aboard that may fire after a move."""
    return any(Trait.SHOOTS_AFTER_MOVE in one.ability.traits and one.source != HULL for one in active(s, by).grants)


def near(s: State, by: int, *, friends: bool) -> int:
    """How many other ships of her side, or of others, lie within S of her."""
    mine = s.ship(by).owner
    return sum(
        number != by and (ship.owner == mine) == friends and on_table(ship) and within_reach(s, by, number, "S")
        for number, ship in s.afloat()
    )


def laden(s: State, by: int) -> bool:
    """CSG-EFF-28: a treasure is aboard."""
    return any(map(is_treasure, things(s.ship(by).hold)))


_CONDITIONS: Final[Mapping[str, Callable[[State, int], bool]]] = {
    "no_cargo": _no_cargo,
    "full": _full,
    "all_masts": lambda s, by: standing(s.ship(by)) == built(s.ship(by)),
    "has_captain": _has_captain,
    "near_enemy_S": lambda s, by: near(s, by, friends=False) > 0,
    "near_friend_S": lambda s, by: near(s, by, friends=True) > 0,
    "submerged": lambda s, by: submerged(s.ship(by)),
    "no_crew": lambda s, by: not any(map(is_crew, things(s.ship(by).hold))),
}
