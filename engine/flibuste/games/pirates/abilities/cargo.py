"""Chapter 5.22: effects on treasure and on what a ship may be ordered."""

from collections.abc import Mapping
from typing import Any, Final

from ..state import State
from .ability import Ability, Trait
from .active import nation_of

_WHOLE_HOLD: Final = 99
"""CSG-EFF-74: as much as fits."""


class StealTouch(Ability):
    """CSG-EFF-71"""

    code = "STEAL_TOUCH"
    traits = frozenset((Trait.STEALS,))


class SwapTreasure(Ability):
    """CSG-EFF-72"""

    code = "SWAP_TREASURE"
    traits = frozenset((Trait.SWAPS,))


class PlunderNation(Ability):
    """CSG-EFF-73"""

    code = "PLUNDER_NATION"

    def plunders(self, s: State, by: int, other: int) -> bool:
        return nation_of(s.ship(other)) == str(self.effect["nation"])


class RaidHome(Ability):
    """CSG-EFF-74"""

    code = "RAID_HOME"
    traits = frozenset((Trait.RAIDS,))

    def raids(self, s: State, by: int) -> int:
        most = self.effect["max"]
        return _WHOLE_HOLD if most == "hold" else int(most)


class ClaimDerelict(Ability):
    """CSG-EFF-75"""

    code = "CLAIM_DERELICT"
    traits = frozenset((Trait.CLAIMS,))


class GoldBonus(Ability):
    """CSG-EFF-76"""

    code = "GOLD_BONUS"

    def bonus(self, s: State, by: int) -> int:
        return int(self.effect["n"])


class IslandSwap(Ability):
    """CSG-EFF-77"""

    code = "ISLAND_SWAP"
    traits = frozenset((Trait.SWAPS_ON_ISLANDS,))


class Peek(Ability):
    """CSG-EFF-78"""

    code = "PEEK"

    def __init__(self, effect: Mapping[str, Any]) -> None:
        super().__init__(effect)
        found = {"ship": (Trait.PEEKS_SHIPS,), "island": (Trait.PEEKS_ISLANDS,)}
        self.traits = frozenset(found.get(effect["where"], (Trait.PEEKS_SHIPS, Trait.PEEKS_ISLANDS)))


class LeaveLast(Ability):
    """CSG-EFF-79"""

    code = "LEAVE_LAST"
    traits = frozenset((Trait.LEAVES_LAST,))


class UnloadsNear(Ability):
    """CSG-EFF-80"""

    code = "UNLOAD_NEAR"
    traits = frozenset((Trait.UNLOADS_NEAR,))


class StealUnique(Ability):
    """CSG-EFF-81"""

    code = "STEAL_UNIQUE"
    traits = frozenset((Trait.STEALS_UNIQUES,))


class ExtraActionRoll(Ability):
    """CSG-EFF-82"""

    code = "EXTRA_ACTION_ROLL"
    traits = frozenset((Trait.ROLLS_FOR_ACTION,))


class RepeatActionRoll(Ability):
    """CSG-EFF-83"""

    code = "REPEAT_ACTION_ROLL"
    traits = frozenset((Trait.REPEATS_ACTION,))


class CrewForAction(Ability):
    """CSG-EFF-84"""

    code = "CREW_FOR_ACTION"
    traits = frozenset((Trait.TRADES_CREW,))


class FleetDoubleRoll(Ability):
    """CSG-EFF-85"""

    code = "FLEET_DOUBLE_ROLL"
    traits = frozenset((Trait.ROLLS_FOR_FLEET,))


class GiveTwo(Ability):
    """CSG-EFF-86"""

    code = "GIVE_TWO"
    traits = frozenset((Trait.GIVES_ACTION,))


class Cancels(Ability):
    """CSG-EFF-87"""

    code = "CANCEL"
    traits = frozenset((Trait.CANCELS,))


class RepairAnywhere(Ability):
    """CSG-EFF-100"""

    code = "REPAIR_ANYWHERE"
    traits = frozenset((Trait.REPAIRS_ANYWHERE,))
