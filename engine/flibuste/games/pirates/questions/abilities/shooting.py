"""Chapter 5.21: effects on shooting and on being shot at."""

from collections.abc import Mapping
from typing import Any, Final

from ...state import NOWHERE, State
from ..table.bodies import at_hand, built, derelict, measure, standing, within_reach
from .ability import Ability, Aim, Extra, Special, Trait
from .active import nation_of
from .conditions import is_met, near

AIMED: Final = "aimed"
"""CSG-EFF-49: a spell that her next shoot action ends."""
CAST_GUN: Final = "gun"
"""CSG-EFF-53: a spell that lasts; the second cannon is ``gun:2``."""


def target_ship(aim: Aim) -> int | None:
    """The number of the ship that is shot at; None where it is a fort or a marine."""
    kind, _, number = aim.target.partition(":")
    return int(number) if kind == "ship" else None


class CannonBonus(Ability):
    """CSG-EFF-20: more on cannon rolls, always or against some targets."""

    code = "CANNON_BONUS"

    def aims(self, s: State, by: int, aim: Aim) -> int:
        return int(self.effect["n"]) if self._fits(s, by, aim) else 0

    def _fits(self, s: State, by: int, aim: Aim) -> bool:
        effect = self.effect
        kind = effect.get("target", "")
        other = target_ship(aim)
        if other is None:
            if not aim.target.startswith("fort:"):
                return False
            near_fort = kind == "fort_S" and aim.far <= measure(s, "S")
            return near_fort or (kind == "damaged" and _damaged_fort(s, aim)) or bool(effect.get("forts"))
        target = s.ship(other)
        if kind == "fort_S":
            return False
        if kind == "damaged":
            return standing(target) < built(target)
        if kind == "already_shot":
            return any(number == other and who != by for number, who in s.today.shot)
        if "vs" in effect:
            return nation_of(target) == str(effect["vs"])
        if "not_vs" in effect:
            return nation_of(target) != str(effect["not_vs"])
        return is_met(s, by, str(effect.get("cond", "")))


def _damaged_fort(s: State, aim: Aim) -> bool:
    fort = s.islands[int(aim.target.partition(":")[2])].fort
    return fort is not None and fort.flags.bit_count() < len(fort.order)


class CannonBonusPerFriend(Ability):
    """CSG-EFF-21: one more for each other ship of the fleet within S."""

    code = "CANNON_BONUS_PER_FRIEND"

    def aims(self, s: State, by: int, aim: Aim) -> int:
        return near(s, by, friends=True)


class CannonAura(Ability):
    """CSG-EFF-22: one more for other ships of the fleet within S."""

    code = "CANNON_AURA"

    def aids(self, s: State, by: int, aim: Aim) -> int:
        return int(at_hand(s.ship(by)) and within_reach(s, by, aim.shooter, "S"))


class WeakTo(Ability):
    """CSG-EFF-23: ships of that nation have one more against her."""

    code = "WEAK_TO"

    def exposes(self, s: State, by: int, aim: Aim) -> int:
        return int(aim.shooter != NOWHERE and nation_of(s.ship(aim.shooter)) == self.effect["nation"])


class ImmuneL(Ability):
    """CSG-EFF-24: cannons of range L cannot hit her."""

    code = "IMMUNE_L"

    def shields(self, s: State, by: int, aim: Aim) -> bool:
        return aim.range == "L"


class ImmuneForts(Ability):
    """CSG-EFF-25: forts cannot."""

    code = "IMMUNE_FORTS"

    def shields(self, s: State, by: int, aim: Aim) -> bool:
        return aim.fort


class ImmuneClose(Ability):
    """CSG-EFF-26: ships within S cannot."""

    code = "IMMUNE_CLOSE"

    def shields(self, s: State, by: int, aim: Aim) -> bool:
        if aim.shooter == NOWHERE:
            return not aim.fort and aim.far <= measure(s, "S")
        return within_reach(s, by, aim.shooter, "S")


class ImmuneDocked(Ability):
    """CSG-EFF-27: nobody can while she is docked."""

    code = "IMMUNE_DOCKED"

    def shields(self, s: State, by: int, aim: Aim) -> bool:
        return s.ship(by).docked != NOWHERE


class NoShootLoaded(Ability):
    """CSG-EFF-28: no shoot action while treasure is aboard."""

    code = "NO_SHOOT_LOADED"
    traits = frozenset((Trait.NO_SHOT_LOADED,))


class RerollAny(Ability):
    """CSG-EFF-29: one die a turn is rolled again."""

    code = "REROLL_ANY"
    traits = frozenset((Trait.REROLLS,))


class ReshootMiss(Ability):
    """CSG-EFF-30: one cannon a turn that has missed fires again."""

    code = "RESHOOT_MISS"
    traits = frozenset((Trait.FIRES_AGAIN,))


class Snipe(Ability):
    """CSG-EFF-31: doubled ranges, where only a natural 6 hits."""

    code = "SNIPE"
    traits = frozenset((Trait.SNIPES,))


class DoubleHit(Ability):
    """CSG-EFF-32: a hit takes one mast more."""

    code = "DOUBLE_HIT"
    traits = frozenset((Trait.DOUBLE_HIT,))


class PicksMast(Ability):
    """CSG-EFF-33: she picks the mast that goes."""

    code = "PICK_MAST"
    traits = frozenset((Trait.PICKS_MAST,))


