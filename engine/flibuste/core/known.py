"""Which seats have seen which hidden item: stored with the item, so that the knowledge goes where the item goes.

A held item is one whole number: the item itself in the lowest bits and, above them, one bit for each seat that has
seen it. A game's view shows an item to those seats, `imagine` deals it again for all others, and `secrets` reports it,
so that undo never takes back a move by which somebody learned something.
"""

from collections.abc import Iterable
from typing import Final


class Known:
    """Packs the held items of a game; an item itself takes `bits` bits.

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
        """An item, packed with the set of seats that have seen it."""
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
        """The same item, now seen by these seats too."""
        return held | seats << self.bits

    def mixed(self, held: Iterable[int], witnesses: int = 0) -> tuple[int, ...]:
        """The items after they were mixed: of those who knew an item, only the witnesses of the mixing still know which
        it is. Sorted, so that the order gives nothing away.

        >>> cards = Known(4)
        >>> cards.mixed((cards.of(2, 0b11), cards.of(1, 0b10)), 0b01) == (cards.of(1), cards.of(2, 0b01))
        True
        """
        return tuple(sorted(self.of(self.item(one), self.seen(one) & witnesses) for one in held))

    def passed(self, held: Iterable[int], one: int, witnesses: int) -> tuple[tuple[int, ...], int]:
        """Takes out one of the items while only `witnesses` see which. Returns what is left, and the item itself.

        The others cannot tell which one it was, so they no longer know any of the items, unless there was only one.

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
