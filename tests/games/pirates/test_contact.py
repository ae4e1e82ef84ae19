"""Rams, pins, boarding parties and tows (chapters 5.6 and 5.7)."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.pirates.boardings import boardable
from flibuste.games.pirates.contact import may_ram
from flibuste.games.pirates.hold import coins_of
from flibuste.games.pirates.items import HELD, name_of
from flibuste.games.pirates.moving import move_list
from flibuste.games.pirates.pins import pinned
from flibuste.games.pirates.sea import hull
from flibuste.games.pirates.state import Is, Way
from flibuste.games.pirates.towing import may_tow
from tests.games.pirates.orders import FOUR, SLOOP, TWO, ahead, asked, meeting, question, refused, sea
from tests.games.pirates.tables import at, island, keys, plays, ship

GALLEY, SCHOONER, LONGSHIP, TURTLE, CATAMARAN = "BC-18", "CC-75", "FN-4", "SCS-21", "OE-137"
MONSTER, TITAN, SUBMARINE, BLADES, GHOST, FLOTILLA, DRAGON = (
    "OE-14", "OE-61", "MI-305", "FS-54", "CC-1", "FS-17", "OE-139",
)  # fmt: skip


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
    """CSG-PIN-01, CSG-KW-LON-02, CSG-KW-SUB-01, CSG-KW-DRA-04"""
    s = sea(ship(SLOOP, 0, at(480, 480)), ship(card, 1, at(480, 480 + 25 + 0.3 + 24, 90)))
    assert not pinned(s, 0)


def test_neither_derelicts_nor_wrecks_pin() -> None:
    """CSG-DER-05, CSG-PIN-01"""
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


# ---- boarding


def boarding(mine: Any = None, theirs: Any = None, **options: Any) -> Any:
    """After a ram that took no mast."""
    s = meeting(mine, theirs, options=options)
    plays(s, ahead(s))
    plays(s, ("ram", s.names[1]), 1)
    assert question(s) == "BoardOffer"
    return s


def test_both_sides_may_start_the_one_boarding_party() -> None:
    """CSG-BRD-01, CSG-BRD-07: the active player is asked first, the other if he declines."""
    s = boarding()
    assert s.agenda[-1].seat == 0
    plays(s, ("hold",))
    assert s.agenda[-1].seat == 1
    plays(s, ("board",), 3, 3)
    assert question(s) == "Menu"


def test_the_higher_total_wins() -> None:
    """CSG-BRD-02, CSG-BRD-03: die and masts; the winner takes a crew or a treasure."""
    s = boarding(theirs=ship(TWO, 1, at(480, 544, 90), "coin-3", "GEN-captain@spain"))
    plays(s, ("board",), 5, 2)
    assert s.agenda[-1].seat == 0
    assert asked(s) == [("crew",), ("treasure",), ("nothing",)]
    plays(s, ("treasure",))
    assert [HELD.item(it) for it in s.ship(0).hold] == [3]
    assert [name_of(HELD.item(it)) for it in s.ship(1).hold] == ["GEN-captain@spain"]


def test_a_tie_has_no_effect() -> None:
    """CSG-BRD-02, CSG-R-10"""
    s = boarding(theirs=ship(TWO, 1, at(480, 544, 90), "coin-3"))
    plays(s, ("board",), 4, 3)
    assert question(s) == "Menu"
    assert not s.ship(0).hold


def test_a_coin_needs_a_free_space() -> None:
    """CSG-BRD-04: a unique treasure does not."""
    full = ship(SLOOP, 0, at(480, 480), "coin-1")
    s = boarding(full, ship(TWO, 1, at(480, 544, 90), "coin-3", "SM-T-001"))
    plays(s, ("board",), 6, 1)
    plays(s, ("treasure",))
    assert sorted(name_of(HELD.item(it)) for it in s.ship(0).hold) == ["SM-T-001", "coin-1"]


@pytest.mark.parametrize(("pick", "seat"), [("owner", 1), ("winner", 0)])
def test_who_names_the_piece(pick: str, seat: int) -> None:
    """CSG-BRD-05, CSG-VAR-06, CSG-R-09: the loser, or the winner, blind among what lies face down."""
    s = boarding(theirs=ship(TWO, 1, at(480, 544, 90), "coin-3", "coin-4"), boarding_pick=pick)
    plays(s, ("board",), 6, 1)
    plays(s, ("treasure",))
    assert s.agenda[-1].seat == seat
    assert asked(s) == ([("give", "coin-3"), ("give", "coin-4")] if seat else [("give", "down")])


def test_a_turtle_with_panels_and_a_catamaran_with_both_hulls_are_not_boarded() -> None:
    """CSG-BRD-06, CSG-KW-TUR-02, CSG-KW-CAT-03"""
    for card in (TURTLE, CATAMARAN):
        s = sea(ship(card, 1, at(480, 480)))
        assert not boardable(s, 0)
        s.change(0, shell=0)
        assert boardable(s, 0)


def test_a_longship_boards_better_after_her_own_ram() -> None:
    """CSG-KW-LON-03: +1."""
    s = meeting(ship(LONGSHIP, 0, at(480, 470)), ship(FOUR, 1, at(480, 544, 90), "coin-2"))
    plays(s, ahead(s, "L"))
    plays(s, ("steady",))
    plays(s, ("ram", s.names[1]), 1)
    plays(s, ("board",), 2, 1)
    # 2 + 3 masts + 1 against 1 + 4
    assert question(s) == "Spoils"


def test_a_monster_does_not_eliminate_crew_and_spoils_uniques() -> None:
    """CSG-KW-MON-04, CSG-R-13: a unique that it takes leaves the game."""
    theirs = ship(TWO, 1, at(480, 544, 90), "SM-T-001", "GEN-captain@spain")
    s = meeting(ship(MONSTER, 0, at(480, 475)), theirs)
    plays(s, ahead(s, "L"))
    plays(s, ("ram", s.names[1]), 1)
    plays(s, ("board",), 6, 1)
    assert asked(s) == [("treasure",), ("nothing",)]
    plays(s, ("treasure",))
    assert not s.ship(0).hold
    assert len(s.gone) == 1


# ---- submarines


def test_a_submerged_ship_rams_and_dives_away() -> None:
    """CSG-KW-SUB-04: S straight away from the target; no boarding."""
    s = meeting(ship(SUBMARINE, 0, at(480, 470), state=Is.SUBMERGED), options={"auto_mast": True})
    plays(s, ahead(s, "L"))
    plays(s, ("ram", s.names[1]), 6)
    assert s.ship(1).masts.bit_count() == 3
    assert question(s) == "Retreat"
    before = s.ship(0).pose.y
    plays(s, ("retreat", 180))
    assert s.ship(0).pose.y == before - 6350
    assert question(s) == "Menu"


def test_some_submarines_board_after_the_dive() -> None:
    """CSG-EFF-70"""
    s = meeting(ship("MI-5", 0, at(480, 470), state=Is.SUBMERGED))
    plays(s, ahead(s, "L"))
    plays(s, ("ram", s.names[1]), 1)
    plays(s, ("retreat", 180))
    assert question(s) == "BoardOffer"


def test_a_submerged_monster_does_not_ram() -> None:
    """CSG-KW-MON-02"""
    s = meeting(ship(MONSTER, 0, at(480, 475), state=Is.SUBMERGED))
    plays(s, ahead(s, "L"))
    assert question(s) == "Menu"


# ---- tows


def test_a_derelict_at_the_bow_is_taken_in_tow() -> None:
    """CSG-TOW-01, CSG-TOW-02, CSG-TOW-03, CSG-GEO-22: she lies behind, changes sides, and her scuttle fails."""
    s = meeting(theirs=ship(TWO, 1, at(480, 544, 90), "coin-3", masts=0, state=Is.SCUTTLED))
    plays(s, ahead(s))
    assert ("tow", s.names[1]) in asked(s)
    plays(s, ("tow", s.names[1]))
    prize, tower = s.ship(1), s.ship(0)
    assert (tower.tows, prize.owner, prize.state) == (1, 0, Is(0))
    assert prize.pose.heading == tower.pose.heading
    # half a sloop, a gap, half the prize
    assert prize.pose.y == tower.pose.y - 2500 - 25 - 3000
    assert HELD.by(prize.hold[0], 0)


def test_who_tows_a_derelict_makes_s() -> None:
    """CSG-TOW-04: and takes her along after every turn and march."""
    s = sea(ship(SLOOP, 0, at(480, 480), tows=1), ship(TWO, 0, at(480, 425), masts=0), ship(SLOOP, 1, at(100, 100)))
    assert move_list(s, 0) == "S"
    plays(s, ("sail", s.names[0], 90, "S", 0))
    assert s.ship(1).pose.heading == 90
    assert s.ship(1).pose.x == s.ship(0).pose.x - 2500 - 25 - 3000


def test_a_ship_in_tow_does_not_move_and_nobody_else_tows_her() -> None:
    """CSG-TOW-04, CSG-TOW-05: a ship tows one piece, and a piece has one tower."""
    s = sea(
        ship(SLOOP, 0, at(480, 480), tows=1),
        ship(TWO, 0, at(480, 425), masts=0),
        ship(SLOOP, 1, at(480, 374)),
        ship(TWO, 1, at(480, 512.5, 90), masts=0),
    )
    assert refused(s, "sail", s.names[1], 0, "S", 0) == "pirates-barred-towed"
    assert not may_tow(s, 2, 1)
    assert not may_tow(s, 0, 3)
    s.change(0, tows=-1)
    assert may_tow(s, 0, 3)


@pytest.mark.parametrize("card", [SUBMARINE, MONSTER, DRAGON])
def test_what_neither_tows(card: str) -> None:
    """CSG-TOW-09"""
    from flibuste.games.pirates.sea import hull

    tip = max(a for a, _ in hull(card))
    s = sea(ship(card, 0, at(480, 400)), ship(TWO, 1, at(480, 400 + tip + 7.75, 90), masts=0))
    assert not may_tow(s, 0, 1)


def test_a_galley_without_masts_tows() -> None:
    """CSG-KW-GAL-01, CSG-TOW-01: she is no derelict."""
    s = sea(ship(GALLEY, 0, at(480, 400), masts=0), ship(TWO, 1, at(480, 442.75, 90), masts=0))
    assert may_tow(s, 0, 1)


def test_a_tow_is_let_go_where_it_lies() -> None:
    """CSG-TOW-07, CSG-TOW-10: free, in the own turn; she stays in the fleet."""
    s = sea(ship(SLOOP, 0, at(480, 480), tows=1), ship(TWO, 0, at(480, 425), masts=0), ship(SLOOP, 1, at(100, 100)))
    pose = s.ship(1).pose
    plays(s, ("release", s.names[0]))
    assert (s.ship(0).tows, s.ship(1).pose, s.ship(1).owner) == (-1, pose, 0)
    assert not s.today.acted


def test_a_ship_that_is_towed_off_leaves_her_berth() -> None:
    """CSG-DOC-01, CSG-EXP-05: she is docked no longer, and her player's flag flies."""
    theirs = ship(TWO, 1, at(480, 544, 90), masts=0, docked=0, state=Is.EXPLORED)
    s = meeting(theirs=theirs, islands=[island(544.2, 544)])
    plays(s, ahead(s))
    plays(s, ("tow", s.names[1]))
    assert s.ship(1).docked == -1
    assert s.islands[0].flags == 0b10


