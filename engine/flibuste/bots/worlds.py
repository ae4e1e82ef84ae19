"""All that a bot may see of a table."""

from collections.abc import Mapping
from functools import cached_property
from random import Random
from typing import Any, Protocol

from ..core.agenda import asking
from ..core.atoms import Move
from ..core.game import Game
from ..core.mind import Mind, Plan

SAMPLE = 24
"""How many candidates a bot is given where moves are composed; the tree search takes in more by itself."""


class Weighed(Protocol):
    """A move that was searched: how often, and the sum of how the seat stood after it, each from 0 to 1."""

    visits: int
    total: float


class Worlds:
    """The moves that the seat that is asked may make, and as many imagined worlds as its bot wants to think in.

    The true state stays inside: every world is dealt again from what the seat knows (`Game.imagine`), so a bot
    cannot cheat. `rng` is the bot's own luck and has nothing to do with the luck of the table.
    """

    def __init__(self, game: Game[Any], state: Any, rng: Random) -> None:
        step = asking(state)
        if step is None:
            raise ValueError("nobody is asked")
        self.seat = step.seat
        self.composed = step.composed
        """Whether `moves` is a sample."""
        self.mind: Mind = game.mind
        self.rng = rng
        self.game = game
        self.plan: Plan = ()
        """What the bot has in mind beyond its next move, which is the first of it; empty where it thinks of none."""
        self.weighed: Mapping[Move, Weighed] = {}
        """The moves that a search has looked at."""
        self._state = state
        self._step = step

    @cached_property
    def moves(self) -> list[Move]:
        """The moves that the seat may make."""
        return self.mind.choices(self._state, self.rng, SAMPLE)

    def draw(self) -> Move:
        """One of them by lot, without working out the others."""
        return self.mind.draw(self._state, self.rng, SAMPLE)

    def allows(self, move: Move) -> bool:
        """Whether a move is legal. This gives nothing away, because it follows from what the seat knows."""
        return self._step.why_not(self._state, move) is None

    @property
    def glimpses(self) -> int:
        """How many moves a beginner considers. This gives nothing away, because rounds are counted in the open."""
        return self.mind.glimpses(self._state)

    def promising(self) -> list[Move]:
        """The moves that the game's mind would consider, where it has ideas of its own; else `moves`."""
        return [move for move in self.mind.ideas(self.world()) if self.allows(move)] or self.moves

    def world(self) -> Any:
        """A new imagined world, which the bot may change."""
        return self.game.imagine(self._state, self.seat, self.rng.getrandbits(64))
