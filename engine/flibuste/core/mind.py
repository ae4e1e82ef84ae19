"""What a game teaches its bots: how good a position is, and what a sensible captain would try first."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final, TypeAlias

from .atoms import Json, Move

LEVELS = ("random", "easy", "normal", "hard")
NEVER: Final = -1e9
"""The prior of a move that is not worth a thought, such as one that could be repeated for ever: it is not rehearsed."""


Plan: TypeAlias = tuple[Move, ...]
"""Moves that one seat means to make one after the other."""


class Mind(ABC):
    """Evaluates imagined states. Which states are imagined, and how they are searched, is up to `flibuste.bots`."""

    levels: ClassVar[tuple[str, ...]] = LEVELS
    patience: ClassVar[int] = 3
    """How many moves a search plays on from a new leaf before `judge` is called."""
    glances: ClassVar[int] = 8
    """In how many worlds at most a bot that looks one move ahead compares its moves."""
    noticed: ClassVar[int | None] = None
    """How many moves such a bot considers, by lot, and overlooks the others; None: all."""
    glimpsed: ClassVar[int] = 5
    """How many a beginner considers, to begin with (`glimpses`)."""
    rehearsals: ClassVar[int] = 0
    """How many times a hard bot plays a turn to its end before it decides, in a game whose turns take more decisions
    than a tree can look ahead. 0: it searches a tree."""
    candidates: ClassVar[int] = 6
    """How many moves and plans it rehearses."""
    trials: ClassVar[int] = 4
    """In how many worlds it rehearses each before it drops any."""

    def choices(self, s: Any, rng: Random, most: int) -> list[Move]:
        """The moves that a bot considers: those of the step that asks (`Ask.choices`), unless some are rarely worth a
        thought."""
        found: list[Move] = s.agenda[-1].choices(s, rng, most)
        return found

    def draw(self, s: Any, rng: Random, most: int) -> Move:
        """One of them by lot, for a bot without any aim (`Ask.draw`)."""
        move: Move = s.agenda[-1].draw(s, rng, most)
        return move

    def settled(self, s: Any) -> bool:
        """Whether a state may be judged at once, because no seat is an action ahead of the others."""
        return False

    @abstractmethod
    def judge(self, s: Any) -> Sequence[float]:
        """How each seat stands, from 0 (lost) to 1 (won); exact when the game is over."""

    @abstractmethod
    def prior(self, s: Any, moves: Sequence[Move]) -> Sequence[float]:
        """How promising each move looks to the deciding seat before any search: higher is better, 0 is neutral.

        The tree search turns these scores into the probabilities of its priors (PUCT).
        """

    def glimpses(self, s: Any) -> int:
        """How many moves a beginner considers by now. It may depend only on what lies open to everybody."""
        return self.glimpsed

    def plans(self, s: Any) -> Mapping[Plan, float]:
        """Sequences of moves in one turn that are worth rehearsing together, and how promising each looks on the scale
        of `prior`. The first move of each must be legal now. A plan is followed until something is found, another seat
        is asked, or the next move is not legal. Once its first move has been played at the table, `plans` is called
        again."""
        return {}

    inventive: ClassVar[bool] = False
    """Whether a hard bot asks for `ideas` and `second_look`; else it searches or rehearses."""
    idle: ClassVar[Move | None] = None
    """The move that does nothing: before a normal bot settles for it, it considers the `ideas` of the mind, or else
    all moves."""

    def ideas(self, s: Any) -> Sequence[Move]:
        """The moves that a good player would consider where they cannot be listed, each legal in this world; none where
        the mind knows no better than the step's own sample."""
        return ()

    def second_look(self, s: Any, move: Move) -> float:
        """How promising a move looks that is thought about longer, on the scale of `prior`."""
        return self.prior(s, (move,))[0]

    def leading(self, s: Any, move: Move) -> Plan:
        """The moves of a seat of which this one is the first, where it only makes sense as the beginning of them: a
        hint is about all of them."""
        return (move,)

    def reason(self, s: Any, plan: Plan) -> Json:
        """What the first move of a plan is good for, by what this mind weighs of it: `goal`, the name of what it is
        for, and the facts that belong to that goal. None where the game has no words for it."""
        return None

    def average_prior(self, s: Any, moves: Sequence[Move]) -> Sequence[float]:
        """As `prior`, but how promising the moves look to an average player, for games where `prior` would make a
        normal bot too good; a hard bot goes by `prior`."""
        return self.prior(s, moves)

    def beginner_prior(self, s: Any, moves: Sequence[Move]) -> Sequence[float]:
        """As `prior`, but as the moves look to a beginner, for games where `prior` would make an easy bot too good."""
        return self.prior(s, moves)

    def suppose(self, s: Any, seat: int) -> None:
        """Makes an imagined world more plausible: what other seats have chosen in secret becomes a sensible choice."""
        return
