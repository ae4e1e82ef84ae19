"""Chapter 12: what ships, islands and cards are worth to a captain, in tenths of a Plunder Point."""

from functools import lru_cache
from typing import Any, Final, NamedTuple

from .building import BURY
from .reach import blocked
from .standing import reserve
from .state import Cards, Ship, State, covers, less
from .tables import LIMITS, MAX_SHIPS
from .works import PRICES


class Weights(NamedTuple):
    """What things are worth, as measured in games of our own. What is used again and again is worth so much a turn that
    is left."""

    point: float = 10.0
    pace: float = 1.4
    """Turns that a point takes."""
    ship: float = 0.7
    """What a ship can do, a turn; the only one of a captain does"""
    only: float = 4.0
    """so much more."""
    cannon: float = 1.0
    mast: float = 0.15
    lives: tuple[float, ...] = (0.0, 0.0, 3.5, 6.0)
    """By their number."""
    income: float = 1.0
    """An island's card, a turn: less than a card, for islands get lost."""
    shut: float = 0.4
    """The share of `income` that is left while the storm lies over the island."""
    skull: float = 0.7
    """Each makes an island safer."""
    cards: Cards | tuple[float, ...] = (1.6, 1.6, 0.9, 1.7)
    """Wood, iron, rum, gold, as long as nothing can be paid with them."""
    many: int = 3
    """This many cards of one type count in full."""
    more: float = 0.6
    """The share of its worth that each card beyond `many` counts."""
    nearly: tuple[float, ...] = (0.0, 1.5, 0.5)
    """By the number of cards that are missing for a point."""
    payable: float = 0.93
    """What can be paid is nearly there."""
    mark: float = 3.5
    """A token that is collected."""
    merchant: float = 1.2
    """To lie at a merchant island."""
    spite: float = 0.3
    """How much of what another captain loses is a gain; more of it the nearer that captain is to the target, up to"""
    alarm: float = 1.0
    """so much."""
    loyal: float = 0.9
    """How much of what a teammate loses is a loss."""
    tomorrow: float = 0.85
    """What can be had next turn, of what can be had now;"""
    square: float = 0.93
    """and for each square that is between."""
    toll: float = 2.8
    """Two cards for the storm."""


SKILLED: Final = Weights()
BEGINNER: Final = Weights(
    cannon=0.3, mast=0.3, income=0.2, skull=0.0, nearly=(0.0, 0.0, 0.0), spite=0.0, alarm=0.0, merchant=0.0
)
"""A beginner counts what scores as it stands, and thinks little of what leads there."""
MOST_TURNS: Final = 9
_UNCOUNTED: Final = (-1, -1)
_CHEAPEST: Final = min(sum(PRICES[BURY]), sum(PRICES["ship"]))
_NEAR: Final = 4
"""A captain who is no more than this many points from the target begins to alarm the others."""

Room = tuple[int, int, int]
"""Ships, cannons and masts that a captain may still add, up to three."""


@lru_cache(maxsize=1 << 15)
def purse(hand: Cards, room: Room, turns: int, w: Weights) -> float:
    """What a hand is worth: the best that can be paid with it, and what is left over."""
    ships, cannons, masts = room
    best = _left_over(hand, ships, turns, w)
    if covers(hand, PRICES[BURY]):
        best = max(best, w.payable * w.point + purse(less(hand, PRICES[BURY]), room, turns, w))
    if ships and covers(hand, PRICES["ship"]):
        rest = purse(less(hand, PRICES["ship"]), (ships - 1, cannons, masts), turns, w)
        best = max(best, w.payable * new_ship_worth(turns, w) + rest)
    if cannons and covers(hand, PRICES["cannon"]):
        rest = purse(less(hand, PRICES["cannon"]), (ships, cannons - 1, masts), turns, w)
        best = max(best, w.payable * w.cannon * turns + rest)
    if masts and covers(hand, PRICES["mast"]):
        rest = purse(less(hand, PRICES["mast"]), (ships, cannons, masts - 1), turns, w)
        best = max(best, w.payable * w.mast * turns + rest)
    return best


def _left_over(hand: Cards, ships: int, turns: int, w: Weights) -> float:
    loose, many, more = 0.0, w.many, w.more
    for one, n in zip(w.cards, hand, strict=True):
        loose += one * (n if n <= many else many + more * (n - many))
    missing = _missing(hand, ships > 0)
    nearly = w.nearly[missing] if missing < len(w.nearly) else 0.0
    return (loose + nearly) * min(1.0, (turns + 1) / 4)


@lru_cache(maxsize=4096)
def _missing(hand: Cards, ship: bool) -> int:
    """How many cards are missing for a point."""
    prices = (PRICES[BURY], PRICES["ship"]) if ship else (PRICES[BURY],)
    return min(sum(max(0, need - n) for need, n in zip(price, hand, strict=True)) for price in prices)


