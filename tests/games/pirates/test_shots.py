"""Pirates' shoot actions by hand (docs/rules/pirates.md, 5.1, 5.9 and 5.21)."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.core.agenda import asking
from flibuste.core.atoms import Move
from flibuste.games.pirates.questions.abilities.shooting import AIMED
from flibuste.games.pirates.questions.armament.guns import cannons
from flibuste.games.pirates.questions.table.spells import cast, under
from flibuste.games.pirates.state import Is, Island, Ship, State, Tile
from flibuste.games.pirates.steps.gunnery.possible_shots import Firing, why_not_shoot
from flibuste.games.pirates.steps.gunnery.shoot_action import CaptainsShot, Shoot, Volley
from flibuste.games.pirates.steps.sailing.asked_course import SailFree
from flibuste.games.pirates.steps.turns.menu import Menu
from tests.games.pirates.tables import at, island, keys, plays, runs, ship, table

THREE = "RV-76"
"""Three masts: S4, S3, S4; seventy millimetres long."""
LONG = "SM-EC-001"


def duel(shooter: Ship, target: Ship, islands: tuple[Island, ...] = (), **more: Any) -> State:
    s = table([shooter, target], islands, **more)
    runs(s, Shoot(0, "ship:0"))
    return s


def abeam(far: float, card: str = THREE, *hold: str, **more: Any) -> Ship:
    """A ship that heads north like the shooter at 480, 480, some millimetres to the east, hull to hull."""
    return ship(card, 1, at(480 + 17 + far, 480), *hold, **more)


def here(card: str = THREE, *hold: str, **more: Any) -> Ship:
    return ship(card, 0, at(480, 480), *hold, **more)


def shots(s: State) -> list[Move]:
    step = asking(s)
    assert isinstance(step, Volley), step
    return step.moves(s)


def guns(s: State) -> list[str]:
    return [str(move[1]) for move in shots(s) if move[0] == "fire"]


def test_every_cannon_fires_once() -> None:
    """CSG-SHT-01: one after another, each at a target of its own; CSG-SHT-05: at least one."""
    s = duel(here(), abeam(20))
    assert guns(s) == ["m1", "m2", "m3"]
    assert ("cease",) not in shots(s)
    plays(s, ("fire", "m2", "1.RV-76"), 1)
    assert guns(s) == ["m1", "m3"]
    assert ("cease",) in shots(s)
    plays(s, ("fire", "m1", "1.RV-76"), 1)
    plays(s, ("fire", "m3", "1.RV-76"), 1)
    assert asking(s) is None


def test_a_roll_above_the_number_hits() -> None:
    """CSG-SHT-06, CSG-SHT-07, CSG-SHT-08: a hit takes a mast, a miss nothing."""
    s = duel(here(), abeam(20, masts=0b001))
    emit = plays(s, ("fire", "m2", "1.RV-76"), 3)
    assert emit.events[-1].data["hit"] is False
    s = duel(here(), abeam(20))
    emit = plays(s, ("fire", "m2", "1.RV-76"), 4)
    assert keys(emit) == ["pirates-rolled-by", "pirates-fired"]
    step = asking(s)
    assert step is not None
    assert step.seat == 1
    plays(s, ("mast", "m3"))
    assert s.ship(1).masts == 0b011


def test_only_standing_masts_that_do_not_burn_fire() -> None:
    """CSG-SHT-02, CSG-FIR-01: a cannon belongs to its mast."""
    assert [gun.name for gun in cannons(table([here(masts=0b101, fire=0b100)]), 0)] == ["m1"]


@pytest.mark.parametrize(("far", "can"), [(63.5, True), (63.6, False)])
def test_the_range_goes_from_the_mast(far: float, can: bool) -> None:
    """CSG-GEO-24, CSG-GEO-25, CSG-GEO-29: from the mast to the nearest point of the hull."""
    s = table([here(), ship(THREE, 1, at(480 + far + 8.5, 480))])
    assert bool(list(Firing("ship:0").shots(s))) == can


def test_own_sails_stand_in_the_way() -> None:
    """CSG-GEO-26: ahead only the foremost mast fires."""
    s = duel(here(), ship(THREE, 1, at(480, 570)))
    assert guns(s) == ["m1"]
    # a fallen or burning mast has no sail
    s = duel(here(masts=0b010), ship(THREE, 1, at(480, 570)))
    assert guns(s) == ["m2"]


def test_islands_and_ships_stand_in_the_way() -> None:
    """CSG-GEO-26, CSG-GEO-27: not the target, not the shooter, no lost ship."""
    friend = ship("SM-PS-001", 0, at(510, 480))
    s = table([here(), abeam(45), friend])
    seen = {shot.gun.name for shot in Firing("ship:0").shots(s)}
    assert "m2" not in seen
    s.ships[2] = friend._replace(lost=0)
    assert "m2" in {shot.gun.name for shot in Firing("ship:0").shots(s)}


def test_fog_stands_in_the_way_and_other_tiles_do_not() -> None:
    """CSG-FOG-04: wherever in it."""
    for kind, free in (("fog", False), ("reef", True), ("sargasso", True), ("whirlpool", True), ("iceberg", True)):
        s = table([here(), abeam(45)], tiles=[Tile(kind, at(511, 480))])
        seen = {shot.gun.name for shot in Firing("ship:0").shots(s)}
        assert ("m2" in seen) is free, kind


def test_a_titan_may_be_shot_at_on_any_island() -> None:
    """CSG-KW-TIT-04, CSG-R-60: on its own home too; the island is in nobody's way, to it or from it."""
    home = island(530, 480, home=1)
    for card, spared in (("OE-61", False), (THREE, True)):
        s = table([here(), ship(card, 1, at(530, 480), docked=0)], [home])
        assert bool(list(Firing("ship:0").shots(s))) is not spared
    s = table([here(), ship("OE-61", 1, at(530, 480), docked=0)], [home])
    assert list(Firing("ship:1").shots(s))
    s.ships[1] = ship(THREE, 1, at(530, 480))
    assert not list(Firing("ship:1").shots(s))


