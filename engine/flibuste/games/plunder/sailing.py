"""Chapter 5.5 (SAIL): how far each ship may still sail."""

from collections.abc import Sequence
from typing import NamedTuple

from .tables import STORM_ROLL


class SquaresLeft(NamedTuple):
    """What is left, in squares: of the pool of all, and of each ship's own mast moves."""

    pool: int
    masts: tuple[int, ...]

    @property
    def overdrawn(self) -> int:
        """PLU-SAIL-01: steps too many."""
        return max(0, -self.pool)

    def may(self, ship: int) -> bool:
        """PLU-SAIL-02: a ship may sail on mast moves alone when the pool is empty."""
        return self.masts[ship] + self.pool > 0


def left(roll: int, masts: Sequence[int], steps: Sequence[int]) -> SquaresLeft:
    """PLU-SAIL-02, PLU-SAIL-09: by the masts at the roll; a ship's steps use its mast moves first, then the pool of
    all. A pool below 0 is too many steps.

    >>> left(4, (2, 0), (3, 1))
    SquaresLeft(pool=2, masts=(0, 0))
    """
    pool = roll - sum(max(0, done - own) for own, done in zip(masts, steps, strict=True))
    return SquaresLeft(pool, tuple(max(0, own - done) for own, done in zip(masts, steps, strict=True)))


def stirs_storm(roll: int) -> bool:
    """PLU-STM-06: the storm moves before anything else happens."""
    return roll == STORM_ROLL
