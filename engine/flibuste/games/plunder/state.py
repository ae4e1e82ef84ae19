"""What lies on the table, as plain data that is cheap to copy."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, NamedTuple

from ...core.copying import copier
from ...core.frozen import frozen
from .chart import NOWHERE, Chart
from .faces import HOUSE, Faces
from .tables import LIMITS, MAX_SHIPS, RESOURCES

Cards = tuple[int, int, int, int]
"""How many resource cards of each type, in the order of RESOURCES (PLU-RES-01, PLU-RES-07)."""
NONE: Final[Cards] = (0,) * len(RESOURCES)  # type: ignore[assignment]
NOBODY: Final = -1
"""The viewer who knows only what all know."""


class Ship(NamedTuple):
    """A ship in play. `moves`: mast moves that are left this turn (PLU-SAIL-02); `still`: built after the roll, and so
    it does not sail this turn (PLU-SAIL-06)."""

    square: int
    lives: int = LIMITS["start_lives"]
    cannons: int = 0
    masts: int = 0
    moves: int = 0
    still: bool = False


@frozen
class Setting:
    """What does not change during a game. `sides`: the seats of each team, or each seat alone (PLU-TEAM-02)."""

    colours: tuple[str, ...]
    options: Mapping[str, Any]
    sides: tuple[tuple[int, ...], ...]
    target: int
    keepers: int = 0
    """The set of the seats whose hands are real cards that the app does not see."""
    in_app: "Setting | None" = None
    """The same game with all hands in the app, where there are keepers: what bots imagine."""
    asks_of_one: bool = False
    """PLU-D-34: the log was begun by rules that asked which ship a card is about where there was one."""
    faces: Faces = HOUSE
    """PLU-OPT-07: what is printed on the tiles."""
    seats: int = field(init=False)
    _side_of: tuple[tuple[int, ...], ...] = field(init=False)

    def __post_init__(self) -> None:
        n = len(self.colours)
        object.__setattr__(self, "seats", n)
        object.__setattr__(
            self, "_side_of", tuple(next(side for side in self.sides if seat in side) for seat in range(n))
        )

    def kept_by(self, keepers: int) -> "Setting":
        return replace(self, keepers=keepers, in_app=self) if keepers else self

    def mates(self, seat: int) -> tuple[int, ...]:
        """The seats of this captain's side, the captain included."""
        return self._side_of[seat]