def test_a_flotilla_goes_with_a_ship_of_its_fleet_and_nation() -> None:
    """CSG-KW-FLO-01, CSG-KW-FLO-02, CSG-KW-FLO-06: she sails her full printed move."""
    s = meeting(ship(SLOOP, 0, at(480, 470), "GEN-helmsman@pirates"), ship(FLOTILLA, 0, at(480, 544, 90)))
    assert refused(s, "sail", s.names[1], 0, "S", 0) == "pirates-barred-flotilla"
    plays(s, ahead(s))
    plays(s, ("tow", s.names[1]))
    assert s.ship(0).tows == 1
    assert move_list(s, 0) == "SL"
    for stranger in (ship(FLOTILLA, 1, at(480, 544, 90)), ship("FS-18", 0, at(480, 544, 90))):
        s = meeting(ship(SLOOP, 0, at(480, 470)), stranger)
        plays(s, ahead(s))
        assert question(s) == "Menu"


def test_ransom_crew_that_change_sides_become_a_coin() -> None:
    """CSG-KW-RAN-01: of five, face up; in a full hold it takes the place of the lowest coin."""
    theirs = ship(TWO, 1, at(480, 544, 90), "CC-60", "coin-2", masts=0)
    s = meeting(theirs=theirs, coins=(0,) * 7)
    plays(s, ahead(s))
    told = plays(s, ("tow", s.names[1]))
    assert "pirates-ransomed" in keys(told)
    assert sorted(HELD.item(it) for it in coins_of(s.ship(1))) == [2, 5]
    assert s.coins[4] == 1
