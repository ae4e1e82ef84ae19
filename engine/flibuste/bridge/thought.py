"""A bot's thinking, kept between requests."""

from collections.abc import Iterator
from random import Random
from typing import TYPE_CHECKING

from ..bots import Worlds, aim_of, odds_of, reason_of, think_in
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

    def hint(self) -> dict[str, Json]:
        """What the best move is for: the plan that it begins, its reason, and how it compares (`shapes.Thought`)."""
        best = self._best
        return {
            "aim": aim_of(self._worlds, best),
            "reason": reason_of(self._worlds, best),
            "odds": odds_of(self._worlds, best),
        }
