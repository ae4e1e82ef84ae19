"""Pirates' fire masts, scuttling and repairs (docs/rules/pirates.md, 5.10 to 5.12)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from flibuste.core.agenda import asking
from flibuste.core.events import EventCollector
from flibuste.games.pirates.questions.abilities.ability import Trait
from flibuste.games.pirates.questions.abilities.active import active
from flibuste.games.pirates.questions.armament.guns import cannons, sails
from flibuste.games.pirates.questions.sailing.move_list import why_not_move
from flibuste.games.pirates.state import Is, State
from flibuste.games.pirates.steps.damage.capture import change_sides
from flibuste.games.pirates.steps.damage.fires import Fires, Scuttle
from flibuste.games.pirates.steps.damage.repair_action import Repair, why_not_repair
from tests.games.pirates.tables import at, island, keys, orders, plays, runs, ship, table

THREE = "RV-76"
HOME = at(480, 480)


def burning(masts: int, fire: int, **more: Any) -> State:
    return table([ship(THREE, 0, HOME, masts=masts, fire=fire, **more)])


def masts(s: State) -> tuple[int, int]:
    return s.ship(0).masts, s.ship(0).fire


@pytest.mark.parametrize(("roll", "after"), [(6, (0b001, 0)), (5, (0b011, 0b010)), (3, (0b011, 0b011))])
def test_a_fire_mast_goes_stays_or_spreads(roll: int, after: tuple[int, int]) -> None:
    """CSG-FIR-03, CSG-FIR-02: a mast that is burnt out is eliminated."""
    s = burning(0b011, 0b010)
    runs(s, Fires(0), told=[roll])
    assert masts(s) == after


def test_only_masts_that_burnt_before_roll() -> None:
    """CSG-FIR-03: one that has just been set on fire does not; her player chooses which is."""
    s = burning(0b111, 0b001)
    runs(s, Fires(0), told=[1])
    plays(s, ("mast", "m3"))
    assert (masts(s), asking(s)) == ((0b111, 0b101), None)


def test_a_fire_mast_has_neither_cannon_nor_sail() -> None:
    """CSG-FIR-01: it counts as a mast."""
    s = burning(0b111, 0b010)
    assert [gun.name for gun in cannons(s, 0)] == ["m1", "m3"]
    assert [mast for mast, _ in sails(s, 0)] == [0, 2]


def test_the_last_fire_mast_leaves_a_derelict() -> None:
    """CSG-FIR-06; CSG-FIR-05: and nothing has to be scuttled any more."""
    s = burning(0b001, 0b001)
    emit = runs(s, Fires(0), told=[6])
    assert keys(emit)[-1] == "pirates-derelict"
    assert masts(s) == (0, 0)


@pytest.mark.parametrize(("roll", "sinks"), [(4, False), (5, True)])
def test_who_only_burns_must_be_scuttled(roll: int, sinks: bool) -> None:
    """CSG-FIR-05, CSG-R-25: it is the try of this turn."""
    s = burning(0b001, 0b001)
    runs(s, Fires(0), told=[4, roll])
    assert (Is.SCUTTLED in s.ship(0).state) == sinks
    assert Scuttle().moves(s, 0, Random(0), 9) == []
    # with a mast that does not burn nobody must
    s = burning(0b011, 0b001)
    runs(s, Fires(0), told=[4])


def test_fires_of_others_wait() -> None:
    """CSG-FIR-03: CSG-R-15, once per turn of the ship's own player."""
    s = burning(0b011, 0b010)
    runs(s, Fires(1))
    assert masts(s) == (0b011, 0b010)


# ---- scuttling


@pytest.mark.parametrize(("roll", "sinks"), [(4, False), (5, True)])
def test_a_ship_is_scuttled(roll: int, sinks: bool) -> None:
    """CSG-SCT-01, CSG-SCT-02: free, on 5 and 6; one try per ship and turn."""
    s = table([ship(THREE, 0, HOME)])
    orders(s, Scuttle(), ("scuttle", "0.RV-76"), roll)
    assert (Is.SCUTTLED in s.ship(0).state) == sinks
    assert s.today.acted == ()
    bar = Scuttle().why_not(s, 0, ("scuttle", "0.RV-76"))
    assert bar is not None


# ---- repairs


