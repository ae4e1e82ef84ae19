"""A turn is a stack of small steps: each is one decision of the rules, or one thing that happens by itself.

A fight, a toll, a mutiny is pushed and popped; a question out of turn is a step whose seat is another one.
"""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import fields
from typing import Any, Final, Generic, Protocol, Self, TypeVar

from .atoms import Json, Move, move_id
from .decision import Bar, Barred, Decision
from .events import Tell
from .fate import Fate
from .gate import clipped
from .reading import Reads, Wrong, list_of, one_of, whole


class State(Protocol):
    """Plain data that is cheap to copy: no function, generator or file; maps and card tables live outside it."""

    luck: int
    agenda: list[Any]

    def copy(self) -> Self: ...


S = TypeVar("S", bound=State)


class Auto(ABC, Generic[S]):
    """A step that happens by itself."""

    __slots__ = ()

    @abstractmethod
    def run(self, s: S, fate: Fate, tell: Tell) -> None: ...


class Ask(ABC, Generic[S]):
    """A step that waits for a seat's answer. Frozen, with fields of ints, strings and tuples of them."""

    __slots__ = ()

    seat: int

    @abstractmethod
    def moves(self, s: S) -> list[Move]:
        """Every move that is allowed: what bots choose from. The same as the options that are not barred."""

    @abstractmethod
    def why_not(self, s: S, move: Move) -> Bar | None:
        """Why this move may not be played, whatever it is; None when it may."""

    @abstractmethod
    def ask(self, s: S) -> Decision:
        """The question as people see it, barred options and all."""

    @abstractmethod
    def play(self, s: S, move: Move, fate: Fate, tell: Tell) -> None:
        """Changes the state by an allowed move. The step itself has already left the agenda."""


def advance(s: State, fate: Fate, tell: Tell) -> None:
    """Runs the automatic steps until somebody is asked or the game is over (an empty agenda)."""
    agenda = s.agenda
    while agenda and isinstance(agenda[-1], Auto):
        agenda.pop().run(s, fate, tell)


def play(s: State, move: Move, fate: Fate, tell: Tell) -> None:
    """Plays an allowed move and what follows from it. Changes `s`."""
    s.agenda.pop().play(s, move, fate, tell)
    advance(s, fate, tell)


def asking(s: State) -> Ask[Any] | None:
    """The step that waits for an answer, or None when the game is over."""
    return s.agenda[-1] if s.agenda else None


def allowing(s: State, move: Move) -> Ask[Any]:
    """The step that takes this move now. Raises Barred when the move may not be played."""
    step = asking(s)
    if step is None:
        raise Barred(Bar("core-barred-over"))
    if bar := step.why_not(s, move):
        raise Barred(bar)
    return step


def not_asked(move: Move) -> Bar:
    """The refusal of a move that answers another question than the one that stands."""
    return Bar("core-barred-not-asked", None, {"move": clipped(move_id(move))})


def step_json(step: Any) -> Json:
    """A step as JSON: its class's name, then its fields."""
    return [type(step).__name__, *(_listed(getattr(step, f.name)) for f in fields(step))]


def _listed(value: Any) -> Json:
    return [_listed(v) for v in value] if isinstance(value, tuple) else value


def step_of(steps: Mapping[str, type]) -> Reads[Any]:
    """Reads one of these steps, as `step_json` wrote it."""

    def read(data: Json, place: str) -> Any:
        if not isinstance(data, list) or not data:
            raise Wrong(place, data, "it is a list of a step's name and its fields")
        kind: Any = one_of(steps)(data[0], f"{place}[0]")
        wanted: Sequence[Any] = fields(kind)
        if len(data) != len(wanted) + 1:
            after = ", ".join(f.name for f in wanted) or "nothing"
            raise Wrong(place, data, f"after {data[0]} stands {after}")
        return kind(*(_value(f.type, data[i], f"{place}[{i}]") for i, f in enumerate(wanted, 1)))

    return read


_NUMBER: Final = whole(-(1 << 24), 1 << 24)


def _value(kind: Any, value: Json, place: str) -> Any:
    """A field of a step: a number, a word, or a list of numbers."""
    if kind is int:
        return _NUMBER(value, place)
    if kind is str:
        if not isinstance(value, str):
            raise Wrong(place, value, "it is a word")
        return value
    return tuple(list_of(_NUMBER)(value, place))
