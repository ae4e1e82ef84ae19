"""What follows cargo from hold to hold: a free move, the end marker, a berth (chapters 5.8, 5.13 and 5.20)."""

from __future__ import annotations

from typing import Any

from flibuste.core.agenda import advance, asking
from flibuste.core.events import MUTE
from flibuste.core.fate import OwnDice
from flibuste.games.pirates.questions.table.items import HELD
from flibuste.games.pirates.questions.table.spells import ALWAYS, HERE
from flibuste.games.pirates.state import Spell, State
from flibuste.games.pirates.steps.damage.capture import change_sides
from flibuste.games.pirates.steps.islands.loading_treasure import explore_island
from flibuste.games.pirates.steps.sailing.asked_course import SailFree
from tests.games.pirates.orders import FOUR, SLOOP, TWO, asked, question, sea
from tests.games.pirates.tables import at, island, plays, ship

FAR = ship(SLOOP, 1, at(100, 900))
LOADS, UNLOADS = "RV-43", "SM-SS-013"
"""Ships that make S after loading, and after unloading."""


def exploring(*there: str, card: str = LOADS, **more: Any) -> State:
    """A ship that is docked since the turn began explores."""
    mine = ship(card, 0, at(480, 400), docked=0, **more.pop("ship", {}))
    s = sea(mine, FAR, islands=[island(480, 480, *there)], **more)
    s.agenda.clear()
    explore_island(s, 0, OwnDice(s), MUTE)
    advance(s, OwnDice(s), MUTE)
    return s


def test_a_unique_treasure_is_cargo_too() -> None:
    """CSG-EFF-05: one that comes aboard face up, or face down; where nothing does she stays."""
    assert isinstance(asking(exploring("RV-105")), SailFree)
    s = exploring("RV-107")
    stays = s.copy()
    plays(s, ("take", "RV-107"))
    assert isinstance(asking(s), SailFree)
    plays(stays, ("leave", "RV-107"))
    assert asking(stays) is None


def test_the_free_move_comes_once_all_is_loaded() -> None:
    """CSG-EFF-05, CSG-MOV-10: after uniques, coins, and what an island adds to them (CSG-MYS-03)."""
    s = exploring("RV-105", "coin-2")
    assert question(s) == "Load"
    plays(s, ("load", 2))
    assert isinstance(asking(s), SailFree)
    s = exploring("coin-2", coins=(0,) * 7, ship={"spells": (Spell(HERE.add, ALWAYS),)})
    plays(s, ("load", 2))
    assert question(s) == "AddCoin"
    plays(s, ("add", 1))
    assert isinstance(asking(s), SailFree)


def beside(mine: Any, theirs: Any) -> State:
    s = sea(mine, theirs, FAR)
    plays(s, ("explore", s.names[0], s.names[1]))
    return s


def test_cargo_of_another_ship_counts_once_the_exchange_is_over() -> None:
    """CSG-EFF-05, CSG-EXP-06: what is taken is loaded, what is given unloaded."""
    for card, verb in ((LOADS, "take"), (UNLOADS, "give")):
        s = beside(ship(card, 0, at(480, 480), "coin-1"), ship(TWO, 0, at(495.3, 480), "coin-2"))
        plays(s, next(move for move in asked(s) if move[0] == verb))
        assert question(s) == "Exchange"
        plays(s, ("done",))
        assert isinstance(asking(s), SailFree)


def test_the_end_marker_goes_with_a_coin_that_is_stolen() -> None:
    """CSG-MUL-02, CSG-EFF-71: whoever takes it bears it."""
    s = sea(
        ship("SM-SS-009", 0, at(480, 480)),
        ship(TWO, 1, at(495.3, 480), "coin-3"),
        ship(TWO, 2, at(900, 100), "coin-7"),
        seats=3,
        marked=(1, 3),
        loaders=(2, 1),
    )
    plays(s, ("steal", s.names[0], s.names[1]))
    assert s.marked == (0, 3)


def test_an_ex_patriot_who_comes_over_ends_a_docking_at_home() -> None:
    """CSG-KW-EXP-04, CSG-EXP-06: by an exchange too; she stays where she is."""
    home = island(480, 480, home=0)
    mine, mate = at(480, 480 - 34 - 40.3), at(497, 480 - 34 - 40.3)
    s = sea(ship(FOUR, 0, mine, docked=0), ship(TWO, 0, mate, "MI-17"), FAR, islands=[home])
    plays(s, ("explore", s.names[0], s.names[1]))
    plays(s, ("take", "MI-17"))
    assert (s.ship(0).docked, s.ship(0).pose) == (-1, mine)


def test_a_ransom_takes_the_place_of_a_coin_of_the_captors_choice() -> None:
    """CSG-KW-RAN-01: where it finds no space; or it is lost."""

    def taken() -> State:
        hold = ("coin-2", "coin-6", "coin-6", "coin-6", "coin-6", "CC-60")
        s = sea(ship(TWO, 1, at(480, 480), *hold, masts=0), FAR, coins=(0,) * 7)
        s.agenda.clear()
        change_sides(s, 0, 0, MUTE)
        return s

    s = taken()
    assert question(s) == "MakeRoom"
    assert asked(s) == [("replace", "coin-2"), ("replace", "coin-6"), ("forgo",)]
    plays(s, ("replace", "coin-2"))
    assert sorted(HELD.item(held) for held in s.ship(0).hold) == [5, 6, 6, 6, 6]
    s = taken()
    plays(s, ("forgo",))
    assert sorted(HELD.item(held) for held in s.ship(0).hold) == [2, 6, 6, 6, 6]
