"""Fog, icebergs, whirlpools, weeds, reefs, and ships for which they do not matter (chapters 5.14 to 5.18)."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.core.events import Teller
from flibuste.games.pirates.exits import number_point
from flibuste.games.pirates.geometry.angles import ahead as ahead_of
from flibuste.games.pirates.geometry.outline import Pose
from flibuste.games.pirates.icebergs import Icebergs, drift
from flibuste.games.pirates.moving import troubles
from flibuste.games.pirates.odd_orders import tile_under
from flibuste.games.pirates.orders import why_not_act
from flibuste.games.pirates.sail_orders import why_not_sail
from flibuste.games.pirates.sea import solids
from flibuste.games.pirates.spells import cast, turn_ends
from flibuste.games.pirates.state import NOWHERE, Is, State, Tile
from tests.games.pirates.orders import FOUR, SLOOP, TWO, ahead, asked, question, refused, sea
from tests.games.pirates.tables import at, island, keys, plays, runs, ship

FAR = ship(SLOOP, 1, at(100, 100))
GALLEY, MONSTER, ICEBREAKER, DRAGON = "BC-18", "OE-14", "FN-57", "OE-139"


def before(kind: str, card: str = FOUR, **more: Any) -> State:
    """A tile of terrain 20 mm ahead of the first ship, more or less."""
    tiles = [Tile(kind, at(480, 580)), *more.pop("tiles", ())]
    return sea(ship(card, 0, at(480, 485), *more.pop("hold", ()), **more.pop("ship", {})), FAR, tiles=tiles, **more)


# ---- fog


def test_fog_swallows_a_ship_that_touches_it() -> None:
    """CSG-FOG-01, CSG-FOG-02, CSG-FOG-03: at once; the move is over, and the turn of this ship."""
    s = before("fog", ship={"tows": 2})
    s.ships.append(ship(TWO, 0, at(480, 414), masts=0))
    plays(s, ahead(s))
    one = s.ship(0)
    assert one.lost == 0
    assert one.pose.y < at(0, 540).y
    assert one.tows == NOWHERE
    s.today = s.today._replace(extra=(0,))
    found = why_not_act(s, 0)
    assert found is not None
    assert found.rule == "CSG-FOG-02"


def lost(card: str = FOUR, **more: Any) -> State:
    return sea(ship(card, 0, at(480, 580), lost=0, **more), FAR, tiles=[Tile("fog", at(480, 580))])


def test_a_lost_ship_comes_out_at_the_point_of_her_roll() -> None:
    """CSG-FOG-05, CSG-FOG-06, CSG-FOG-07: stern first at that point, then she sails her segments."""
    s = lost()
    assert refused(s, *ahead(s)) == "pirates-barred-in-fog"
    plays(s, ("emerge", s.names[0], 0), 4)
    x, y = number_point(s, 0, 4)
    plays(s, ("leave", 180))
    one = s.ship(0)
    assert one.lost == NOWHERE
    assert one.pose == Pose(round(x * 100), round((y - 0.25 - 40) * 100), 180)
    assert question(s) == "SailFree"
    plays(s, ("sail", 180, "S", 0))
    assert s.ship(0).pose.y == one.pose.y - 6350
    assert s.ship(0).lost == NOWHERE


def test_she_comes_out_on_the_line_of_her_heading() -> None:
    """CSG-FOG-06: a quarter of a millimetre from the point, that way; CSG-MYS-03: with the letters she was given."""
    s = lost()
    cast(s, 0, "plus:L", -1)
    plays(s, ("emerge", s.names[0], 0), 4)
    x, y = number_point(s, 0, 4)
    plays(s, ("leave", 240))
    east, north = ahead_of(240)
    assert s.ship(0).pose == Pose(round((x + 40.25 * east) * 100), round((y + 40.25 * north) * 100), 240)
    assert refused(s, "sail", 240, "L", 0) is None


def test_she_comes_out_within_eighty_degrees_of_straight() -> None:
    """CSG-FOG-06, CSG-R-54"""
    s = lost()
    plays(s, ("emerge", s.names[0], 0), 1)
    assert refused(s, "leave", 80) is None
    assert refused(s, "leave", 280) is None
    assert refused(s, "leave", 81) == "pirates-barred-spread"
    assert refused(s, "stay") == "pirates-barred-leave"


def test_where_no_heading_is_free_she_stays_lost() -> None:
    """CSG-FOG-06: and the action is spent."""
    s = lost()
    s.islands += [island(480, 660), island(555, 640), island(405, 640)]
    plays(s, ("emerge", s.names[0], 0), 1)
    assert asked(s) == [("stay",)]
    plays(s, ("stay",))
    assert s.ship(0).lost == 0
    assert question(s) == "Menu"
    assert why_not_act(s, 0) is not None


def test_a_lost_derelict_stays_lost() -> None:
    """CSG-FOG-10"""
    s = lost(masts=0)
    assert refused(s, "emerge", s.names[0], 0) == "pirates-barred-no-ship"


def test_who_jumps_between_banks_comes_out_of_any() -> None:
    """CSG-FOG-08, CSG-EFF-10"""
    for card, banks in (("DJC-18", 2), (FOUR, 1)):
        s = lost(card)
        s.tiles.append(Tile("fog", at(700, 200)))
        assert sum(move[0] == "emerge" for move in asked(s)) == banks


# ---- weeds and reefs


@pytest.mark.parametrize(("roll", "caught"), [(4, False), (5, True)])
def test_weeds_hold_a_ship_whose_masts_the_roll_beats(roll: int, caught: bool) -> None:
    """CSG-SAR-01, CSG-SAR-02: of the masts she was built with; she stops."""
    s = before("sargasso", ship={"masts": 1})
    plays(s, ahead(s), roll)
    assert (Is.ENTANGLED in s.ship(0).state) is caught
    assert (s.ship(0).pose.y < at(0, 540).y) is caught
    assert s.tiles[0].value == roll


def test_a_tile_has_one_value_a_turn() -> None:
    """CSG-SAR-01, CSG-REE-01: later ships use the same."""
    s = before("reef")
    s.tiles[0] = s.tiles[0]._replace(value=3)
    told = plays(s, ahead(s))
    assert "pirates-rolled-by" not in keys(told)
    assert question(s) == "PickMast"


def test_an_entangled_ship_clears_the_weeds_by_roll_and_masts() -> None:
    """CSG-SAR-04, CSG-SAR-05, CSG-ACT-05: above six; no move this turn, but other actions."""
    s = sea(ship(FOUR, 0, at(480, 560), state=Is.ENTANGLED), FAR, tiles=[Tile("sargasso", at(480, 580))])
    assert refused(s, *ahead(s)) == "pirates-barred-entangled"
    plays(s, ("clear", s.names[0]), 2)
    assert Is.ENTANGLED in s.ship(0).state
    s.today = s.today._replace(acted=())
    plays(s, ("clear", s.names[0]), 3)
    assert question(s) == "Leave"
    assert refused(s, "leave", 90, 180) == "pirates-barred-spread"
    plays(s, ("leave", 90, 90))
    one = s.ship(0)
    assert Is.ENTANGLED not in one.state
    assert one.pose.heading == 90
    s.today = s.today._replace(acted=())
    found = why_not_sail(s, 0)
    assert found is not None
    assert found.rule == "CSG-SAR-04"
    assert why_not_act(s, 0) is None
    turn_ends(s, 0)
    assert why_not_sail(s, 0) is None


def test_a_ship_that_was_pushed_off_the_weeds_is_simply_free() -> None:
    """CSG-SAR-04"""
    s = sea(ship(FOUR, 0, at(480, 300), state=Is.ENTANGLED), FAR, tiles=[Tile("sargasso", at(480, 580))])
    assert tile_under(s, 0) == NOWHERE
    plays(s, ("clear", s.names[0]), 6)
    assert question(s) == "Menu"
    assert Is.ENTANGLED not in s.ship(0).state


def test_a_tow_ends_in_weeds() -> None:
    """CSG-SAR-05, CSG-TOW-08"""
    s = before("sargasso", ship={"tows": 2})
    s.ships.append(ship(TWO, 0, at(480, 414), masts=0))
    plays(s, ahead(s), 6)
    assert s.ship(0).tows == NOWHERE


def test_a_reef_takes_what_the_roll_lacks() -> None:
    """CSG-REE-01, CSG-REE-02, CSG-TER-03; CSG-ACT-08: then she may go on or stop."""
    s = before("reef", options={"auto_mast": True})
    plays(s, ahead(s), 3)
    assert s.ship(0).masts.bit_count() == 3
    assert asked(s) == [("go-on",), ("stop",)]
    on = s.copy()
    y = s.ship(0).pose.y
    plays(s, ("stop",))
    assert s.ship(0).pose.y == y
    plays(on, ("go-on",))
    assert on.ship(0).pose == at(480, 548.5)
    s = before("reef")
    plays(s, ahead(s), 4)
    assert s.ship(0).masts == 0b1111


def test_a_ship_that_loses_all_her_masts_lies_derelict_on_the_reef() -> None:
    """CSG-REE-04"""
    s = before("reef", ship={"masts": 0b11})
    plays(s, ahead(s), 2)
    assert (s.ship(0).masts, s.ship(0).state) == (0, Is(0))
    assert s.ship(0).pose.y < at(0, 540).y


@pytest.mark.parametrize("card", [FOUR, GALLEY])
def test_a_ship_that_loses_more_is_a_wreck(card: str) -> None:
    """CSG-REE-05: nobody's; galleys too; all that is aboard stays there, and she is solid."""
    s = before("reef", card, hold=("coin-3",), ship={"masts": 1})
    plays(s, ahead(s), 1)
    wreck = s.ship(0)
    assert Is.WRECK in wreck.state
    assert wreck.owner == -1
    assert len(wreck.hold) == 1
    assert "ship:0" in solids(s, 1)[0]
    assert why_not_act(s, 0) is not None


