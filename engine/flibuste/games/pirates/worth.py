"""Chapters 5.5 and 5.24 (DOC-07, UNT): what treasure is worth, and what leaves the hold at home."""

from collections.abc import Sequence

from .abilities.ability import Ability
from .abilities.active import sums
from .items import is_coin
from .state import NOWHERE, State


def value_of(s: State, item: int, number: int = NOWHERE) -> int:
    """CSG-UNT-01, CSG-UNT-04: the gold of a piece, aboard this ship where it matters; a coin by what it shows."""
    return item if is_coin(item) else 0


def unloads(s: State, number: int, item: int) -> bool:
    """CSG-DOC-07: a treasure with a value above nought leaves the hold at home."""
    return is_coin(item) or value_of(s, item, number) > 0


def worth_more(s: State, number: int, items: Sequence[int]) -> int:
    """What these pieces count more, or less, than they show, as they are unloaded (UT_RATS)."""
    coins = [item for item in items if is_coin(item)]
    each = sums(s, number, Ability.per_coin)
    return sum(max(0, coin + each) - coin for coin in coins)
