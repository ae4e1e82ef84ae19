"""Where ships dock, what goes ashore, what is found, and what changes places (chapters 5.5, 5.8 and 5.12)."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from flibuste.core.agenda import play
from flibuste.core.events import EventCollector
from flibuste.core.fate import OwnDice
from flibuste.games.pirates.ending import golds
from flibuste.games.pirates.questions.cargo.carriage import carries
from flibuste.games.pirates.questions.sailing.berths import berth, may_dock
from flibuste.games.pirates.questions.table.items import HELD, item_named, name_of
from flibuste.games.pirates.questions.turns.giving_actions import why_not_act
from flibuste.games.pirates.state import NOBODY, NOWHERE, Fort, Is, State
from flibuste.games.pirates.steps.islands.loading_treasure import may_explore
from flibuste.games.pirates.steps.sailing.docked_by_effect import moor
from flibuste.games.pirates.view import view
from tests.games.pirates.orders import FOUR, SLOOP, TWO, ahead, asked, question, refused, sea
from tests.games.pirates.tables import at, island, keys, plays, ship

FAR = ship(SLOOP, 1, at(100, 900))
MERCENARY, TITAN, DRAGON, MONSTER, FLOTILLA, EXPLORER = "MI-16", "OE-61", "OE-139", "OE-14", "FS-17", "RV-59"
EX_PATRIOT, GHOST = "MI-17", "CC-1"
CAPTAIN, WARES = "GEN-captain@england", "FS-057a"


def fort(owner: int, *coins: str) -> Fort:
    return Fort("CC-031", owner, 0, 0b1111, (0, 1, 2, 3), tuple(HELD.of(item_named(name), 0xFF) for name in coins))


def landing(*islands: Any, card: str = FOUR, hold: tuple[str, ...] = (), others: Any = (), **more: Any) -> State:
    """A ship that heads for the first island, 20 mm off."""
    mine = ship(card, 0, more.pop("pose", at(480, 480 - 34 - 40 - 20)), *hold, **more.pop("ship", {}))
    return sea(mine, FAR, *others, islands=islands, **more)


def wild(*coins: str, **more: Any) -> Any:
    return island(480, 480, *coins, **more)


def aboard(s: State, number: int = 0) -> list[str]:
    return sorted(name_of(HELD.item(held)) for held in s.ship(number).hold)


# ---- docking


def test_a_ship_whose_bow_touches_an_island_at_the_end_of_a_move_is_docked() -> None:
    """CSG-DOC-01, CSG-DOC-05: no decision; any number of ships."""
    s = landing(wild(), others=[ship(TWO, 1, at(480 + 64.5, 480, 270), docked=0)])
    told = plays(s, ahead(s))
    assert s.ship(0).docked == 0
    assert "pirates-docked" in keys(told)
    assert question(s) == "Menu"


def test_a_side_is_no_bow() -> None:
    """CSG-DOC-01, CSG-R-06"""
    s = sea(ship(FOUR, 0, at(480, 480 - 34 - 9.3, 90)), FAR, islands=[wild()])
    assert berth(s, 0) == NOWHERE


@pytest.mark.parametrize(
    ("land", "docks"),
    [
        (wild(), True),
        (wild(home=0), True),
        (wild(home=1), False),
        (wild(fort=fort(1)), False),
        (wild(fort=fort(0)), True),
    ],
)
def test_where_no_ship_docks(land: Any, docks: bool) -> None:
    """CSG-DOC-02, CSG-FRT-09, CSG-R-14: an enemy home, an enemy fort; the contact is legal."""
    s = landing(land)
    plays(s, ahead(s))
    assert (s.ship(0).docked == 0) is docks


def test_who_docks_nowhere() -> None:
    """CSG-DOC-03, CSG-DOC-04, CSG-KW-MER-01: a Mercenary at no home; neither hidden ships nor dragons anywhere."""
    s = sea(ship(MERCENARY, 0, at(480, 400)), FAR, islands=[wild(), island(800, 800, home=0)])
    assert may_dock(s, 0, 0)
    assert not may_dock(s, 0, 1)
    for state in (Is.SUBMERGED, Is.INTANGIBLE):
        s.change(0, state=state)
        assert not may_dock(s, 0, 0)
    s.change(0, state=Is(0), lost=0)
    assert not may_dock(s, 0, 0)
    for card in (DRAGON, FLOTILLA):
        s = sea(ship(card, 0, at(480, 400)), FAR, islands=[wild()])
        assert not may_dock(s, 0, 0)


def test_creatures_dock_with_any_part() -> None:
    """CSG-DOC-04, CSG-KW-MON-05, CSG-KW-TIT-03: a titan stands on the island."""
    s = sea(ship(MONSTER, 0, at(480, 480 - 34 - 12.3, 90)), FAR, islands=[wild()])
    assert berth(s, 0) == 0
    s = sea(ship(TITAN, 0, at(480, 380)), FAR, islands=[wild()])
    plays(s, ("stride", s.names[0], 0, 0, "L", 0))
    assert s.ship(0).docked == 0
    assert s.ship(0).pose == at(480, 468.9)


def test_a_titan_does_not_end_on_an_enemy_home() -> None:
    """CSG-KW-TIT-03"""
    for land in (wild(home=1), wild(fort=fort(1))):
        s = sea(ship(TITAN, 0, at(480, 380)), FAR, islands=[land])
        assert refused(s, "stride", s.names[0], 0, 0, "L", 0) == "pirates-barred-overlap"


def test_an_effect_docks_a_ship_at_the_first_free_place() -> None:
    """CSG-GEO-21: from the north first; else without regard to others."""
    s = sea(ship(SLOOP, 0, at(100, 100)), FAR, islands=[wild()])
    moor(s, 0, 0, EventCollector())
    assert s.ship(0).docked == 0
    assert s.ship(0).pose.heading == 180
    taken = sea(ship(SLOOP, 0, at(100, 100)), ship(FOUR, 1, at(480, 555)), islands=[wild()])
    moor(taken, 0, 0, EventCollector())
    assert taken.ship(0).docked == 0
    assert taken.ship(0).pose.heading != 180


# ---- unloading


def test_gold_goes_ashore_at_home_at_once() -> None:
    """CSG-DOC-07, CSG-END-01: compulsory; crew and uniques without value stay aboard."""
    s = landing(wild(home=0), hold=("coin-2", "coin-3", CAPTAIN, "SM-T-001"))
    plays(s, ahead(s))
    assert aboard(s) == sorted([CAPTAIN, "SM-T-001"])
    assert golds(s)[0] == 5


@pytest.mark.parametrize(("seats", "seen"), [(2, True), (3, False)])
def test_in_a_duel_gold_lies_open(seats: int, seen: bool) -> None:
    """CSG-INF-04: among more it stays hidden from the others."""
    third = ship(SLOOP, 2 if seats > 2 else 0, at(900, 100))
    s = landing(wild("coin", home=0), island(900, 900, "coin"), hold=("coin-2",), seats=seats, others=[third])
    plays(s, ahead(s))
    unloaded = next(held for held in s.islands[0].coins if HELD.item(held) == 2)
    assert HELD.by(unloaded, 1) is seen


def test_more_than_half_of_the_gold_wins_in_the_middle_of_a_move() -> None:
    """CSG-END-02"""
    # she would be asked for the free move that she has for it
    s = landing(wild(*["coin-4"] * 3, home=0), hold=("coin-4",), card="SM-SS-013")
    plays(s, ahead(s))
    assert s.over == "CSG-END-02"
    assert not s.agenda


def test_a_fort_takes_gold_like_a_home() -> None:
    """CSG-DOC-07, CSG-FRT-09, CSG-R-30: it counts; gold that is no coin lies at home (CSG-EFF-76)."""
    s = landing(wild(fort=fort(0)), island(800, 800, home=0), card="SCS-15", hold=("coin-2",), start_gold=99)
    plays(s, ahead(s))
    fort_there = s.islands[0].fort
    assert fort_there is not None
    assert [HELD.item(held) for held in fort_there.gold] == [2]
    assert s.islands[1].loose == 1
    assert golds(s)[0] == 3


def test_the_fires_go_out_at_home() -> None:
    """CSG-DOC-06, CSG-FIR-04, CSG-FIR-06: the masts that burnt are gone."""
    s = landing(wild(home=0), ship={"fire": 0b11})
    plays(s, ahead(s))
    assert (s.ship(0).masts, s.ship(0).fire) == (0b1100, 0)


def test_a_towed_ship_docks_and_unloads_with_her_tower() -> None:
    """CSG-DOC-08, CSG-TOW-06: what she gives is the tower's."""
    prize = ship(TWO, 0, at(480, 480 - 34 - 80 - 20 - 30.25), "coin-3", masts=0)
    s = landing(wild(home=0), others=[prize], ship={"tows": 2})
    plays(s, ahead(s))
    assert s.ship(2).docked == 0
    assert golds(s)[0] == 3