class HitKillsCrew(Ability):
    """CSG-EFF-34: one hit a turn takes a crew too."""

    code = "HIT_KILLS_CREW"
    traits = frozenset((Trait.KILLS_CREW,))


class HitKillsCargo(Ability):
    """CSG-EFF-35: each hit may take cargo too."""

    code = "HIT_KILLS_CARGO"
    traits = frozenset((Trait.KILLS_CARGO,))


class ArmourFirst(Ability):
    """CSG-EFF-36: whole, she is spared the first hit of a turn."""

    code = "ARMOUR_FIRST"
    traits = frozenset((Trait.FIRST_HIT_IGNORED,))


class ArmourTwo(Ability):
    """CSG-EFF-37: hits count by twos."""

    code = "ARMOUR_TWO"
    traits = frozenset((Trait.TWO_HITS,))


class OnlySix(Ability):
    """CSG-EFF-38: only a natural 6 hurts her."""

    code = "ONLY_SIX"
    traits = frozenset((Trait.ONLY_SIX,))


class FixedGuns(Ability):
    """CSG-EFF-39: cannons of masts that are gone still fire."""

    code = "FIXED_GUNS"
    traits = frozenset((Trait.FIXED_GUNS,))


class ClearLine(Ability):
    """CSG-EFF-40: other ships do not block her lines."""

    code = "CLEAR_LINE"
    traits = frozenset((Trait.CLEAR_LINE,))


class AllLong(Ability):
    """CSG-EFF-41: all cannons on masts have range L."""

    code = "ALL_LONG"
    traits = frozenset((Trait.ALL_LONG,))


class Backfire(Ability):
    """CSG-EFF-42: a natural 1 costs a mast."""

    code = "BACKFIRE"
    traits = frozenset((Trait.BACKFIRES,))


class WildShot(Ability):
    """CSG-EFF-43: a natural 6 takes one mast more, a natural 1 costs one."""

    code = "WILD_SHOT"
    traits = frozenset((Trait.WILD,))


class ShootSubmerged(Ability):
    """CSG-EFF-44: submerged pieces within S can be shot at."""

    code = "SHOOT_SUBMERGED"
    traits = frozenset((Trait.SHOOTS_SUBMERGED,))


class ExtraGun(Ability):
    """CSG-EFF-45: one cannon more, S and 3, from any mast."""

    code = "EXTRA_GUN"

    def guns(self, s: State, by: int) -> tuple[Extra, ...]:
        return () if derelict(s.ship(by)) else (Extra("S", 3, "mast", plain=True),)


class Breathes(Ability):
    """CSG-EFF-46: a breath, of fire or stunning."""

    code = "BREATH"

    def __init__(self, effect: Mapping[str, Any]) -> None:
        super().__init__(effect)
        fire = effect["kind"] == "fire"
        self.traits = frozenset((Trait.BREATHES_FIRE if fire else Trait.BREATHES_STUN,))


class SpecialShot(Ability):
    """CSG-EFF-47: of a specialist (CSG-GEN-08, CSG-GEN-09, CSG-GEN-10, CSG-GEN-11)."""

    code = "SPECIAL_SHOT"

    def shots(self, s: State, by: int) -> tuple[Special, ...]:
        return (Special(str(self.effect["shot"]), str(self.effect.get("range", ""))),)


class Ammunition(Ability):
    """CSG-EQP-02, CSG-EQP-04: a special shot of equipment; it keeps the cannon's own range."""

    code = "AMMUNITION"

    def shots(self, s: State, by: int) -> tuple[Special, ...]:
        row = self.effect
        return (Special(str(row["shot"]), on_one=str(row["on_1"]), single=row["uses"] == "single"),)


class BestOfTwo(Ability):
    """CSG-EFF-48: one cannon rolls two dice."""

    code = "BEST_OF_TWO"
    traits = frozenset((Trait.ROLLS_TWO,))


class GiveBonus(Ability):
    """CSG-EFF-49: once a turn a ship shoots with one more."""

    code = "GIVE_BONUS"
    traits = frozenset((Trait.LENDS_AIM,))


class Aimed(Ability):
    """CSG-EFF-49: the spell that it casts."""

    code = AIMED

    def aims(self, s: State, by: int, aim: Aim) -> int:
        return 1


class SinksEarly(Ability):
    """CSG-EFF-50: she sinks with her last mast."""

    code = "SINKS_EARLY"
    traits = frozenset((Trait.SINKS_EARLY,))


class Unsinkable(Ability):
    """CSG-EFF-51: derelict where others sink."""

    code = "UNSINKABLE"
    traits = frozenset((Trait.UNSINKABLE,))


class RepairOnSink(Ability):
    """CSG-EFF-52: a mast stands again when she sinks a ship."""

    code = "REPAIR_ON_SINK"
    traits = frozenset((Trait.REPAIRED_BY_SINKING,))


class TreasureGun(Ability):
    """CSG-EFF-53: a coin becomes a cannon."""

    code = "TREASURE_GUN"
    traits = frozenset((Trait.CASTS_GUNS,))


class CastCannon(Ability):
    """CSG-EFF-53: a cannon that was cast of a coin, a spell that lasts."""

    code = CAST_GUN
    stacks = True

    def guns(self, s: State, by: int) -> tuple[Extra, ...]:
        return (Extra("S", 3, "middle"),)
