"""Whirlpools (chapter 5.16)."""

from __future__ import annotations

from typing import Any

from flibuste.games.pirates.state import NOWHERE, Is, State, Tile
from tests.games.pirates.orders import FOUR, TWO, ahead, asked, before, poses, question, refused
from tests.games.pirates.tables import at, plays, ship


def whirl(tiles: int = 1, card: str = FOUR, **more: Any) -> State:
    return before("whirlpool", card, tiles=[Tile("whirlpool", at(200, 750)), Tile("fog", at(800, 800))][:tiles], **more)


def test_a_whirlpool_may_be_ignored_and_is_met_once() -> None:
    """CSG-WHI-01: once in a move action."""
    s = whirl()
    plays(s, ahead(s))
    assert question(s) == "Whirl"
    plays(s, ("ignore",))
    assert s.ship(0).pose == at(480, 548.5)
    assert question(s) == "Menu"


def test_one_whirlpool_alone_does_nothing() -> None:
    """CSG-WHI-02: nothing is asked."""
    s = whirl(0)
    plays(s, ahead(s))
    assert question(s) == "Menu"


def test_through_a_whirlpool_the_segment_goes_on_straight_and_the_rest_is_asked() -> None:
    """CSG-WHI-03, CSG-ACT-08: stern at the outline, heading away; then what is left of the segment."""
    s = whirl()
    plays(s, ("sail", s.names[0], 0, "S", 0, 0, "S", 0))
    met = s.ship(0).pose.y / 100 - 485
    assert all(move[2] == pose[2] for move, pose in poses(s).items())
    assert len(poses(s)) > 1
    plays(s, ("whirl", 1, 90))
    one = s.ship(0)
    assert one.pose.heading == 90
    assert one.pose.x == round((200 + 28 + 0.25 + 40 + 63.5 - met) * 100)
    assert question(s) == "SailFree"
    assert refused(s, "sail", 90, "L", 0) == "pirates-barred-spent"
    assert refused(s, "sail", 90, "S", 0) is None
    plays(s, ("stay",), 3)
    assert question(s) == "Menu"
    assert s.ship(0).masts == 0b1111


def test_who_went_through_may_lose_something() -> None:
    """CSG-WHI-04: on 4 and more a mast, a treasure or a crew; a derelict does not sink by it."""
    s = whirl(hold=("coin-2", "GEN-captain@england"))
    plays(s, ahead(s))
    plays(s, ("whirl", 1, 90), 4)
    assert asked(s) == [("mast",), ("treasure",), ("crew",)]
    plays(s, ("treasure",))
    assert s.gone
    s = whirl(card="SM-PS-009", ship={"masts": 0})
    plays(s, ahead(s))
    plays(s, ("whirl", 1, 90), 6)
    assert s.ships[0] is not None


def test_a_whirlpool_breaks_a_tow() -> None:
    """CSG-WHI-05: it stays behind."""
    s = whirl(ship={"tows": 2})
    s.ships.append(ship(TWO, 0, at(480, 414), masts=0))
    plays(s, ahead(s))
    plays(s, ("whirl", 1, 90), 1)
    assert s.ship(0).tows == NOWHERE


def test_who_is_thrown_into_fog_still_rolls() -> None:
    """CSG-WHI-04, CSG-FOG-02"""
    s = whirl(options={"auto_mast": True})
    s.tiles.append(Tile("fog", at(360, 750)))
    plays(s, ("sail", s.names[0], 0, "S", 0, 0, "S", 0))
    plays(s, ("whirl", 1, 90), 6)
    assert s.ship(0).lost == 2
    assert s.ship(0).masts.bit_count() == 3


def test_who_is_thrown_onto_a_reef_and_wrecked_loses_nothing_more() -> None:
    """CSG-WHI-04, CSG-REE-05: there is no player left who could choose, and what lies aboard stays there."""
    s = whirl(hold=("coin-2",), ship={"masts": 0b11})
    s.tiles.append(Tile("reef", at(360, 750)))
    plays(s, ("sail", s.names[0], 0, "S", 0, 0, "S", 0))
    hold = s.ship(0).hold
    plays(s, ("whirl", 1, 90), 1, 6)
    assert Is.WRECK in s.ship(0).state
    assert s.ship(0).hold == hold
    assert not s.gone
