"""What the bots think: gold goes home, carriers are hunted, nobody dawdles (chapter 12)."""

from __future__ import annotations

from typing import Any

from flibuste.games.pirates.menu import Menu
from flibuste.games.pirates.mind import PiratesMind
from flibuste.games.pirates.mind.hoards import MEAN_COIN, carried, lying
from flibuste.games.pirates.mind.reach import detour, turns_to
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


def test_an_island_across_the_way_makes_it_longer() -> None:
    """CSG-GEO-14: islands are solid."""
    here, there = (0.0, 0.0), (0.0, 300.0)
    assert detour([(0.0, 150.0)], here, there) > detour([(40.0, 150.0)], here, there) > 0
    assert detour([(100.0, 150.0), (0.0, 400.0), (0.0, -100.0)], here, there) == 0