def test_a_derelict_is_sunk_by_a_hit() -> None:
    """CSG-SHT-04, CSG-DMG-03: she may be shot at."""
    s = duel(here(), abeam(20, masts=0))
    plays(s, ("fire", "m1", "1.RV-76"), 5)
    assert s.ships[1] is None
    assert asking(s) is None


def test_a_captured_ship_is_shot_at_by_her_former_owner_alone() -> None:
    """CSG-SHT-04: in tow, she belongs to her new fleet."""
    tower, prize = abeam(20, tows=2), abeam(20, masts=0)._replace(pose=at(517, 400), maker=0)
    s = table([here(), tower, prize])
    assert "ship:2" in {shot.target.place for shot in Firing("ship:0").shots(s)}
    assert "ship:2" not in {shot.target.place for shot in Firing("ship:1").shots(s)}
    s.change(2, owner=0)
    assert "ship:2" not in {shot.target.place for shot in Firing("ship:0").shots(s)}


def test_a_natural_one_misses_whatever_the_cards_say() -> None:
    """CSG-HSE-01: nothing that is added helps; on every other roll the text of a card rules."""
    for roll, hit in ((1, False), (2, True)):
        s = table([here(), abeam(20, masts=0b1)])
        cast(s, 0, "fireworks")
        runs(s, Shoot(0, "ship:0"))
        emit = plays(s, ("fire", "m2", "1.RV-76"), roll)
        assert next(event.data["hit"] for event in emit.events if event.key == "pirates-fired") is hit


def test_a_shoot_action_needs_a_shot_and_moves_nobody() -> None:
    """CSG-SHT-05: a captain's shot counts as one wherever a text says so, as for a lent aim."""
    s = table([here(), abeam(200)])
    s.agenda.append(Menu(0))
    step = asking(s)
    assert step is not None
    bar = step.why_not(s, ("shoot", s.names[0]))
    assert bar is not None
    assert bar.rule == "CSG-SHT-05"
    s.change(1, pose=at(517, 480))
    plays(s, ("shoot", s.names[0]))
    plays(s, ("fire", "m1", "1.RV-76"), 1)
    plays(s, ("cease",))
    assert (s.ship(0).pose, s.today.acted) == (at(480, 480), ((0, "shoot"),))
    for answers in ([("cease",)], [("fire", "m1", "1.RV-76"), ("cease",)]):
        s = table([here(THREE, "GEN-captain@america"), abeam(20)])
        cast(s, 0, AIMED)
        runs(s, CaptainsShot(0, 0))
        for answer in answers:
            plays(s, answer, *([1] if len(answer) > 1 else []))
        assert under(s.ship(0), AIMED) is (len(answers) == 1)


def test_whom_nobody_shoots_at() -> None:
    """CSG-SHT-03: one's own fleet, ships docked at their own home, lost and submerged ones, wrecks."""
    home = island(700, 480, home=1)
    enemy = abeam(20)
    for spared in (
        enemy._replace(owner=0),
        enemy._replace(docked=0),
        enemy._replace(lost=0),
        enemy._replace(state=Is.SUBMERGED),
        enemy._replace(state=Is.WRECK, owner=-1),
    ):
        assert not list(Firing("ship:0").shots(table([here(), spared], [home])))
    assert list(Firing("ship:0").shots(table([here(), enemy], [home])))
    # at the shooter's own home no rule spares her
    assert list(Firing("ship:0").shots(table([here(), enemy._replace(docked=0)], [home._replace(home=0)])))