class Today(NamedTuple):
    """What holds until the turn ends (PLU-TRN-05). Targets are ships by their number, islands after all ships."""

    rolled: int = 0
    """What the sailing die shows; 0 before the roll."""
    pool: int = 0
    attacked: frozenset[tuple[int, int]] = frozenset()
    """PLU-CON-02, PLU-SEA-02: ships with what they have attacked."""
    threatened: frozenset[tuple[int, int]] = frozenset()
    """PLU-THR-04: by ship and target, once a turn each."""
    treaties: int = 0
    """PLU-TRT-01: the set of captains whom the active one may not harm."""
    ending: bool = False
    """PLU-X-13: a treasure card ends the turn, once the token has moved."""
    refused: frozenset[tuple[int, Cards, Cards]] = frozenset()
    """PLU-NEG-05: whom terms were offered to who refused them: the captain, what was given, what was wanted."""
    answered: frozenset[tuple[bool, int, int, Cards, Cards]] = frozenset()
    """PLU-NEG-05: other terms that were refused or countered: whether of a threat, who proposed them to whom, what was
    given, what was wanted."""
    enough: int = 0
    """PLU-NEG-05: the set of captains who want to hear no more offers."""
    net: tuple[tuple[int, int], ...] = ()
    """PLU-TEAM-07: per teammate the cards that the active captain has gained from them."""
    gifted: int = 0
    """PLU-TEAM-10: the set of islands that were asked for or offered."""
    bids: tuple[tuple[int, Cards, Cards], ...] = ()
    """PLU-NEG-04: who answered what was called out: the captain, what that captain gives and wants."""
    announced: frozenset[tuple[Cards, Cards]] = frozenset()
    """PLU-NEG-04: what was announced: the types that were offered, those that were sought."""
    sought: bool = False
    """PLU-NOS-04: a captain without a ship has rolled the two dice."""


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
    known: list[Cards]
    """What each captain knows to be in the hand of another, at least: by the viewer, and within by the holder; at the
    end, as of one viewer more, what everybody knows (chapter 4.2). Of one's own hand nothing is noted."""
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
    first: int = 0
    """Who had the first turn (PLU-SET-13)."""
    round: int = 1
    last: bool = False
    """PLU-END-05: the clock has run out."""
    over: bool = False

    def copy(self) -> "State":
        new = _copied(self)
        new.agenda, new.ships, new.owners = self.agenda[:], self.ships[:], self.owners[:]
        new.hands, new.known, new.points = self.hands[:], self.known[:], self.points[:]
        return new

    def keeps(self, seat: int) -> bool:
        """Whether this captain's hand is real cards."""
        return bool(self.setting.keepers >> seat & 1)

    def known_to(self, viewer: int, holder: int) -> Cards:
        """What a captain knows at least of another's hand; of the viewer NOBODY, what everybody knows."""
        n = self.setting.seats
        return self.known[(n if viewer == NOBODY else viewer) * n + holder]

    def taken(self) -> dict[int, int]:
        """PLU-MAP-02: the squares that ships lie on, with the ships' numbers."""
        return {ship.square: number for number, ship in enumerate(self.ships) if ship is not None}

    def fleet(self, seat: int) -> list[tuple[int, Ship]]:
        """The captain's ships in play, with their numbers."""
        first = seat * MAX_SHIPS
        # a list: this is asked all the time, and a generator costs a call for each ship
        return [(n, ship) for n, ship in enumerate(self.ships[first : first + MAX_SHIPS], first) if ship is not None]

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
        return len(self.fleet(seat)) + self.owners.count(seat) + self.points[seat]

    def points_of(self, side: Sequence[int]) -> int:
        """PLU-TEAM-03: of all its members."""
        return sum(map(self.score, side))

    def may_harm(self, seat: int, other: int) -> bool:
        """PLU-TRT-02, PLU-TEAM-05: neither of one's own side nor a treaty partner.

        A treaty is with a captain, so it covers whatever that captain has at the moment (PLU-TRT-05).
        """
        return other not in self.setting.mates(seat) and not self.today.treaties >> other & 1

    def enemies(self, seat: int) -> list[int]:
        """PLU-TC-05, PLU-TEAM-06, PLU-TRT-02, PLU-TRT-03: clockwise from this captain, whoever is neither of one's own
        side nor under a treaty."""
        n = self.setting.seats
        around = ((seat + k) % n for k in range(1, n))
        return [other for other in around if self.may_harm(seat, other)]


_copied: Final = copier(State)


def alone(s: State, seat: int) -> tuple[bool, bool]:
    """`Ask.privacy` of what only one captain may see: but a keeper has nothing to hide from a screen."""
    keeps = s.keeps(seat)
    return not keeps, keeps


def captain(ship: int) -> int:
    """Whose ship this is, by its number.

    >>> captain(0), captain(5)
    (0, 1)
    """
    return ship // MAX_SHIPS


def covers(hand: Cards, cards: Cards) -> bool:
    """PLU-TRD-03: whether these cards are in the hand."""
    a, b, c, d = hand
    w, x, y, z = cards
    return a >= w and b >= x and c >= y and d >= z


def plus(hand: Cards, cards: Cards) -> Cards:
    a, b, c, d = hand
    w, x, y, z = cards
    return a + w, b + x, c + y, d + z


def less(hand: Cards, cards: Cards) -> Cards:
    a, b, c, d = hand
    w, x, y, z = cards
    return a - w, b - x, c - y, d - z
