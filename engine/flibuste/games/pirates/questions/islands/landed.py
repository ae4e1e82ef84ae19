"""Chapter 5.25 (MYS-03): what a mysterious island has taken from a ship does not come aboard again in the same turn."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from ...state import State
from ..table.items import HELD
from ..table.once import spend

_STAYS: Final = "stays:"


def stays(s: State, number: int, island: int, item: int) -> None:
    """COIN_OFFERING, CREW_ASHORE: this piece of her hold lies there now, and is not loaded until the turn ends."""
    spend(s, number, f"{_STAYS}{island}:{item}")


def loadable(s: State, island: int, lying: Iterable[int]) -> list[int]:
    """Which of these pieces of the island may come aboard."""
    staying = Counter(item for _, at, item in _landed(s) if at == island)
    found: list[int] = []
    for held in lying:
        if staying[HELD.item(held)] > 0:
            staying[HELD.item(held)] -= 1
        else:
            found.append(held)
    return found


def forgets(s: State, seat: int) -> None:
    """CSG-INF-02: which pieces others had to leave, this seat does not know."""
    theirs = {
        (number, f"{_STAYS}{island}:{item}")
        for number, island, item in _landed(s)
        if (ship := s.ships[number]) is None or ship.owner != seat
    }
    if theirs:
        s.today = s.today._replace(used=s.today.used - theirs)


def _landed(s: State) -> Iterator[tuple[int, int, int]]:
    """The ship, the island and the piece of each."""
    for number, what in s.today.used:
        if what.startswith(_STAYS):
            island, item = what.removeprefix(_STAYS).split(":")
            yield number, int(island), int(item)