@pytest.mark.parametrize(
    ("home", "hold", "more", "docks"),
    [
        (0, (), {"card": MERCENARY}, False),
        (-1, (), {"card": MERCENARY}, True),
        (0, (EX_PATRIOT,), {}, False),
        (0, (), {"card": GHOST, "state": Is.INTANGIBLE}, False),
        (-1, (), {"card": GHOST, "state": Is.INTANGIBLE}, False),
        (0, (), {"card": GHOST}, True),
    ],
)
def test_in_tow_docks_who_may_dock(home: int, hold: tuple[str, ...], more: dict[str, Any], docks: bool) -> None:
    """CSG-DOC-03, CSG-DOC-08, CSG-TOW-06, CSG-HSE-01, CSG-R-73: no Mercenary at a home, no ghost that is intangible."""
    card = more.pop("card", TWO)
    prize = ship(card, 0, at(480, 480 - 34 - 80 - 20 - 40), "coin-3", *hold, masts=0, **more)
    s = landing(wild(home=home), others=[prize], ship={"tows": 2})
    plays(s, ahead(s))
    assert s.ship(0).docked == 0
    assert (s.ship(2).docked == 0) is docks
    if home == 0:
        assert golds(s)[0] == 3 * docks
        assert (refused(s, "repair", s.names[2], "m1") is None) is docks


