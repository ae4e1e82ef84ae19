"""Rams and pins (chapter 5.6)."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.core.agenda import asking
from flibuste.games.pirates.questions.sailing.pins import pinned
from flibuste.games.pirates.questions.table.bodies import hull
from flibuste.games.pirates.state import Is, Way
from flibuste.games.pirates.steps.boarding.bow_contact import may_ram
from flibuste.games.pirates.view import view
from tests.games.pirates.orders import FOUR, SLOOP, TWO, ahead, asked, meeting, question, refused, sea
from tests.games.pirates.tables import at, plays, ship

GALLEY, SCHOONER, LONGSHIP, TURTLE, CATAMARAN = "BC-18", "CC-75", "FN-4", "SCS-21", "OE-137"
MONSTER, TITAN, SUBMARINE, BLADES, FLOTILLA, DRAGON = "OE-14", "OE-61", "MI-305", "FS-54", "FS-17", "OE-139"


def other(card: str, **more: Any) -> Any:
    """An enemy that lies across the way."""
    return ship(card, 1, at(480, 544, 90), **more)


# ---- rams


def test_a_ram_may_follow_a_move_that_ends_with_the_bow_at_an_enemy() -> None:
    """CSG-RAM-01, CSG-RAM-02, CSG-ACT-06: it is offered, and may be declined."""
    s = meeting()
    plays(s, ahead(s))
    assert asked(s) == [("ram", s.names[1]), ("enough",)]
    plays(s, ("enough",))
    assert question(s) == "Menu"


@pytest.mark.parametrize(("masts", "good"), [(4, 2), (2, 4), (0, 6)])
def test_the_offer_of_a_ram_says_how_many_rolls_take_a_mast(masts: int, good: int) -> None:
    """CSG-RAM-03, CSG-RAM-04: of six, against the masts that stand."""
    s = meeting()
    s.change(1, masts=(1 << masts) - 1)
    plays(s, ahead(s))
    step = asking(s)
    assert step is not None
    ram = next(option for option in step.ask(s).options if option.move[0] == "ram")
    assert ram.data["good"] == good


def test_a_contact_from_before_is_no_ram() -> None:
    """CSG-RAM-01: the bodies touched all the time."""
    s = sea(ship(SLOOP, 0, at(480, 480)), ship("FN-4", 1, at(480, 514.25, 90)))
    plays(s, ("about", s.names[0], 10))
    assert question(s) == "Menu"


def test_a_contact_that_was_broken_is_new() -> None:
    """CSG-RAM-01: she sails away and comes back."""
    s = sea(ship(SLOOP, 0, at(480, 480, 90)), ship("FN-4", 1, at(511.25, 480)))
    s.way = Way(0, old=frozenset((1,)))
    assert not may_ram(s, 0, 1)
    s.way = Way(0)
    assert may_ram(s, 0, 1)


@pytest.mark.parametrize(("roll", "left"), [(4, 4), (5, 3)])
def test_the_roll_must_beat_the_masts_of_the_enemy(roll: int, left: int) -> None:
    """CSG-RAM-03"""
    s = meeting(options={"auto_mast": True})
    plays(s, ahead(s))
    plays(s, ("ram", s.names[1]), roll)
    assert s.ship(1).masts.bit_count() == left


def test_no_enemy_is_rammed_twice_in_an_action() -> None:
    """CSG-RAM-02: once per enemy and move action."""
    s = meeting()
    plays(s, ahead(s))
    plays(s, ("ram", s.names[1]), 1)
    plays(s, ("hold",))
    plays(s, ("hold",))
    assert question(s) == "Menu"


def test_a_derelict_sinks_by_any_ram() -> None:
    """CSG-RAM-04"""
    s = meeting(theirs=other(FOUR, masts=0))
    plays(s, ahead(s))
    plays(s, ("ram", s.names[1]), 1)
    assert s.ships[1] is None


@pytest.mark.parametrize("card", [SUBMARINE, TURTLE])
def test_where_a_ram_takes_no_mast_a_derelict_stays_afloat(card: str) -> None:
    """CSG-RAM-04, CSG-KW-SUB-05, CSG-EFF-62: a submarine, and a ship that no ram hurts."""
    s = meeting(theirs=other(card, masts=0, shell=0))
    plays(s, ahead(s))
    plays(s, ("ram", s.names[1]), 6)
    assert s.ships[1] is not None


def test_panels_do_not_help_against_a_ram() -> None:
    """CSG-RAM-08, CSG-KW-TUR-02: the mast goes at once."""
    s = meeting(theirs=other("SCS-19"))
    shell = s.ship(1).shell
    plays(s, ahead(s))
    plays(s, ("ram", s.names[1]), 2)
    assert (s.ship(1).masts, s.ship(1).shell) == (0, shell)


@pytest.mark.parametrize("card", [CATAMARAN, FLOTILLA, DRAGON])
def test_what_is_never_rammed(card: str) -> None:
    """CSG-RAM-07, CSG-KW-CAT-03, CSG-KW-FLO-05, CSG-KW-DRA-04"""
    s = meeting(theirs=other(card))
    plays(s, ahead(s))
    assert question(s) == "Menu"


@pytest.mark.parametrize("state", [Is.SUBMERGED, Is.INTANGIBLE, Is.WRECK])
def test_neither_what_is_below_nor_what_fades_nor_a_wreck_is_rammed(state: Is) -> None:
    """CSG-RAM-07"""
    s = meeting(theirs=other(FOUR, state=state))
    plays(s, ahead(s))
    assert question(s) == "Menu"


def test_own_ships_are_never_rammed() -> None:
    """CSG-RAM-07"""
    s = meeting(theirs=ship(FOUR, 0, at(480, 544, 90)))
    plays(s, ahead(s))
    assert question(s) == "Menu"


def test_a_galley_rams_without_a_roll_and_is_free_as_long_as_it_touches() -> None:
    """CSG-KW-GAL-02, CSG-KW-GAL-04: no mast goes, and she is not pinned by that enemy."""
    s = meeting(ship(GALLEY, 0, at(480, 465)))
    plays(s, ahead(s, "L"))
    plays(s, ("steady",))
    plays(s, ("ram", s.names[1]))
    assert s.ship(1).masts == 0b1111
    assert question(s) == "BoardOffer"
    assert not pinned(s, 0)
    plays(s, ("hold",))
    plays(s, ("hold",))
    s.today = s.today._replace(extra=(0,))
    plays(s, ("sail", s.names[0], 90, "L", 0))
    assert not s.ship(0).spells


def test_a_galley_that_did_not_ram_is_pinned() -> None:
    """CSG-KW-GAL-04"""
    s = meeting(ship(GALLEY, 0, at(480, 465)))
    plays(s, ahead(s, "L"))
    plays(s, ("steady",))
    plays(s, ("enough",))
    assert pinned(s, 0)


def test_a_ship_that_takes_more_by_ramming() -> None:
    """CSG-EFF-64: a crew and a mast, besides the roll."""
    s = meeting(ship("SCS-20", 0, at(480, 474)), other(FOUR, hold=()), options={"auto_mast": True})
    plays(s, ahead(s))
    plays(s, ("ram", s.names[1]), 1)
    assert s.ship(1).masts.bit_count() == 3


def test_blades_ram_whom_they_touch_whether_she_likes_or_not() -> None:
    """CSG-KW-SWI-02, CSG-KW-SWI-03: each enemy once; she is not pinned by it."""
    s = sea(ship(BLADES, 0, at(480, 400), state=Is.BLADES), ship(TWO, 1, at(505, 500)))
    plays(s, ahead(s, "L"))
    assert asked(s) == [("ram", s.names[1])]
    plays(s, ("ram", s.names[1]), 1)
    plays(s, ("hold",))
    plays(s, ("hold",))
    assert question(s) == "Menu"
    assert not pinned(s, 0)


def test_blades_that_are_in_touch_nobody() -> None:
    """CSG-KW-SWI-01: out or in, free, before the action."""
    s = sea(ship(BLADES, 0, at(480, 400)), ship(TWO, 1, at(505, 500)))
    plays(s, ("blades", s.names[0], "out"))
    assert Is.BLADES in s.ship(0).state
    plays(s, ("blades", s.names[0], "in"))
    plays(s, ahead(s, "L"))
    assert question(s) == "Menu"
    assert refused(s, "blades", s.names[0], "out") == "pirates-barred-blades"


# ---- pins


def test_the_bow_at_an_enemy_pins() -> None:
    """CSG-PIN-01, CSG-PIN-02, CSG-PIN-03, CSG-R-21: only her whose bow it is; she cannot move or come about."""
    s = sea(ship(SLOOP, 0, at(480, 480)), ship(FOUR, 1, at(480, 514.25, 90)))
    assert pinned(s, 0)
    assert not pinned(s, 1)
    assert refused(s, *ahead(s)) == "pirates-barred-pinned"
    assert refused(s, "about", s.names[0], 90) == "pirates-barred-pinned"


def test_bow_to_bow_pins_both() -> None:
    """CSG-PIN-03"""
    s = sea(ship(SLOOP, 0, at(480, 480)), ship(SLOOP, 1, at(480, 530.25, 180)))
    assert pinned(s, 0)
    assert pinned(s, 1)


@pytest.mark.parametrize("card", [LONGSHIP, SUBMARINE, DRAGON, FLOTILLA])
def test_who_pins_nobody(card: str) -> None:
    """CSG-PIN-01, CSG-KW-LON-02, CSG-KW-SUB-01, CSG-KW-DRA-04: whoever touches them."""
    s = sea(ship(SLOOP, 0, at(480, 480)), ship(card, 1, at(480, 480 + 25 + 0.3 + 24, 90)))
    assert not pinned(s, 0)


def test_neither_derelicts_nor_wrecks_pin() -> None:
    """CSG-DER-05, CSG-PIN-01: nor do the submerged and the intangible."""
    for more in ({"masts": 0}, {"state": Is.WRECK}, {"state": Is.SUBMERGED}, {"state": Is.INTANGIBLE}):
        s = sea(ship(SLOOP, 0, at(480, 480)), ship(FOUR, 1, at(480, 514.25, 90), **more))
        assert not pinned(s, 0), more


@pytest.mark.parametrize("card", [LONGSHIP, SUBMARINE, MONSTER, TITAN, SCHOONER, CATAMARAN])
def test_who_cannot_be_pinned(card: str) -> None:
    """CSG-PIN-01, CSG-KW-LON-02, CSG-KW-MON-03, CSG-KW-TIT-05, CSG-KW-CAT-03, CSG-EFF-63"""
    me = ship(card, 0, at(480, 400))
    tip = max(a for a, _ in hull(card))
    s = sea(me, ship(FOUR, 1, at(480, 400 + tip + 9.25, 90)))
    assert not pinned(s, 0)


def test_a_catamaran_with_one_hull_is_pinned() -> None:
    """CSG-KW-CAT-03: only the second hull keeps her from it."""
    s = sea(ship("OE-138", 0, at(480, 480), shell=0), ship(FOUR, 1, at(480, 519.25, 90)))
    assert pinned(s, 0)


def test_a_monster_pins_whom_it_rams_as_long_as_they_touch() -> None:
    """CSG-PIN-04, CSG-KW-MON-03: wherever the contact is."""
    s = meeting(ship(MONSTER, 0, at(480, 475)))
    plays(s, ahead(s, "L"))
    plays(s, ("ram", s.names[1]), 1)
    assert pinned(s, 1)
    plays(s, ("hold",))
    plays(s, ("hold",))
    s.today = s.today._replace(extra=(0,))
    plays(s, ("sail", s.names[0], 90, "L", 0))
    assert not pinned(s, 1)


def test_everybody_sees_who_is_held_and_who_is_derelict() -> None:
    """CSG-PIN-01, CSG-DER-01, CSG-KW-GAL-01, CSG-INF-01: on the ship; a galley without masts is none."""
    s = meeting(theirs=other(FOUR))
    assert view(s, None)["pinned"] == []
    plays(s, ahead(s))
    for seat in (None, 0, 1):
        assert view(s, seat)["pinned"] == [s.names[0]]
    s.change(1, masts=0)
    assert view(s, 1)["pinned"] == []
    assert [one["state"] for one in view(s, 1)["ships"]] == [[], ["derelict"]]
    assert view(meeting(theirs=other(GALLEY, masts=0)), 1)["ships"][1]["state"] == []
