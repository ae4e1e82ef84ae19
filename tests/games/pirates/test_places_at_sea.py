"""Bodies on the table, moves by effects and free moves, and what pinned and derelict ships still do."""

from __future__ import annotations

import pytest

from flibuste.core.agenda import then
from flibuste.core.events import EventCollector
from flibuste.games.pirates.geometry.mooring import towed
from flibuste.games.pirates.geometry.outline import placed
from flibuste.games.pirates.questions.sailing.berths import docked_at
from flibuste.games.pirates.questions.sailing.pins import pinned
from flibuste.games.pirates.questions.table.bodies import (
    body,
    bow,
    build,
    built,
    hull,
    land,
    nearest_island,
    solids,
    standing,
    stern_point,
    touching,
    within_reach,
)
from flibuste.games.pirates.questions.table.spells import cast
from flibuste.games.pirates.questions.turns.giving_actions import REPEATABLE, why_not_act
from flibuste.games.pirates.state import NOWHERE, Is, Tile, Way
from flibuste.games.pirates.steps.boarding.bow_contact import may_ram
from flibuste.games.pirates.steps.damage.capture import change_sides
from flibuste.games.pirates.steps.damage.losing import LoseMasts
from flibuste.games.pirates.steps.placing.effect_moves import push
from flibuste.games.pirates.steps.placing.every_step import begin
from flibuste.games.pirates.steps.sailing.asked_course import SailFree
from flibuste.games.pirates.steps.sailing.move_action import MoveEnds
from flibuste.games.pirates.steps.turns.all_orders import ORDERS
from tests.games.pirates.orders import FOUR, SLOOP, TWO, ahead, asked, question, refused, sea
from tests.games.pirates.tables import at, island, plays, runs, ship, table

FAR = ship(SLOOP, 1, at(100, 100))
MONSTER, TITAN, FLOTILLA, CATAMARAN, BLADES = "OE-14", "OE-61", "FS-17", "OE-137", "FS-54"


# ---- bodies


@pytest.mark.parametrize(
    ("card", "length"), [(SLOOP, 50), (TWO, 60), ("CC-75", 70), (FOUR, 80), ("CC-1", 90), ("SCS-1", 100)]
)
def test_how_long_ships_are(card: str, length: int) -> None:
    """CSG-GEO-06: by their masts."""
    ahead_ = [a for a, _ in hull(card)]
    assert (max(ahead_), min(ahead_)) == (length / 2, -length / 2)


def test_bow_and_stern() -> None:
    """CSG-GEO-07: the bow zone begins at a fifth; tip and stern point lie on the keel; sails touch nothing."""
    for card, length in ((SLOOP, 50), ("SCS-1", 100)):
        zone = bow(card)
        assert min(a for a, _ in zone) == pytest.approx(0.2 * length)
        assert max(zone) == (length / 2, 0)
        assert stern_point(card) == (-length / 2, 0)
    # hulls of 14 mm a millimetre apart, under sails of 16
    s = table([ship(SLOOP, 0, at(480, 480)), ship(SLOOP, 1, at(495, 480))])
    assert touching(s, 0) == ()


def test_masts_that_stand_and_masts_as_built() -> None:
    """CSG-HSE-02: fire masts stand; segments, hull pieces and flags are masts."""
    burning = ship(FOUR, 0, at(480, 480), masts=0b0111, fire=0b0001)
    assert (standing(burning), built(burning)) == (3, 4)
    for card, masts in ((MONSTER, 2), ("MI-305", 2), (FLOTILLA, 1)):
        one = ship(card, 0, at(480, 480))
        assert (standing(one), built(one)) == (masts, masts)


def test_masts_stand_along_the_keel() -> None:
    """CSG-GEO-08: the foremost at 0.28 of the length; a single one in the middle."""
    points = build(FOUR)["mast_points"]
    assert points[0] == pytest.approx([80 * 0.28, 0])
    assert points[-1] == pytest.approx([-80 * 0.28, 0])
    assert build(SLOOP)["mast_points"] == [[0.0, 0.0]]


def test_bodies_of_their_own_kind() -> None:
    """CSG-GEO-09: octagons whose bow is everywhere; a flotilla has none; blades beside a hull; one hull for two."""
    for card in (MONSTER, TITAN):
        assert len(hull(card)) == 8
        assert set(bow(card)) == set(hull(card))
    assert not bow(FLOTILLA)
    assert len(build(BLADES)["blades"]) == 2
    assert len(hull(CATAMARAN)) == 7


