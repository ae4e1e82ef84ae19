"""Pirates' special shots and broadsides (docs/rules/pirates.md, 5.12, 5.13 and 5.21)."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.core.agenda import asking
from flibuste.core.atoms import Move
from flibuste.core.events import MUTE
from flibuste.games.pirates.geometry.gap import gap
from flibuste.games.pirates.questions.abilities.shooting import AIMED
from flibuste.games.pirates.questions.armament.guns import SNIPE, cannons, range_in_force
from flibuste.games.pirates.questions.forts.standing_forts import flag_cannons
from flibuste.games.pirates.questions.gunnery.aiming import aim_at, bonus
from flibuste.games.pirates.questions.sailing.towing import may_tow
from flibuste.games.pirates.questions.table.bodies import body, bow_touches, derelict
from flibuste.games.pirates.questions.table.items import HELD, item_named
from flibuste.games.pirates.questions.table.spells import cast
from flibuste.games.pirates.state import GONE, NOWHERE, Fort, Is, Ship, State, Tile
from flibuste.games.pirates.steps.gunnery.possible_shots import Firing, why_not_shoot
from flibuste.games.pirates.steps.gunnery.shoot_action import Shoot, Volley
from flibuste.games.pirates.steps.sea.smoke import clear_smoke, lift_fog
from tests.games.pirates.tables import at, island, keys, plays, runs, ship, table

THREE = "RV-76"
ENEMY = "1.RV-76"
CHAIN_SHOT, GRAPE_SHOT, DOUBLE_SHOT, EXPLODING, FIRE_SHOT, SMOKE_SHOT = (
    "FS-106",
    "FS-107",
    "FS-110",
    "FS-109",
    "FS-057a",
    "FS-105",
)
SINGLE_CHAIN = "FS-201"
SMOKER = "GEN-smokepot@america"


def here(*hold: str, card: str = THREE, **more: Any) -> Ship:
    return ship(card, 0, at(480, 480), *hold, **more)


def duel(shooter: Ship, far: float = 20, card: str = THREE, **more: Any) -> State:
    """A target abeam, to the east."""
    s = table([shooter, ship(card, 1, at(497 + far, 480), **more)])
    runs(s, Shoot(0, "ship:0"))
    return s


def moves(s: State) -> list[Move]:
    step = asking(s)
    assert isinstance(step, Volley), step
    return step.moves(s)


def spells(s: State) -> list[str]:
    """What waits for the target's next turn."""
    return [spell.what for spell in s.ship(1).spells]


def test_a_special_shot_is_declared_once_a_turn() -> None:
    """CSG-SHT-09, CSG-EQP-02: before the roll, in place of this cannon's plain one; CSG-INF-05: it is shown."""
    s = duel(here(CHAIN_SHOT))
    assert ("fire", "m2", ENEMY, CHAIN_SHOT) in moves(s)
    emit = plays(s, ("fire", "m2", ENEMY, CHAIN_SHOT), 5)
    assert keys(emit)[0] == "pirates-revealed"
    assert (spells(s), s.ship(1).masts) == (["chained"], 0b111)
    assert [move for move in moves(s) if len(move) > 3] == []
    assert {move[1] for move in moves(s) if move[0] == "fire"} == {"m1", "m3"}


def test_specialists_reach_s() -> None:
    """CSG-EFF-47, CSG-EQP-04: equipment has the cannon's own range."""
    firepot = "GEN-firepot@england"
    for far, found in ((75, {CHAIN_SHOT}), (20, {CHAIN_SHOT, firepot})):
        s = table([here(CHAIN_SHOT, firepot, card="SM-ES-001"), ship(THREE, 1, at(497 + far, 480))])
        assert {shot.extra for shot in Firing("ship:0").shots(s) if shot.extra} == found


