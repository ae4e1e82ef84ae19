"""The bots of Jamaica; `bench/bots.py` measures them properly."""

from typing import Any

import pytest

from flibuste.bots import choose, think
from flibuste.simulate import simulate
from tests.games.jamaica.positions import GAME, new


@pytest.mark.parametrize(
    ("seats", "options"), [(4, {}), (2, {}), (4, {"crew": True}), (2, {"crew": True, "ghost_powers": False})]
)
def test_normal_beats_random(seats: int, options: dict[str, Any]) -> None:
    figures = simulate("jamaica", ["normal", *["random"] * (seats - 1)], 12, seed=3, options=options)
    assert figures["finished"] == 12
    assert figures["wins_by_bot"]["normal"] >= 10


def test_every_question_has_a_thought_in_whole_games() -> None:
    """Bots of all levels play on where any question is asked, the rare ones of The Crew included."""
    from random import Random

    asked = set()
    for seed in range(12):
        table, rng = new(2 + seed % 5, seed, crew=True), Random(seed)
        while table.decision is not None:
            step = table.state.agenda[-1]
            asked.add(type(step).__name__)
            fancied = GAME.mind.fancy(table.state, step.moves(table.state))
            assert len(fancied) == len(step.moves(table.state))
            table.play(choose("easy" if rng.random() < 0.5 else "random", GAME, table.state, rng))
    assert len(asked) >= 18


def test_the_search_thinks_on_to_the_end_of_the_round() -> None:
    """A leaf in mid-round is played on until everybody has had two actions."""
    from random import Random

    table = new(3, 4)
    thought = think("hard", GAME, table.state, Random(1))
    moves = [next(thought) for _ in range(30)]
    assert moves[-1] in table.state.agenda[-1].moves(table.state)
    assert GAME.mind.settled(table.state)
