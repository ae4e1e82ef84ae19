"""Tows, and ships that change sides (chapter 5.7)."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.games.pirates.questions.cargo.hold import coins_of
from flibuste.games.pirates.questions.sailing.afloat import Afloat
from flibuste.games.pirates.questions.sailing.move_list import move_list
from flibuste.games.pirates.questions.sailing.towing import may_tow
from flibuste.games.pirates.questions.table.bodies import bow_touches, derelict, hull
from flibuste.games.pirates.questions.table.items import HELD
from flibuste.games.pirates.soundness import breaches_of
from flibuste.games.pirates.state import Is
from flibuste.games.pirates.tables import COIN_VALUES
from tests.games.pirates.orders import SLOOP, TWO, ahead, asked, meeting, question, refused, sea
from tests.games.pirates.tables import at, island, keys, plays, ship

GALLEY, MONSTER, SUBMARINE, FLOTILLA, DRAGON, TITAN = "BC-18", "OE-14", "MI-305", "FS-17", "OE-139", "OE-61"


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
    assert move_list(Afloat(s, 0)) == "S"
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
    """CSG-TOW-09: submarines, sea monsters and sea dragons."""
    tip = max(a for a, _ in hull(card))
    s = sea(ship(card, 0, at(480, 400)), ship(TWO, 1, at(480, 400 + tip + 7.75, 90), masts=0))
    assert not may_tow(s, 0, 1)


def test_a_titan_tows_and_a_submarine_is_not_towed() -> None:
    """CSG-TOW-09: not even a derelict one."""
    tip = max(a for a, _ in hull(TITAN))
    s = sea(ship(TITAN, 0, at(480, 400)), ship(TWO, 1, at(480, 400 + tip + 7.75, 90), masts=0))
    assert may_tow(s, 0, 1)
    half = max(b for _, b in hull(SUBMARINE))
    s = sea(ship(TWO, 0, at(480, 400)), ship(SUBMARINE, 1, at(480, 430.3 + half, 90), masts=0))
    assert derelict(s.ship(1))
    assert bow_touches(s, 0, 1)
    assert not may_tow(s, 0, 1)


def test_a_galley_without_masts_tows() -> None:
    """CSG-KW-GAL-01, CSG-TOW-01: she is no derelict."""
    s = sea(ship(GALLEY, 0, at(480, 400), masts=0), ship(TWO, 1, at(480, 442.75, 90), masts=0))
    assert may_tow(s, 0, 1)


def test_a_derelict_tows_nothing() -> None:
    """CSG-EFF-03, CSG-TOW-01: oars or not."""
    s = sea(ship("SM-PS-009", 0, at(480, 400), masts=0), ship(TWO, 1, at(480, 447.75, 90), masts=0))
    assert not may_tow(s, 0, 1)
    s.change(0, masts=1)
    assert may_tow(s, 0, 1)


def test_a_tow_is_let_go_where_it_lies() -> None:
    """CSG-TOW-07, CSG-TOW-10: free, in one's own turn; she stays in the fleet."""
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
    assert move_list(Afloat(s, 0)) == "SL"
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


# ---- positions


TOWED = ship(TWO, 0, at(480, 425), masts=0)
SHORE, MOORED = [island(480, 480)], at(480, 480 - 25 - 40.3)


def ill_towed(tower: Any, towed: Any, **more: Any) -> list[str]:
    """What is wrong with ships in a position, of which the first tows the second."""
    bare = (0,) * len(COIN_VALUES)
    s = sea(tower._replace(tows=1), towed, ship(SLOOP, 1, at(100, 100)), pool=bare, coins=bare, **more)
    return [f"{breach.rule}: {breach.what}" for breach in breaches_of(s) if "ships[" in breach.what]


def test_a_tow_may_be() -> None:
    """CSG-TOW-01, CSG-TOW-06, CSG-KW-FLO-02: with a derelict or a flotilla, at sea or docked with her."""
    mine = ship(SLOOP, 0, at(480, 480))
    assert ill_towed(mine, TOWED) == []
    assert ill_towed(ship(TITAN, 0, at(480, 480)), TOWED) == []
    assert ill_towed(mine, ship(FLOTILLA, 0, at(480, 425))) == []
    astern = TOWED._replace(pose=MOORED._replace(y=MOORED.y - 5525))
    assert ill_towed(mine._replace(pose=MOORED, docked=0), astern._replace(docked=0), islands=SHORE) == []
    assert ill_towed(mine._replace(pose=MOORED, docked=0), astern, islands=SHORE) == []


@pytest.mark.parametrize(
    ("tower", "towed", "said"),
    [
        ({}, {"owner": 1}, "CSG-TOW-03: ships[0].tows: a ship of the same fleet"),
        ({}, {"masts": 3}, "CSG-TOW-01: ships[0].tows: a derelict or a flotilla"),
        ({}, {"state": Is.WRECK}, "CSG-TOW-01: ships[0].tows: a derelict or a flotilla"),
        ({}, {"card": SUBMARINE}, "CSG-TOW-09: ships[0].tows: submarines, "),
        ({"card": MONSTER}, {}, "CSG-TOW-09: ships[0].tows: submarines, "),
        ({"masts": 0}, {}, "CSG-TOW-08: ships[0].tows: none, while"),
        ({"state": Is.ENTANGLED}, {}, "CSG-TOW-08: ships[0].tows: none, while"),
    ],
)
def test_a_tow_that_cannot_be_is_refused(tower: dict[str, Any], towed: dict[str, Any], said: str) -> None:
    """CSG-TOW-01, CSG-TOW-03, CSG-TOW-08, CSG-TOW-09"""
    found = ill_towed(ship(SLOOP, 0, at(480, 480))._replace(**tower), TOWED._replace(**towed))
    assert any(breach.startswith(said) for breach in found), found


def test_a_ship_in_tow_is_docked_with_her_tower() -> None:
    """CSG-TOW-06, CSG-DOC-01: at the same island, and not farther from it than behind her; once she is let go she is
    docked there still."""
    mine, towed = ship(SLOOP, 0, at(480, 300)), TOWED._replace(pose=MOORED, docked=0)
    assert ill_towed(mine, towed, islands=SHORE) == ["CSG-TOW-06: ships[1].docked: where the ship that tows her is"]
    mine, towed = mine._replace(pose=MOORED, docked=0), towed._replace(pose=at(900, 900))
    assert ill_towed(mine, towed, islands=SHORE) == ["CSG-DOC-01: ships[1].docked: an island that her bow touches"]
