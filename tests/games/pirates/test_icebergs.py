"""Icebergs (chapter 5.15)."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.core.events import EventCollector
from flibuste.games.pirates.state import Tile
from flibuste.games.pirates.steps.sea.icebergs import Icebergs, drift
from tests.games.pirates.orders import FOUR, SLOOP, TWO, ahead, asked, refused, sea
from tests.games.pirates.tables import at, island, plays, runs, ship

FAR = ship(SLOOP, 1, at(100, 100))
ICEBREAKER, DRAGON = "FN-57", "OE-139"


def ice(x: float = 480, y: float = 590, **more: Any) -> Tile:
    return Tile("iceberg", at(x, y), number=more.get("number", 1))


def test_a_ship_that_runs_into_ice_stops_and_loses_a_mast() -> None:
    """CSG-ICE-05, CSG-R-16: not by a contact from before."""
    s = sea(ship(FOUR, 0, at(480, 485)), FAR, tiles=[ice()], options={"auto_mast": True})
    plays(s, ahead(s))
    assert s.ship(0).masts.bit_count() == 3
    assert s.ship(0).pose.y < at(0, 540).y
    s.today = s.today._replace(acted=())
    plays(s, ahead(s))
    assert s.ship(0).masts.bit_count() == 3


def test_an_icebreaker_rams_ice_without_a_roll() -> None:
    """CSG-KW-ICE-02: it leaves the game, and she keeps her masts."""
    s = sea(ship(ICEBREAKER, 0, at(480, 485)), FAR, tiles=[ice()])
    plays(s, ahead(s, "L"))
    assert asked(s) == [("break", 0), ("enough",)]
    plays(s, ("break", 0))
    assert s.tiles[0].kind == "gone"
    assert s.ship(0).masts == 0b111
    # what has gone troubles nobody
    s.today = s.today._replace(acted=())
    plays(s, ahead(s, "L"))


def test_ice_that_she_spares_costs_her_a_mast() -> None:
    """CSG-KW-ICE-02: a ram declined is a contact like any other."""
    s = sea(ship(ICEBREAKER, 0, at(480, 485)), FAR, tiles=[ice()], options={"auto_mast": True})
    plays(s, ahead(s, "L"))
    plays(s, ("enough",))
    assert s.tiles[0].kind == "iceberg"
    assert s.ship(0).masts.bit_count() == 2


def test_the_icebergs_of_a_number_drift_where_their_own_roll_says() -> None:
    """CSG-ICE-01, CSG-ICE-02, CSG-TRN-04: S, without turning, towards the side of the roll."""
    s = sea(FAR, tiles=[ice(480, 480), ice(700, 700, number=2)])
    runs(s, Icebergs(), told=(1, 4))
    assert s.tiles[0].pose == at(480, 480 - 63.5)
    assert s.tiles[1].pose == at(700, 700)


@pytest.mark.parametrize(("card", "left"), [(TWO, 1), ("FS-17", 1)])
def test_ice_that_drifts_into_a_ship_takes_a_mast(card: str, left: int) -> None:
    """CSG-ICE-03, CSG-ICE-07: it stops; a flotilla loses nothing."""
    s = sea(ship(card, 0, at(480, 540, 90)), FAR, tiles=[ice(480, 480)], options={"auto_mast": True})
    drift(s, 0, 1, EventCollector())
    runs(s)
    assert s.ship(0).masts.bit_count() == left
    assert s.tiles[0].pose.y < at(0, 540 - 20).y


def test_ice_sinks_a_derelict_and_spares_a_dragon() -> None:
    """CSG-ICE-03, CSG-ICE-07: the one loses a mast, the other does not stop it."""
    s = sea(ship(TWO, 0, at(480, 540, 90), masts=0), FAR, tiles=[ice(480, 480)])
    s.agenda.clear()
    drift(s, 0, 1, EventCollector())
    runs(s)
    assert s.ships[0] is None
    s = sea(ship(DRAGON, 0, at(480, 540)), FAR, tiles=[ice(480, 480)])
    drift(s, 0, 1, EventCollector())
    assert s.tiles[0].pose == at(480, 543.5)


def test_ice_spares_whom_it_touched_already() -> None:
    """CSG-ICE-07: unless that is what stops it."""
    near = 20.78 + 7.5 + 0.05
    s = sea(ship(TWO, 0, at(480, 480 - near, 90)), FAR, islands=[island(480, 535.1)], tiles=[ice(480, 480)])
    s.agenda.clear()
    drift(s, 0, 1, EventCollector())
    assert not s.agenda
    drift(s, 0, 4, EventCollector())
    assert s.agenda


def test_ice_that_touches_land_never_moves_again() -> None:
    """CSG-ICE-04: the border only stops it."""
    s = sea(FAR, islands=[island(480, 480 + 34 + 20.78 + 0.3)], tiles=[ice(480, 480)])
    runs(s, Icebergs(), told=(1,))
    assert s.tiles[0].pose == at(480, 480)
    s = sea(FAR, tiles=[ice(480, 900)])
    runs(s, Icebergs(), told=(1, 1))
    assert at(0, 938).y < s.tiles[0].pose.y < at(0, 940).y
    runs(s, Icebergs(), told=(1, 4))
    assert s.tiles[0].pose.y < at(0, 876.5).y


def test_other_tiles_do_not_stop_ice_and_two_icebergs_just_stop() -> None:
    """CSG-ICE-06: neither loses anything."""
    s = sea(FAR, tiles=[ice(480, 480), Tile("reef", at(480, 540))])
    drift(s, 0, 1, EventCollector())
    assert s.tiles[0].pose == at(480, 543.5)
    s = sea(FAR, tiles=[ice(480, 480), ice(480, 560)])
    drift(s, 0, 1, EventCollector())
    assert at(0, 515).y < s.tiles[0].pose.y < at(0, 519).y


def test_who_ignores_ice_sails_through_and_does_not_end_on_it() -> None:
    """CSG-TER-01"""
    s = sea(ship("OE-138", 0, at(480, 480)), FAR, tiles=[ice(480, 560)])
    assert refused(s, "sail", s.names[0], 0, "L", 0) == "pirates-barred-overlap"
    plays(s, ("sail", s.names[0], 0, "L", 0, 0, "S", 0))
    assert s.ship(0).pose == at(480, 480 + 88.9 + 63.5)
