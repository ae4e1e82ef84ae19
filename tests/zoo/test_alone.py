"""One seat against bots, for libraries that know one player."""

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from flibuste.zoo import Alone


@pytest.mark.filterwarnings("ignore:.*WARN.*")  # Gymnasium's advice on ranges
def test_gymnasiums_own_check_passes() -> None:
    class Legal(Alone):
        """The check answers whatever the space draws: here the next answer that can be given."""

        def step(self, action: int):  # type: ignore[no-untyped-def]
            return super().step(int(action) % len(self.sitting.answers))

    check_env(Legal("buccaneer", 3, {"groups": 2}), skip_render_check=True)


@pytest.mark.parametrize("bots", ["random", "easy"])
def test_a_whole_game_from_any_place_ends_with_what_it_was_worth(bots: str) -> None:
    env = Alone("buccaneer", 3, {"groups": 2}, bots=bots)
    places = set()
    for seed in range(6):
        seen, info = env.reset(seed=seed)
        places.add(env.seat)
        over, worth = False, 0.0
        while not over:
            assert worth == 0
            assert info["view"] == env.sitting.table.view(env.seat)
            mask = env.action_masks()
            assert mask.sum() == len(info["answers"])
            assert np.array_equal(mask, seen["action_mask"])
            seen, worth, over, _, info = env.step(int(np.flatnonzero(mask)[-1]))
        assert worth == env.sitting.rewards()[env.seat]
    assert len(places) > 1


def test_what_is_masked_ends_the_game_with_the_worst() -> None:
    env = Alone("jamaica", 2, seat=1)
    env.reset(seed=1)
    assert env.seat == 1
    _, worth, over, *_ = env.step(len(env.action_masks()) - 1)
    assert (worth, over) == (-1, True)


def test_a_bot_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="there is no bot 'kraken'"):
        Alone("jamaica", 2, bots="kraken")
