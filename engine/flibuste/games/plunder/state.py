"""What lies on the table, as plain data that is cheap to copy."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple, Self

from .chart import NOWHERE, Chart
from .tables import MAX_SHIPS, RESOURCES

Cards = tuple[int, int, int, int]
"""How many resource cards of each type, in the order of RESOURCES (PLU-RES-01, PLU-RES-07)."""
NONE: Final[Cards] = (0,) * len(RESOURCES)  # type: ignore[assignment]


class Ship(NamedTuple):
    """A ship in play. `moves`: mast moves that are left this turn (PLU-SAIL-02); `still`: built after the roll, and so
    it does not sail this turn (PLU-SAIL-06)."""

    square: int
    lives: int
    cannons: int = 0
    masts: int = 0
    moves: int = 0
    still: bool = False


@dataclass(frozen=True, slots=True)
class Setting:
    """What does not change during a game. `sides`: the seats of each team, or each seat alone (PLU-TEAM-02)."""

    colours: tuple[str, ...]
    options: Mapping[str, Any]
    sides: tuple[tuple[int, ...], ...]
    target: int

    @property
    def seats(self) -> int:
        return len(self.colours)

    def mates(self, seat: int) -> tuple[int, ...]:
        """The seats of this captain's side, the captain included."""
        return next(side for side in self.sides if seat in side)


class Today(NamedTuple):
    """What holds until the turn ends (PLU-TRN-05). Targets are ships by their number, islands after all ships."""

    rolled: int = 0
    """What the sailing die shows; 0 before the roll."""
    pool: int = 0
    attacked: frozenset[tuple[int, int]] = frozenset()
    """PLU-CON-02, PLU-SEA-02: ships with what they have attacked."""
    threatened: frozenset[tuple[int, int]] = frozenset()
    """PLU-THR-04"""
    treaties: int = 0
    """PLU-TRT-01: the set of captains whom the active one may not harm."""
    ending: bool = False
    """PLU-X-13: a treasure card ends the turn, once the token has moved."""


@dataclass(slots=True)
class State:
    """A position of the game. A ship's number is three times its captain's seat, and up to two more."""

    setting: Setting
    chart: Chart
    luck: int
    agenda: list[Any]
    turn: int
    ships: list[Ship | None]
    owners: list[int]
    """Per island the captain whose flag stands there, or NOWHERE."""
    hands: list[Cards]
    points: list[int]
    """Plunder Point cards (PLU-PP-02)."""
    piles: Cards
    deck: Cards
    storm: int
    """The centre square (PLU-STM-01)."""
    marks: tuple[int, ...]
    """The square of each X token (PLU-X-01)."""
    unseen: int
    """The set of treasure cards that nobody has seen yet: they lie on top, in an order that is drawn when they are."""
    bottom: tuple[int, ...] = ()
    """PLU-X-11: those that were followed, in the order in which they come again."""
    today: Today = field(default_factory=Today)
    over: bool = False

    def copy(self) -> Self:
        return type(self)(
            self.setting, self.chart, self.luck, self.agenda[:], self.turn, self.ships[:], self.owners[:],
            self.hands[:], self.points[:], self.piles, self.deck, self.storm, self.marks, self.unseen, self.bottom,
            self.today, self.over,
        )  # fmt: skip

    def fleet(self, seat: int) -> Iterator[tuple[int, Ship]]:
        """The captain's ships in play, with their numbers."""
        for number in range(seat * MAX_SHIPS, (seat + 1) * MAX_SHIPS):
            ship = self.ships[number]
            if ship is not None:
                yield number, ship

    def at(self, square: int) -> int:
        """PLU-MAP-02: the number of the ship on this square, or NOWHERE."""
        for number, ship in enumerate(self.ships):
            if ship is not None and ship.square == square:
                return number
        return NOWHERE

    def islands_of(self, seat: int) -> list[int]:
        return [island for island, owner in enumerate(self.owners) if owner == seat]

    def score(self, seat: int) -> int:
        """PLU-PP-01: ships in play, islands and Plunder Point cards."""
        return sum(1 for _ in self.fleet(seat)) + self.owners.count(seat) + self.points[seat]

    def points_of(self, side: Sequence[int]) -> int:
        """PLU-TEAM-03: of all its members."""
        return sum(map(self.score, side))

    def may_harm(self, seat: int, other: int) -> bool:
        """PLU-TRT-02, PLU-TEAM-05: neither of the own side nor a treaty partner."""
        return other not in self.setting.mates(seat) and not self.today.treaties >> other & 1

    def enemies(self, seat: int) -> list[int]:
        """PLU-TC-05, PLU-TEAM-06, PLU-TRT-02: clockwise from this captain, whoever is neither of the own side nor
        under a treaty."""
        n = self.setting.seats
        around = ((seat + k) % n for k in range(1, n))
        return [other for other in around if self.may_harm(seat, other)]


def captain(ship: int) -> int:
    """Whose ship this is, by its number.

    >>> captain(0), captain(5)
    (0, 1)
    """
    return ship // MAX_SHIPS


def holds(hand: Cards, cards: Cards) -> bool:
    """PLU-TRD-03: whether these cards are in the hand."""
    return all(have >= n for have, n in zip(hand, cards, strict=True))


def plus(hand: Cards, cards: Cards) -> Cards:
    a, b, c, d = hand
    w, x, y, z = cards
    return a + w, b + x, c + y, d + z


def less(hand: Cards, cards: Cards) -> Cards:
    a, b, c, d = hand
    w, x, y, z = cards
    return a - w, b - x, c - y, d - z
