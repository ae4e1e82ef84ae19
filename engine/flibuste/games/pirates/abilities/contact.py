"""Chapter 5.22: effects on rams, pins and boarding parties."""

from ..sailing.sea import is_kind
from ..state import State
from .ability import Ability, Trait
from .active import nation_of


class BoardBonus(Ability):
    """CSG-EFF-60"""

    code = "BOARD_BONUS"

    def boards(self, s: State, by: int, other: int) -> int:
        enemy = s.ship(other)
        if "vs" in self.effect and nation_of(enemy) != self.effect["vs"]:
            return 0
        if "vs_type" in self.effect and not is_kind(enemy, str(self.effect["vs_type"])):
            return 0
        return int(self.effect["n"])


class BoardRanged(Ability):
    """CSG-EFF-61"""

    code = "BOARD_RANGED"
    traits = frozenset((Trait.BOARDS_FROM_AFAR,))


class RamImmune(Ability):
    """CSG-EFF-62"""

    code = "RAM_IMMUNE"
    traits = frozenset((Trait.UNHURT_BY_RAMS,))


class NoPin(Ability):
    """CSG-EFF-63"""

    code = "NO_PIN"
    traits = frozenset((Trait.UNPINNABLE,))


class RamLoss(Ability):
    """CSG-EFF-64"""

    code = "RAM_LOSS"

    def rams(self, s: State, by: int, other: int) -> tuple[int, int]:
        return int(self.effect["crew"]), int(self.effect["mast"])


class BoardTakeAll(Ability):
    """CSG-EFF-65"""

    code = "BOARD_TAKE_ALL"
    traits = frozenset((Trait.TAKES_ALL,))


class BoardKillAll(Ability):
    """CSG-EFF-66"""

    code = "BOARD_KILL_ALL"
    traits = frozenset((Trait.KILLS_ALL,))


class BoardTwoPicks(Ability):
    """CSG-EFF-67"""

    code = "BOARD_TWO_PICKS"
    traits = frozenset((Trait.TAKES_TWO,))


class BoardMast(Ability):
    """CSG-EFF-68"""

    code = "BOARD_MAST"
    traits = frozenset((Trait.BREAKS_MAST,))


class BoardCaptive(Ability):
    """CSG-EFF-69"""

    code = "BOARD_CAPTIVE"
    traits = frozenset((Trait.CAPTURES,))


class SubBoard(Ability):
    """CSG-EFF-70"""

    code = "SUB_BOARD"
    traits = frozenset((Trait.BOARDS_SUBMERGED,))