def test_a_natural_one_costs_the_shot() -> None:
    """CSG-EQP-02: lost; or lost with a mast of one's own, which goes or burns."""
    s = duel(here(GRAPE_SHOT))
    plays(s, ("fire", "m1", ENEMY, GRAPE_SHOT), 1)
    assert (s.ship(0).hold, s.ship(0).masts) == ((), 0b111)
    s = duel(here(DOUBLE_SHOT, masts=0b001))
    plays(s, ("fire", "m1", ENEMY, DOUBLE_SHOT), 1)
    assert (s.ship(0).hold, s.ship(0).masts) == ((), 0)
    s = duel(here(FIRE_SHOT, masts=0b001))
    plays(s, ("fire", "m1", ENEMY, FIRE_SHOT), 1)
    assert (s.ship(0).hold, s.ship(0).fire) == ((), 0b001)
    # another number costs nothing
    s = duel(here(GRAPE_SHOT))
    plays(s, ("fire", "m1", ENEMY, GRAPE_SHOT), 2)
    assert len(s.ship(0).hold) == 1


def test_a_single_shot_leaves_the_game() -> None:
    """CSG-EQP-02: hit or not."""
    s = duel(here(SINGLE_CHAIN))
    plays(s, ("fire", "m1", ENEMY, SINGLE_CHAIN), 2)
    assert s.ship(0).hold == ()


def test_a_double_shot_fires_again_after_a_hit() -> None:
    """CSG-SPS-05: once."""
    s = duel(here(DOUBLE_SHOT), masts=0b001)
    plays(s, ("fire", "m1", ENEMY, DOUBLE_SHOT), 5)
    assert s.ship(1).masts == 0
    assert ("fire", "m1", ENEMY) in moves(s)
    assert [move for move in moves(s) if len(move) > 3] == []
    plays(s, ("fire", "m1", ENEMY), 5)
    assert s.ships[1] is None


