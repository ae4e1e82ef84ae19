"""What each seat has seen of which hidden item: kept with the item, so that it goes where the item goes.

A held item is one whole number: what it is in the lowest bits, and above them the set of the seats that have seen it,
a bit each. A game's view shows an item to those seats, `imagine` deals it again for all others, and `secrets` reports
it, so that nothing that was learned is ever taken back.
"""

from collections.abc import Iterable
from typing import Final


class Known:
    """How the held items of a game are packed: `bits` is what an item itself needs.

    >>> cards = Known(4)
    >>> ace = cards.of(11, 0b01)
    >>> cards.item(ace), cards.by(ace, 0), cards.by(ace, 1), cards.by(cards.shown(ace, 0b10), 1)
    (11, True, False, True)
    """

    __slots__ = ("bits", "items")

    def __init__(self, bits: int) -> None:
        self.bits: Final = bits
        self.items: Final = (1 << bits) - 1

    def of(self, item: int, seen: int = 0) -> int:
        """An item that these seats have seen."""
        return seen << self.bits | item

    def item(self, held: int) -> int:
        return held & self.items

    def seen(self, held: int) -> int:
        """The set of the seats that have seen it."""
        return held >> self.bits

    def by(self, held: int, seat: int) -> bool:
        """Whether this seat has seen it."""
        return bool(held >> (self.bits + seat) & 1)

    def shown(self, held: int, seats: int) -> int:
        """The same item, which these seats see now."""
        return held | seats << self.bits

    def mixed(self, held: Iterable[int], witnesses: int = 0) -> tuple[int, ...]:
        """The items once they were mixed: only those who saw what happened know what is which. In order, lest the
        order tell anything.

        >>> cards = Known(4)
        >>> cards.mixed((cards.of(2, 0b11), cards.of(1, 0b10)), 0b01) == (cards.of(1), cards.of(2, 0b01))
        True
        """
        return tuple(sorted(self.of(self.item(one), self.seen(one) & witnesses) for one in held))

    def passed(self, held: Iterable[int], one: int, witnesses: int) -> tuple[tuple[int, ...], int]:
        """One of the items is taken out, in the sight of `witnesses` alone: what is left, and the item itself.

        Others cannot tell which one it was, so what they knew of all of them is void; unless there was only one.

        >>> cards = Known(4)
        >>> ace, two = cards.of(1, 0b111), cards.of(2, 0b111)
        >>> cards.passed((ace, two), two, 0b011) == ((cards.of(1, 0b011),), cards.of(2, 0b011))
        True
        >>> cards.passed((ace,), ace, 0b011) == ((), ace)
        True
        """
        rest = list(held)
        rest.remove(one)
        seen = witnesses if rest else self.seen(one) | witnesses
        return self.mixed(rest, witnesses), self.of(self.item(one), seen)
