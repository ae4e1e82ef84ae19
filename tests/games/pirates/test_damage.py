"""Pirates' hits by hand, in the order of CSG-DMG-01 (docs/rules/pirates.md, 5.9, 5.12 and 5.13)."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.core.agenda import asking
from flibuste.games.pirates.questions.abilities.ability import Trait
from flibuste.games.pirates.questions.abilities.active import active
from flibuste.games.pirates.questions.table.items import HELD, name_of
from flibuste.games.pirates.questions.table.spells import turn_begins, turn_ends, under
from flibuste.games.pirates.state import Ship, State
from flibuste.games.pirates.steps.damage.special_shots import CHAIN, EXPLODE, FIRE, GRAPE, GRAPPLE, STINK, STUN
from flibuste.games.pirates.steps.gunnery.hits import Hit, forget_hits
from tests.games.pirates.tables import at, keys, plays, runs, ship, table

THREE = "RV-76"
CATAMARAN, TURTLE, FLOTILLA, GALLEY, CREATURE = "OE-138", "SCS-20", "FS-17", "BC-18", "DJC-2"
FIRST_ARMOUR, TWO_ARMOUR, ONLY_SIX = "SM-ES-003", "SM-SS-001", "SS-8"
DOUBLE, PICKER, CREW_KILLER, CARGO_KILLER, WILD = "SM-ES-005", "SM-ES-016", "SM-SS-006", "SM-SS-010", "FS-47"


def facing(target: str, *hold: str, shooter: str = THREE, **more: Any) -> State:
    """A ship of the first seat, and one of the second that is hit."""
    return table([ship(shooter, 0, at(400, 480)), ship(target, 1, at(480, 480), *hold, **more)])


def hit(s: State, roll: int = 5, shot: str = "", gun: str = "m1", told: tuple[int, ...] = ()) -> list[str]:
    return keys(runs(s, Hit("ship:1", 0, "ship:0", gun, roll, shot), told=told))


def target(s: State) -> Ship:
    return s.ship(1)


@pytest.mark.parametrize(("roll", "left"), [(4, 0), (5, 1), (6, 1)])
def test_a_catamaran_rolls_against_each_hit(roll: int, left: int) -> None:
    """CSG-DMG-01, CSG-KW-CAT-01, CSG-KW-CAT-02: 5 and 6 are no hit; the second hull goes before the masts."""
    s = facing(CATAMARAN)
    hit(s, told=(roll,))
    assert (target(s).shell, target(s).masts) == (left, 0b11)
    s = facing(CATAMARAN, shell=0, masts=0b01)
    hit(s, told=(roll,))
    assert target(s).masts == left


def test_first_armour_ignores_the_first_hit() -> None:
    """CSG-DMG-01 (b), CSG-EFF-36: of the turn, on an undamaged ship."""
    s = facing(FIRST_ARMOUR)
    hit(s)
    assert target(s).masts == 0b11111
    hit(s)
    assert asking(s) is not None
    s = facing(FIRST_ARMOUR, masts=0b1)
    hit(s)
    assert target(s).masts == 0


def test_only_a_six_takes_a_mast_of_some() -> None:
    """CSG-DMG-01 (c), CSG-EFF-38"""
    s = facing(ONLY_SIX)
    hit(s, 5)
    assert target(s).masts == 1
    hit(s, 6)
    assert target(s).masts == 0


def test_two_hits_of_one_action_count_as_one() -> None:
    """CSG-DMG-01 (d), CSG-EFF-37: two of two actions do not."""
    s = facing(TWO_ARMOUR, masts=0b1)
    hit(s)
    forget_hits(s)
    hit(s)
    assert target(s).masts == 1
    hit(s)
    assert target(s).masts == 0


def test_panels_go_before_masts() -> None:
    """CSG-DMG-01, CSG-KW-TUR-01: one for each hit, three as built."""
    s = facing(TURTLE)
    for left in (2, 1, 0):
        hit(s)
        assert (target(s).shell, target(s).masts) == (left, 1)
    hit(s)
    assert target(s).masts == 0


def test_a_flotilla_loses_a_flag_by_two_hits() -> None:
    """CSG-KW-FLO-03, CSG-KW-FLO-04, CSG-DMG-03: of one shoot action; without its flag any hit sinks it."""
    s = facing(FLOTILLA)
    hit(s)
    assert target(s).masts == 1
    hit(s)
    assert target(s).masts == 0
    hit(s)
    assert s.ships[1] is None
    s = facing(FLOTILLA)
    for _ in range(2):
        forget_hits(s)
        hit(s)
    assert target(s).masts == 1


@pytest.mark.parametrize("card", [THREE, GALLEY])
def test_a_hit_sinks_what_has_no_masts(card: str) -> None:
    """CSG-DMG-03, CSG-DER-03, CSG-KW-GAL-01: a derelict, and a galley without masts; not by what removes no mast."""
    for shot in (CHAIN, STINK, GRAPE, GRAPPLE):
        s = facing(card, masts=0)
        hit(s, shot=shot)
        assert s.ships[1] is not None, shot
    s = facing(card, masts=0)
    hit(s)
    assert s.ships[1] is None


def test_a_creature_is_removed_with_its_last_segment() -> None:
    """CSG-DMG-05"""
    s = facing(CREATURE, masts=1)
    hit(s)
    assert s.ships[1] is None


def test_a_double_hit_takes_two_masts() -> None:
    """CSG-EFF-32, CSG-DMG-01 (f); CSG-R-22: of the last two it leaves a derelict."""
    s = facing(THREE, shooter=DOUBLE, masts=0b011)
    hit(s)
    assert target(s).masts == 0
    assert s.ships[1] is not None
    # a bombard is not affected by effects (CSG-KW-BOM-01)
    s = facing(THREE, shooter=DOUBLE, masts=0b011)
    hit(s, gun="b")
    step = asking(s)
    assert step is not None


def test_a_six_of_a_wild_shot_takes_one_more() -> None:
    """CSG-EFF-43"""
    s = facing(THREE, shooter=WILD, masts=0b011)
    hit(s, 6)
    assert target(s).masts == 0
    s = facing(THREE, shooter=WILD, masts=0b011)
    hit(s, 5)
    assert target(s).masts == 0b011


def test_the_attacker_may_pick_the_mast() -> None:
    """CSG-DMG-02, CSG-EFF-33"""
    for shooter, seat in ((THREE, 1), (PICKER, 0)):
        s = facing(THREE, shooter=shooter)
        hit(s)
        step = asking(s)
        assert step is not None
        assert step.seat == seat


def test_a_hit_may_kill_crew_once_a_turn() -> None:
    """CSG-EFF-34, CSG-DMG-04: even where armour takes the hit, but not where it was no hit."""
    s = facing(TURTLE, "GEN-captain@jade", "GEN-helmsman@jade", shooter=CREW_KILLER)
    hit(s)
    plays(s, ("lose", "GEN-captain@jade"))
    hit(s)
    assert (len(target(s).hold), target(s).shell) == (1, 1)
    s = facing(FIRST_ARMOUR, "GEN-captain@england", shooter=CREW_KILLER)
    hit(s)
    assert len(target(s).hold) == 1


def test_what_comes_with_a_hit_comes_though_armour_saves_the_mast() -> None:
    """CSG-DMG-04: behind panels, or where two hits count as one; not where it was no hit."""
    for card, crew, rolls, dies in (
        (TURTLE, "jade", (), True),
        (TWO_ARMOUR, "spain", (), True),
        (CATAMARAN, "corsairs", (5,), False),
        (FIRST_ARMOUR, "england", (), False),
    ):
        s = facing(card, f"GEN-captain@{crew}", shooter=CREW_KILLER)
        before = target(s).masts
        hit(s, told=rolls)
        assert target(s).masts == before
        assert (target(s).hold == ()) is dies, card


def test_a_hit_may_take_cargo() -> None:
    """CSG-EFF-35: each hit, if the attacker wants; her own player chooses."""
    s = facing(TURTLE, "GEN-captain@jade", "coin-3", shooter=CARGO_KILLER)
    hit(s)
    step = asking(s)
    assert step is not None
    assert step.seat == 0
    plays(s, ("wreck-cargo",))
    step = asking(s)
    assert step is not None
    assert step.seat == 1
    plays(s, ("lose", "coin-3"))
    hit(s)
    plays(s, ("spare",))
    assert [name_of(HELD.item(held)) for held in target(s).hold] == ["GEN-captain@jade"]


def test_a_fire_shot_sets_a_mast_on_fire() -> None:
    """CSG-SPS-01: of the target's choice, in place of taking it; panels absorb it; without masts it is a plain hit."""
    s = facing(THREE)
    hit(s, shot=FIRE)
    step = asking(s)
    assert step is not None
    assert step.seat == 1
    plays(s, ("mast", "m2"))
    assert (target(s).masts, target(s).fire) == (0b111, 0b010)
    s = facing(TURTLE)
    hit(s, shot=FIRE)
    assert (target(s).shell, target(s).fire) == (2, 0)
    s = facing(THREE, masts=0)
    hit(s, shot=FIRE)
    assert s.ships[1] is None


