"""Ships and creatures that move in ways of their own (chapter 5.13), and what islands do to the next move."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.pirates import GAME
from flibuste.games.pirates.geometry.gap import gap
from flibuste.games.pirates.geometry.pivot import pivot
from flibuste.games.pirates.imagine import imagine
from flibuste.games.pirates.questions.sailing.afloat import Afloat
from flibuste.games.pirates.questions.sailing.move_list import move_list, why_not_move
from flibuste.games.pirates.questions.sailing.pins import pinned
from flibuste.games.pirates.questions.table.bodies import (
    body,
    border,
    built,
    derelict,
    hull,
    land,
    standing,
    stern_point,
)
from flibuste.games.pirates.questions.table.spells import cast, turn_begins, turn_ends
from flibuste.games.pirates.state import Is, State, Tile
from flibuste.games.pirates.steps.sailing.pivoting import swung
from flibuste.games.pirates.steps.turns.menu import Menu
from tests.games.pirates.orders import FOUR, SLOOP, TWO, ahead, asked, question, refused, sea
from tests.games.pirates.tables import at, island, plays, ship

FAR = ship(SLOOP, 1, at(100, 100))
GALLEY, SCHOONER, LONGSHIP, WIND, TITAN, TURTLE = "BC-18", "CC-75", "FN-4", "RF-93", "OE-61", "SCS-19"
MONSTER, DRAGON, GHOST, SUBMARINE = "OE-14", "OE-139", "CC-1", "MI-305"


def alone(card: str, **more: Any) -> State:
    return sea(ship(card, 0, at(480, 480), **more), FAR)


# ---- pivots


@pytest.mark.parametrize("card", [GALLEY, SCHOONER, LONGSHIP])
def test_who_pivots_after_a_move(card: str) -> None:
    """CSG-PIV-01, CSG-KW-GAL-03, CSG-KW-SCH-01, CSG-KW-LON-04: once; after coming about too."""
    for order in (("sail", "L"), ("about",)):
        s = alone(card)
        plays(s, ahead(s, "L") if order[0] == "sail" else ("about", s.names[0], 90))
        assert question(s) == "Pivots"
        plays(s, ("steady",))
        assert question(s) == "Menu"


def test_other_ships_do_not_pivot() -> None:
    """CSG-PIV-01"""
    s = alone(FOUR)
    plays(s, ahead(s))
    assert question(s) == "Menu"


@pytest.mark.parametrize("older", [False, True])
def test_pinned_and_derelict_ships_pivot_too(older: bool) -> None:
    """CSG-PIV-01: after every move action; away from an enemy the pin ends, and there is no ram (CSG-MOV-10). Logs of
    rules 1 replay without."""
    derelict_one = alone(LONGSHIP, masts=0)
    pinned_one = sea(ship(GALLEY, 0, at(480, 480)), ship(FOUR, 1, at(480, 560, 90)), FAR)
    for s in (derelict_one, pinned_one):
        if older:
            GAME.older(s, 1)
        plays(s, ahead(s, move_list(Afloat(s, 0))[0]))
        assert (question(s) == "Pivots") is not older
    assert pinned(pinned_one, 0)
    if not older:
        plays(pinned_one, ("swing", 180, "clockwise"))
        assert not pinned(pinned_one, 0)
        assert question(pinned_one) == "Menu"


def test_a_ship_in_weeds_does_not_pivot() -> None:
    """CSG-SAR-02: she stops and cannot move."""
    s = sea(ship(SCHOONER, 0, at(480, 480)), FAR, tiles=[Tile("sargasso", at(480, 580))])
    plays(s, ahead(s, "L"), 6)
    assert Is.ENTANGLED in s.ship(0).state
    assert question(s) == "Menu"


def test_a_pivot_turns_about_the_stern() -> None:
    """CSG-PIV-02: either way round, to any heading."""
    s = alone(SCHOONER)
    plays(s, ("about", s.names[0], 0))
    plays(s, ("swing", 90, "clockwise"))
    # the stern stays 35 mm behind
    assert s.ship(0).pose == at(515, 445, 90)
    assert refused(s, "swing", 90, "clockwise") is not None


def test_a_pivot_stops_before_what_is_in_the_way() -> None:
    """CSG-PIV-02, CSG-GEO-14: a ship, or the border."""
    s = sea(ship(SCHOONER, 0, at(480, 480)), ship(FOUR, 1, at(525, 470)), FAR)
    assert 0 < swung(s, 0, 90, "clockwise").heading < 90
    assert swung(s, 0, 270, "anticlockwise").heading == 270
    s = sea(ship(SCHOONER, 0, at(20, 480)), FAR)
    assert 270 < swung(s, 0, 270, "anticlockwise").heading < 360


def test_the_border_stops_a_pivot_degree_by_degree() -> None:
    """CSG-PIV-02"""
    s = sea(ship(SCHOONER, 0, at(20, 480)), FAR)
    found = swung(s, 0, 270, "anticlockwise")
    area = border(s)
    assert area is not None
    more = pivot(hull(SCHOONER), stern_point(SCHOONER), found, found.heading - 1, -1, [])
    assert more.heading == found.heading - 1
    assert pivot(hull(SCHOONER), stern_point(SCHOONER), found, found.heading - 1, -1, [], area) == found


def test_a_pivot_may_dock_a_ship() -> None:
    """CSG-PIV-03, CSG-DOC-01: and terrain that she pivots over triggers nothing."""
    s = sea(ship(SCHOONER, 0, at(480, 480)), FAR, islands=[island(579, 445)], tiles=[Tile("fog", at(520, 470))])
    s.change(0, pose=at(480, 480))
    plays(s, ("about", s.names[0], 0))
    plays(s, ("swing", 90, "clockwise"))
    assert s.ship(0).docked == 0


# ---- build


def test_galleys_and_creatures_are_never_derelict() -> None:
    """CSG-KW-GAL-01, CSG-DER-01: a galley without masts moves as ever."""
    assert derelict(ship(FOUR, 0, at(0, 0), masts=0))
    for card in (GALLEY, MONSTER, TITAN, DRAGON, "FS-17"):
        assert not derelict(ship(card, 0, at(0, 0), masts=0))
    assert move_list(Afloat(alone(GALLEY, masts=0), 0)) == "SL"


@pytest.mark.parametrize("card", [TURTLE, LONGSHIP])
def test_who_makes_s_as_a_derelict(card: str) -> None:
    """CSG-KW-TUR-03, CSG-KW-LON-05"""
    assert move_list(Afloat(alone(card, masts=0), 0)) == "S"


def test_a_windcatcher_goes_in_any_direction() -> None:
    """CSG-KW-WIN-01, CSG-R-44; whoever draws her course is told so."""
    for card in (WIND, FOUR):
        s = alone(card)
        form = next(form for form in Menu(0).ask(s).forms if form.verb == "sail")
        assert form.data["turns"] == {s.names[0]: 180 if card == WIND else 90}
    s = alone(WIND)
    plays(s, ("sail", s.names[0], 180, "S", 0, 0, "L", 0))
    assert s.ship(0).pose == at(480, 480 - 63.5 + 88.9)


def test_a_titan_faces_first_and_then_goes_where_it_likes() -> None:
    """CSG-KW-TIT-02: a quarter turn at most, before the first segment only; it does not turn on its way."""
    s = alone(TITAN)
    assert refused(s, "stride", s.names[0], 91, 0, "L", 0) == "pirates-barred-too-sharp"
    assert refused(s, "sail", s.names[0], 0, "L", 0) == "pirates-barred-no-ship"
    plays(s, ("stride", s.names[0], 45, 180, "L", 0))
    assert s.ship(0).pose == at(480, 391.1, 45)


def test_a_titan_rams_what_it_did_not_touch_before_it_faced() -> None:
    """CSG-KW-TIT-05, CSG-RAM-01: contacts count from the start of the action."""
    s = sea(ship(TITAN, 0, at(480, 480)), ship(TWO, 1, at(480, 560, 90)), FAR)
    plays(s, ("stride", s.names[0], 30, 0, "L", 0))
    assert question(s) == "Contacts"


def test_a_dragon_flies_anywhere_but_onto_others() -> None:
    """CSG-KW-DRA-01: islands do not matter; it is never docked."""
    s = sea(ship(DRAGON, 0, at(480, 480)), FAR, islands=[island(700, 700)])
    assert refused(s, "fly", s.names[0], *at(110, 110)) == "pirates-barred-overlap"
    assert refused(s, "fly", s.names[0], *at(5, 480)) == "pirates-barred-outside"
    plays(s, ("fly", s.names[0], *at(700, 700, 90)))
    assert s.ship(0).pose == at(700, 700, 90)
    assert s.ship(0).docked == -1
    assert refused(s, "about", s.names[0], 0) is not None


def test_an_intangible_ship_passes_through_all_and_ends_on_nothing() -> None:
    """CSG-KW-GHO-02: neither on an island nor on a ship; it is not pinned."""
    s = sea(ship(GHOST, 0, at(480, 420), state=Is.INTANGIBLE), FAR, islands=[island(480, 480)])
    assert refused(s, "sail", s.names[0], 0, "L", 0) == "pirates-barred-overlap"
    plays(s, ("sail", s.names[0], 0, "S", 0, 0, "L", 0))
    assert s.ship(0).pose == at(480, 420 + 63.5 + 88.9)
    assert s.ship(0).docked == -1
    s = sea(ship(GHOST, 0, at(480, 400)), FAR, islands=[island(480, 480)])
    plays(s, ahead(s, "L"))
    assert s.ship(0).pose.y < at(0, 402).y


def test_an_intangible_ship_turns_on_nothing_either() -> None:
    """CSG-KW-GHO-02, CSG-MOV-07, CSG-PIV-02: only marches lead through islands and ships."""
    beside = ship("FS-58", 0, at(480, 420), state=Is.INTANGIBLE)
    s = sea(beside, FAR, islands=[island(535, 430)])
    assert refused(s, "about", s.names[0], 90) == "pirates-barred-overlap"
    plays(s, ("about", s.names[0], 180))
    plays(s, ("swing", 90, "anticlockwise"))
    assert s.ship(0).pose.heading not in (90, 180)
    assert gap(body(s.ship(0)), land(s.islands[0].shape, s.islands[0].pose)) > 0


def test_a_friend_may_hurry_a_monster() -> None:
    """CSG-EFF-12, CSG-ABL-04: within L; two of a kind once."""
    one, two = ship("FN-301", 0, at(480, 560)), ship("FN-301", 1, at(480, 400))
    s = sea(ship(MONSTER, 0, at(480, 480)), one, two)
    assert move_list(Afloat(s, 0)) == "LL"
    s.change(1, pose=at(480, 900))
    s.change(2, pose=at(480, 100))
    assert move_list(Afloat(s, 0)) == "L"


def test_nobody_is_hurried_by_who_lies_hidden_with_others() -> None:
    """CSG-EFF-12, CSG-INF-02: only a crew of one's own fleet, or one whom all have seen."""
    for owner, up, letters in ((1, False, "L"), (1, True, "LL"), (0, False, "LL")):
        s = sea(ship(MONSTER, 0, at(480, 480)), ship("RV-58", owner, at(480, 560), "RF-23", up=up))
        assert move_list(Afloat(s, 0)) == letters
        assert move_list(Afloat(imagine(s, 0, 5), 0)) == letters


