"""The PettingZoo environment: one agent for each seat, asked one at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv

from ..core.atoms import Json
from .sitting import CANDIDATES, Observation, Sitting


class Environment(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # PettingZoo has no types
    """A game of Flibuste for PettingZoo, without wrappers; see `flibuste.zoo.env`."""

    metadata: dict[str, Any]

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, Json] | None = None,
        seed: int | None = None,
        reward: str = "rank",
        candidates: int = CANDIDATES,
        max_answers: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {"name": f"flibuste_{game}", "render_modes": ["ansi"], "is_parallelizable": False}
        self.sitting = Sitting(game, seats, options, reward, candidates)
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{i}" for i in range(seats)]
        self.agents: list[str] = []
        self._numbers = {agent: i for i, agent in enumerate(self.possible_agents)}
        self._spaces = dict(zip(self.possible_agents, (self.sitting.space for _ in range(seats)), strict=True))
        self._actions = {agent: spaces.Discrete(self.sitting.plan.listed) for agent in self.possible_agents}
        self._max_answers = max_answers
        self._given = 0
        self._seed = seed
        self._lot, _ = seeding.np_random(seed)

    @property
    def table(self) -> Any:
        """The game itself: it knows everything, and is not for players."""
        return self.sitting.table

    @property
    def columns(self) -> tuple[str, ...]:
        """What each number of an observation is, for every agent."""
        return self.sitting.columns

    @property
    def words(self) -> dict[str, tuple[str, ...]]:
        """By agent: the words of answers, which are numbered from 1."""
        return {agent: self.sitting.rows[i].words for agent, i in self._numbers.items()}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begins a new game: by `seed`, or else by one drawn from the seeds before."""
        if seed is None:
            seed, self._seed = self._seed, None
        if seed is not None:
            self._lot, _ = seeding.np_random(seed)
        self.sitting.begin(int(self._lot.integers(1 << 31)) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._given = 0
        self._tell()

    def observe(self, agent: str) -> Observation:
        return self.sitting.observation(self._numbers[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.sitting.answer(int(action))
        self._given += 1
        over = self.table.asked is None
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
            self.rewards = dict(zip(self.possible_agents, self.sitting.rewards(), strict=True))
        elif self._given == self._max_answers:
            self.truncations = dict.fromkeys(self.agents, True)
        self._tell()
        self._accumulate_rewards()
        if over or self._given == self._max_answers:
            self._deads_step_first()

    def _tell(self) -> None:
        """Who is asked now, and what each seat may know."""
        asked = self.table.asked
        if asked is not None:
            self.agent_selection = self.possible_agents[asked]
        self.infos = {agent: self.sitting.info(i) for agent, i in self._numbers.items()}

    def render(self) -> str | None:
        """What lies open, as text."""
        if self.render_mode is None:
            return None
        return str(self.table.view())

    def close(self) -> None:
        pass