def test_an_exploding_shot_burns_and_kills() -> None:
    """CSG-SPS-05: a fire mast and one crew."""
    s = facing(THREE, "GEN-captain@america", masts=0b1)
    hit(s, shot=EXPLODE)
    assert (target(s).fire, target(s).hold) == (0b1, ())


def test_a_grape_shot_kills_crew_alone() -> None:
    """CSG-SPS-05; CSG-DMG-03: it sinks nobody."""
    s = facing(THREE, "GEN-captain@america", masts=0)
    hit(s, shot=GRAPE)
    assert (target(s).hold, target(s).masts) == ((), 0)


@pytest.mark.parametrize(("shot", "spell"), [(CHAIN, "chained"), (STINK, "silenced"), (STUN, "mute")])
def test_shots_that_last_for_a_turn(shot: str, spell: str) -> None:
    """CSG-SPS-02, CSG-SPS-03, CSG-EFF-46, CSG-R-29: no mast goes; it holds for the next turn of her player."""
    s = facing(THREE, masts=0b1)
    hit(s, shot=shot)
    assert target(s).masts == 1
    holds = [under(target(s), spell)]
    turn_ends(s, 0)
    turn_begins(s, 1)
    holds.append(under(target(s), spell))
    turn_ends(s, 1)
    assert [*holds, under(target(s), spell)] == [False, True, False]


