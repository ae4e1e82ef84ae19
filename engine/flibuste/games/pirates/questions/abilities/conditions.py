"""CSG-EFF-01: conditions under which an effect holds; none is always met. What they ask of depends on abilities in its
turn, so each stands where that is known, and is registered here."""

from collections.abc import Callable
from typing import Final, TypeAlias

from ...state import State
from ..table.bodies import at_hand, built, standing, submerged, within_reach
from ..table.items import is_crew, things
from .ability import HULL, Trait
from .active import active

Condition: TypeAlias = Callable[[State, int], bool]
_CONDITIONS: Final[dict[str, Condition]] = {}


def condition(name: str) -> Callable[[Condition], Condition]:
    """Registers what an effect calls by this name."""

    def named(rule: Condition) -> Condition:
        _CONDITIONS[name] = rule
        return rule

    return named


def is_met(s: State, by: int, cond: str) -> bool:
    return not cond or _CONDITIONS[cond](s, by)


@condition("has_captain")
def _has_captain(s: State, by: int) -> bool:
    """A crew aboard that may fire after a move."""
    return any(
        Trait.SHOOTS_AFTER_MOVE in grant.ability.traits and grant.source != HULL for grant in active(s, by).grants
    )


def near(s: State, by: int, *, friends: bool) -> int:
    """How many other ships of her side, or of others, lie within S of her."""
    mine = s.ship(by).owner
    return sum(
        number != by and (ship.owner == mine) == friends and at_hand(ship) and within_reach(s, by, number, "S")
        for number, ship in s.afloat()
    )


@condition("all_masts")
def _all_masts(s: State, by: int) -> bool:
    return standing(s.ship(by)) == built(s.ship(by))


@condition("near_enemy_S")
def _near_enemy(s: State, by: int) -> bool:
    return near(s, by, friends=False) > 0


@condition("near_friend_S")
def _near_friend(s: State, by: int) -> bool:
    return near(s, by, friends=True) > 0


@condition("submerged")
def _submerged(s: State, by: int) -> bool:
    return submerged(s.ship(by))


@condition("no_crew")
def _no_crew(s: State, by: int) -> bool:
    return not any(map(is_crew, things(s.ship(by).hold)))
