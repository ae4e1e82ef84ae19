"""Chapter 4.3: what the active player may order, a class for each verb; the menu asks for one of them at a time."""

from abc import ABC, abstractmethod
from random import Random
from typing import ClassVar

from .....core.atoms import Json, Move
from .....core.decision import Bar, Option
from .....core.events import EventSink
from .....core.fate import Fate
from .....core.forms import Form
from ...names import ship_named
from ...state import Ship, State


class Order(ABC):
    """An order of the active player. All of them begin with their verb; those of a ship name her next."""

    verb: ClassVar[str]
    composed: ClassVar[bool] = False
    """Whether `moves` are a sample, and `form` composes the others."""

    acts: ClassVar[bool] = False
    """Whether it is an action, so that a ship needs one left."""

    ashore: ClassVar[bool] = False
    """Whether forts or marines on islands can be given it too, whatever ships there are."""

    def suits(self, ship: Ship) -> bool:
        """Whether a ship like this could ever be given it, by what she is and carries; neither her place nor her masts
        are asked for (`repertoire.py`)."""
        return True

    @abstractmethod
    def moves(self, s: State, seat: int, rng: Random, most: int) -> list[Move]:
        """All that are legal; of a composed deed at most so many."""

    def draw(self, s: State, seat: int, rng: Random) -> Move | None:
        """One of them by lot; None where there is none."""
        found = self.moves(s, seat, rng, 2)
        return rng.choice(found) if found else None

    @abstractmethod
    def why_not(self, s: State, seat: int, move: Move) -> Bar | None:
        """Why this order is illegal; it takes any move of this verb. Not asked of listed deeds whose `moves` say it."""

    @abstractmethod
    def option(self, s: State, seat: int, move: Move) -> Option: ...

    @abstractmethod
    def play(self, s: State, seat: int, move: Move, fate: Fate, emit: EventSink) -> None:
        """Pushes what follows; the menu comes again by itself after it."""

    def outdated(self, s: State, seat: int, move: Move) -> bool:
        """Whether this order, which is refused now, was legal in an earlier version: a log may hold it."""
        return False

    def barred(self, s: State, seat: int) -> list[Option]:
        """Orders that are shown greyed out, with their reason."""
        return []

    def forms(self, s: State, seat: int) -> list[Form]:
        """How a move of a composed deed is typed."""
        return []

    def trace(self, s: State, seat: int, move: Move) -> Json:
        """How far a move gets that is composed in part; None where there is nothing to tell."""
        return None


def the_ship(s: State, seat: int, move: Move) -> int | None:
    """The number of one's own ship that an order names second; None where it names none."""
    if len(move) < 2 or not isinstance(move[1], str):
        return None
    number = ship_named(s, move[1])
    return number if number is not None and s.ship(number).owner == seat else None