@lru_cache(maxsize=4096)
def points_in(hand: Cards, ships: int) -> int:
    """How many points can be paid with a hand at once, with room for so many ships."""
    best = 0
    if covers(hand, PRICES[BURY]):
        best = 1 + points_in(less(hand, PRICES[BURY]), ships)
    if ships and covers(hand, PRICES["ship"]):
        best = max(best, 1 + points_in(less(hand, PRICES["ship"]), ships - 1))
    return best


def new_ship_worth(turns: float, w: Weights) -> float:
    return w.point + w.ship * turns


class Outlook:
    """How far everybody is from the end, and what things are worth by that."""

    def __init__(self, s: State, w: Weights) -> None:
        self.s, self.w = s, w
        setting = s.setting
        by_side = {side: s.points_of(side) for side in setting.sides}
        self.left = [setting.target - by_side[setting.mates(seat)] for seat in range(setting.seats)]
        """Points that each captain's side lacks."""
        pace = w.pace * min(self.left) / len(setting.sides[0])
        self.turns = int(max(1.0, min(MOST_TURNS, pace)))
        self.gains: dict[tuple[int, Cards, Cards], float] = {}
        """What deals add to hands, as far as they have been weighed (`Dealer.gain`);"""
        self.battles: dict[tuple[int, int], Any] = {}
        """and what attacks promise (`stakes`)."""
        self._rooms: dict[int, Room] = {}
        self._pegs = _UNCOUNTED
        self._hands: dict[int, tuple[Cards, float, bool]] = {}
        self._islands: dict[int, float] = {}
        self._rivals: dict[tuple[int, int], float] = {}

    # ---- what is owned

    def ship(self, seat: int, ship: Ship) -> float:
        """What a captain would lose with a ship."""
        w = self.w
        worth = w.point + w.lives[ship.lives] + (w.ship + w.cannon * ship.cannons + w.mast * ship.masts) * self.turns
        first, ships = seat * MAX_SHIPS, self.s.ships
        others = sum(other is not None for other in ships[first : first + MAX_SHIPS]) - 1
        return worth if others else worth + w.only

    def life(self, seat: int, ship: Ship) -> float:
        """What a captain loses with a life of a ship; with the last one all of it."""
        lives = self.w.lives
        return lives[ship.lives] - lives[ship.lives - 1] if ship.lives > 1 else self.ship(seat, ship)

    def island(self, island: int) -> float:
        found = self._islands.get(island)
        if found is None:
            w = self.w
            income = w.income * (w.shut if blocked(self.s, island) else 1.0)
            found = w.point + income * self.turns + w.skull * self.s.chart.islands[island].skulls
            self._islands[island] = found
        return found

    def room(self, seat: int) -> Room:
        found = self._rooms.get(seat)
        if found is None:
            fleet = [ship for _, ship in self.s.fleet(seat)]
            cannons = sum(LIMITS["cannons_per_ship"] - ship.cannons for ship in fleet)
            masts = sum(LIMITS["masts_per_ship"] - ship.masts for ship in fleet)
            if self._pegs is _UNCOUNTED:
                self._pegs = reserve(self.s, "cannon"), reserve(self.s, "mast")
            left = self._pegs
            found = self._rooms[seat] = MAX_SHIPS - len(fleet), min(3, cannons, left[0]), min(3, masts, left[1])
        return found

    def purse(self, seat: int, hand: Cards) -> float:
        return purse(hand, self.room(seat), self.turns, self.w)

    def hand(self, seat: int) -> float:
        return self.holding(seat)[1]

    def holding(self, seat: int) -> tuple[Cards, float, bool]:
        """The captain's hand, what it is worth, and whether it wins."""
        found = self._hands.get(seat)
        if found is None:
            hand = self.s.hands[seat]
            found = self._hands[seat] = hand, self.purse(seat, hand), self.wins_with(seat, hand)
        return found

    # ---- others

    def rivalry(self, seat: int, other: int) -> float:
        """How much of what the other loses is a gain for this captain; of a teammate a loss."""
        found = self._rivals.get((seat, other))
        if found is None:
            setting, w = self.s.setting, self.w
            near = max(0.0, 1.0 - (self.left[other] - 1) / _NEAR)
            rivalry = w.spite + (w.alarm - w.spite) * near
            if len(setting.sides) == 2:
                rivalry = 1.0
            found = self._rivals[seat, other] = -w.loyal if other in setting.mates(seat) else rivalry
        return found

    def wins_with(self, seat: int, hand: Cards) -> bool:
        """Whether the captain reaches the target with nothing but this hand."""
        # no point takes fewer cards
        return sum(hand) >= _CHEAPEST * self.left[seat] and points_in(hand, self.room(seat)[0]) >= self.left[seat]
