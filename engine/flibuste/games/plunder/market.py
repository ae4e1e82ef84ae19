"""Chapter 12: what a hand may become at a merchant, where two cards are exchanged for one, again and again."""

from functools import lru_cache

from .building import BURY
from .state import Cards, State
from .works import EXCHANGED, PRICES
from .worth import Outlook, Room, Weights, new_ship_worth, purse

_ENOUGH = max(max(price) for price in PRICES.values())
"""More of a type is never bought at once."""


def stock(s: State) -> Cards:
    """What the piles have, as far as it matters."""
    wood, iron, rum, gold = (min(n, _ENOUGH) for n in s.piles)
    return wood, iron, rum, gold


@lru_cache(maxsize=1 << 12)
def bought(hand: Cards, price: Cards, piles: Cards) -> Cards | None:
    """What is left of a hand when a price has been paid, and what it lacked exchanged for: of what there is most of,
    gold last. None: the hand or a pile does not have so much."""
    missing = [max(0, need - n) for need, n in zip(price, hand, strict=True)]
    left = [max(0, n - need) for need, n in zip(price, hand, strict=True)]
    spent = EXCHANGED * sum(missing)
    if spent > sum(left) or any(need > n for need, n in zip(missing, piles, strict=True)):
        return None
    gold = len(left) - 1
    for _ in range(spent):
        most = max(range(gold), key=left.__getitem__)
        left[most if left[most] else gold] -= 1
    wood, iron, rum, rest = left
    return wood, iron, rum, rest


@lru_cache(maxsize=1 << 12)
def bazaar(hand: Cards, room: Room, turns: int, piles: Cards, w: Weights) -> float:
    """What a hand is worth at a merchant."""
    best, (ships, cannons, masts) = purse(hand, room, turns, w), room
    if (rest := bought(hand, PRICES[BURY], piles)) is not None:
        best = max(best, w.payable * w.point + bazaar(rest, room, turns, piles, w))
    if ships and (rest := bought(hand, PRICES["ship"], piles)) is not None:
        fewer = ships - 1, cannons, masts
        best = max(best, w.payable * new_ship_worth(turns, w) + bazaar(rest, fewer, turns, piles, w))
    if cannons and (rest := bought(hand, PRICES["cannon"], piles)) is not None:
        fewer = ships, cannons - 1, masts
        best = max(best, w.payable * w.cannon * turns + bazaar(rest, fewer, turns, piles, w))
    return best


@lru_cache(maxsize=1 << 12)
def points_bought(hand: Cards, ships: int, piles: Cards) -> int:
    """How many points a hand pays at a merchant, with room for so many ships."""
    best = 0
    if (rest := bought(hand, PRICES[BURY], piles)) is not None:
        best = 1 + points_bought(rest, ships, piles)
    if ships and (rest := bought(hand, PRICES["ship"], piles)) is not None:
        best = max(best, 1 + points_bought(rest, ships - 1, piles))
    return best


class Market:
    """What a merchant is good for to one captain."""

    def __init__(self, look: Outlook, seat: int) -> None:
        self.look, self.seat, self.piles = look, seat, stock(look.s)

    def worth(self, hand: Cards) -> float:
        look = self.look
        return bazaar(hand, look.room(self.seat), look.turns, self.piles, look.w)

    def wins_with(self, hand: Cards) -> bool:
        """Whether the last points can be had for this hand."""
        left = self.look.left[self.seat]
        return points_bought(hand, self.look.room(self.seat)[0], self.piles) >= left