def test_a_creature_goes_instead_of_becoming_a_wreck() -> None:
    """CSG-REE-06, CSG-TER-02: submerged or not."""
    s = before("reef", MONSTER, ship={"masts": 1, "state": Is.SUBMERGED})
    plays(s, ("sail", s.names[0], 0, "L", 0), 2)
    assert s.ships[0] is not None
    s = before("reef", "DJC-6", ship={"masts": 1, "state": Is.SUBMERGED})
    plays(s, ("sail", s.names[0], 0, "L", 0), 1)
    assert s.ships[0] is None


# ---- whirlpools


def whirl(tiles: int = 1, card: str = FOUR, **more: Any) -> State:
    return before("whirlpool", card, tiles=[Tile("whirlpool", at(200, 750)), Tile("fog", at(800, 800))][:tiles], **more)


def test_a_whirlpool_may_be_ignored_and_is_met_once() -> None:
    """CSG-WHI-01"""
    s = whirl()
    plays(s, ahead(s))
    assert question(s) == "Whirl"
    plays(s, ("ignore",))
    assert s.ship(0).pose == at(480, 548.5)
    assert question(s) == "Menu"


def test_one_whirlpool_alone_does_nothing() -> None:
    """CSG-WHI-02"""
    s = whirl(0)
    plays(s, ahead(s))
    assert question(s) == "Menu"


