"""What a ship sails in a move action, what stops her, and what comes at its end (chapter 5.4)."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.core.agenda import asking
from flibuste.games.pirates.questions.sailing.afloat import Afloat
from flibuste.games.pirates.questions.sailing.course import Segment, comes_about, trace
from flibuste.games.pirates.questions.sailing.move_list import move_list, why_not_move
from flibuste.games.pirates.questions.table.spells import cast
from flibuste.games.pirates.state import Is, State, Tile
from flibuste.games.pirates.steps.gunnery.possible_shots import Firing
from flibuste.games.pirates.steps.turns.menu import Menu
from flibuste.games.pirates.steps.turns.sailing_orders import why_not_sail
from tests.games.pirates.tables import at, island, plays, ship, table

SLOOP = "SM-PS-002"
"""Snipe: one mast, S+L."""
FOUR = "SM-PS-009"


def sea(*ships: Any, **more: Any) -> State:
    """A table whose first player is asked for an order."""
    s = table(ships, more.pop("islands", ()), **more)
    s.agenda.append(Menu(0))
    return s


def lone(card: str = SLOOP, heading: int = 0, **more: Any) -> State:
    return sea(ship(card, 0, at(480, 480, heading)), ship(SLOOP, 1, at(100, 100)), **more)


def bar(s: State, *move: Any) -> str | None:
    step = asking(s)
    assert step is not None
    found = step.why_not(s, move)
    return found.key if found else None


def test_a_course_uses_the_letters_of_the_move_list_once_each() -> None:
    """CSG-MOV-03: the letters of a path are among those of the move list."""
    s = lone()
    assert move_list(Afloat(s, 0)) == "SL"
    assert bar(s, "sail", s.names[0], 0, "S", 0, 0, "L", 0) is None
    assert bar(s, "sail", s.names[0], 0, "S", 0, 0, "S", 0) == "pirates-barred-spent"
    assert bar(s, "sail", s.names[0], 0, "L", 0) is None


def test_additions_may_be_sailed_before_printed_segments() -> None:
    """CSG-MOV-02: any order."""
    s = lone()
    assert bar(s, "sail", s.names[0], 0, "L", 0, 0, "S", 0) is None


@pytest.mark.parametrize(("turn", "legal"), [(90, True), (-90, True), (91, False), (180, False)])
def test_before_each_segment_a_ship_turns_a_quarter_at_most(turn: int, legal: bool) -> None:
    """CSG-MOV-03: up to 90 degrees."""
    s = lone(heading=30)
    refused = bar(s, "sail", s.names[0], (30 + turn) % 360, "S", 0)
    assert (refused is None) is legal


def test_the_turn_of_a_later_segment_counts_from_the_one_before() -> None:
    """CSG-MOV-03: 90 degrees (CSG-R-53) for every segment separately."""
    s = lone()
    assert bar(s, "sail", s.names[0], 90, "S", 0, 180, "L", 0) is None
    assert bar(s, "sail", s.names[0], 90, "S", 0, 181, "L", 0) == "pirates-barred-too-sharp"


def test_a_segment_is_as_long_as_one_likes_up_to_its_letter() -> None:
    """CSG-MOV-03: from 1 mm (CSG-R-03) to the length of the letter."""
    s = lone()
    assert bar(s, "sail", s.names[0], 0, "S", 64) == "pirates-barred-too-far"
    plays(s, ("sail", s.names[0], 0, "S", 30))
    assert s.ship(0).pose == at(480, 510)


def test_a_whole_segment_is_a_side_of_a_card() -> None:
    """CSG-GEO-02: 63.5 mm, or 57.5 mm in the printed scale (CSG-VAR-02)."""
    for scale, far in (("card", 63.5), ("printed", 57.5)):
        s = lone(options={"scale": scale})
        plays(s, ("sail", s.names[0], 0, "S", 0))
        assert s.ship(0).pose == at(480, 480 + far)


def test_the_pose_is_rounded_to_a_hundredth() -> None:
    """CSG-GEO-05"""
    s = lone()
    plays(s, ("sail", s.names[0], 33, "L", 0))
    assert s.ship(0).pose == at(528.42, 554.56, 33)


def test_the_same_course_runs_on_when_what_stopped_it_has_gone() -> None:
    """CSG-GEO-14: what a ship moves among is kept for as long as nothing else has changed, and no longer."""
    s = sea(ship(SLOOP, 0, at(480, 480)), ship(SLOOP, 1, at(480, 560)))
    free = ship(SLOOP, 1, at(900, 900)).pose
    blocked = trace(Afloat(s, 0), (Segment(0, "L"),)).legs[0]
    assert blocked.by == ("ship:1",)
    s.change(1, pose=free)
    assert trace(Afloat(s, 0), (Segment(0, "L"),)).legs[0].by == ()
    s.islands.append(island(480, 600))
    assert trace(Afloat(s, 0), (Segment(0, "L"),)).legs[0].by == ("island:0",)
    s.islands.clear()
    s.tiles.append(Tile("iceberg", at(480, 570)))
    assert trace(Afloat(s, 0), (Segment(0, "L"),)).legs[0].by == ("tile:0",)


def test_a_ship_in_the_way_stops_the_whole_move() -> None:
    """CSG-MOV-04, CSG-MOV-05, CSG-MOV-06: friends too; what is left of the course is lost."""
    s = sea(ship(SLOOP, 0, at(480, 480)), ship(FOUR, 0, at(480, 560, 90)), ship(SLOOP, 1, at(100, 100)))
    plays(s, ("sail", s.names[0], 0, "S", 0, 90, "L", 0))
    pose = s.ship(0).pose
    assert pose.heading == 0
    assert pose.y < at(0, 530).y


def test_an_island_stops_a_ship() -> None:
    """CSG-MOV-05"""
    s = sea(ship(SLOOP, 0, at(480, 480)), ship(SLOOP, 1, at(100, 100)), islands=[island(480, 580)])
    plays(s, ("sail", s.names[0], 0, "L", 0))
    # bow 25 mm ahead, island 34 mm round, a gap of a quarter
    assert 580 - 34 - 25 - 1 < s.ship(0).pose.y / 100 < 580 - 34 - 25


def test_only_the_border_in_the_way_leaves_the_next_segment() -> None:
    """CSG-MOV-04: the border ends the segment, not the move."""
    s = sea(ship(SLOOP, 0, at(480, 900)), ship(SLOOP, 1, at(100, 100)))
    plays(s, ("sail", s.names[0], 0, "S", 0, 90, "L", 0))
    assert s.ship(0).pose.heading == 90
    assert s.ship(0).pose.x > at(560, 0).x


def test_on_a_round_earth_she_comes_in_on_the_other_side() -> None:
    """CSG-VAR-03: with the rest of the segment; lines do not wrap."""
    s = sea(ship(SLOOP, 0, at(480, 930)), ship(SLOOP, 1, at(100, 300)), options={"edge": "round"})
    plays(s, ("sail", s.names[0], 0, "S", 0))
    assert 30 < s.ship(0).pose.y / 100 < 35
    assert s.ship(0).pose.heading == 0
    s = sea(ship(FOUR, 0, at(480, 930)), ship(FOUR, 1, at(480, 30)), options={"edge": "round"})
    assert not list(Firing("ship:0").shots(s))


def test_coming_about_turns_to_any_heading_and_takes_the_whole_action() -> None:
    """CSG-MOV-07, CSG-MOV-09, CSG-ACT-02: to the old one too; nothing else ends a move action without a segment."""
    s = lone()
    plays(s, ("about", s.names[0], 180))
    assert s.ship(0).pose == at(480, 480, 180)
    assert bar(s, "sail", s.names[0], 180, "S", 0) == "pirates-barred-once"
    assert bar(lone(), "about", s.names[0], 0) is None
    assert bar(lone(), "sail", s.names[0]) == "pirates-barred-course"


def test_contact_of_the_bow_after_coming_about_counts_as_after_any_move() -> None:
    """CSG-MOV-07: here a ram."""
    s = sea(ship(SLOOP, 0, at(480, 480, 90)), ship(FOUR, 1, at(480, 514.2, 90)))
    plays(s, ("about", s.names[0], 0))
    step = asking(s)
    assert step is not None
    assert ("ram", s.names[1]) in step.moves(s)


def test_about_the_bow_tip_where_that_is_the_option() -> None:
    """CSG-VAR-04"""
    s = lone(options={"bow_pivot": True})
    plays(s, ("about", s.names[0], 180))
    assert s.ship(0).pose == at(480, 530, 180)


def test_a_turn_pushes_the_ship_aside_where_there_is_no_room() -> None:
    """CSG-GEO-17"""
    beside = ship(FOUR, 1, at(505, 480))
    s = sea(ship(SLOOP, 0, at(480, 480)), beside)
    plays(s, ("about", s.names[0], 90))
    assert s.ship(0).pose.heading == 90
    assert s.ship(0).pose.x < at(480, 0).x


def test_a_derelict_does_not_move() -> None:
    """CSG-DER-01, CSG-MOV-08: and cannot come about."""
    s = sea(ship(SLOOP, 0, at(480, 480), masts=0), ship(SLOOP, 1, at(100, 100)))
    assert bar(s, "sail", s.names[0], 0, "S", 0) == "pirates-barred-derelict"
    assert bar(s, "about", s.names[0], 90) == "pirates-barred-derelict"


def test_an_oarsman_rows_a_derelict() -> None:
    """CSG-EFF-03, CSG-MOV-01: S, whatever is printed."""
    s = sea(ship(SLOOP, 0, at(480, 480), "GEN-oarsman@pirates", masts=0), ship(SLOOP, 1, at(100, 100)))
    assert move_list(Afloat(s, 0)) == "S"
    assert bar(s, "sail", s.names[0], 0, "S", 0) is None


def test_a_helmsman_adds_to_the_move() -> None:
    """CSG-GEN-01, CSG-EFF-01: +S."""
    s = sea(ship(FOUR, 0, at(480, 480), "GEN-helmsman@pirates"), ship(SLOOP, 1, at(100, 100)))
    printed = move_list(Afloat(sea(ship(FOUR, 0, at(480, 480)), ship(SLOOP, 1, at(100, 100))), 0))
    assert move_list(Afloat(s, 0)) == printed + "S"


def test_of_what_replaces_the_printed_move_the_lowest_counts() -> None:
    """CSG-MOV-01: additions come after that."""
    s = sea(ship(SLOOP, 0, at(480, 480), "GEN-helmsman@pirates"), ship(SLOOP, 1, at(100, 100)))
    cast(s, 0, "slowed")
    assert move_list(Afloat(s, 0)) == "SS"


@pytest.mark.parametrize(
    ("state", "spell", "key"),
    [
        (Is.ENTANGLED, "", "pirates-barred-entangled"),
        (Is(0), "chained", "pirates-barred-chained"),
        (Is.WRECK, "", "pirates-barred-wreck"),
    ],
)
def test_what_keeps_a_ship_from_moving(state: Is, spell: str, key: str) -> None:
    """CSG-ACT-05"""
    s = lone()
    s.change(0, state=state)
    if spell:
        cast(s, 0, spell)
    found = why_not_move(s, 0)
    assert found is not None
    assert found.key == key


def test_each_ship_is_given_one_action_a_turn() -> None:
    """CSG-ACT-02, CSG-ACT-03: a second only by an ability, a third never."""
    s = lone()
    plays(s, ("sail", s.names[0], 0, "S", 0))
    found = why_not_sail(s, 0)
    assert found is not None
    assert found.rule == "CSG-ACT-02"
    s.today = s.today._replace(extra=(0,))
    assert why_not_sail(s, 0) is None
    plays(s, ("sail", s.names[0], 0, "S", 0))
    found = why_not_sail(s, 0)
    assert found is not None
    assert found.rule == "CSG-ACT-03"


def test_an_illegal_order_leaves_everything_as_it_was() -> None:
    """CSG-ACT-08: it is refused with the rule."""
    s = lone()
    before = s.copy()
    assert bar(s, "sail", s.names[0], 0, "Q", 0) == "pirates-barred-course"
    assert bar(s, "sail", s.names[1], 0, "S", 0) == "pirates-barred-no-ship"
    assert bar(s, "sail", "nobody", 0, "S", 0) == "pirates-barred-no-ship"
    assert s == before


def test_terrain_under_a_ship_that_starts_there_means_nothing() -> None:
    """CSG-GEO-20, CSG-SAR-03, CSG-REE-03: she leaves without a roll."""
    for kind in ("reef", "sargasso"):
        s = lone(FOUR, tiles=[Tile(kind, at(480, 480))])
        plays(s, ("sail", s.names[0], 0, "L", 0))
        assert (s.ship(0).masts, s.ship(0).state) == (0b1111, Is(0))
        assert s.tiles[0].value == 0


def test_a_turn_about_the_bow_tip_may_push_farther() -> None:
    """CSG-VAR-04: 25 mm instead of 15."""
    for pivots, legal in ((True, True), (False, False)):
        mine = ship(SLOOP, 0, at(480, 480) if pivots else at(480, 530))
        s = sea(mine, ship(FOUR, 1, at(480.5, 546)), options={"bow_pivot": pivots})
        assert (comes_about(Afloat(s, 0), 180) is not None) is legal