def test_within_s_is_measured_from_body_to_body() -> None:
    """CSG-GEO-13, CSG-GEO-02: up to a hundredth more."""
    for gap, near in ((63.5, True), (63.52, False)):
        s = table([ship(SLOOP, 0, at(480, 400)), ship(SLOOP, 1, at(480, 450 + gap))])
        assert within_reach(s, 0, 1, "S") is near


def test_the_nearest_island() -> None:
    """CSG-GEO-23: of two as near the one with the lower number."""
    s = table([ship(SLOOP, 0, at(480, 480))], [island(300, 480), island(660, 480), island(480, 640)])
    assert nearest_island(s, body(s.ship(0)), [0, 1, 2]) == 2
    assert nearest_island(s, body(s.ship(0)), [0, 1]) == 0
    assert nearest_island(s, body(s.ship(0)), []) == NOWHERE


def test_what_is_solid() -> None:
    """CSG-GEO-14: islands, ships however they are, icebergs; neither the lost, nor one's own tow, nor other tiles."""
    ships = [
        ship(SLOOP, 0, at(480, 480), tows=1),
        ship(TWO, 0, at(480, 420), masts=0),
        ship(TWO, 1, at(200, 200), masts=0),
        ship(TWO, 1, at(300, 200), state=Is.INTANGIBLE),
        ship(TWO, 1, at(400, 200), lost=0),
        ship(TWO, 1, at(500, 200), state=Is.WRECK),
    ]
    s = table(ships, [island(700, 700)], tiles=[Tile("fog", at(400, 200)), Tile("iceberg", at(600, 400))])
    assert solids(s, 0)[0] == ["island:0", "ship:2", "ship:3", "ship:5", "tile:1"]


def test_a_tow_swings_aside_where_there_is_no_room() -> None:
    """CSG-GEO-22: by fifteen degrees, one way, then the other."""
    tower, rock = at(480, 480), land(0, at(480, 410))
    straight = towed(hull(TWO), tower, (-25.0, 0.0), [])
    swung = towed(hull(TWO), tower, (-25.0, 0.0), [rock])
    assert straight.heading == 0
    assert swung.heading % 15 == 0
    assert 0 < swung.heading <= 90 or swung.heading >= 270
    assert placed(hull(TWO), swung) != placed(hull(TWO), straight)


# ---- moves by effects, free moves


def test_a_push_is_straight_and_allows_nothing() -> None:
    """CSG-MOV-12, CSG-R-39: without a turn or terrain; no ram, no docking; it frees whom it takes out of contact."""
    s = sea(ship(SLOOP, 0, at(480, 480)), ship(FOUR, 1, at(480, 514.25, 90)), tiles=[Tile("reef", at(480, 400))])
    assert pinned(s, 0)
    push(s, 0, 180, "S", EventCollector())
    assert s.ship(0).pose == at(480, 416.5)
    assert not pinned(s, 0)
    assert s.ship(0).masts == 1
    s = sea(ship(SLOOP, 0, at(480, 400)), FAR, islands=[island(480, 480)])
    assert push(s, 0, 0, "S", EventCollector()) == ("island:0",)
    assert s.ship(0).docked == NOWHERE
    assert not may_ram(s, 0, 1)


def test_a_push_off_an_island_ends_the_docking() -> None:
    """CSG-MOV-12, CSG-DOC-01"""
    s = sea(ship(SLOOP, 0, at(480, 480 - 34 - 25.3), docked=0), FAR, islands=[island(480, 480)])
    assert docked_at(s, 0) == [0]
    push(s, 0, 180, "S", EventCollector())
    assert docked_at(s, 0) == []


def test_a_free_move_is_a_move_without_an_action() -> None:
    """CSG-MOV-11: with the end of a move; not while something holds the ship; it can be declined."""
    for held in (False, True):
        s = sea(ship(SLOOP, 0, at(480, 480)), ship(FOUR, 1, at(480, 544, 90)))
        if held:
            cast(s, 0, "chained")
        begin(s, 0, free=True)
        then(s, SailFree(0, 0, "S"), MoveEnds(0))
        runs(s)
        assert question(s) == ("Menu" if held else "SailFree")
        if not held:
            assert asked(s)[-1] == ("stay",)
            plays(s, ("sail", 0, "S", 0))
            assert question(s) == "Contacts"
            assert not s.today.acted


# ---- actions


def test_the_four_actions_and_what_is_free() -> None:
    """CSG-ACT-01, CSG-ACT-06: what is free uses no action."""
    assert REPEATABLE == ("move", "explore", "shoot", "repair")
    s = sea(ship(SLOOP, 0, at(480, 480), tows=1), ship(TWO, 0, at(480, 425), masts=0), FAR)
    plays(s, ("release", s.names[0]))
    assert not s.today.acted
    assert {"sail", "explore", "shoot", "repair"} <= {order.verb for order in ORDERS}


