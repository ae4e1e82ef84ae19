"""Chapters 5.13 and 5.22: effects on crew, and keywords that concern the crew itself (CSG-KW-GEN-01)."""

from ...state import State
from .ability import Ability, Aim, Trait
from .active import nation_of
from .conditions import is_met
from .shooting import target_ship


class CrewAny(Ability):
    """CSG-EFF-90: crew of every nation may use their abilities aboard."""

    code = "CREW_ANY"

    def admits(self, nation: str) -> bool:
        return True


class CrewOf(Ability):
    """CSG-EFF-91: crew of one nation more may."""

    code = "CREW_OF"

    def admits(self, nation: str) -> bool:
        return nation == str(self.effect["nation"])


class CrewSafe(Ability):
    """CSG-EFF-92; what cannot be eliminated is not (CSG-ABL-05)."""

    code = "CREW_SAFE"
    traits = frozenset((Trait.CREW_SAFE,))


class CrewFlip(Ability):
    """CSG-EFF-93: crew are turned face down instead of going."""

    code = "CREW_FLIP"
    traits = frozenset((Trait.CREW_FLIPS,))


class CrewScapegoat(Ability):
    """CSG-EFF-94: another crew goes instead."""

    code = "CREW_SCAPEGOAT"

    def dies_for(self, cost: int) -> bool:
        limit = int(self.effect["cost"])
        return cost <= limit if self.effect["op"] == "<=" else cost >= limit


class CrewCostCut(Ability):
    """CSG-EFF-95: when the fleet is built (CSG-FLT-09)."""

    code = "CREW_COST_CUT"


class BuildPlus5(Ability):
    """CSG-EFF-96: when the fleet is built (CSG-FLT-08)."""

    code = "BUILD_PLUS5"


class CargoAdd(Ability):
    """CSG-EFF-97: more room in the hold."""

    code = "CARGO_ADD"

    def room(self, s: State, by: int) -> int:
        return int(self.effect["n"]) if is_met(s, by, str(self.effect.get("cond", ""))) else 0


class CrewNoSpace(Ability):
    """CSG-EFF-98: read where the hold is measured (`stowage.py`)."""

    code = "CREW_NO_SPACE"


class NoCrew(Ability):
    """CSG-EFF-99: no crew aboard."""

    code = "NO_CREW"
    traits = frozenset((Trait.NO_CREW,))


class MarineBonus(Ability):
    """CSG-EFF-101: more on a marine's own shots."""

    code = "MARINE_BONUS"

    def marine(self, s: State, by: int, aim: Aim) -> int:
        other = target_ship(aim)
        return int(self.effect["n"]) if other is not None and nation_of(s.ship(other)) == self.effect["vs"] else 0


class Marine(Ability):
    """CSG-KW-MAR-01: fires by himself; CSG-KW-MAR-04: all of them do."""

    code = "marine"
    stacks = True


class ExPatriot(Ability):
    """CSG-KW-EXP-01: his ship is a mercenary (`active.nation_of`)."""

    code = "ex_patriot"
    traits = frozenset((Trait.NO_HOME,))


class BlackMark(Ability):
    """CSG-KW-BMA-01: his ship may fly the Cursed flag (`active.nation_of`)."""

    code = "black_mark"


class Ransom(Ability):
    """CSG-KW-RAN-01: becomes a coin where an enemy takes him."""

    code = "ransom"


class Limit(Ability):
    """CSG-FLT-05: when the fleet is built."""

    code = "limit"


class Loyal(Ability):
    """CSG-FLT-06: when the fleet is built."""

    code = "loyal"


class Hostile(Ability):
    """CSG-FLT-07: when the fleet is built."""

    code = "hostile"
