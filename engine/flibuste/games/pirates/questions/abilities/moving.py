"""Chapter 5.20: effects on movement."""

from collections.abc import Mapping
from typing import Any

from ...state import State
from ..table.bodies import is_kind, within_reach
from .ability import Ability, Trait
from .conditions import is_met


class MoveAdd(Ability):
    """CSG-EFF-01. Who adds S without more ado is a helmsman (CSG-GEN-02)."""

    code = "MOVE_ADD"

    def __init__(self, effect: Mapping[str, Any]) -> None:
        super().__init__(effect)
        self.cond = str(effect.get("cond", ""))
        if not self.cond:
            self.traits = frozenset((Trait.HELMED,))

    def added(self, s: State, by: int) -> str:
        return str(self.effect["seg"]) if is_met(s, by, self.cond) else ""


class MoveSetFull(Ability):
    """CSG-EFF-02: S alone while the hold is full."""

    code = "MOVE_SET_FULL"

    def base(self, s: State, by: int) -> str | None:
        return "S" if is_met(s, by, "full") else None


class DerelictMove(Ability):
    """CSG-EFF-03: a derelict moves by S."""

    code = "DERELICT_MOVE"
    traits = frozenset((Trait.ROWS,))


class FreeMoveAfterShoot(Ability):
    """CSG-EFF-04: a free move after a shoot action."""

    code = "FREE_MOVE_AFTER_SHOOT"
    traits = frozenset((Trait.MOVES_AFTER_SHOT,))


class FreeMoveS(Ability):
    """CSG-EFF-05: a free S after loading or unloading."""

    code = "FREE_MOVE_S"

    def __init__(self, effect: Mapping[str, Any]) -> None:
        super().__init__(effect)
        loads = effect["on"] == "load"
        self.traits = frozenset((Trait.MOVES_LOADED if loads else Trait.MOVES_UNLOADED,))


class FreeAfterLoading(Ability):
    """CSG-MYS-03: what a mysterious island gives to the ship that is docked there."""

    code = "here-free"
    traits = frozenset((Trait.MOVES_LOADED,))


class ExtraMoveRoll(Ability):
    """CSG-EFF-06: a roll after each move for a free L."""

    code = "EXTRA_MOVE_ROLL"
    traits = frozenset((Trait.MAY_ROLL_TO_MOVE,))


class ExploreOnDock(Ability):
    """CSG-EFF-07: exploring free of charge as she docks."""

    code = "EXPLORE_ON_DOCK"
    traits = frozenset((Trait.EXPLORES_ON_DOCKING,))


class MoveAndShoot(Ability):
    """CSG-EFF-08: a shoot action at the end of a move."""

    code = "MOVE_AND_SHOOT"
    traits = frozenset((Trait.SHOOTS_AFTER_MOVE,))


class IgnoreTerrain(Ability):
    """CSG-EFF-09: terrain that does not matter to her."""

    code = "IGNORE_TERRAIN"

    def __init__(self, effect: Mapping[str, Any]) -> None:
        super().__init__(effect)
        ice = () if effect.get("keep") == "iceberg" else (Trait.IGNORES_ICE,)
        self.traits = frozenset((Trait.IGNORES_TERRAIN, *ice))


class FogJump(Ability):
    """CSG-EFF-10: out of another fog bank."""

    code = "FOG_JUMP"
    traits = frozenset((Trait.JUMPS_FOG,))


class MarkExplored(Ability):
    """CSG-EFF-11: an island within S counts as explored by her player alone."""

    code = "MARK_EXPLORED"
    traits = frozenset((Trait.MARKS,))


class MonsterBoost(Ability):
    """CSG-EFF-12: L more for sea monsters that begin their move near her."""

    code = "MONSTER_BOOST"

    def lends(self, s: State, by: int, other: int) -> str:
        return "L" if is_kind(s.ship(other), "sea_monster") and within_reach(s, by, other, "L") else ""


class HexMove(Ability):
    """CSG-EFF-13: an enemy is pushed instead of a move."""

    code = "HEX_MOVE"
    traits = frozenset((Trait.HEXES,))
