"""Positions of all games with some of their parts changed; `python3 build.py bench fuzz` tries many thousands."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bench.fuzz import soon
from flibuste.core.agenda import Ask, Auto
from flibuste.core.atoms import Json
from flibuste.games.nassau import soundness as nassau
from flibuste.games.plunder import soundness as plunder
from tests.misplaced import WAYS, changed, stops, tried

CASES = {"pirates": 60}


@pytest.mark.parametrize("game", WAYS)
def test_a_position_that_is_accepted_can_be_played(game: str) -> None:
    """Nothing but PositionError comes of it, whatever is answered, to the end of a round."""
    rng = Random(5)
    kept = [tried(game, *changed(game, rng), rng) for _ in range(CASES.get(game, 400))]
    assert any(kept)
    assert not all(kept)


@pytest.mark.parametrize("game", WAYS)
def test_what_is_changed_is_a_copy(game: str) -> None:
    """The positions that play has reached stay as they were, however many are changed."""
    kept, rng = {id(one) for _, position in stops(game) for one in holders(position)}, Random(6)
    assert not [one for _ in range(600) for one in holders(changed(game, rng)[1]) if id(one) in kept]


def holders(value: Json) -> Iterator[Json]:
    """Every list and object within."""
    if isinstance(value, list | dict):
        yield value
        for one in value.values() if isinstance(value, dict) else value:
            yield from holders(one)


@pytest.mark.parametrize("steps", [nassau.STEPS, plunder.STEPS], ids=["nassau", "plunder"])
def test_every_step_says_where_it_may_wait(steps: dict[str, type[Any]]) -> None:
    """By construction: nobody forgets a question that a position could ask out of place."""
    assert not [name for name, step in steps.items() if step.possible in (Ask.possible, Auto.possible)]


def test_so_few_cases_that_none_is_refused() -> None:
    """The bench has something to say about them, too."""
    assert soon([]) == "nothing was refused"
    assert soon([(0.2, "text"), (0.1, "open")]).endswith("the last (text) in 0.200 s")