def test_a_titan_carries_and_explores_but_is_not_repaired() -> None:
    """CSG-KW-TIT-01: its segments are masts."""
    mine = ship(TITAN, 0, at(480, 440), "GEN-captain@spain", masts=0b0011, docked=0)
    s = sea(mine, FAR, islands=[island(480, 480, "coin-2"), island(800, 800, home=0)])
    s.today = s.today._replace(docked=((0, 0),))
    assert (standing(s.ship(0)), built(s.ship(0))) == (2, 4)
    plays(s, ("explore", s.names[0]))
    plays(s, ("load", 2))
    assert len(s.ship(0).hold) == 2
    s = sea(ship(TITAN, 0, at(800, 760), masts=0b0011, docked=0), FAR, islands=[island(800, 800, home=0)])
    assert refused(s, "repair", s.names[0], "m3") == "pirates-barred-creature"


def test_a_submerged_ship_only_moves() -> None:
    """CSG-KW-SUB-03, CSG-ACT-05: it neither shoots nor explores, nor docks."""
    s = sea(ship(SUBMARINE, 0, at(480, 480), state=Is.SUBMERGED), ship(TWO, 1, at(497, 480), masts=0), FAR)
    assert {move[0] for move in asked(s)} <= {"sail", "about", "pass", "scuttle"}


