"""Fog, weeds, reefs, and ships for which they do not matter (chapters 5.14 to 5.18)."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from flibuste.core.agenda import asking, play
from flibuste.core.events import EventCollector
from flibuste.core.fate import ScriptedFate
from flibuste.games.pirates.geometry.angles import ahead as ahead_of
from flibuste.games.pirates.geometry.outline import Pose
from flibuste.games.pirates.questions.sailing.afloat import Afloat
from flibuste.games.pirates.questions.sailing.move_list import move_list
from flibuste.games.pirates.questions.table.bodies import built, solids, standing
from flibuste.games.pirates.questions.table.spells import cast, turn_ends
from flibuste.games.pirates.questions.turns.giving_actions import why_not_act
from flibuste.games.pirates.state import NOBODY, NOWHERE, Is, State, Tile, Token
from flibuste.games.pirates.steps.events.event_effects import RollFog
from flibuste.games.pirates.steps.sailing.asked_course import SailFree
from flibuste.games.pirates.steps.sea.coming_out import number_point
from flibuste.games.pirates.steps.sea.smoke import lay_smoke
from flibuste.games.pirates.steps.turns.creature_and_fog_orders import tile_under
from flibuste.games.pirates.steps.turns.sailing_orders import why_not_sail
from flibuste.games.pirates.view import view
from tests.games.pirates.orders import FOUR, SLOOP, TWO, ahead, asked, before, poses, question, refused, sea
from tests.games.pirates.tables import at, island, keys, plays, runs, ship

FAR = ship(SLOOP, 1, at(100, 100))
GALLEY, MONSTER, ICEBREAKER, DRAGON = "BC-18", "OE-14", "FN-57", "OE-139"


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
    step = asking(s)
    assert isinstance(step, SailFree)
    option = next(it for it in step.ask(s).options if it.move[0] == "sail")
    after = s.copy()
    plays(after, option.move)
    assert option.data == {"pose": [*after.ship(0).pose]}
    plays(s, ("sail", 180, "S", 0))
    assert s.ship(0).pose.y == one.pose.y - 6350
    assert s.ship(0).lost == NOWHERE


def test_she_comes_out_on_the_line_of_her_heading() -> None:
    """CSG-FOG-06: a quarter of a millimetre from the point, that way; CSG-MYS-03: with the letters she was given."""
    s = lost()
    cast(s, 0, "plus:L", -1)
    plays(s, ("emerge", s.names[0], 0), 4)
    x, y = number_point(s, 0, 4)
    offered = poses(s)["leave", 240]
    plays(s, ("leave", 240))
    assert offered == list(s.ship(0).pose)
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
    """CSG-FOG-10: she is given no move action that would bring her out."""
    s = lost(masts=0)
    assert refused(s, "emerge", s.names[0], 0) == "pirates-barred-no-ship"


def test_fog_hides_neither_wrecks_nor_dragons() -> None:
    """CSG-KW-DRA-01, CSG-REE-05: whether it is laid over them or drifts over them."""
    wreck = ship(FOUR, 0, at(480, 580), masts=0, state=Is.WRECK)._replace(owner=NOBODY)
    for one, hidden in ((wreck, False), (ship(DRAGON, 0, at(480, 580)), False), (ship(FOUR, 0, at(480, 580)), True)):
        s = sea(one, FAR)
        lay_smoke(s, 1, at(480, 580), EventCollector())
        assert (s.ship(0).lost == 0) is hidden
        rolling = (Token("SCS-071b", 1, 48000, 48000, 0),)
        s = sea(one, FAR, tiles=[Tile("fog", at(480, 516.5))], tokens=rolling)
        s.agenda.clear()
        s.change(0, pose=at(480, 605, 90))
        runs(s, RollFog(1), told=(1,))
        assert s.tiles[0].pose == at(480, 580)
        assert (s.ship(0).lost == 0) is hidden


def test_who_jumps_between_banks_comes_out_of_any() -> None:
    """CSG-FOG-08, CSG-EFF-10: at the point of that one that the die says."""
    for card, banks in (("DJC-18", 2), (FOUR, 1)):
        s = lost(card)
        s.tiles.append(Tile("fog", at(700, 200)))
        assert sum(move[0] == "emerge" for move in asked(s)) == banks
    s = lost("DJC-18")
    s.tiles.append(Tile("fog", at(700, 200)))
    plays(s, ("emerge", s.names[0], 1), 1)
    plays(s, ("leave", 0))
    x, y = number_point(s, 1, 1)
    assert s.ship(0).pose == Pose(round(x * 100), round((y + 0.25 + 30) * 100), 0)


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
    emit = EventCollector(partial(view, s), [None])
    play(s, ("clear", s.names[0]), ScriptedFate(s, [6]), emit)
    assert question(s) == "Menu"
    assert Is.ENTANGLED not in s.ship(0).state
    assert emit.views[None] == view(s, None)


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
    """CSG-REE-04: and goes no farther."""
    s = before("reef", ship={"masts": 0b11})
    plays(s, ahead(s), 2)
    assert (s.ship(0).masts, s.ship(0).state) == (0, Is(0))
    assert s.ship(0).pose.y < at(0, 540).y


def test_what_keeps_hits_off_does_not_keep_reefs_off() -> None:
    """CSG-TER-03: neither a second hull nor armour."""
    for card in ("OE-137", "SM-SS-001", "SM-ES-003"):
        s = before("reef", card, options={"auto_mast": True})
        masts, shell = built(s.ship(0)), s.ship(0).shell
        s.tiles[0] = s.tiles[0]._replace(value=masts - 1)
        plays(s, ahead(s, move_list(Afloat(s, 0))[0]))
        assert (standing(s.ship(0)), s.ship(0).shell) == (masts - 1, shell)


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


# ---- for whom terrain does not matter


def test_for_whom_terrain_means_nothing() -> None:
    """CSG-TER-01, CSG-TER-02, CSG-KW-ICE-01, CSG-KW-GHO-02: an icebreaker enters whirlpools if she likes."""
    kinds = ("fog", "reef", "sargasso", "whirlpool")

    def met(card: str, **more: Any) -> list[str]:
        s = sea(ship(card, 0, at(480, 480), **more), FAR)
        return sorted(Afloat(s, 0).meets)

    assert met(FOUR) == met(MONSTER) == list(kinds)
    assert met(ICEBREAKER) == ["whirlpool"]
    assert met("OE-138") == met(DRAGON) == met("CC-1", state=Is.INTANGIBLE) == []
