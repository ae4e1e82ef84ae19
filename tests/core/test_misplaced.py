"""Positions of all games with some of their parts changed; `python3 build.py bench fuzz` tries many thousands."""

from random import Random

import pytest

from tests.misplaced import WAYS, changed, tried

CASES = {"pirates": 60}


@pytest.mark.parametrize("game", WAYS)
def test_a_position_that_is_accepted_can_be_played(game: str) -> None:
    """Nothing but PositionError comes of it, whatever is answered, to the end of a round."""
    rng = Random(5)
    kept = [tried(game, *changed(game, rng), rng) for _ in range(CASES.get(game, 400))]
    assert any(kept)
    assert not all(kept)
