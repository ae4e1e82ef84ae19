"""Chapter 5.8 (RET): goods hidden on Skull Island, and what they will score."""

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import combinations
from typing import Final, NamedTuple

from ...core.frozen import frozen
from .tables import DATA

COSTS: Final[Mapping[int, int]] = {int(n): cost for n, cost in DATA["hide_costs"].items() if n.isdigit()}
"""NAS-RET-06: doubloons for so many goods in one visit."""


class Slot(NamedTuple):
    good: str
    value: int


HIDEOUTS: Final[tuple[tuple[Slot, ...], ...]] = tuple(
    tuple(Slot(slot["good"], slot["value"]) for slot in one["slots"]) for one in DATA["hideouts"]["list"]
)
"""From top to bottom; the printed ones differ, these are the house's."""
SLOTS: Final = len(HIDEOUTS[0])


@frozen
class Hideout:
    """`filled`: slots from the top (NAS-RET-08); `centre`: goods in the store in the middle."""

    slots: tuple[Slot, ...]
    filled: int = 0
    centre: int = 0

    @property
    def value(self) -> int:
        return sum(slot.value for slot in self.slots[: self.filled])

    @property
    def goods(self) -> int:
        return self.filled + self.centre

    @property
    def points(self) -> int:
        """NAS-END-04: what hidden goods are worth: the values of the filled slots, times the goods.

        >>> Hideout(HIDEOUTS[0], filled=2, centre=1).points
        18
        """
        return self.value * self.goods

    def fits(self, good: str) -> bool:
        """NAS-RET-07: it is the colour of the next empty slot."""
        return self.filled < len(self.slots) and self.slots[self.filled].good == good

    def with_good(self, good: str) -> "Hideout":
        """NAS-RET-07, NAS-RET-08: into the next slot if it has its colour, else into the middle for good."""
        return replace(self, filled=self.filled + 1) if self.fits(good) else replace(self, centre=self.centre + 1)


class Plan(NamedTuple):
    """Goods in their order; `cost` in doubloons; what the hideout is then."""

    order: tuple[str, ...]
    cost: int
    then: Hideout


def _hidden(hideout: Hideout, goods: tuple[str, ...]) -> tuple[tuple[str, ...], Hideout]:
    """NAS-RET-07: the best order is to place what fits whenever something does."""
    left, order = list(goods), []
    while left:
        good = next(filter(hideout.fits, left), left[0])
        left.remove(good)
        order.append(good)
        hideout = hideout.with_good(good)
    return tuple(order), hideout


def plans(hideout: Hideout, hold: tuple[str, ...], doubloons: int) -> Iterator[Plan]:
    """NAS-RET-05, NAS-RET-06: the best for each number of goods that can be paid for; of equal ones, what leaves fewer
    in the middle.

    >>> two = list(plans(Hideout(HIDEOUTS[0]), ("emerald", "silver", "tobacco"), 3))[-1]
    >>> two.order, two.cost, two.then.points
    (('tobacco', 'silver'), 3, 12)
    """
    for many, cost in COSTS.items():
        if many > len(hold) or cost > doubloons:
            continue
        tried = (_hidden(hideout, goods) for goods in combinations(hold, many))
        order, then = max(tried, key=lambda one: (one[1].points, one[1].filled))
        yield Plan(order, cost, then)
