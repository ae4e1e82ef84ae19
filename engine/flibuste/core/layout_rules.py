"""A table that people lay: what lies open of a position, and positions that have it."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol

from .agenda import Ask
from .atoms import Json, Move, Name, RawJson
from .decision import Decision, Option
from .events import EventSink
from .fate import Fate
from .frozen import frozen
from .layout_fields import LayoutField

UNKNOWN = "?"
"""Stands where something lies that nobody can see: what it is, is drawn by lot from what remains."""


@frozen
class AsLaid(Ask[Any]):
    """Where a table with a box is laid in the middle of what happens by itself, whose turn was laid is asked first, so
    that the box is asked for whatever follows. `rule`: the one by which it goes on.

    Answers:
        ``go``: on from the table as it was laid.
    """

    seat: int
    rule: str

    open = True

    def possible(self, s: Any, below: Sequence[Any]) -> bool:
        return bool(below) and below[-1].runs and 0 <= self.seat < s.setting.seats

    def moves(self, s: Any) -> list[Move]:
        return [("go",)]

    def ask(self, s: Any) -> Decision:
        options = (Option(("go",), "core-do-go", {}, "go"),)
        return self.decision(s, "core-ask-go", self.rule, options, {"seat": Name(self.seat)}, turn=self.seat)

    def play(self, s: Any, move: Move, fate: Fate, emit: EventSink) -> None:
        """The steps beneath go on."""


def before_it_goes_on(s: Any) -> Any:
    """The state without the question with which a laid table begins, where that may wait there."""
    step = s.agenda[-1] if s.agenda else None
    if not isinstance(step, AsLaid) or not step.possible(s, s.agenda[:-1]):
        return s
    begun = s.copy()
    begun.agenda.pop()
    return begun


class LayoutRules(Protocol):
    """How one game's table is laid. A layout is a position (docs/positions.md) of which everything hidden is left
    out or unknown, and instead of the agenda it has a `moment` at which the game goes on."""

    def layout(self, s: Any) -> dict[str, Json]:
        """What lies open of a state; in the middle of somebody's turn, the moment at which that turn began."""

    def position(
        self, layout: RawJson, luck: int, before: Any = None, in_app: Collection[int] = ()
    ) -> Mapping[str, Json]:
        """A position with this layout; what is unknown is drawn by `luck`, or stays as it was in the state `before`
        where the layout leaves it as it lay there. Raises PositionError where the layout is
        garbled, or too much is laid for anything to remain. Whether the position is sound, `Game.read` says.
        `in_app`: the captains of the app where hidden cards are real, so that what is drawn for them only stands in."""

    def goes_on(self, s: Any) -> tuple[int, str]:
        """Whose turn was laid where a state goes on by itself, and the rule by which it does."""

    def fields(self, setting: Any) -> Sequence[LayoutField]:
        """What people are asked of a layout without a picture of the board, in order."""
