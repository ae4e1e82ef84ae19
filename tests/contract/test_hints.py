"""Whoever follows every hint of a guided game comes to its end, and wins it against the cabin boy."""

from typing import Final

import pytest

from flibuste.rooms import added
from tests.contract.games import NAMES
from tests.hinted import guided, hinted

ITERATIONS: Final = {"buccaneer": 16, "jamaica": 16, "nassau": 16}
"""Of thought for a hint, where so few are enough to win; the page takes as many as a second has."""
DEAR: Final = {"plunder"}
"""Games of which five take minutes: `bench/hints.py` plays them."""
SEEDS: Final = 5
WON: Final = 4


GUIDED: Final = [name for name in NAMES if name not in added()]
"""A game that is only installed has no lessons."""


@pytest.mark.parametrize("name", GUIDED)
def test_hints_alone_win_the_guided_game(name: str) -> None:
    """And each of them that ends a turn with something left undone says of what."""
    played = hinted(name, iterations=ITERATIONS.get(name, 400))
    assert played.won, played.table.result
    if name == "pirates":
        idle = [hint for hint in played.hints if hint.leaves]
        assert all(isinstance(hint.reason, dict) and hint.reason["goal"] == "rest" for hint in idle)
        assert len(idle) <= len(played.hints) / 5


@pytest.mark.slow
@pytest.mark.parametrize("name", sorted(set(GUIDED) - DEAR))
def test_hints_alone_win_four_of_five(name: str) -> None:
    first = guided(name).seed
    runs = [hinted(name, seed, ITERATIONS.get(name, 400)) for seed in range(first, first + SEEDS)]
    assert sum(played.won for played in runs) >= WON, [played.table.result for played in runs]
