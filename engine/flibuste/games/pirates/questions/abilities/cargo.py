"""Chapter 5.22: effects on treasure and on what a ship may be ordered."""

from collections.abc import Mapping
from typing import Any, Final

from ...state import State
from .ability import Ability, Trait
from .active import nation_of

_WHOLE_HOLD: Final = 99
"""CSG-EFF-74: as much as fits."""


class StealTouch(Ability):
    """CSG-EFF-71: treasure by lot from a ship that is touched."""

    code = "STEAL_TOUCH"
    traits = frozenset((Trait.STEALS,))


class SwapTreasure(Ability):
    """CSG-EFF-72: a treasure by lot of each of two ships changes place."""

    code = "SWAP_TREASURE"
    traits = frozenset((Trait.SWAPS,))


class PlunderNation(Ability):
    """CSG-EFF-73: any treasure of a ship of that nation that is touched."""

    code = "PLUNDER_NATION"

    def plunders(self, s: State, by: int, other: int) -> bool:
        return nation_of(s.ship(other)) == str(self.effect["nation"])


class RaidHome(Ability):
    """CSG-EFF-74: enemy homes are docked at, and robbed."""

    code = "RAID_HOME"
    traits = frozenset((Trait.RAIDS,))

    def raids(self, s: State, by: int) -> int:
        most = self.effect["max"]
        return _WHOLE_HOLD if most == "hold" else int(most)


class ClaimDerelict(Ability):
    """CSG-EFF-75: a derelict that is touched is brought home."""

    code = "CLAIM_DERELICT"
    traits = frozenset((Trait.CLAIMS,))


class GoldBonus(Ability):
    """CSG-EFF-76: one coin of each unloading counts more."""

    code = "GOLD_BONUS"

    def bonus(self, s: State, by: int) -> int:
        return int(self.effect["n"])


class IslandSwap(Ability):
    """CSG-EFF-77: a coin of the island explored for one of another."""

    code = "ISLAND_SWAP"
    traits = frozenset((Trait.SWAPS_ON_ISLANDS,))


class Peek(Ability):
    """CSG-EFF-78: one look a turn at a piece that lies face down."""

    code = "PEEK"

    def __init__(self, effect: Mapping[str, Any]) -> None:
        super().__init__(effect)
        found = {"ship": (Trait.PEEKS_SHIPS,), "island": (Trait.PEEKS_ISLANDS,)}
        self.traits = frozenset(found.get(effect["where"], (Trait.PEEKS_SHIPS, Trait.PEEKS_ISLANDS)))


class LeaveLast(Ability):
    """CSG-EFF-79: the last treasure of an island stays."""

    code = "LEAVE_LAST"
    traits = frozenset((Trait.LEAVES_LAST,))


class UnloadsNear(Ability):
    """CSG-EFF-80: unloading within S of home."""

    code = "UNLOAD_NEAR"
    traits = frozenset((Trait.UNLOADS_NEAR,))


class StealUnique(Ability):
    """CSG-EFF-81: unique treasures of a ship that is touched."""

    code = "STEAL_UNIQUE"
    traits = frozenset((Trait.STEALS_UNIQUES,))


class ExtraActionRoll(Ability):
    """CSG-EFF-82: on 5 and more a second action."""

    code = "EXTRA_ACTION_ROLL"
    traits = frozenset((Trait.ROLLS_FOR_ACTION,))


class RepeatActionRoll(Ability):
    """CSG-EFF-83: on 5 and more the action that was named, twice."""

    code = "REPEAT_ACTION_ROLL"
    traits = frozenset((Trait.REPEATS_ACTION,))


class CrewForAction(Ability):
    """CSG-EFF-84: a crew for another action."""

    code = "CREW_FOR_ACTION"
    traits = frozenset((Trait.TRADES_CREW,))


class FleetDoubleRoll(Ability):
    """CSG-EFF-85: on a 6 two actions for one ship of the fleet."""

    code = "FLEET_DOUBLE_ROLL"
    traits = frozenset((Trait.ROLLS_FOR_FLEET,))


class GiveTwo(Ability):
    """CSG-EFF-86: two actions for another ship."""

    code = "GIVE_TWO"
    traits = frozenset((Trait.GIVES_ACTION,))


class Cancels(Ability):
    """CSG-EFF-87: abilities within S are switched off."""

    code = "CANCEL"
    traits = frozenset((Trait.CANCELS,))


class RepairAnywhere(Ability):
    """CSG-EFF-100: repairs away from islands."""

    code = "REPAIR_ANYWHERE"
    traits = frozenset((Trait.REPAIRS_ANYWHERE,))