def test_through_a_whirlpool_the_segment_goes_on_straight_and_the_rest_is_asked() -> None:
    """CSG-WHI-03, CSG-ACT-08: stern at the outline, heading away; then what is left of the segment."""
    s = whirl()
    plays(s, ("sail", s.names[0], 0, "S", 0, 0, "S", 0))
    met = s.ship(0).pose.y / 100 - 485
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
    """CSG-WHI-05"""
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


# ---- icebergs


def ice(x: float = 480, y: float = 590, **more: Any) -> Tile:
    return Tile("iceberg", at(x, y), number=more.get("number", 1))


def test_a_ship_that_runs_into_ice_stops_and_loses_a_mast() -> None:
    """CSG-ICE-05, CSG-R-16; not by a contact from before."""
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
    drift(s, 0, 1, Teller())
    runs(s)
    assert s.ship(0).masts.bit_count() == left
    assert s.tiles[0].pose.y < at(0, 540 - 20).y


def test_ice_sinks_a_derelict_and_spares_a_dragon() -> None:
    """CSG-ICE-03, CSG-ICE-07"""
    s = sea(ship(TWO, 0, at(480, 540, 90), masts=0), FAR, tiles=[ice(480, 480)])
    s.agenda.clear()
    drift(s, 0, 1, Teller())
    runs(s)
    assert s.ships[0] is None
    s = sea(ship(DRAGON, 0, at(480, 540)), FAR, tiles=[ice(480, 480)])
    drift(s, 0, 1, Teller())
    assert s.tiles[0].pose == at(480, 543.5)


