"""Chapters 5.5 and 5.24 (DOC-07, UNT): what treasure is worth, and what leaves the hold at home."""

from collections.abc import Sequence
from typing import Final

from ...questions.abilities.ability import Ability, Trait
from ...questions.abilities.active import active, sums
from ...questions.table.items import is_coin, is_unique, things, unique_of
from ...state import NOWHERE, State
from ..basics.parting import use_up

WORTH: Final = 255
"""The bits of a tally that are gold."""
COUNTS: Final = 256
"""CSG-UNT-06, UT_BANNER: it grows with the masts that she eliminates."""


def value_of(s: State, item: int, number: int = NOWHERE) -> int:
    """CSG-UNT-01, CSG-UNT-04: the gold of a piece, aboard this ship where it matters; a coin by what it shows."""
    if is_coin(item):
        return item
    return tally(s, item) & WORTH if is_unique(item) and unique_of(item)["value"] else 0


def tally(s: State, item: int) -> int:
    """CSG-UNT-06: what this unique treasure has of its own by now."""
    return next((n for one, n in s.tallies if one == item), 0)


def tallies(s: State, item: int, n: int) -> None:
    s.tallies = (*((one, m) for one, m in s.tallies if one != item), (item, n))


def unloads(s: State, number: int, item: int) -> bool:
    """CSG-DOC-07: a treasure with a value above nought leaves the hold at home."""
    return is_coin(item) or value_of(s, item, number) > 0


def worth_more(s: State, number: int, items: Sequence[int]) -> int:
    """What these pieces count more, or less, than they show, as they are unloaded (UT_RATS); one coin counts double
    with UT_SPICES, which are gone by it."""
    coins = [item for item in items if is_coin(item)]
    each = sums(s, number, Ability.per_coin)
    more = sum(max(0, coin + each) - coin for coin in coins)
    spices = active(s, number).sources(Trait.DOUBLES_COIN)
    if coins and spices:
        use_up(s, number, spices[0])
        more += max(coins)
    return more


def felled(s: State, number: int, masts: int) -> None:
    """UT_BANNER: masts that this ship has eliminated."""
    for item in things(s.ship(number).hold):
        if is_unique(item) and tally(s, item) & COUNTS:
            tallies(s, item, tally(s, item) + masts)
