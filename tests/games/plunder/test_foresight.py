"""What a captain may foresee in Plunder: odds before an attack, and where the wind would carry a ship."""

from __future__ import annotations

from typing import Any

from flibuste.core.events import MUTE
from flibuste.core.fate import OwnDice
from flibuste.games.plunder.foresight import preview
from flibuste.games.plunder.menu import Menu
from flibuste.games.plunder.state import State, Today
from tests.games.plunder.boards import ANNE, board


def foreseen(s: State, move: tuple[Any, ...]) -> Any:
    s.agenda = [Menu(ANNE)]
    return preview(s, move, ANNE)


def test_the_odds_of_an_attack_are_told_before_it_is_declared() -> None:
    """PLU-CON-05, PLU-SEA-04: a tie is the attacker's, so that 21 of 36 pairs win between equals."""
    s = board(["B7"], ["B8"], storm="L12", today=Today(rolled=1))
    moves = [move for move in Menu(ANNE).moves(s) if move[0] == "attack"]
    assert moves, "the ships lie side by side"
    assert foreseen(s, moves[0]) == {"wins": 21, "of": 36, "own": 0, "their": 0}


def test_each_way_can_be_sailed_step_by_step() -> None:
    """PLU-SAIL-01, PLU-SAIL-02: no way is longer than the wind, none is told twice, each is of the menu's steps."""
    s = board(["F9"], ["F12"], storm="A1", today=Today(rolled=3, pool=3))
    menu = Menu(ANNE)
    sails = [move for move in menu.moves(s) if move[0] == "sail"]
    ends = [way["way"][-1] for move in sails for way in foreseen(s, move)["ways"]]
    assert len(ends) == len(set(ends)) > len(sails)
    for move in sails:
        for way in foreseen(s, move)["ways"]:
            assert way["way"][0] == move[2]
            world = s.copy()
            for square in way["way"]:
                assert ("sail", 0, square) in menu.moves(world)
                world.agenda = [menu]
                menu.play(world, ("sail", 0, square), OwnDice(world), MUTE)
    assert max(len(way["way"]) for move in sails for way in foreseen(s, move)["ways"]) == 3


def test_a_way_ends_at_the_storm_and_says_what_it_takes() -> None:
    """PLU-STM-03: the toll is asked for there; beyond it nothing is promised."""
    s = board(["F9"], ["A1"], storm="F12", hands=[(2, 0, 0, 0)], today=Today(rolled=6, pool=6))
    sails = [move for move in Menu(ANNE).moves(s) if move[0] == "sail"]
    ways = [way for move in sails for way in foreseen(s, move)["ways"]]
    tolls = [way for way in ways if way["toll"]]
    assert tolls
    ends = {way["way"][-1] for way in tolls}
    assert all(square not in ends for way in ways for square in way["way"][:-1])


def test_what_a_step_brings_into_reach() -> None:
    """PLU-X-05, PLU-SEA-02: a token in the square, a ship beside it."""
    s = board(["B6"], ["B9"], storm="L12", marks=["B7"], today=Today(rolled=2, pool=2))
    ways = {way["way"][-1]: way for way in foreseen(s, ("sail", 0, "B7"))["ways"]}
    assert "mark:0" in ways["B7"]["at"]
