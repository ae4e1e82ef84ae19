"""Pirates' creatures that shoot: dragons swoop, monsters breathe (docs/rules/pirates.md, 5.13 and 5.21)."""

from __future__ import annotations

from math import atan2, degrees, isclose

import pytest

from flibuste.core.agenda import asking
from flibuste.games.pirates.geometry.gap import gap
from flibuste.games.pirates.questions.armament.guns import cannons
from flibuste.games.pirates.questions.cargo.carriage import carries
from flibuste.games.pirates.questions.sailing.pins import pinned
from flibuste.games.pirates.questions.table.bodies import body, bow_touches
from flibuste.games.pirates.questions.table.items import item_named
from flibuste.games.pirates.state import Is, Way
from flibuste.games.pirates.steps.boarding.boarding_party import boardable
from flibuste.games.pirates.steps.boarding.bow_contact import may_ram
from flibuste.games.pirates.steps.damage.losing import LoseMasts
from flibuste.games.pirates.steps.damage.repair_action import why_not_repair
from flibuste.games.pirates.steps.gunnery.shoot_action import Shoot
from tests.games.pirates.orders import sea
from tests.games.pirates.tables import at, island, plays, runs, ship, table
from tests.games.pirates.test_special_shots import ENEMY, THREE, duel, here, spells

DRAGON, MONSTER, FLAMES = "OE-139", "DJC-6", "DJC-7"


@pytest.mark.parametrize(("roll", "left"), [(3, 0b111), (4, 0b001)])
def test_a_dragon_swoops(roll: int, left: int) -> None:
    """CSG-KW-DRA-02, CSG-KW-DRA-03: on 4 and more two hits, without a line; then it is beside its prey, hit or not."""
    s = table([here(card=DRAGON), ship(THREE, 1, at(600, 480))], [island(540, 480)])
    runs(s, Shoot(0, "ship:0"))
    plays(s, ("swoop", ENEMY), roll)
    while (step := asking(s)) is not None:
        plays(s, step.moves(s)[-1])
    assert s.ship(1).masts == left
    assert isclose(gap(body(s.ship(0)), body(s.ship(1))), 1.0, abs_tol=0.02)


def test_a_swoop_reaches_what_is_submerged() -> None:
    """CSG-KW-DRA-02, CSG-KW-DRA-03: within 2 L; where the prey is gone, beside its last pose."""
    s = table([here(card=DRAGON), ship("MI-2", 1, at(600, 480), masts=0, state=Is.SUBMERGED)])
    runs(s, Shoot(0, "ship:0"))
    plays(s, ("swoop", "1.MI-2"), 6)
    assert s.ships[1] is None
    assert s.ship(0).pose.place[0] > 550
    s = table([here(card=DRAGON), ship(THREE, 1, at(720, 480))])
    runs(s, Shoot(0, "ship:0"))
    assert asking(s) is None


def test_a_swoop_reaches_farther_than_any_cannon() -> None:
    """CSG-KW-DRA-02: within 2 L, though nothing else of the dragon reaches so far."""
    s = table([here(card=DRAGON), ship(THREE, 1, at(680, 480))])
    runs(s, Shoot(0, "ship:0"))
    step = asking(s)
    assert step is not None
    assert step.moves(s) == [("swoop", ENEMY)]


def test_a_dragon_lands_where_there_is_room() -> None:
    """CSG-KW-DRA-03: on the bearing to its old place, or the next that is free by steps of five degrees."""
    for others, bearing in (((), 270), ((ship("SM-ES-001", 1, at(560, 480)),), 0)):
        s = table([here(card=DRAGON), ship(THREE, 1, at(600, 480)), *others])
        runs(s, Shoot(0, "ship:0"))
        plays(s, ("swoop", ENEMY), 1)
        x, y = s.ship(0).pose.place
        turned = round(degrees(atan2(x - 600, y - 480))) % 360
        assert (turned == 270) is (bearing == 270)
        assert isclose(gap(body(s.ship(0)), body(s.ship(1))), 1.0, abs_tol=0.02)
        assert all(gap(body(s.ship(0)), body(other)) >= 0 for other in others)


def test_what_a_dragon_never_does() -> None:
    """CSG-KW-DRA-04: no ram, no pin, no boarding, no crew, no repair; gone without segments, which fire like masts."""
    s = sea(here(card=DRAGON), ship(THREE, 1, at(480, 480 + 24 + 8.8, 90)), way=Way(0))
    assert bow_touches(s, 0, 1)
    assert not may_ram(s, 0, 1)
    assert not pinned(s, 1)
    s = sea(here(card=THREE), ship(DRAGON, 1, at(480, 480 + 35 + 24.3)), way=Way(0))
    assert bow_touches(s, 0, 1)
    assert not may_ram(s, 0, 1)
    assert not pinned(s, 0)
    assert not boardable(s, 1)
    assert not carries(s, 1, item_named("GEN-captain@england"))
    assert why_not_repair(s, 1) is not None
    segments = s.ship(1).masts.bit_count()
    assert [gun.name for gun in cannons(s, 1)] == [f"m{i + 1}" for i in range(segments)]
    s.agenda.clear()
    runs(s, LoseMasts(1, segments, 0))
    assert s.ships[1] is None


def test_a_monster_breathes() -> None:
    """CSG-EFF-46: one roll against 3, within L; it silences ship and crew, or sets a mast on fire."""
    s = duel(here(card=MONSTER), 40, masts=0b1)
    plays(s, ("breath", ENEMY), 4)
    assert (spells(s), asking(s)) == (["mute"], None)
    s = duel(here(card=FLAMES), 40, masts=0b1)
    plays(s, ("breath", ENEMY), 4)
    assert s.ship(1).fire == 0b1
    s = duel(here(card=FLAMES), 40, masts=0b1)
    plays(s, ("breath", ENEMY), 3)
    assert s.ship(1).fire == 0