def test_the_second_action_may_be_of_the_same_kind() -> None:
    """CSG-ACT-04, CSG-R-52: each is complete before the next."""
    s = sea(ship(FOUR, 0, at(480, 480)), ship(TWO, 1, at(480, 560, 90)), FAR)
    plays(s, ahead(s))
    assert question(s) == "Contacts"
    assert refused(s, *ahead(s)) is not None
    plays(s, ("enough",))
    s.today = s.today._replace(extra=(0,))
    assert why_not_act(s, 0, "move") is None
    assert why_not_act(s, 0, "explore") is None


def test_special_actions_use_up_the_action() -> None:
    """CSG-ACT-07: a hex as a move action, a breath as a shoot action; giving one's own away."""
    for card, hold, order, what in (
        ("DJC-9", (), "hex", "move"),
        ("DJC-6", (), "shoot", "shoot"),
        (FOUR, ("FS-27",), "yield", "special"),
    ):
        mate = ship("SM-ES-001", 0, at(300, 300))
        s = sea(ship(card, 0, at(480, 480), *hold), ship(TWO, 1, at(540, 480)), mate)
        plays(s, next(move for move in asked(s) if move[:2] == (order, s.names[0])))
        assert s.today.acted == ((0, what),)
        assert why_not_act(s, 0) is not None
        assert ("breath" in {move[0] for move in asked(s)}) is (order == "shoot")


def test_a_pinned_ship_may_still_do_the_rest() -> None:
    """CSG-PIN-05, CSG-ACT-05: explore, shoot, be given free actions."""
    s = sea(ship(SLOOP, 0, at(480, 480)), ship(FOUR, 1, at(480, 514.25, 90)), FAR)
    assert refused(s, *ahead(s)) == "pirates-barred-pinned"
    for what in ("explore", "shoot", "repair"):
        assert why_not_act(s, 0, what) is None


def test_a_derelict_keeps_her_player_and_explores() -> None:
    """CSG-DER-02, CSG-ACT-05: with crew and treasure, until she is towed by another."""
    theirs = ship(TWO, 1, at(495.3, 480), "coin-2", masts=0)
    s = sea(ship(TWO, 0, at(480, 480), "coin-3", "GEN-captain@spain", masts=1), theirs, FAR)
    s.agenda.append(LoseMasts(0, 1, 1))
    runs(s)
    assert (s.ship(0).masts, s.ship(0).owner, len(s.ship(0).hold)) == (0, 0, 2)
    assert refused(s, "explore", s.names[0], s.names[1]) is None
    change_sides(s, 0, 1, EventCollector())
    assert (s.ship(0).owner, len(s.ship(0).hold)) == (1, 2)


def test_while_one_pins_the_other_neither_rams_again() -> None:
    """CSG-RAM-06: the contact is old; the fresh pin of the move itself does not matter."""
    s = sea(ship(SLOOP, 0, at(480, 480)), ship(FOUR, 1, at(480, 514.25, 90)))
    begin(s, 0)
    assert not may_ram(s, 0, 1)
    s.way = Way(0)
    assert pinned(s, 0)
    assert may_ram(s, 0, 1)


def test_gold_at_home_is_not_loaded_again() -> None:
    """CSG-DOC-11: a home cannot be explored."""
    s = sea(ship(SLOOP, 0, at(480, 480 - 34 - 25.3), docked=0), FAR, islands=[island(480, 480, "coin-2", home=0)])
    s.today = s.today._replace(docked=((0, 0),))
    assert refused(s, "explore", s.names[0]) == "pirates-barred-not-docked"


def test_a_flotilla_is_let_go() -> None:
    """CSG-KW-FLO-07: in one's own turn, and it stays where it is."""
    s = sea(ship(SLOOP, 0, at(480, 480), tows=1), ship(FLOTILLA, 0, at(480, 400)), FAR)
    plays(s, ("release", s.names[0]))
    assert s.ship(0).tows == NOWHERE


def test_a_monster_turns_a_quarter_like_ships() -> None:
    """CSG-KW-MON-01: and explores nothing."""
    s = sea(ship(MONSTER, 0, at(480, 480)), ship(TWO, 1, at(500, 480), "coin-2", masts=0), FAR)
    assert refused(s, "sail", s.names[0], 91, "L", 0) == "pirates-barred-too-sharp"
    assert refused(s, "explore", s.names[0], s.names[1]) == "pirates-barred-monster"