# ---- exploring


def docked(*islands: Any, hold: tuple[str, ...] = (), card: str = FOUR, since: bool = True, **more: Any) -> State:
    s = landing(*islands, hold=hold, card=card, ship={"docked": 0}, pose=at(480, 480 - 34 - 40.3), **more)
    if since:
        s.today = s.today._replace(docked=((0, 0),))
    return s


def test_to_explore_a_ship_was_docked_when_the_turn_began() -> None:
    """CSG-EXP-01, CSG-TRN-10: at a wild island, and still there."""
    assert refused(docked(wild("coin-2")), "explore", "0.SM-ES-009") is None
    assert refused(docked(wild("coin-2"), since=False), "explore", "0.SM-ES-009") == "pirates-barred-not-docked"
    assert not may_explore(docked(wild("coin-2", home=0)), 0)


def test_any_coins_that_fit_are_loaded() -> None:
    """CSG-EXP-04, CSG-CRG-04, CSG-INF-03: all are looked at, the rest stays."""
    s = docked(wild("coin-2", "coin-5", "coin-5"), card=SLOOP)
    s.change(0, pose=at(480, 480 - 34 - 25.3))
    plays(s, ("explore", s.names[0]))
    assert asked(s) == [("load", 2), ("load", 5), ("load",)]
    plays(s, ("load", 5))
    assert aboard(s) == ["coin-5"]
    assert [HELD.item(held) for held in s.islands[0].coins] == [2, 5]
    assert s.today.acted == ((0, "explore"),)


