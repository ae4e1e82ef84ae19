"""Chapter 5.9 (SHT): which rolls hit."""

from enum import StrEnum
from typing import Final

from .....core.frozen import frozen
from ...tables import DIE

MISS: Final = 1
"""CSG-SHT-06, CSG-HSE-01: this natural roll always misses, whatever a card says."""
CATAMARAN: Final = (5, 6)
"""CSG-KW-CAT-01, CSG-DMG-01: a hit on a catamaran is no hit on these rolls of its own."""


class Fired(StrEnum):
    """What a shot came to, and if it missed, why."""

    HIT = "hit"
    MISS = "miss"
    """Not higher than the number."""
    ONE = "one"
    NO_SIX = "no-six"


def hits(roll: int, bonus: int, number: int, *, only_six: bool = False) -> bool:
    """CSG-SHT-06: a natural 1 misses; else the roll with its bonus must be higher than the cannon's number. CSG-DMG-01:
    against some only a natural 6 does.

    >>> hits(1, 5, 2), hits(3, 0, 3), hits(3, 1, 3), hits(5, 3, 1, only_six=True)
    (False, False, True, False)
    """
    return roll == DIE[-1] if only_six else roll != MISS and roll + bonus > number


@frozen
class Gun:
    """One cannon at one target. `number`: the cannon's; `bonus`: all modifiers together (CSG-SHT-06)."""

    number: int
    bonus: int = 0
    only_six: bool = False

    def fired(self, roll: int) -> Fired:
        """CSG-SHT-06: what a roll comes to.

        >>> Gun(3).fired(3).value, Gun(3, bonus=1).fired(3).value, Gun(1, bonus=3).fired(1).value
        ('miss', 'hit', 'one')
        """
        if hits(roll, self.bonus, self.number, only_six=self.only_six):
            return Fired.HIT
        if self.only_six:
            return Fired.NO_SIX
        return Fired.ONE if roll == MISS else Fired.MISS

    @property
    def good(self) -> tuple[int, ...]:
        """The rolls that hit."""
        return tuple(roll for roll in DIE if self.fired(roll) is Fired.HIT)


def spared(roll: int) -> bool:
    """CSG-KW-CAT-01: a catamaran's own roll against a hit."""
    return roll in CATAMARAN