def test_a_stinkpot_silences_in_the_next_turn() -> None:
    """CSG-SPS-02: the crew have their abilities until that turn begins."""
    s = facing(THREE, "GEN-shipwright@america")
    hit(s, shot=STINK)
    assert active(s, 1).has(Trait.REPAIRS_ANYWHERE)
    turn_ends(s, 0)
    turn_begins(s, 1)
    assert not active(s, 1).has(Trait.REPAIRS_ANYWHERE)


def test_a_grapple_shot_boards_from_afar() -> None:
    """CSG-SPS-05: a boarding party, without a ram; not with what cannot be boarded."""
    s = facing(THREE)
    hit(s, shot=GRAPPLE)
    emit = plays(s, ("board",), 3, 3)
    assert "pirates-boarded" in keys(emit)
    assert target(s).masts == 0b111
    s = facing(TURTLE)
    hit(s, shot=GRAPPLE)
    assert asking(s) is None


def test_treasures_that_wear_off() -> None:
    """CSG-UNT-06: UT_METAL leaves with the first hit that counts, UT_LUDDITE and UT_POWER with the first hit made."""
    metal, luddite, power = unique("UT_METAL"), unique("UT_LUDDITE"), unique("UT_POWER")
    s = table([ship(THREE, 0, at(400, 480), luddite, power, up=True), ship(THREE, 1, at(480, 480), metal, up=True)])
    hit(s)
    assert (s.ship(0).hold, s.ship(1).hold) == ((), ())


def unique(special: str) -> str:
    from flibuste.games.pirates.tables import DATA

    return str(next(row["id"] for row in DATA["treasure"]["uniques"] if row.get("special") == special))


def test_holy_water_keeps_abilities_off() -> None:
    """CSG-UNT-06, UT_HOLY: of the enemy; a plain hit is a hit."""
    s = facing(THREE, unique("UT_HOLY"), "GEN-captain@america", shooter=DOUBLE, masts=0b011, up=True)
    hit(s)
    step = asking(s)
    assert step is not None
    plays(s, ("mast", "m1"))
    assert (target(s).masts, asking(s)) == (0b010, None)
    hit(s, shot=GRAPE)
    assert len(target(s).hold) == 2
