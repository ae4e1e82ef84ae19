"""The bots keep their order of strength; `bench/bots.py` measures it properly."""

from typing import Any

import pytest

from flibuste.core.agenda import asking
from flibuste.core.atoms import Move
from flibuste.simulate import simulate


@pytest.mark.parametrize(
    ("bots", "games", "at_least"),
    [
        (("easy", "random", "random"), 30, 0.6),
        (("normal", "random", "random"), 30, 0.8),
        (("normal", "easy", "easy"), 30, 0.5),
    ],
)
def test_a_better_bot_wins_more(bots: tuple[str, ...], games: int, at_least: float) -> None:
    figures = simulate("buccaneer", bots, games, seed=11)
    assert figures["wins_by_bot"][bots[0]] / games >= at_least


def test_the_same_seed_plays_the_same_match() -> None:
    figures = [simulate("buccaneer", ["easy", "normal", "random"], 6, seed=3) for _ in range(2)]
    assert figures[0]["wins_by_seat"] == figures[1]["wins_by_seat"]
    assert figures[0]["decisions"] == figures[1]["decisions"]


def test_an_opening_is_played_whatever_the_bots_think() -> None:
    """`bench/bots.py` gives all captains the same fleet by it."""
    asked = list[int]()

    def opening(state: Any, game: int) -> Move | None:
        step = asking(state)
        assert step is not None
        asked.append(game)
        return step.moves(state)[0]

    simulate("buccaneer", ["random", "random"], 2, seed=3, opening=opening)
    first = simulate("buccaneer", ["random", "normal"], 2, seed=3, opening=opening)
    assert {*asked} == {0, 1}
    assert first["decisions"] * 2 == len(asked), "it has answered everything"
