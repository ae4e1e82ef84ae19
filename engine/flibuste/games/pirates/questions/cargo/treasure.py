"""Chapters 3.7 and 4.2 (INF): treasure that nobody has seen, what it turns out to be, and what becomes of it.

A piece of treasure is BLANK until somebody looks at it: the coins and unique treasures that may still turn up lie in
the `pool` of the state, and `rares` says how many of them are unique, those among them that were `brought` by name; as
many as there are blank pieces on the table and among those that have left.
"""

from collections.abc import Iterable, Iterator, Sequence

from .....core.fate import Fate
from ...state import NOBODY, State
from ...tables import COIN_VALUES
from ..table.items import BLANK, FIRST_CARD, FIRST_UNIQUE, HELD, is_coin, is_treasure, item_named, name_of


def drawn(s: State, fate: Fate, besides: Sequence[int] = ()) -> int:
    """What a piece that nobody has seen turns out to be: it is no longer unseen. `besides`: unique treasures that have
    turned up, and lie nowhere yet."""
    coins = [value for value, left in zip(COIN_VALUES, s.pool, strict=True) for _ in range(left)]
    named = [name_of(one) for one in awaited(s) if one not in besides]
    found = fate.answer("treasure", (*coins, *named, *("unique",) * (s.rares - len(named))))
    if isinstance(found, str):
        s.rares -= 1
        if found in named:
            return item_named(found)
        strange = [name_of(one) for one in strange_uniques(s) if one not in besides]
        return item_named(str(fate.answer("unique", strange)))
    s.pool = _changed(s.pool, found, -1)
    return found


def pieces_of(s: State) -> Iterator[int]:
    """All treasure that there is or was, as it is held."""
    for ship in s.ships:
        if ship is not None:
            yield from (held for held in ship.hold if is_treasure(HELD.item(held)))
    for island in s.islands:
        yield from island.coins
        if island.fort is not None:
            yield from island.fort.gold
    yield from s.gone


def strange_uniques(s: State, seat: int = NOBODY) -> list[int]:
    """CSG-R-40: the unique treasures that have neither turned up in this game nor been brought by name; of those that
    this seat has not seen (`seat`), because it cannot know of the others."""
    known = {HELD.item(one) for one in (*pieces_of(s), *s.brought) if seat == NOBODY or HELD.by(one, seat)}
    return [one for one in range(FIRST_UNIQUE, FIRST_CARD) if one not in known]


def awaited(s: State, seat: int = NOBODY) -> list[int]:
    """CSG-FLT-13: the unique treasures that were brought by name, and have not turned up; of those that this seat knows
    of (`seat`), the ones that it has not seen turn up."""
    brought = [HELD.item(unique) for unique in s.brought if seat == NOBODY or HELD.by(unique, seat)]
    seen = {HELD.item(held) for held in pieces_of(s) if seat == NOBODY or HELD.by(held, seat)} if brought else set()
    return [unique for unique in brought if unique not in seen]


def look(s: State, fate: Fate, held: Iterable[int], seats: int) -> tuple[int, ...]:
    """CSG-INF-03: these pieces, which this set of seats has looked at; in the same order."""
    found: list[int] = []
    for piece in held:
        item = HELD.item(piece)
        if item == BLANK:
            found.append(HELD.of(drawn(s, fate, [HELD.item(other) for other in found]), HELD.seen(piece) | seats))
        else:
            found.append(HELD.shown(piece, seats) if is_coin(item) else piece)
    return tuple(found)


def known_to(s: State, held: int, seat: int) -> int:
    """CSG-INF-02: a piece that this seat has looked at, and that goes on lying face down. A unique treasure that all
    have seen would lie open: where this seat is the last to see it, it alone remembers it."""
    known = HELD.shown(held, 1 << seat)
    if is_coin(HELD.item(held)) or known == held or HELD.seen(known) != s.setting.everybody:
        return known
    return HELD.of(HELD.item(held), 1 << seat)


def leave(s: State, held: Iterable[int]) -> None:
    """These pieces leave the game. Of treasure it is remembered who has seen it: the others cannot rule out that it is
    still there."""
    s.gone += tuple(piece for piece in held if is_treasure(HELD.item(piece)))


def bring(s: State, value: int, seats: int) -> int:
    """CSG-MYS-04: a coin of this value from outside, seen by these seats."""
    s.coins = _changed(s.coins, value, 1)
    return HELD.of(value, seats)


def _changed(counts: tuple[int, ...], value: int, by: int) -> tuple[int, ...]:
    return tuple(n + by * (one == value) for one, n in zip(COIN_VALUES, counts, strict=True))
