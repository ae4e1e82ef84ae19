"""What a game must provide to be played at a table; `tests/contract` checks every game against it."""

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic

from .agenda import Ask, S
from .atoms import Json, Move, RawJson
from .decision import Decision
from .faults import Breach, SetupError
from .gate import shown
from .layout_rules import LayoutRules
from .mind import Mind
from .options import OptionSpec
from .result import Result
from .seat import Seat
from .secrets import Secrets
from .source import Source


class Game(ABC, Generic[S]):
    """The rules of one game behind one interface. Instances are stateless: a table's state is passed in."""

    name: ClassVar[str]
    prefix: ClassVar[str]
    """What the game's rule ids begin with, such as ``BUC``."""
    rules: ClassVar[int] = 1
    begins: ClassVar[type | None] = None
    """The step with which play begins once the table is set up, if it throws at once: with a box people go on to it, so
    that the box's dice are theirs."""
    """Increased when a corrected rule changes how old logs replay; `older` says what was other before."""
    min_seats: ClassVar[int]
    max_seats: ClassVar[int]
    minutes: ClassVar[int]
    colours: ClassVar[tuple[str, ...]]
    options: ClassVar[tuple[OptionSpec, ...]]
    mind: ClassVar[Mind]
    keeps: ClassVar[bool] = False
    """Whether people at a real table may hold their own cards (`Seat.keeps`)."""
    seats_rule: ClassVar[str]
    """The rule that says how many may play."""
    reserved: ClassVar[Mapping[int, tuple[str, ...]]] = {}
    """By number of seats: the colours that the game itself plays with, so that no seat can have them."""

    @abstractmethod
    def set_up(self, seats: Sequence[Seat], options: Mapping[str, RawJson], luck: int) -> S:
        """The state before anything has happened. What the set-up draws is left to automatic steps on its agenda."""

    def older(self, s: S, rules: int) -> None:
        """Marks a state in which a log of these older `rules` begins, so that it replays as it was played."""

    @abstractmethod
    def view(self, s: S, seat: int | None) -> Json:
        """What a seat may know; None: what lies open on the table."""

    @abstractmethod
    def imagine(self, s: S, seat: int, luck: int) -> S:
        """A copy in which all that the seat cannot know is dealt again by `luck`, future chance included.

        It depends only on the seat's view and on `luck`: states that look alike to the seat are imagined alike.
        """

    @abstractmethod
    def secrets(self, s: S) -> Secrets:
        """Everything that at least one seat does not know, with who knows it."""

    @abstractmethod
    def result(self, s: S) -> Result | None:
        """The result, once the game is over."""

    def sides(self, seats: int, options: Mapping[str, Json]) -> tuple[tuple[int, ...], ...]:
        """The seats, grouped by side: those of one side win together, share a rank, and are judged alike by `mind`. By
        default each seat is a side of its own."""
        return tuple((seat,) for seat in range(seats))

    @abstractmethod
    def standing(self, s: S) -> list[int]:
        """What each seat would score if the game ended now, counting what is revealed only at the end."""

    @abstractmethod
    def write(self, s: S) -> Json:
        """The documented JSON of a state."""

    @abstractmethod
    def read(self, position: RawJson, seats: Sequence[Seat]) -> S:
        """The state of a position; PositionError when no game can reach it."""

    @abstractmethod
    def seats_of(self, position: RawJson) -> int:
        """How many seats a position has; PositionError when it does not say."""

    @abstractmethod
    def breaches(self, s: S) -> list[Breach]:
        """The invariants that a state breaks: empty in every state that play can reach."""

    def preview(self, s: S, move: Move, seat: int) -> Json:
        """What this seat can foresee of a move from what it knows; None when there is nothing to show."""
        return None

    def picture(self, s: S) -> str | None:
        """What lies open as an SVG, for bug reports; None where a game has no picture of its own."""
        return None

    def agree(self, s: S, move: Move) -> S:
        """At a real table: the state that a move of a keeper meets. Stand-ins have changed places, so that the keeper
        holds what it takes; the same state where that cannot be, or need not."""
        return s

    def untold(self, s: S) -> list[Breach]:
        """What nobody has told of real cards that no keeper holds: without a box on the table it cannot be."""
        return []

    def put(self, s: S, step: Ask[S]) -> Decision:
        """The question of this step. At a real table a keeper may answer whatever some hand allows."""
        return step.ask(s)

    @property
    def sources(self) -> Mapping[str, Source]:
        """Where the answer to each question of chance comes from at a real table, by the question's name. A game that
        has none is played in the app alone."""
        return {}

    @property
    def layout_rules(self) -> LayoutRules | None:
        """How people lay a table of this game; None where they cannot."""
        return None

    def data(self) -> Json:
        """Tables that the page draws from."""
        return {}

    def coloured(self, seats: Sequence[Seat]) -> list[str]:
        """The colour of each seat: its own, or the first that is free. SetupError when two want the same."""
        wanted = [seat.colour for seat in seats if seat.colour]
        reserved = self.reserved.get(len(seats), ())
        for colour in wanted:
            if colour not in self.colours:
                raise SetupError(f"there is no colour {shown(colour)}; the colours are {', '.join(self.colours)}")
            if wanted.count(colour) > 1:
                raise SetupError(f"two seats have the colour {colour!r}")
            if colour in reserved:
                raise SetupError(f"{len(seats)} players leave the colour {colour!r} to the game")
        free = iter([c for c in self.colours if c not in wanted and c not in reserved])
        return [seat.colour or next(free) for seat in seats]

    def to_json(self) -> Json:
        """What a page needs to know to set the game up and to draw it."""
        return {
            "name": self.name,
            "rules": self.rules,
            "seats": [self.min_seats, self.max_seats],
            "minutes": self.minutes,
            "colours": list(self.colours),
            "reserved": {str(seats): list(colours) for seats, colours in self.reserved.items()},
            "bots": list(self.mind.levels),
            "options": [spec.to_json() for spec in self.options],
            "keeps": self.keeps,
            "lays": self.layout_rules is not None,
            "sources": {name: source.to_json() for name, source in self.sources.items() if source.physical},
            "data": self.data(),
        }