@pytest.mark.parametrize(
    ("more", "rule"),
    [
        ({"masts": 0}, "CSG-ACT-05"),
        ({"lost": 0}, "CSG-ACT-05"),
        ({"state": Is.SUBMERGED}, "CSG-ACT-05"),
        ({}, None),
    ],
)
def test_who_cannot_shoot(more: dict[str, Any], rule: str | None) -> None:
    """CSG-ACT-05: derelict, lost, submerged."""
    bar = why_not_shoot(table([here(**more)]), 0)
    assert (bar and bar.rule) == rule


def test_who_carries_treasure_may_have_to_hold_fire() -> None:
    """CSG-EFF-28"""
    s = table([ship("SM-PS-011", 0, at(480, 480), "coin-3")])
    assert why_not_shoot(s, 0) is None


def test_a_captain_fires_after_a_move() -> None:
    """CSG-EFF-08: or not; CSG-INF-05: he is shown when he does."""
    captain = "GEN-captain@america"
    s = table([here(THREE, captain), abeam(20)])
    runs(s, CaptainsShot(0, 0))
    assert ("cease",) in shots(s)
    plays(s, ("cease",))
    assert asking(s) is None
    runs(s, CaptainsShot(0, 0))
    emit = plays(s, ("fire", "m1", "1.RV-76"), 1)
    assert keys(emit)[0] == "pirates-revealed"
    # without one nothing is asked
    s = table([here(), abeam(20)])
    runs(s, CaptainsShot(0, 0))
    assert asking(s) is None


def test_a_cannoneer_fires_a_cannon_again() -> None:
    """CSG-EFF-30: one that has missed, once per turn."""
    s = duel(here(THREE, "GEN-cannoneer@america"), abeam(20))
    plays(s, ("fire", "m1", "1.RV-76"), 1)
    assert "m1" in guns(s)
    plays(s, ("fire", "m2", "1.RV-76"), 1)
    emit = plays(s, ("fire", "m1", "1.RV-76"), 1)
    assert keys(emit)[0] == "pirates-revealed"
    assert guns(s) == ["m3"]


def test_who_has_fired_is_remembered() -> None:
    """CSG-EFF-20 (already_shot): hit or not."""
    s = duel(here(), abeam(20))
    plays(s, ("fire", "m1", "1.RV-76"), 1)
    assert s.today.shot == {(1, 0)}


def test_some_move_after_they_have_fired() -> None:
    """CSG-EFF-04: one free move after a shoot action, not after a captain's shot (CSG-SHT-05)."""
    mover = ship("BC-6", 0, at(480, 480), "GEN-captain@corsairs", masts=0b1)
    s = duel(mover, abeam(20))
    plays(s, ("fire", "m1", "1.RV-76"), 1)
    step = asking(s)
    assert isinstance(step, SailFree)
    plays(s, ("stay",))
    assert (asking(s), s.way) == (None, None)
    s = table([mover, abeam(20)])
    runs(s, CaptainsShot(0, 0))
    plays(s, ("fire", "m1", "1.RV-76"), 1)
    assert asking(s) is None


def test_blades_ram_after_a_shoot_action() -> None:
    """CSG-KW-SWI-02, CSG-R-45: whom they touch then."""
    for state, asked in ((Is.BLADES, True), (Is(0), False)):
        s = duel(ship("FS-54", 0, at(480, 480), masts=0b1, state=state), ship(THREE, 1, at(505, 480)))
        plays(s, ("fire", "m1", "1.RV-76"), 1)
        step = asking(s)
        assert (step is not None and ("ram", "1.RV-76") in step.moves(s)) == asked
    s = duel(ship("FS-54", 0, at(480, 480), masts=0b1, state=Is.BLADES), ship(THREE, 1, at(505, 480)))
    plays(s, ("fire", "m1", "1.RV-76"), 1)
    plays(s, ("ram", "1.RV-76"), 1)
    while (step := asking(s)) is not None:
        plays(s, step.moves(s)[-1])
    assert s.way is None


def test_a_lent_aim_ends_with_the_action() -> None:
    """CSG-EFF-49"""
    s = table([here(masts=0b1), abeam(20, masts=0b1)])
    cast(s, 0, AIMED)
    runs(s, Shoot(0, "ship:0"))
    emit = plays(s, ("fire", "m1", "1.RV-76"), 4)
    assert "pirates-lost-masts" in keys(emit)
    assert s.ship(0).spells == ()
