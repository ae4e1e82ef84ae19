"""A turn is a stack of small steps, the agenda. Each step is one decision of the rules, or happens by itself.

A fight or a toll pushes its steps on top, and they are popped as they are done. A question out of turn is a step that
belongs to another seat.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Generic, Protocol, Self, TypeVar

from .atoms import Args, Json, Move, move_id
from .decision import Bar, Barred, Decision, Option
from .events import EventSink
from .fate import Fate
from .forms import Form
from .gate import clipped
from .steps import step_json as step_json
from .steps import step_of as step_of


class State(Protocol):
    """Plain data that is cheap to copy: no function, generator or file; maps and card tables live outside it."""

    luck: int
    turn: int
    agenda: list[Any]

    def copy(self) -> Self: ...


S = TypeVar("S", bound=State)


class Auto(ABC, Generic[S]):
    """A step that happens by itself."""

    __slots__ = ()

    runs: ClassVar = True

    def possible(self, s: S, below: Sequence[Any]) -> bool:
        """Whether play can leave this step waiting in this state, on top of those `below`: asked of the steps of a
        position, whose numbers may be anything."""
        return True

    @abstractmethod
    def run(self, s: S, fate: Fate, emit: EventSink) -> None: ...


class Ask(ABC, Generic[S]):
    """A step that waits for a seat's answer. Frozen; its fields hold what `steps.reads_of` can read."""

    __slots__ = ()

    # class attributes, because `advance` checks every step and isinstance is slow for abstract classes
    runs: ClassVar = False
    is_reaction: ClassVar = False
    composed: ClassVar = False
    """Whether `choices` returns a sample instead of all moves."""

    seat: int

    secret: ClassVar[bool] = False
    """Only this seat may see the options, and the log hides the answer until the game is over. Others learn
    of it only what events tell them."""
    open: ClassVar[bool] = False
    """The seat can decide on public information alone: the page asks in front of everybody, without a curtain."""
    weighed: ClassVar[bool] = True
    """A bot's answer to a person tells what it holds and wants: it is not taken back, or it could be tried anew. False
    where it tells nothing; the step says why."""
    refusal: ClassVar[tuple[str, str] | None] = None
    """The message key and the rule id that `refuse` answers with, where the message takes no arguments."""

    def privacy(self, s: S) -> tuple[bool, bool]:
        """`secret` and `open`; overridden by a step for which they depend on the state."""
        return self.secret, self.open

    def possible(self, s: S, below: Sequence[Any]) -> bool:
        """As for `Auto`."""
        return True

    @abstractmethod
    def moves(self, s: S) -> list[Move]:
        """Every legal move, for bots to choose from: the same moves as the options that are not barred."""

    def choices(self, s: S, rng: Random, most: int) -> list[Move]:
        """The moves that a bot considers: all of them or, where they cannot be listed, a sample of at most `most`."""
        return self.moves(s)

    def draw(self, s: S, rng: Random, most: int) -> Move:
        """A legal move by lot, for a player without any aim: one of at most `most` that are drawn up, unless a step
        knows a shorter way."""
        moves = self.choices(s, rng, most)
        return moves[0] if len(moves) == 1 else rng.choice(moves)

    def why_not(self, s: S, move: Move) -> Bar | None:
        """Why this move is illegal, or None if it is legal. Accepts any move; nothing else decides what is legal."""
        moves = self.moves(s)
        if move in moves:
            return None
        bar = self.refuse(s) if move and any(move[0] == one[0] for one in moves) else None
        return bar or not_asked(move)

    def outdated(self, s: S, move: Move) -> bool:
        """Whether this move, which is refused now, was legal when we knew the rules less well: a log may hold it."""
        return False

    def refuse(self, s: S) -> Bar | None:
        """Why a move with one of this step's verbs that is not among `moves` is refused; None: it was not asked for."""
        return Bar(*self.refusal) if self.refusal else None

    @abstractmethod
    def ask(self, s: S) -> Decision:
        """The question as people see it, including the barred options."""

    def decision(
        self,
        s: S,
        key: str,
        rule: str,
        options: tuple[Option, ...],
        args: Args,
        *,
        turn: int | None = None,
        forms: tuple[Form, ...] = (),
        data: Mapping[str, Json] | None = None,
    ) -> Decision:
        """A `Decision` with this step's seat and privacy filled in; `turn` is the state's unless it is given."""
        secret, laid_open = self.privacy(s)
        return Decision(
            self.seat,
            s.turn if turn is None else turn,
            key,
            rule,
            options,
            args,
            secret=secret,
            open=laid_open,
            forms=forms,
            data=data or {},
        )

    @abstractmethod
    def play(self, s: S, move: Move, fate: Fate, emit: EventSink) -> None:
        """Applies a legal move to the state. The step itself has already left the agenda."""


