"""Steps of this game that happen by themselves, and where such a step may wait."""

from collections.abc import Sequence
from typing import Any, ClassVar

from ...core.agenda import Auto
from ...core.atoms import Arg
from .state import State


class AutoStep(Auto[State]):
    """A step that happens by itself. Play runs it at once unless a question waits above it: that is where it may be."""

    __slots__ = ()

    ability: ClassVar[str] = ""
    """What the die is for that an ability has rolled for this step (the message `pirates-for-…`)."""

    def possible(self, s: State, below: Sequence[Any]) -> bool:
        return len(below) < len(s.agenda) - 1 and self.is_valid(s)

    def is_valid(self, s: State) -> bool:
        """Whether what its fields name can be on this table, in play or no longer."""
        return True

    def against(self, s: State) -> Arg | None:
        """Whom the die goes against that is rolled for this step, as messages call it; None where it is nobody."""
        return None

    def facing(self, s: State) -> str | None:
        """The place on the table of whom an attacker's die goes against; None where nobody is attacked."""
        return None
