"""A bot's thinking, kept between requests."""

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

from ..bots import Worlds, aim_of, reason_of, think_in
from ..core.atoms import Json, Move, move_id
from ..table import Table

if TYPE_CHECKING:
    from ..core import shapes


class Thought:
    """A bot's thinking about one decision, kept between requests."""

    def __init__(self, table: Table, level: str) -> None:
        self.level = level
        seed = len(table.log) * 0x9E3779B1 + sum(map(ord, table.game.name + level))
        self._worlds = Worlds(table.game, table.state, Random(seed))
        self._iterations: Iterator[Move] = think_in(level, self._worlds)
        self._best = next(self._iterations)
        self._count = 1
        self._done = False

    def iterate(self, iterations: int) -> "shapes.Thought":
        for _ in range(iterations):
            move = next(self._iterations, None)
            if move is None:
                self._done = True
                break
            self._best, self._count = move, self._count + 1
        best = self._best
        return {"option": move_id(best), "move": list(best), "done": self._done, "iterations": self._count}

    def aim(self) -> Json:
        """Where the best move leads to, if it is the first of a plan."""
        return aim_of(self._worlds)

    def reason(self) -> Json:
        """What the best move is good for, where the game can say it."""
        return reason_of(self._worlds, self._best)