def test_who_explores_has_explored_and_leaves_a_flag_behind() -> None:
    """CSG-EXP-05, CSG-EXP-08, CSG-R-59: explored at once, also without treasure; the flag as she sails off."""
    s = docked(wild())
    plays(s, ("explore", s.names[0]))
    assert (s.islands[0].explored, s.islands[0].flags) == (1, 0)
    s.today = s.today._replace(acted=())
    plays(s, ("sail", s.names[0], 90, "S", 0))
    assert s.islands[0].flags == 1


def test_a_flag_frees_exploring_on_docking() -> None:
    """CSG-EXP-02, CSG-EFF-07: so does an explorer; once per docking, and not compulsory."""
    for land, card in ((wild("coin-2", flags=1), FOUR), (wild("coin-2"), "RV-59")):
        s = landing(land, card=card)
        plays(s, ahead(s, "L" if card != FOUR else "S"))
        assert question(s) == "FreeExplore"
        plays(s, ("explore",))
        plays(s, ("load", 2))
        assert aboard(s) == ["coin-2"]
        assert question(s) == "Menu"
    s = landing(wild("coin-2", flags=2))
    plays(s, ahead(s))
    assert question(s) == "Menu"


def test_some_ships_leave_the_last_treasure() -> None:
    """CSG-EFF-79"""
    s = docked(wild("coin-2", "coin-5"), card="SM-PS-018")
    plays(s, ("explore", s.names[0]))
    assert asked(s) == [("load", 2), ("load", 5), ("load",)]


def test_of_a_fort_only_what_leaves_its_cost() -> None:
    """CSG-EXP-07, CSG-FRT-10: a fort of three gold keeps three."""
    s = docked(wild(fort=fort(0, "coin-3", "coin-1", "SM-T-001")))
    plays(s, ("explore", s.names[0]))
    assert asked(s) == [("load", 1), ("load",)]


def beside(mine: Any, theirs: Any) -> State:
    return sea(mine, theirs, FAR)


def test_a_derelict_beside_is_searched() -> None:
    """CSG-EXP-06, CSG-INF-02: what she finds she sees; either way; ransom crew become a coin (CSG-KW-RAN-01)."""
    theirs = ship(TWO, 1, at(495.3, 480), "coin-3", "CC-60", masts=0)
    s = sea(ship(TWO, 0, at(480, 480), "coin-1"), theirs, FAR, coins=(0,) * 7)
    plays(s, ("explore", s.names[0], s.names[1]))
    assert all(HELD.by(held, 0) for held in s.ship(1).hold)
    assert sorted(asked(s)) == [("done",), ("take", "CC-60"), ("take", "coin-3")]
    plays(s, ("take", "CC-60"))
    plays(s, ("give", "coin-1"))
    plays(s, ("take", "coin-3"))
    plays(s, ("done",))
    assert aboard(s) == ["coin-3", "coin-5"]
    assert aboard(s, 1) == ["coin-1"]


def test_a_hostage_is_treasure_for_whoever_finds_him() -> None:
    """CSG-KW-RAN-01, CSG-CRW-06: of whatever nation the explorer is, and where there is room for a coin."""
    theirs = ship(TWO, 1, at(495.3, 480), "CC-27", masts=0)
    s = sea(ship(TWO, 0, at(480, 480)), theirs, FAR, coins=(0,) * 7)
    plays(s, ("explore", s.names[0], s.names[1]))
    plays(s, ("take", "CC-27"))
    assert (aboard(s), aboard(s, 1)) == (["coin-5"], [])
    s = sea(ship(TWO, 0, at(480, 480), "coin-1", "coin-1"), theirs, FAR, coins=(0,) * 7)
    plays(s, ("explore", s.names[0], s.names[1]))
    assert ("take", "CC-27") not in asked(s)
    # an own hostage on a wreck is crew, who sail for their nation
    wreck = ship(TWO, 0, at(495.3, 480), "CC-27", masts=0, state=Is.WRECK)._replace(owner=NOBODY)
    s = sea(ship(TWO, 0, at(480, 480)), wreck, FAR)
    plays(s, ("explore", s.names[0], s.names[1]))
    assert asked(s) == [("done",)]


