"""What follows what. Whoever causes something calls its cause; the rules that follow stand above whoever causes it, and
register here: so no two modules need each other."""

from collections.abc import Callable
from typing import Final, Generic, ParamSpec, TypeVar

from ...core.events import EventSink
from ...core.fate import Fate
from ...core.frozen import frozen
from .auto_step import AutoStep
from .questions.table.once import spend
from .state import State, Way

P = ParamSpec("P")
Rule = TypeVar("Rule", bound=Callable[..., object])

LOADED, UNLOADED = "loaded", "unloaded"


class Cause(Generic[P]):
    """Called where it happens; the rules that follow it are called in the order in which they were registered.

    >>> said = Cause[str]()
    >>> @said.leads_to
    ... def shout(word: str) -> None:
    ...     print(word.upper())
    >>> said("land")
    LAND
    """

    def __init__(self) -> None:
        self._rules: list[Callable[..., object]] = []

    def leads_to(self, rule: Rule) -> Rule:
        """Registers a rule that follows."""
        self._rules.append(rule)
        return rule

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> None:
        for rule in self._rules:
            rule(*args, **kwargs)


table_laid: Final = Cause[State]()
"""CSG-SET-31: all that comes before the first turn is done."""
move_ended: Final = Cause[State, int, Way]()
"""CSG-MOV-10: the last thing of a move action or a free move of this ship."""
course_cut: Final = Cause[State, int, int, str]()
"""CSG-ACT-08: her player is asked anew for the rest of her course: seat, ship, letters."""
shot_ended: Final = Cause[State, int, int, EventSink]()
"""CSG-EFF-04: a shoot action of a ship is over, other than a captain's: seat, ship."""
cargo_settled: Final = Cause[State, int]()
"""CSG-EFF-05: what a ship loads or unloads at once is all in its place."""
put_at: Final = Cause[State, int, int, EventSink]()
"""CSG-GEO-21: an effect puts a ship at an island, wherever she was: ship, island."""
pushed: Final = Cause[State, int, str]()
"""CSG-MYS-03: a player moves a ship of somebody else by these letters, or by its own move: seat, letters."""
piece_left: Final = Cause[State, int, int]()
"""A piece has just left this ship."""
crew_eliminated: Final = Cause[State, int, int, EventSink]()
"""CSG-CRW-02: this crew of a player are gone: piece, seat."""


def cargo_moved(s: State, number: int, what: str) -> None:
    """CSG-EFF-05: cargo was loaded or unloaded, by exploring or docking."""
    spend(s, number, what)


@frozen
class AfterCargo(AutoStep):
    """CSG-EFF-05: what follows once that is over; in the middle of a move its end comes first."""

    ship: int

    def run(self, s: State, fate: Fate, emit: EventSink) -> None:
        if s.way is None and s.ships[self.ship] is not None:
            cargo_settled(s, self.ship)
