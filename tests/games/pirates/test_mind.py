"""What the bots think: gold goes home, carriers are hunted, nobody dawdles (chapter 12)."""

from __future__ import annotations

from random import Random
from typing import Any

from flibuste.core.agenda import asking
from flibuste.games.pirates.courses import path_of, some
from flibuste.games.pirates.menu import Menu
from flibuste.games.pirates.mind import PiratesMind
from flibuste.games.pirates.mind.lookout import MEAN_COIN, carried, lying, turns_to
from flibuste.games.pirates.moving import trace
from flibuste.games.pirates.state import State
from tests.games.pirates.tables import at, island, ship, table

SLOOP, FOUR = "SM-PS-002", "SM-PS-009"


def sea(*hold: str, **more: Any) -> State:
    """A ship between her home in the south and an island with treasure in the north."""
    islands = [island(480, 150, home=0), island(480, 850, home=1), island(480, 700, *["coin"] * 4)]
    mine = ship(FOUR, 0, at(480, 430, 90), *hold)
    s = table([mine, ship(SLOOP, 1, at(900, 900))], islands, **more)
    s.agenda.append(Menu(0))
    return s


def best(s: State) -> tuple[Any, ...]:
    step = asking(s)
    assert step is not None
    moves = [move for move in step.choices(s, Random(1), 24) if move[0] == "sail"]
    scores = PiratesMind().prior(s, moves)
    return max(zip(scores, moves, strict=True))[1]


def ends(s: State, move: tuple[Any, ...]) -> float:
    """How far north the course ends."""
    path = path_of(move[2:])
    assert path is not None
    return trace(s, 0, path).legs[-1].pose.y / 100


def test_an_empty_ship_sails_for_treasure() -> None:
    """CSG-BOT-01: wild islands with treasure are headed for."""
    s = sea()
    assert ends(s, best(s)) > 430


def test_a_laden_ship_sails_home() -> None:
    """CSG-BOT-01: the own home, for who carries gold."""
    s = sea("coin-5", "coin-4", "coin-3")
    assert ends(s, best(s)) < 430


def test_courses_are_legal_and_different() -> None:
    """CSG-BOT-04: each candidate is executed exactly, and none is there twice."""
    s = sea()
    paths = list(some(s, 0, Random(3), 12))
    assert len(set(paths)) == len(paths) >= 8
    assert all(trace(s, 0, path).bar is None for path in paths)


def test_an_unseen_coin_counts_as_the_mean() -> None:
    """CSG-INF-03: what nobody has looked at, no bot knows."""
    s = sea("coin-5")
    assert lying(s, 2) == [MEAN_COIN] * 4
    assert carried(s, 0, s.ship(0)) == 5


def test_what_lies_behind_is_farther_than_what_lies_ahead() -> None:
    """CSG-MOV-03: a quarter turn at most before each segment."""
    assert turns_to(at(0, 0, 0), (0.0, 300.0), 0, 100) < turns_to(at(0, 0, 180), (0.0, 300.0), 0, 100)


def test_the_seats_are_judged_as_shares_of_one() -> None:
    """CSG-END-02: who has more at home stands better."""
    s = sea()
    s.islands[0] = s.islands[0]._replace(loose=10)
    mine, theirs = PiratesMind().judge(s)
    assert mine > theirs
    assert abs(mine + theirs - 1) < 1e-9
