"""Chapters 3.7 and 4.2 (INF): treasure that nobody has seen, what it turns out to be, and what becomes of it.

A piece of treasure is BLANK until somebody looks at it: the coins and unique treasures that may still turn up lie in
the `pool` and `rares` of the state, as many as there are blank pieces on the table and among those that have left.
"""

from collections.abc import Iterable

from ...core.fate import Fate
from .items import BLANK, HELD, is_coin, item_named, name_of
from .state import State
from .tables import COIN_VALUES


def drawn(s: State, fate: Fate) -> int:
    """What a piece that nobody has seen turns out to be: it is no longer unseen."""
    coins = [value for value, left in zip(COIN_VALUES, s.pool, strict=True) for _ in range(left)]
    found = fate.answer("treasure", (*coins, *map(name_of, s.rares)))
    if isinstance(found, str):
        unique = item_named(found)
        s.rares = tuple(one for one in s.rares if one != unique)
        return unique
    s.pool = _changed(s.pool, found, -1)
    return found


def look(s: State, fate: Fate, held: Iterable[int], seats: int) -> tuple[int, ...]:
    """CSG-INF-03: these pieces, which this set of seats has looked at; in the same order."""
    return tuple(
        HELD.shown(drawn(s, fate) if HELD.item(one) == BLANK else one, seats) if is_coin(HELD.item(one)) else one
        for one in held
    )


def leave(s: State, held: Iterable[int]) -> None:
    """These pieces leave the game. Of coins it is remembered who has seen them: the others cannot rule out that they
    are still there."""
    s.gone += tuple(one for one in held if is_coin(HELD.item(one)))


def bring(s: State, value: int, seats: int) -> int:
    """CSG-MYS-04: a coin of this value from outside, seen by these seats."""
    s.coins = _changed(s.coins, value, 1)
    return HELD.of(value, seats)


def gold(held: Iterable[int]) -> int:
    """The printed values of these coins, looked at or not; nothing for other pieces."""
    return sum(item for item in map(HELD.item, held) if is_coin(item))


def _changed(counts: tuple[int, ...], value: int, by: int) -> tuple[int, ...]:
    return tuple(n + by * (one == value) for one, n in zip(COIN_VALUES, counts, strict=True))