def test_two_full_holds_swap_pieces() -> None:
    """CSG-EXP-06: any distribution within the limits; a piece for a piece where neither has room for one more."""
    s = sea(ship(SLOOP, 0, at(480, 480), "coin-1"), ship(SLOOP, 0, at(494.3, 480), "coin-4"), FAR)
    plays(s, ("explore", s.names[0], s.names[1]))
    assert asked(s) == [("swap", "coin-1", "coin-4"), ("done",)]
    plays(s, ("swap", "coin-1", "coin-4"))
    assert (aboard(s), aboard(s, 1)) == (["coin-4"], ["coin-1"])
    # who is bound to a ship, or may not sail on the other, stays
    s = sea(ship(SLOOP, 0, at(480, 480), "coin-1"), ship(SLOOP, 0, at(494.3, 480), "CC-60"), FAR)
    plays(s, ("explore", s.names[0], s.names[1]))
    assert asked(s) == [("done",)]


def test_own_ransom_crew_stay_what_they_are() -> None:
    """CSG-KW-RAN-01, CSG-CRW-05: nobody pays for one's own; between one's own ships they do not move."""
    s = sea(ship(TWO, 0, at(480, 480), "CC-60"), ship(TWO, 1, at(495, 480), "coin-3", masts=0), FAR)
    plays(s, ("explore", s.names[0], s.names[1]))
    plays(s, ("take", "coin-3"))
    plays(s, ("done",))
    assert aboard(s) == ["CC-60", "coin-3"]
    s = sea(ship(TWO, 0, at(480, 480), "CC-60"), ship(TWO, 0, at(495, 480)), FAR)
    plays(s, ("explore", s.names[0], s.names[1]))
    assert asked(s) == [("done",)]


def test_neither_enemies_that_float_nor_flotillas_are_searched() -> None:
    """CSG-EXP-06"""
    s = sea(ship(FOUR, 0, at(480, 480), "coin-1"), ship(TWO, 1, at(497, 480), "coin-3"), FAR)
    assert refused(s, "explore", s.names[0], s.names[1]) == "pirates-barred-no-hold"
    s = sea(ship(FOUR, 0, at(480, 480), "coin-1"), ship(FLOTILLA, 0, at(520, 480)), FAR)
    assert refused(s, "explore", s.names[0], s.names[1]) == "pirates-barred-no-hold"


def test_a_wreck_is_searched_by_anybody() -> None:
    """CSG-REE-05, CSG-EXP-06"""
    wreck = ship(TWO, 1, at(497, 480), "coin-3", masts=0, state=Is.WRECK)._replace(owner=NOBODY)
    s = sea(ship(FOUR, 0, at(480, 480)), wreck, FAR)
    plays(s, ("explore", s.names[0], s.names[1]))
    plays(s, ("take", "coin-3"))
    assert aboard(s) == ["coin-3"]


# ---- transfer and what fits


