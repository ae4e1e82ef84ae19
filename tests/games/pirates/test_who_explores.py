"""Who neither explores nor carries treasure: flotillas and sea dragons (docs/rules/pirates.md, 5.13)."""

from __future__ import annotations

from typing import Any

import pytest

from flibuste.core.agenda import asking, play, recorded
from flibuste.core.events import MUTE
from flibuste.core.fate import OwnDice
from flibuste.games.pirates.questions.cargo.carriage import carries
from flibuste.games.pirates.questions.table.items import item_named, name_of, things
from flibuste.games.pirates.state import State
from flibuste.games.pirates.steps.abilities.ailments import spread
from flibuste.games.pirates.steps.abilities.finds import SendOff
from tests.games.pirates.orders import FOUR, SLOOP, TWO, asked, refused, sea
from tests.games.pirates.tables import at, island, keys, plays, runs, ship

FAR = ship(SLOOP, 1, at(100, 900))
FLOTILLA, DRAGON = "FS-17", "OE-139"
PLAGUE, ALBATROSS = "SM-T-006", "SCS-105"
"""Unique treasures that take no space."""
KINDS = pytest.mark.parametrize(
    ("card", "why"), [(FLOTILLA, "pirates-barred-flotilla-explores"), (DRAGON, "pirates-barred-dragon")]
)


def beside(card: str, other: Any, **more: Any) -> State:
    """One of them at the side of another ship."""
    return sea(ship(card, 0, at(480, 480), **more), other, FAR)


@KINDS
def test_it_searches_no_derelict(card: str, why: str) -> None:
    """CSG-KW-FLO-01, CSG-KW-DRA-04: not even for treasure that takes no space."""
    s = beside(card, ship(TWO, 1, at(500, 480), "RV-107", masts=0))
    assert refused(s, "explore", s.names[0], s.names[1]) == why
    assert not [move for move in asked(s) if move[0] == "explore"]


def test_a_flotilla_in_tow_explores_no_island() -> None:
    """CSG-KW-FLO-01, CSG-TOW-06: though it is docked with its tower."""
    tower = ship(TWO, 0, at(480, 430), tows=1, docked=0)
    s = sea(tower, ship(FLOTILLA, 0, at(480, 380), docked=0), FAR, islands=[island(480, 500, "coin-2")])
    s.today = s.today._replace(docked=((0, 0), (1, 0)))
    assert refused(s, "explore", s.names[1]) == "pirates-barred-flotilla-explores"
    assert refused(s, "explore", s.names[0]) is None


def test_nobody_gives_a_dragon_treasure() -> None:
    """CSG-KW-DRA-04: a friend may touch it, and gives it nothing."""
    s = beside(DRAGON, ship(FOUR, 0, at(505, 480), "RV-107"))
    if refused(s, "explore", s.names[1], s.names[0]) is None:
        plays(s, ("explore", s.names[1], s.names[0]))
        assert asked(s) == [("done",)]
    assert not carries(s, 0, item_named("RV-107"))


@KINDS
def test_neither_plague_nor_albatross_comes_aboard(card: str, why: str) -> None:
    """CSG-KW-FLO-01, CSG-KW-DRA-04, CSG-UNT-06: both are treasure."""
    s = beside(card, ship(FOUR, 0, at(505, 480), PLAGUE))
    emit = runs(s)
    spread(s, 1, emit)
    assert keys(emit) == []
    assert [name_of(item) for item in things(s.ship(1).hold)] == [PLAGUE]
    assert SendOff(1, 1, item_named(ALBATROSS)).moves(s) == []


@KINDS
def test_older_logs_of_such_orders_are_still_read(card: str, why: str) -> None:
    """CSG-KW-FLO-01, CSG-KW-DRA-04: what was done in a game of before is done again when it is opened."""
    s = beside(card, ship(TWO, 1, at(500, 480), "RV-107", masts=0))
    for move in (("explore", s.names[0], s.names[1]), ("take", "RV-107")):
        step = asking(s)
        assert step is not None
        assert step.why_not(s, move) is not None
        assert recorded(s, move) is step
        play(s, move, OwnDice(s), MUTE)
    assert [name_of(item) for item in things(s.ship(0).hold)] == ["RV-107"]