# ---- what islands do to the next move


def test_what_is_added_to_the_next_move_action_and_what_replaces_it() -> None:
    """CSG-MYS-03, CSG-MOV-01: for one move action, coming out of fog and being steered too."""
    s = alone(FOUR)
    cast(s, 0, "plus:L", -1)
    assert move_list(Afloat(s, 0)) == "SSL"
    plays(s, ahead(s))
    assert move_list(Afloat(s, 0)) == "SS"
    cast(s, 0, "only:S", -1)
    assert move_list(Afloat(s, 0)) == "S"


def test_a_ship_may_be_stuck() -> None:
    """CSG-MYS-03: on the roll or less the action is spent; else she sails, or comes about."""
    for roll, heading in ((2, 0), (3, 90)):
        s = alone(SCHOONER)
        cast(s, 0, "stuck:2", -1)
        plays(s, ("about", s.names[0], 90), roll)
        assert s.ship(0).pose.heading == heading
        assert (question(s) == "Menu") is (roll == 2)
        assert s.today.acted == ((0, "move"),)
    s = alone(FOUR)
    cast(s, 0, "stuck:2", -1)
    plays(s, ahead(s), 1)
    assert s.ship(0).pose == at(480, 480)


def test_the_left_neighbour_steers() -> None:
    """CSG-MYS-03: that move action, with all its letters; her own player neither sails nor turns her."""
    s = alone(FOUR)
    cast(s, 0, "steered", -1)
    cast(s, 0, "plus:L", -1)
    assert refused(s, *ahead(s)) == "pirates-barred-no-ship"
    assert refused(s, "about", s.names[0], 90) is not None
    plays(s, ("steered", s.names[0]))
    assert (question(s), s.agenda[-1].seat) == ("Steer", 1)
    plays(s, ("sail", 0, "L", 0))
    assert s.ship(0).pose == at(480, 568.9)


def test_a_chain_holds_her_in_her_own_next_turn() -> None:
    """CSG-R-29, CSG-SPS-03: it does not count before that begins."""
    s = alone(FOUR)
    cast(s, 0, "chained", 1)
    assert why_not_move(s, 0) is None
    turn_ends(s, 1)
    turn_begins(s, 0)
    found = why_not_move(s, 0)
    assert found is not None
    assert found.rule == "CSG-SPS-03"
    turn_ends(s, 0)
    assert why_not_move(s, 0) is None