def test_crew_go_ashore_and_aboard_and_over_where_ships_are_docked() -> None:
    """CSG-DOC-09, CSG-DOC-10, CSG-ACT-06: free; treasure never; others' crew never."""
    mate = ship(TWO, 0, at(480 + 64.5, 480, 270), docked=0)
    s = docked(wild(home=0), hold=(CAPTAIN,), others=[mate], start_gold=99)
    plays(s, ("transfer", s.names[0]))
    assert asked(s) == [("ashore", CAPTAIN), ("over", CAPTAIN, s.names[2]), ("done",)]
    plays(s, ("ashore", CAPTAIN))
    assert asked(s) == [("aboard", CAPTAIN), ("done",)]
    plays(s, ("aboard", CAPTAIN))
    plays(s, ("over", CAPTAIN, s.names[2]))
    assert aboard(s, 2) == [CAPTAIN]
    plays(s, ("done",))
    assert not s.today.acted


def test_foreign_crew_stay_and_foreign_wares_go() -> None:
    """CSG-DOC-10: equipment on a wild island is anybody's; taken unseen while it lies face down."""
    theirs = ship(TWO, 1, at(0, 0), "GEN-captain@spain", WARES)
    s = docked(wild(ashore=tuple((1, held) for held in theirs.hold)))
    plays(s, ("transfer", s.names[0]))
    assert asked(s) == [("aboard", "down"), ("done",)]
    plays(s, ("aboard", "down"), WARES)
    assert aboard(s) == [WARES]
    plays(s, ("done",))
    s = docked(wild(home=1, ashore=tuple((1, held) for held in theirs.hold)), card="SM-PS-005")
    assert refused(s, "transfer", s.names[0]) == "pirates-barred-transfer"


def test_an_oarsman_fits_into_a_full_hold() -> None:
    """CSG-CRG-01, CSG-EFF-98: he takes no space where he serves."""
    s = sea(ship(SLOOP, 0, at(480, 480), "coin-1"), FAR)
    assert carries(s, 0, item_named("GEN-oarsman@pirates"))
    assert not carries(s, 0, item_named("GEN-oarsman@spain"))
    assert not carries(s, 0, item_named("coin-2"))


def test_an_ex_patriot_who_comes_aboard_ends_the_docking_at_a_home() -> None:
    """CSG-KW-EXP-04: the ship stays where she is."""
    lying = tuple((0, held) for held in ship("SM-ES-007", 0, at(0, 0), "MI-17").hold)
    s = docked(wild(home=0, ashore=lying), start_gold=99)
    plays(s, ("transfer", s.names[0]))
    plays(s, ("aboard", "MI-17"))
    assert s.ship(0).docked == NOWHERE
    assert question(s) == "Menu"


# ---- raids


def test_a_raider_takes_from_an_enemy_home_and_has_to_leave() -> None:
    """CSG-EFF-74: as many as the card says; in the next turn she must sail away."""
    s = landing(wild("coin-2", "coin-3", home=1), card="SM-PS-005", start_gold=99)
    plays(s, ahead(s, "L"))
    assert question(s) == "Raid"
    plays(s, asked(s)[0], *([] if asked(s)[0][1] != "down" else ["coin-3"]))
    assert len(s.ship(0).hold) == 1
    assert question(s) == "Menu"
    s.today = s.today._replace(acted=(), docked=((0, 0),))
    assert refused(s, "pass") == "pirates-barred-must-leave"
    assert refused(s, "about", s.names[0], 0) == "pirates-barred-must-leave"
    assert refused(s, "sail", s.names[0], 0, "L", 0) == "pirates-barred-must-leave"
    assert why_not_act(s, 0, "shoot") is not None
    plays(s, ("sail", s.names[0], 90, "L", 0))
    assert s.ship(0).docked == NOWHERE
    assert refused(s, "pass") is None


def test_that_a_raider_has_come_is_told_as_she_docks() -> None:
    """CSG-EFF-74: also where there is nothing to take."""
    s = landing(wild(home=1), card="SM-PS-005", start_gold=99)
    emit = EventCollector(partial(view, s), [None])
    play(s, ahead(s, "L"), OwnDice(s), emit)
    assert Is.RAIDED in s.ship(0).state
    assert emit.views[None] == view(s, None)
