"""Chapter 5.3 (RES): so many cards of each type, compared and put together."""

from typing import Final

from .state import Cards
from .tables import RESOURCES


def many(kind: int, n: int) -> Cards:
    """`n` cards of one type.

    >>> many(3, 2)
    (0, 0, 0, 2)
    """
    wood, iron, rum, gold = (n if i == kind else 0 for i in range(len(RESOURCES)))
    return wood, iron, rum, gold


ONE: Final = tuple(many(kind, 1) for kind in range(len(RESOURCES)))


def one(kind: int) -> Cards:
    return ONE[kind]


def least(a: Cards, b: Cards) -> Cards:
    """Of each type as many as there are in both."""
    wood, iron, rum, gold = map(min, a, b)
    return wood, iron, rum, gold


def most(a: Cards, b: Cards) -> Cards:
    """Of each type as many as there are in either."""
    wood, iron, rum, gold = map(max, a, b)
    return wood, iron, rum, gold
