"""PettingZoo's own tests of an environment pass for all five games."""

import random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils import average_total_reward, random_demo

from flibuste import zoo
from tests.zoo.cases import CASES, Case, each_case

DICTIONARIES = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array", "ignore:Observation space for each agent probably should be"
)
"""PettingZoo asks for observations with a mask, as its own board games have them, and warns of all but those."""


def made(case: Case, **more: Any) -> Any:
    return zoo.env(case.game, case.seats, case.options, **more)


@DICTIONARIES
@each_case
def test_its_api_test_passes(case: Case) -> None:
    api_test(made(case, seed=1), num_cycles=8)


@each_case
def test_its_seed_test_passes(case: Case) -> None:
    seed_test(lambda: made(case), num_cycles=4)


@each_case
def test_its_test_of_parallel_environments_passes_for_the_conversion_of_games_in_turns(case: Case) -> None:
    parallel_api_test(zoo.parallel_env(case.game, case.seats, case.options, seed=1), num_cycles=8)


@each_case
def test_its_random_demo_plays(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    random.seed(1)
    random_demo(made(case, seed=1, max_answers=40), render=False, episodes=1)
    assert "Average total reward" in capsys.readouterr().out


@pytest.mark.parametrize("name", ["closed purses", "ghost ship", "nassau"])
def test_its_random_demo_plays_to_the_end(name: str) -> None:
    """By rank all seats together have nothing, and nobody gave an answer that was masked."""
    random.seed(1)
    assert abs(random_demo(made(CASES[name], seed=1), render=False, episodes=1)) < 1e-9


def test_what_plays_without_a_look_at_the_mask_is_stopped(capsys: pytest.CaptureFixture[str]) -> None:
    """`average_total_reward` asks for no observation, and so plays what is masked: that ends the game with -1."""
    env = made(CASES["buccaneer"], seed=1)
    env.action_space("seat_0").seed(1)
    assert average_total_reward(env, max_episodes=3) == pytest.approx(-1, abs=1)


@pytest.mark.parametrize("name", ["jamaica", "plunder"])
def test_the_same_seed_draws_the_same_answers_and_another_does_not(name: str) -> None:
    def told(seed: int) -> list[Any]:
        env = made(CASES[name])
        env.reset(seed=seed)
        lot, found = np.random.default_rng(0), []
        for _ in range(12):
            observation, _, _, _, info = env.last()
            found.append((env.agent_selection, info["answers"], observation["answers"].tolist()))
            env.step(int(lot.choice(np.flatnonzero(observation["action_mask"]))))
        return found

    assert told(5) == told(5)
    assert told(5) != told(6)


def test_each_game_has_another_seed_unless_it_is_named() -> None:
    env, again = made(CASES["jamaica"], seed=3), made(CASES["jamaica"], seed=3)
    begun = []
    for _ in range(3):
        env.reset()
        again.reset()
        begun.append(env.unwrapped.table.position())
        assert again.unwrapped.table.position() == begun[-1]
    assert begun[0] != begun[1] != begun[2]
    env.reset(seed=3)
    assert env.unwrapped.table.position() == begun[0]


def test_the_observation_fits_its_space_and_the_info_holds_the_view() -> None:
    env = made(CASES["crew"], seed=2)
    env.reset()
    table = env.unwrapped.table
    for agent in env.agent_iter(60):
        observation, *_, info = env.last()
        assert env.observation_space(agent).contains(observation)
        seat = int(agent[-1])
        assert info["view"] == table.view(seat)
        moves = info["answers"]
        assert observation["action_mask"].sum() == len(moves)
        env.step(len(moves) - 1)
        assert env.unwrapped.table.log[-1].move == moves[-1]
