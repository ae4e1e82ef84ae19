"""Chapter 5.5 (SAIL): what a ship's steps use up, and what the sailing die stirs."""

from .tables import STORM_ROLL


def after_steps(moves: int, pool: int, steps: int = 1) -> tuple[int, int]:
    """PLU-SAIL-02, PLU-SAIL-09: what is left of a ship's own mast moves, which go first, and of the pool of all. A pool
    below 0: too many steps.

    >>> after_steps(2, 4, 3), after_steps(0, 3)
    ((0, 3), (0, 2))
    """
    own = min(moves, steps)
    return moves - own, pool - steps + own


def stirs_storm(roll: int) -> bool:
    """PLU-STM-06: the storm moves before anything else happens."""
    return roll == STORM_ROLL
