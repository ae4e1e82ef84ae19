"""Chance: the luck, which is one integer in the state, and the fates that answer what a game leaves to chance."""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, Protocol, TypeAlias

from .atoms import Args, Atom
from .faults import Untold
from .frozen import frozen

_MULTIPLIER: Final = 6364136223846793005
_INCREMENT: Final = 1442695040888963407
_MASK: Final = 2**64 - 1


def draw(luck: int, n: int) -> tuple[int, int]:
    """The next luck, and a number from 0 to n - 1 (Knuth's MMIX generator, high bits).

    >>> draw(1, 6)
    (7806831264735756412, 2)
    """
    luck = (luck * _MULTIPLIER + _INCREMENT) & _MASK
    return luck, (luck >> 33) % n


def luck_of(seed: int) -> int:
    """The luck that a seed begins with, mixed so that neighbouring seeds do not begin alike."""
    luck = (seed ^ 0x9E3779B97F4A7C15) & _MASK
    for _ in range(3):
        luck = draw(luck ^ (luck >> 29), 1)[0]
    return luck


Face: TypeAlias = Callable[[Atom], Atom]
"""What everybody sees of an answer that only one seat sees whole, such as the back of a covered card."""
Why: TypeAlias = Callable[[], tuple[str, Args]]
"""What a die is for, as a message: put together only where people are asked."""
BACK: Final = "?"


def back(_: Atom) -> Atom:
    """The face of a card that lies covered, whatever it is."""
    return BACK


@frozen
class Alone:
    """This seat alone sees the answer. The others see its `face`, which is all that a keeper tells of it; or all of it
    as soon as it is known (`open`)."""

    seat: int
    face: Face | None = None
    open: bool = False

    def shows(self, answer: Atom) -> bool:
        """Whether the others see it too."""
        return self.open or (self.face is not None and self.face(answer) == answer)


@frozen
class Thrower:
    """`by` has the dice in hand (None: whose turn it is); `why` says who rolls and what for."""

    by: int | None = None
    why: Why | None = None


Die: TypeAlias = tuple[str, Sequence[Atom]]
"""A question and its answers."""
Rollers: TypeAlias = Sequence[int | None]


class HasLuck(Protocol):
    """Anything that carries the luck of a game."""

    luck: int


class Fate(Protocol):
    """Answers what the rules leave to dice, decks and peeks; `found` collects the answers of one entry.

    A peek (turning up a covered piece) is a question with one possible answer: nothing is drawn, but something is
    learnt, so it is found, and undo stops there.
    """

    __slots__ = ()

    found: list[Atom]

    def answer(
        self, asked: str, among: Sequence[Atom], alone: Alone | None = None, thrower: Thrower | None = None
    ) -> Atom:
        """One of these. What only a real table needs: who is `alone` to see it, and who is the `thrower`."""
        ...

    def throw(self, *dice: Die, by: Rollers = (), why: Why | None = None) -> list[Atom]:
        """Several questions whose answers do not depend on each other, put at once; `by` has each of them in hand."""
        rollers = by or [None] * len(dice)
        return [
            self.answer(asked, among, thrower=Thrower(roller, why))
            for (asked, among), roller in zip(dice, rollers, strict=True)
        ]

    def leftover(self) -> list[Atom]:
        """Answers that were told and that nothing asked for."""
        ...


class OwnDice(Fate):
    """Our own dice: draws every answer by the state's luck."""

    __slots__ = ("found", "state")

    def __init__(self, state: HasLuck) -> None:
        self.state = state
        self.found: list[Atom] = []

    def answer(
        self, asked: str, among: Sequence[Atom], alone: Alone | None = None, thrower: Thrower | None = None
    ) -> Atom:
        if len(among) == 1:
            answer = among[0]
        else:
            self.state.luck, i = draw(self.state.luck, len(among))
            answer = among[i]
        self.found.append(answer)
        return answer

    def throw(self, *dice: Die, by: Rollers = (), why: Why | None = None) -> list[Atom]:
        # who throws them is nothing to our dice
        return [self.answer(asked, among) for asked, among in dice]

    def leftover(self) -> list[Atom]:
        return []


class ScriptedFate(Fate):
    """Takes answers from a replay, a test, or people who read real dice aloud. The luck moves on as if we had rolled.

    Raises Untold when an answer is missing or impossible.
    """

    __slots__ = ("_answers", "found", "state")

    def __init__(self, state: HasLuck, answers: Sequence[Atom]) -> None:
        self.state = state
        self.found: list[Atom] = []
        self._answers: Iterator[Atom] = iter(answers)

    def answer(
        self, asked: str, among: Sequence[Atom], alone: Alone | None = None, thrower: Thrower | None = None
    ) -> Atom:
        if len(among) > 1:
            self.state.luck, _ = draw(self.state.luck, len(among))
        answer = next(self._answers, None)
        # `in` alone would take 1.0 and True for 1
        if answer is None or type(answer) not in (str, int) or answer not in among:
            raise Untold(asked, among, answer)
        self.found.append(answer)
        return answer

    def leftover(self) -> list[Atom]:
        """Answers that nothing asked for: a sign that a save and the rules disagree."""
        return list(self._answers)
