"""Chapter 5.6 (RAM, PIN): what a ram does to either ship."""

from .....core.frozen import frozen


def needed(masts: int) -> int:
    """CSG-RAM-03: the lowest roll that takes a mast; above 6 none does.

    >>> needed(3), needed(6)
    (4, 7)
    """
    return masts + 1


def rams(roll: int, masts: int) -> bool:
    """CSG-RAM-03, CSG-RAM-04: higher than the masts that stand; a derelict loses on any roll.

    >>> rams(3, 3), rams(4, 3), rams(1, 0)
    (False, True, True)
    """
    return roll >= needed(masts)


@frozen
class RamRoll:
    """`masts`: those that stood on the rammed ship."""

    masts: int
    hit: bool

    @property
    def rule(self) -> str:
        """CSG-RAM-04 of a derelict, CSG-RAM-03 of any other ship."""
        return "CSG-RAM-03" if self.masts else "CSG-RAM-04"

    @property
    def sinks(self) -> bool:
        """CSG-RAM-04: whether a derelict goes down by it."""
        return self.hit and not self.masts

    @property
    def pins(self) -> bool:
        """CSG-RAM-05: the rammer, unless the other became derelict or sank."""
        return self.masts > self.hit

    @property
    def may_board(self) -> bool:
        """CSG-BRD-01: while both are in play."""
        return not self.sinks


def ram(roll: int, masts: int) -> RamRoll:
    """CSG-RAM-03 to CSG-RAM-05: what the ram roll does: a mast, and who is pinned.

    >>> ram(2, 1).pins, ram(1, 1).pins, ram(1, 0).sinks
    (False, True, True)
    """
    return RamRoll(masts, rams(roll, masts))
