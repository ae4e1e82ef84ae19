"""Chapter 5.8 (RET): goods hidden on Skull Island, and what they will score."""

from collections.abc import Mapping, Sequence
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


def fits(slots: Sequence[tuple[object, int]], filled: int, good: object) -> bool:
    """NAS-RET-07: it has the colour of the next empty slot.

    >>> fits(HIDEOUTS[0], 0, HIDEOUTS[0][0].good), fits(HIDEOUTS[0], SLOTS, HIDEOUTS[0][0].good)
    (True, False)
    """
    return filled < len(slots) and slots[filled][0] == good


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
