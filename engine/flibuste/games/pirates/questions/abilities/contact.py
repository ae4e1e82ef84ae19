"""Chapter 5.22: effects on rams, pins and boarding parties."""

from ...state import State
from ..table.bodies import is_kind
from .ability import Ability, Trait
from .active import nation_of


class BoardBonus(Ability):
    """CSG-EFF-60: more on boarding rolls, always or against some."""

    code = "BOARD_BONUS"

    def boards(self, s: State, by: int, other: int) -> int:
        enemy = s.ship(other)
        if "vs" in self.effect and nation_of(enemy) != self.effect["vs"]:
            return 0
        if "vs_type" in self.effect and not is_kind(enemy, str(self.effect["vs_type"])):
            return 0
        return int(self.effect["n"])


class BoardRanged(Ability):
    """CSG-EFF-61: a boarding party without a ram."""

    code = "BOARD_RANGED"
    traits = frozenset((Trait.BOARDS_FROM_AFAR,))


class RamImmune(Ability):
    """CSG-EFF-62: rams take no mast."""

    code = "RAM_IMMUNE"
    traits = frozenset((Trait.UNHURT_BY_RAMS,))


class NoPin(Ability):
    """CSG-EFF-63: never pinned."""

    code = "NO_PIN"
    traits = frozenset((Trait.UNPINNABLE,))


class RamLoss(Ability):
    """CSG-EFF-64: a ram takes crew and masts besides."""

    code = "RAM_LOSS"

    def rams(self, s: State, by: int, other: int) -> tuple[int, int]:
        return int(self.effect["crew"]), int(self.effect["mast"])


class BoardTakeAll(Ability):
    """CSG-EFF-65: all treasures that fit."""

    code = "BOARD_TAKE_ALL"
    traits = frozenset((Trait.TAKES_ALL,))


class BoardKillAll(Ability):
    """CSG-EFF-66: all crew."""

    code = "BOARD_KILL_ALL"
    traits = frozenset((Trait.KILLS_ALL,))


class BoardTwoPicks(Ability):
    """CSG-EFF-67: two different picks."""

    code = "BOARD_TWO_PICKS"
    traits = frozenset((Trait.TAKES_TWO,))


class BoardMast(Ability):
    """CSG-EFF-68: a mast besides."""

    code = "BOARD_MAST"
    traits = frozenset((Trait.BREAKS_MAST,))


class BoardCaptive(Ability):
    """CSG-EFF-69: the dearest crew becomes a captive."""

    code = "BOARD_CAPTIVE"
    traits = frozenset((Trait.CAPTURES,))


class SubBoard(Ability):
    """CSG-EFF-70: a boarding party after a ram from below."""

    code = "SUB_BOARD"
    traits = frozenset((Trait.BOARDS_SUBMERGED,))