def docked(card: str = THREE, *hold: str, home: int = 0, **more: Any) -> State:
    return table([ship(card, 0, HOME, *hold, docked=0, **more)], [island(480, 560, home=home)])


def test_a_repair_brings_back_a_mast_of_choice() -> None:
    """CSG-REP-01, CSG-REP-04: at one's own home; a derelict is none any more."""
    s = docked(masts=0)
    assert [move[2] for move in Repair().moves(s, 0, Random(0), 99)] == ["m1", "m2", "m3"]
    orders(s, Repair(), ("repair", "0.RV-76", "m2"))
    assert (s.ship(0).masts, s.today.acted) == (0b010, ((0, "repair"),))
    assert [gun.name for gun in cannons(s, 0)] == ["m2"]
    assert why_not_move(s, 0) is None


@pytest.mark.parametrize(
    ("more", "rule"),
    [
        ({"docked": -1}, "CSG-REP-01"),
        ({"docked": 0, "home": 1}, "CSG-REP-01"),
        ({"docked": 0, "state": Is.SUBMERGED}, "CSG-ACT-05"),
        ({"docked": 0}, None),
    ],
)
def test_where_ships_are_repaired(more: dict[str, Any], rule: str | None) -> None:
    """CSG-REP-01: docked at one's own home or fort, at no other island."""
    home = more.pop("home", 0)
    s = table([ship(THREE, 0, HOME, **more)], [island(480, 560, home=home)])
    bar = why_not_repair(s, 0)
    assert (bar and bar.rule) == rule


def test_a_shipwright_repairs_anywhere() -> None:
    """CSG-REP-02: at sea, lost too (CSG-ACT-05); CSG-INF-05: he is shown."""
    s = table([ship(THREE, 0, HOME, "GEN-shipwright@america", masts=0b1)])
    emit = orders(s, Repair(), ("repair", "0.RV-76", "m2"))
    assert keys(emit) == ["pirates-acts", "pirates-revealed", "pirates-mended"]
    s.change(0, lost=0)
    assert why_not_repair(s, 0) is None


def test_creatures_are_not_repaired() -> None:
    """CSG-REP-03"""
    bar = why_not_repair(docked("OE-6", masts=1), 0)
    assert bar is not None
    assert bar.rule == "CSG-REP-03"


def test_panels_are_not_repaired() -> None:
    """CSG-REP-03: nor a second hull."""
    assert Repair().moves(docked("SCS-20", shell=0), 0, Random(0), 99) == []


def test_a_repaired_derelict_is_not_towed() -> None:
    """CSG-TOW-06: with a mast she is no derelict, and the tow ends."""
    s = docked(masts=0)
    s.ships.append(ship(THREE, 0, at(480, 400), tows=0))
    s.names = (*s.names, "0.RV-76#2")
    orders(s, Repair(), ("repair", "0.RV-76", "m1"))
    assert s.ship(1).tows == -1


def test_other_things_that_a_repair_mends() -> None:
    """CSG-REP-05: a jammed bombard, Wet Gunpowder, Rotting Hull; a flotilla's flag, anywhere."""
    s = docked("FS-13", state=Is.JAMMED)
    orders(s, Repair(), ("repair", "0.FS-13", "gun"))
    assert s.ship(0).state == Is(0)
    wet = unique("UT_WET_POWDER")
    s = docked(THREE, wet, up=True)
    orders(s, Repair(), ("repair", "0.RV-76", wet))
    assert s.ship(0).hold == ()
    s = table([ship("FS-17", 0, HOME, masts=0)])
    orders(s, Repair(), ("repair", "0.FS-17", "m1"))
    assert s.ship(0).masts == 1


def unique(special: str) -> str:
    from flibuste.games.pirates.tables import DATA

    return str(next(row["id"] for row in DATA["treasure"]["uniques"] if row.get("special") == special))


def test_a_captured_ship_is_not_scuttled() -> None:
    """CSG-SCT-03, CSG-CRW-04: a pending scuttle fails; her crew keep their nation, and serve the new player."""
    s = table([ship(THREE, 0, HOME, "GEN-captain@america", masts=0, state=Is.SCUTTLED)])
    change_sides(s, 0, 1, EventCollector())
    assert (s.ship(0).owner, s.ship(0).state) == (1, Is(0))
    assert active(s, 0).has(Trait.SHOOTS_AFTER_MOVE)
