"""The games as environments to learn in: `pip install "flibuste[zoo]"`. docs/training.md shows how.

Not part of the app: the wheels of the page leave this package out (`tools/wheels.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pettingzoo.utils.conversions import turn_based_aec_to_parallel_wrapper
from pettingzoo.utils.wrappers import OrderEnforcingWrapper, TerminateIllegalWrapper

from ..core.atoms import Json
from .aec import Environment
from .alone import Alone
from .sitting import CANDIDATES, REWARDS, Sitting

ILLEGAL = -1.0
"""What a seat has that gives an answer which is masked: the game ends with it."""


def env(
    game: str,
    seats: int,
    options: Mapping[str, Json] | None = None,
    seed: int | None = None,
    *,
    reward: str = "rank",
    candidates: int = CANDIDATES,
    max_answers: int | None = None,
    render_mode: str | None = None,
) -> OrderEnforcingWrapper[str, Any, Any]:
    """A game for so many seats as a PettingZoo environment (AEC).

    `options`: of the game, as for `Table.new`. `seed`: of the first game; each game after it has another one, unless
    `reset` names it. `reward`: ``rank`` (1 to -1) or ``share`` (of all points), in the end. `candidates`: how many
    moves are drawn up where they cannot be listed. `max_answers`: after so many the game is cut off (truncation).
    Raises SetupError for seats or options that the game does not take.
    """
    bare = Environment(game, seats, options, seed, reward, candidates, max_answers, render_mode)
    return OrderEnforcingWrapper(TerminateIllegalWrapper(bare, illegal_reward=ILLEGAL))


def parallel_env(game: str, seats: int, options: Mapping[str, Json] | None = None, **more: Any) -> Any:
    """As `env`, but with PettingZoo's parallel API, by its own conversion for games in turns: all agents step, and only
    the answer of the one that is asked counts (`infos[agent]["active_agent"]`)."""
    return turn_based_aec_to_parallel_wrapper(env(game, seats, options, **more))


def columns(game: str, seats: int, options: Mapping[str, Json] | None = None) -> tuple[str, ...]:
    """What each number of an observation is: the same for all seats. docs/training.md tells how the names are made."""
    return Sitting(game, seats, options).columns


__all__ = ["CANDIDATES", "ILLEGAL", "REWARDS", "Alone", "Environment", "columns", "env", "parallel_env"]
