"""One seat of a game as a Gymnasium environment: the others are bots."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from ..bots import LEVELS, choose
from ..core.agenda import asking
from ..core.atoms import Json
from .sitting import CANDIDATES, Observation, Sitting


class Alone(gymnasium.Env[Any, Any]):
    """A game against bots, for libraries that know one player. One sits at a place drawn by lot, unless `seat` says
    where. An answer that is masked ends the game with -1."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, Json] | None = None,
        *,
        bots: str = "random",
        seat: int | None = None,
        reward: str = "rank",
        candidates: int = CANDIDATES,
    ) -> None:
        self.sitting = Sitting(game, seats, options, reward, candidates)
        self.observation_space = self.sitting.space
        self.action_space = spaces.Discrete(self.sitting.plan.listed)
        self._aimless, self._bots, self._fixed = bots == "random", bots, seat
        if bots not in LEVELS:
            raise ValueError(f"there is no bot {bots!r}; the bots are {', '.join(LEVELS)}")
        self.seat = seat or 0
        self._lot = Random(0)

    @property
    def columns(self) -> tuple[str, ...]:
        return self.sitting.columns

    @property
    def words(self) -> tuple[str, ...]:
        """The words of answers, which are numbered from 1; those of a seat's things stand for the same ones, counted
        from whoever looks, at every place."""
        return self.sitting.rows[self.seat].words

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game, up to where one is asked."""
        super().reset(seed=seed)
        while True:
            self._lot = Random(int(self.np_random.integers(1 << 62)))
            self.seat = self._lot.randrange(len(self.sitting.seats)) if self._fixed is None else self._fixed
            self.sitting.begin(self._lot.getrandbits(48))
            self._others()
            if self.sitting.table.asked is not None:
                return self._seen()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        sitting = self.sitting
        if not 0 <= action < len(sitting.answers):
            return (seen := self._seen())[0], -1.0, True, False, seen[1]
        sitting.answer(int(action))
        self._others()
        observation, info = self._seen()
        return observation, sitting.rewards()[self.seat], sitting.table.asked is None, False, info

    def action_masks(self) -> NDArray[Any]:
        """Which answers can be given, as masked learners ask for it."""
        mask = np.zeros(self.sitting.plan.listed, np.bool_)
        mask[: len(self.sitting.answers)] = True
        return mask

    def _others(self) -> None:
        """The bots answer until oneself is asked, or nobody."""
        table = self.sitting.table
        while (step := asking(table.state)) is not None and step.seat != self.seat:
            if self._aimless:
                table.play(table.game.mind.draw(table.state, self._lot, self.sitting.candidates))
            else:
                table.play(choose(self._bots, table.game, table.state, self._lot))

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        return self.sitting.observation(self.seat), self.sitting.info(self.seat)