class Composed(Ask[S]):
    """A step with too many moves to list: people compose one in a form, and are offered a sample as buttons."""

    __slots__ = ()

    composed = True

    @abstractmethod
    def candidates(self, s: S, rng: Random, most: int) -> list[Move]:
        """From 1 to `most` legal moves, the most promising first. They may depend only on what the seat knows and on
        `rng`."""

    offered: ClassVar[int] = 6
    """How many candidates people are offered."""

    def moves(self, s: S) -> list[Move]:
        """The candidates that people are offered as buttons: always the same ones in the same state."""
        return self.candidates(s, Random(0), self.offered)

    def choices(self, s: S, rng: Random, most: int) -> list[Move]:
        return self.candidates(s, rng, most)

    @abstractmethod
    def why_not(self, s: S, move: Move) -> Bar | None: ...

    def trace(self, s: S, move: Move) -> Json:
        """How far a partly composed move would get, what it would meet, and why it stops there. The page calls this
        while a finger drags; the engine does the measuring."""
        bar = self.why_not(s, move)
        return {"bar": bar and bar.to_json()}


class Chance(Ask[S]):
    """A seat's opportunity to respond out of turn to what has just happened, or to let it pass. `window` pushes it."""

    __slots__ = ()

    is_reaction = True
    decline: ClassVar[Move]
    """The move that lets it pass; its option is the default, wherever it is allowed."""

    @abstractmethod
    def is_available(self, s: S) -> bool:
        """Whether the seat has anything to respond with now."""


def then(s: State, *steps: Any) -> None:
    """Pushes these steps, so that they come next, in the order given, before those already on the agenda."""
    s.agenda.extend(steps[::-1])


def window(s: State, *chances: Chance[Any]) -> None:
    """Pushes the chances of those seats that have something to respond with, in the order given. Nobody is told who
    had nothing.

    A seat that can no longer respond, because of what an earlier one answered, is not asked after all.
    """
    then(s, *(chance for chance in chances if chance.is_available(s)))


def advance(s: State, fate: Fate, emit: EventSink) -> None:
    """Runs the automatic steps until somebody is asked or the game is over (an empty agenda)."""
    agenda = s.agenda
    while agenda:
        step = agenda[-1]
        if step.runs:
            agenda.pop().run(s, fate, emit)
        elif step.is_reaction and not step.is_available(s):
            agenda.pop()
        else:
            return


def advance_to(s: State, begins: type, fate: Fate, emit: EventSink) -> None:
    """The same, but not beyond a step of this kind."""
    agenda = s.agenda
    while agenda and not isinstance(agenda[-1], begins) and agenda[-1].runs:
        agenda.pop().run(s, fate, emit)


def play(s: State, move: Move, fate: Fate, emit: EventSink) -> None:
    """Plays a legal move and the automatic steps that follow from it. Changes `s`."""
    s.agenda.pop().play(s, move, fate, emit)
    advance(s, fate, emit)


def asking(s: State) -> Ask[Any] | None:
    """The step that waits for an answer, or None when the game is over."""
    return s.agenda[-1] if s.agenda else None


def allowing(s: State, move: Move) -> Ask[Any]:
    """The step that this move answers. Raises Barred when the move may not be played."""
    step = asking(s)
    if step is None:
        raise Barred(Bar("core-barred-over"))
    if bar := step.why_not(s, move):
        raise Barred(bar)
    return step


def recorded(s: State, move: Move) -> Ask[Any]:
    """The step that a move of a log answers. Raises Barred when it was never legal."""
    step = asking(s)
    return step if step is not None and step.outdated(s, move) else allowing(s, move)


def not_asked(move: Move) -> Bar:
    """The bar of a move that does not answer the question being asked."""
    return Bar("core-barred-not-asked", None, {"move": clipped(move_id(move))})


def misplaced(s: State) -> int | None:
    """Of the steps of a position the lowest that cannot wait where it does; None where each of them can."""
    agenda = s.agenda
    return next((i for i, step in enumerate(agenda) if not step.possible(s, agenda[:i])), None)


def lies_on(below: Sequence[Any], *names: str) -> bool:
    """Whether the step right beneath is of one of these kinds."""
    return bool(below) and type(below[-1]).__name__ in names
