"""Chapter 6.2 (MUL): the end marker of a game of three and more: who carries the coin that ends it."""

from collections.abc import Iterable

from ...core.events import Event, EventSink
from .names import called
from .questions.cargo.hold import coins_of
from .questions.table.items import HELD, is_coin
from .state import NOBODY, State


def loaded(s: State, number: int, values: Iterable[int], emit: EventSink) -> None:
    """CSG-MUL-02: these coins of an island have come aboard; if they were the last, the lowest of them is marked."""
    load = list(values)
    if s.setting.duel or not load:
        return
    s.loaders = (*(one for one in s.loaders if one != number), number)
    if not s.marked and not _left(s):
        _mark(s, number, marked(load), emit)


def marked(load: Iterable[int]) -> int:
    """CSG-MUL-02: of the coins of a load, the one that bears the end marker: the lowest.

    >>> marked([4, 2, 5])
    2
    """
    return min(load)


def _left(s: State) -> bool:
    """Whether a coin lies on a wild island; those in forts do not (CSG-MUL-09)."""
    return any(is_coin(HELD.item(held)) for island in s.islands if island.home == NOBODY for held in island.coins)


def _mark(s: State, number: int, value: int, emit: EventSink) -> None:
    s.marked = (number, value)
    emit(Event("pirates-end-marked", {"ship": called(s, number)}, {"ship": s.names[number]}, "CSG-MUL-02"))


def passes_on(s: State, source: int, to: int, item: int) -> None:
    """CSG-MUL-02: the marker goes with its coin into another hold."""
    if s.marked == (source, item) and not _carries(s, source, item):
        s.marked = (to, item)


def comes_off(s: State, number: int, item: int) -> None:
    """CSG-MUL-02: the marked coin lies on an island again; the marker waits until it is loaded."""
    if s.marked == (number, item) and not _carries(s, number, item):
        s.marked = ()


def is_marked(s: State, number: int, items: Iterable[int]) -> bool:
    """Whether the marked coin is among these, which leave this ship."""
    return bool(s.marked) and s.marked[0] == number and s.marked[1] in items


def _carries(s: State, number: int, value: int) -> bool:
    return any(HELD.item(held) == value for held in coins_of(s.ship(number)))


def watch(s: State, emit: EventSink) -> bool:
    """CSG-MUL-09: where the last coin has left the islands without being loaded, or the marked coin the game, the
    marker goes to the coin that was loaded last of those that are still aboard. Whether there is none, which ends the
    game."""
    if s.marked:
        number, value = s.marked
        if s.ships[number] is not None and _carries(s, number, value):
            return False
        s.marked = ()
    if _left(s):
        return False
    for number in reversed(s.loaders):
        if s.ships[number] is not None and (coins := coins_of(s.ship(number))):
            _mark(s, number, marked(map(HELD.item, coins)), emit)
            return False
    carriers = [n for n, ship in s.afloat() if coins_of(ship)]
    if carriers:
        _mark(s, carriers[-1], marked(map(HELD.item, coins_of(s.ship(carriers[-1])))), emit)
    return not carriers
