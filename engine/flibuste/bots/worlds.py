"""All that a bot may see of a table."""

from random import Random
from typing import Any

from ..core.agenda import asking
from ..core.atoms import Move
from ..core.game import Game
from ..core.mind import Mind


class Worlds:
    """The moves that the seat in question may make, and as many imagined worlds as it likes to think in.

    The true state stays inside: every world is dealt again from what the seat knows (`Game.imagine`), so a bot
    cannot cheat. `rng` is the bot's own luck and has nothing to do with the luck of the table.
    """

    def __init__(self, game: Game[Any], state: Any, rng: Random) -> None:
        step = asking(state)
        if step is None:
            raise ValueError("nobody is asked")
        self.seat = step.seat
        self.moves: list[Move] = step.moves(state)
        self.mind: Mind = game.mind
        self.rng = rng
        self._game = game
        self._state = state

    def world(self) -> Any:
        """A fresh imagined world, free to be played in."""
        return self._game.imagine(self._state, self.seat, self.rng.getrandbits(64))