def test_smoke_is_laid_without_a_roll() -> None:
    """CSG-SPS-04: a fog bank, its centre within S; ships that it overlaps are lost; CSG-TRN-02: it goes again. Each
    place is named."""
    s = duel(here(SMOKER))
    plays(s, ("smoke", "m1", SMOKER))
    step = asking(s)
    assert step is not None
    offered = [option for option in step.ask(s).options if option.data]
    assert offered
    assert all(
        option.args == {"x": int(option.move[1]) // 1000, "y": int(option.move[2]) // 1000} for option in offered
    )
    far, near = ("smoke", 58_000, 48_000, 0), ("smoke", 51_700, 48_000, 0)
    assert step.why_not(s, far) is not None
    plays(s, near)
    assert (s.tiles[0].kind, s.tiles[0].smoke, s.ship(1).lost) == ("fog", 0, 0)
    clear_smoke(s, 1, MUTE)
    assert s.ship(1).lost == 0
    clear_smoke(s, 0, MUTE)
    assert (s.tiles[0].kind, s.ship(1).lost, s.ship(0).lost) == (GONE, NOWHERE, NOWHERE)
    # the next one takes the number of the one that is gone
    s.today = s.today._replace(used=frozenset())
    runs(s, Shoot(0, "ship:0"))
    plays(s, ("smoke", "m1", SMOKER))
    plays(s, near)
    assert [tile.kind for tile in s.tiles] == ["fog"]


@pytest.mark.parametrize(("source", "docked", "free"), [(SMOKER, 0, True), (SMOKER, 1, False), (SMOKE_SHOT, 0, False)])
def test_smoke_keeps_clear(source: str, docked: int, free: bool) -> None:
    """CSG-SPS-04: of islands and of ships docked at one; the equipment of all ships."""
    s = table([here(source), ship(THREE, 1, at(517, 480), docked=docked - 1)], [island(800, 800, home=0)])
    runs(s, Shoot(0, "ship:0"))
    plays(s, ("smoke", "m1", source))
    step = asking(s)
    assert step is not None
    assert (step.why_not(s, ("smoke", 51_700, 48_000, 0)) is None) == free


def test_found_ships_are_pushed_apart() -> None:
    """CSG-FOG-09: where they overlap, without the limit of a turn."""
    s = table([here(lost=0), ship(THREE, 1, at(482, 500), lost=0)], tiles=[Tile("fog", at(480, 480), smoke=0)])
    lift_fog(s, 0, MUTE)
    assert (s.ship(0).lost, s.ship(1).lost) == (NOWHERE, NOWHERE)
    assert gap(body(s.ship(0)), body(s.ship(1))) >= 0


# ---- ranges


def test_extended_range_doubles() -> None:
    """CSG-KW-EXT-01"""
    s = table([here(card="FS-17")])
    assert range_in_force(s, 0, cannons(s, 0)[0]) == "2S"


def test_all_cannons_may_be_long() -> None:
    """CSG-EFF-41"""
    s = table([here(card="CC-37")])
    assert [range_in_force(s, 0, gun) for gun in cannons(s, 0)] == ["L"] * 3


def test_a_sniper_doubles_all_ranges_and_needs_a_six() -> None:
    """CSG-EFF-31, CSG-GEO-29: declared before the first shot, for all of them."""
    s = duel(here(card="SM-ES-013"), 70)
    assert ("snipe",) in moves(s)
    plays(s, ("snipe",))
    emit = plays(s, ("fire", "m1", ENEMY), 5)
    assert emit.events[-1].data["hit"] is False
    plays(s, ("fire", "m2", ENEMY), 6)
    step = asking(s)
    assert step is not None
    assert step.seat == 1
    s = duel(here(card="SM-ES-013"), 20)
    plays(s, ("fire", "m1", ENEMY), 1)
    assert ("snipe",) not in moves(s)


@pytest.mark.parametrize(
    ("card", "hold", "masts", "before", "letter"),
    [
        ("SM-ES-013", (), 0b11, (), "S"),
        ("SM-ES-013", (), 0b11, (("snipe",),), "2S"),
        ("CC-37", (), 0b111, (), "L"),
        ("FS-17", (), 0b1, (), "2S"),
        (THREE, ("MI-105",), 0b111, (), "2L"),
    ],
)
def test_a_shot_is_offered_with_the_range_in_force(
    card: str, hold: tuple[str, ...], masts: int, before: tuple[Move, ...], letter: str
) -> None:
    """CSG-GEO-29, CSG-EFF-31, CSG-EFF-41, CSG-KW-EXT-01, CSG-UNT-06: not with that which is printed."""
    s = duel(here(*hold, card=card, masts=masts))
    for move in before:
        plays(s, move)
    assert {*ranges(s, 3)} == {letter}


def test_what_is_loaded_or_aimed_at_shortens_a_range() -> None:
    """CSG-EQP-04, UT_RANGE_CAP_S (CSG-UNT-06): a specialist's shot, and a target that enemies reach at S alone."""
    s = duel(here("GEN-firepot@england", card="CC-37"))
    assert ({*ranges(s, 3)}, {*ranges(s, 4)}) == ({"L"}, {"S"})
    s = duel(here(card="CC-37"))
    s.change(1, hold=(HELD.of(item_named("SM-T-004"), 0b11),))
    assert {*ranges(s, 3)} == {"S"}


def ranges(s: State, words: int) -> list[str]:
    """As shots of so many words are offered."""
    step = asking(s)
    assert step is not None
    return [str(one.args["range"]) for one in step.ask(s).options if one.move[0] == "fire" and len(one.move) == words]


def test_a_bombard_is_artillery_or_flame() -> None:
    """CSG-KW-BOM-02, CSG-KW-BOM-03, CSG-R-56: twice the range; or S, and its hits are fire shots."""
    s = table([here(card="FS-13")])
    assert [range_in_force(s, 0, gun) for gun in cannons(s, 0) if gun.name == "b"] == ["2S"]
    s = duel(here(card="FS-13", state=Is.FLAME), 20, masts=0b1)
    assert [range_in_force(s, 0, gun) for gun in cannons(s, 0) if gun.name == "b"] == ["S"]
    plays(s, ("fire", "b", ENEMY), 5)
    assert s.ship(1).fire == 0b1


def test_a_bombard_takes_no_special_shot() -> None:
    """CSG-EQP-03, CSG-KW-BOM-01: nor a second die; the cannons of her masts do."""
    s = table([here(CHAIN_SHOT, "FS-88", card="FS-14"), ship(THREE, 1, at(517, 480))])
    shots = list(Firing("ship:0").shots(s))
    assert "b" in {shot.gun.name for shot in shots}
    assert {shot.gun.name[0] for shot in shots if shot.extra == CHAIN_SHOT} == {"m"}
    assert {shot.gun.name[0] for shot in shots if shot.extra == "twice"} == {"m"}


def test_a_bombard_stands_on_no_mast() -> None:
    """CSG-KW-BOM-01: it fires whichever masts stand, and nothing is added to its roll."""
    target = ship(THREE, 1, at(517, 480))
    for masts in (0b111, 0b001):
        s = table([here(card="FS-13", masts=masts), target])
        assert [gun.name for gun in cannons(s, 0)][-1] == "b"
    s = table([here(card="FS-13"), target])
    cast(s, 0, AIMED)
    guns = {shot.gun.name: shot for shot in Firing("ship:0").shots(s)}
    assert bonus(s, "ship:0", guns["b"].gun, aim_at("ship:0", guns["b"].gun, guns["b"].target)) == 0
    assert bonus(s, "ship:0", guns["m1"].gun, aim_at("ship:0", guns["m1"].gun, guns["m1"].target)) == 1


def test_what_cannons_are_called() -> None:
    """CSG-ACT-09: of masts, the second of a longship's, without a mast, of a bombard, of a flotilla."""
    musketeer = "GEN-musketeer@england"
    names = [gun.name for gun in cannons(table([here(musketeer, card="SM-ES-009")]), 0)]
    assert names == ["m1", "m2", "m3", "m4", "x1"]
    for card, names in (
        ("FN-3", ["m1", "m1b", "m2", "m2b", "m3", "m3b"]),
        ("FS-17", ["g1", "g2", "g3", "g4"]),
    ):
        assert [gun.name for gun in cannons(table([here(card=card)]), 0)] == names
    assert [gun.name for gun in cannons(table([here(card="FS-13")]), 0)][-1] == "b"
    forts = [island(480, 480, fort=Fort("H-F1", 0, 0, 0b1111, (0, 1, 2, 3)))]
    assert [gun.name for gun in flag_cannons(table([], forts), 0)] == ["f1", "f2", "f3", "f4"]


def test_some_shoot_past_other_ships() -> None:
    """CSG-EFF-40: not past islands."""
    between, target = ship("SM-PS-002", 0, at(515, 480)), ship(THREE, 1, at(535, 480))
    for card, clear in (("SM-ES-010", True), (THREE, False)):
        s = table([here(card=card), target, between])
        assert ("m2" in {shot.gun.name for shot in Firing("ship:0").shots(s)}) == clear


def test_a_bombard_jams() -> None:
    """CSG-KW-BOM-04, CSG-KW-BOM-01: by a natural 1; BACKFIRE does not concern it, but the cannons of the masts."""
    s = duel(here(card="FS-13", masts=0b001), 20)
    plays(s, ("fire", "b", ENEMY), 1)
    assert (s.ship(0).state, s.ship(0).masts) == (Is.JAMMED, 0b001)
    assert [gun.name for gun in cannons(s, 0)] == ["m1"]
    plays(s, ("fire", "m1", ENEMY), 1)
    assert s.ship(0).masts == 0


def test_a_longship_has_two_cannons_to_a_mast() -> None:
    """CSG-KW-LON-01: each with a target of its own, the same range and number."""
    s = table([here(card="FN-3", masts=0b1), ship(THREE, 1, at(517, 480)), ship("SM-PS-002", 1, at(443, 480))])
    one, two = cannons(s, 0)
    assert (one.name, two.name) == ("m1", "m1b")
    assert two == one._replace(name="m1b")
    runs(s, Shoot(0, "ship:0"))
    plays(s, ("fire", "m1", ENEMY), 1)
    assert [move for move in moves(s) if move[0] == "fire"] == [("fire", "m1b", ENEMY), ("fire", "m1b", "1.SM-PS-002")]


def test_a_flotilla_fires_four_guns_without_its_flag() -> None:
    """CSG-KW-FLO-05: also in tow; it is no derelict, and no enemy takes it in tow."""
    for masts in (0, 1):
        s = table([here(card="FS-17", masts=masts), ship(THREE, 0, at(480, 540), tows=0)])
        assert [gun.name for gun in cannons(s, 0)] == ["g1", "g2", "g3", "g4"]
        assert why_not_shoot(s, 0) is None
        assert not derelict(s.ship(0))
    for owner in (0, 1):
        s = table([here(card="FS-17"), ship("SM-PS-002", owner, at(480, 480 - 26 - 25.3))])
        assert bow_touches(s, 1, 0)
        assert may_tow(s, 1, 0) is (owner == 0)


def test_fixed_guns_need_one_mast() -> None:
    """CSG-EFF-39: then all of them fire."""
    assert len(cannons(table([here(card="RV-25", masts=0b1)]), 0)) == 5
    assert cannons(table([here(card="RV-25", masts=0)]), 0) == []


def test_a_musketeer_brings_a_cannon() -> None:
    """CSG-EFF-45: S 3, from any mast point; not on a derelict."""
    musketeer = "GEN-musketeer@america"
    guns = [gun for gun in cannons(table([here(musketeer, masts=0b1)]), 0) if gun.name == "x1"]
    assert [(gun.letter, gun.number, len(gun.at), gun.plain) for gun in guns] == [("S", 3, 3, True)]
    assert cannons(table([here(musketeer, masts=0)]), 0) == []


def test_a_musketeer_keeps_his_range_when_his_ship_snipes() -> None:
    """CSG-EFF-45, CSG-EFF-31: nothing adds to it."""
    s = table([here("GEN-musketeer@england", card="SM-ES-013")])
    assert [range_in_force(s, 0, gun, SNIPE) for gun in cannons(s, 0)] == ["2S", "2S", "S"]


def test_a_junk_shoots_past_its_sails() -> None:
    """CSG-KW-JUN-01: at what lies ahead; others fire the foremost cannon alone."""
    for card, guns in (("SCS-1", 5), (THREE, 1)):
        s = table([here(card=card), ship(THREE, 1, at(480, 570))])
        assert len({shot.gun.name for shot in Firing("ship:0").shots(s)}) == guns


def test_backfire_takes_a_mast_by_each_natural_one() -> None:
    """CSG-EFF-42: of its own player's choice."""
    s = duel(here(card="BC-27", masts=0b11), 20)
    plays(s, ("fire", "m1", ENEMY), 1)
    step = asking(s)
    assert step is not None
    plays(s, ("mast", "m1"))
    assert s.ship(0).masts == 0b10


def test_best_of_two() -> None:
    """CSG-EFF-48: one cannon in each shoot action."""
    s = duel(here("FS-88", card="SM-ES-001"), 20)
    guns = [move for move in moves(s) if move[-1] == "twice"]
    assert guns
    plays(s, guns[0], 2, 6)
    plays(s, ("die", 2))
    assert not [move for move in moves(s) if move[-1] == "twice"]


# ---- broadsides


def broadside(roll: int) -> State:
    s = table([here(card="CC-3"), ship("SM-ES-001", 1, at(510, 480))])
    runs(s, Shoot(0, "ship:0"))
    plays(s, ("broadside", "1.SM-ES-001"), roll)
    return s


def test_a_broadside_hits_with_all_or_nothing() -> None:
    """CSG-KW-BRO-01, CSG-KW-BRO-02: one unmodified roll above the worst number; one hit more than cannons."""
    s = broadside(3)
    assert (asking(s), s.ship(1).masts.bit_count()) == (None, 5)
    s = broadside(4)
    # four cannons and one hit more: all five masts
    while (step := asking(s)) is not None:
        plays(s, step.moves(s)[0])
    assert s.ship(1).masts == 0


def test_a_broadside_is_all_of_the_action() -> None:
    """CSG-KW-BRO-01: declared before the first shot, at one target."""
    s = table([here(card="CC-3"), ship("SM-ES-001", 1, at(510, 480))])
    runs(s, Shoot(0, "ship:0"))
    plays(s, ("fire", "m1", "1.SM-ES-001"), 1)
    assert not [move for move in moves(s) if move[0] == "broadside"]
