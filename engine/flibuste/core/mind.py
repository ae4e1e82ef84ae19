"""What a game teaches its bots: how good a position is, and what a sensible captain would try first."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, ClassVar

from .atoms import Move

LEVELS = ("random", "easy", "normal", "hard")


class Mind(ABC):
    """Judges imagined states only; which states those are is the business of `flibuste.bots`."""

    levels: ClassVar[tuple[str, ...]] = LEVELS
    patience: ClassVar[int] = 3
    """How many moves a search plays on from a new leaf before it is judged."""

    def settled(self, s: Any) -> bool:
        """Whether a leaf may be judged at once: everybody has had as many actions as the others."""
        return False

    @abstractmethod
    def judge(self, s: Any) -> Sequence[float]:
        """How each seat stands, from 0 (lost) to 1 (won); exact when the game is over."""

    @abstractmethod
    def fancy(self, s: Any, moves: Sequence[Move]) -> Sequence[float]:
        """How each move looks at a glance to the one who is asked: higher is better, 0 is nothing special."""

    def glimpse(self, s: Any, moves: Sequence[Move]) -> Sequence[float]:
        """How each move looks to a beginner, where that is less far than a fancy sees."""
        return self.fancy(s, moves)

    def suppose(self, s: Any, seat: int) -> None:
        """Makes a world that `seat` imagines likelier: what others have decided in secret, they decided with sense."""
        return