def test_ice_spares_whom_it_touched_already() -> None:
    """CSG-ICE-07: unless that is what stops it."""
    near = 20.78 + 7.5 + 0.05
    s = sea(ship(TWO, 0, at(480, 480 - near, 90)), FAR, islands=[island(480, 535.1)], tiles=[ice(480, 480)])
    s.agenda.clear()
    drift(s, 0, 1, Teller())
    assert not s.agenda
    drift(s, 0, 4, Teller())
    assert s.agenda


def test_ice_that_touches_land_never_moves_again() -> None:
    """CSG-ICE-04"""
    s = sea(FAR, islands=[island(480, 480 + 34 + 20.78 + 0.3)], tiles=[ice(480, 480)])
    runs(s, Icebergs(), told=(1,))
    assert s.tiles[0].pose == at(480, 480)


def test_other_tiles_do_not_stop_ice_and_two_icebergs_just_stop() -> None:
    """CSG-ICE-06"""
    s = sea(FAR, tiles=[ice(480, 480), Tile("reef", at(480, 540))])
    drift(s, 0, 1, Teller())
    assert s.tiles[0].pose == at(480, 543.5)
    s = sea(FAR, tiles=[ice(480, 480), ice(480, 560)])
    drift(s, 0, 1, Teller())
    assert at(0, 515).y < s.tiles[0].pose.y < at(0, 519).y


# ---- for whom terrain does not matter


def test_for_whom_terrain_means_nothing() -> None:
    """CSG-TER-01, CSG-TER-02, CSG-KW-ICE-01, CSG-KW-GHO-02: an icebreaker enters whirlpools if she likes."""
    kinds = ("fog", "reef", "sargasso", "whirlpool")

    def met(card: str, **more: Any) -> list[str]:
        s = sea(ship(card, 0, at(480, 480), **more), FAR)
        return [kind for kind in kinds if troubles(s, 0, Tile(kind, at(0, 0)))]

    assert met(FOUR) == met(MONSTER) == list(kinds)
    assert met(ICEBREAKER) == ["whirlpool"]
    assert met("OE-138") == met(DRAGON) == met("CC-1", state=Is.INTANGIBLE) == []


def test_who_ignores_ice_sails_through_and_does_not_end_on_it() -> None:
    """CSG-TER-01"""
    s = sea(ship("OE-138", 0, at(480, 480)), FAR, tiles=[ice(480, 560)])
    assert refused(s, "sail", s.names[0], 0, "L", 0) == "pirates-barred-overlap"
    plays(s, ("sail", s.names[0], 0, "L", 0, 0, "S", 0))
    assert s.ship(0).pose == at(480, 480 + 88.9 + 63.5)
