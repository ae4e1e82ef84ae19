"""Free orders that abilities give (CSG-TRN-12): what they may do is a decision (CSG-ABL-03), listed with its rule."""

from abc import abstractmethod
from collections.abc import Iterator
from random import Random
from typing import ClassVar

from .....core.atoms import Arg, Move
from .....core.decision import Bar, Option
from ...names import called
from ...questions.abilities.ability import Trait
from ...questions.abilities.active import active, of_ship
from ...questions.table.bodies import at_hand
from ...questions.table.once import spent
from ...state import Ship, State
from .order import Order


class FreeOrder(Order):
    """The verb, one's own ship, and what it is done to: a ship by her name, an island by its number, or a word."""

    rule: ClassVar[str]
    trait: ClassVar[Trait | None] = None
    """What a ship must be capable of; None where that is a longer story."""

    def suits(self, ship: Ship) -> bool:
        return self.trait is None or of_ship(ship).has(self.trait)

    @abstractmethod
    def ways(self, s: State, seat: int) -> Iterator[Move]:
        """All that are legal now."""

    def moves(self, s: State, seat: int, rng: Random, most: int) -> list[Move]:
        return list(self.ways(s, seat))

    def why_not(self, s: State, seat: int, move: Move) -> Bar | None:
        return None if move in self.moves(s, seat, Random(0), 0) else Bar("pirates-barred-ability", self.rule)

    def option(self, s: State, seat: int, move: Move) -> Option:
        args: dict[str, Arg] = {"ship": called(s, s.names.index(str(move[1])))}
        at = None
        for atom in move[2:]:
            if isinstance(atom, int):
                args["island"], at = atom + 1, f"island:{atom}"
            elif atom in s.names:
                args["other"], at = called(s, s.names.index(atom)), f"ship:{atom}"
            else:
                args["what"] = atom
        return Option(move, f"pirates-do-{self.verb}", args, self.verb, f"ship:{move[1]}", at)


def able(s: State, seat: int, trait: Trait, once: str = "") -> Iterator[int]:
    """The ships of this seat that have a trait now and, where it is once per turn, have not used it."""
    for number, ship in s.fleet(seat):
        if at_hand(ship) and active(s, number).has(trait) and not (once and spent(s, number, once)):
            yield number


def ship_of(s: State, move: Move, at: int = 1) -> int:
    """The ship that an allowed order names there."""
    return s.names.index(str(move[at]))
