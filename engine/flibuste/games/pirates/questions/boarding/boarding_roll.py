"""Chapter 5.6 (BRD): who wins a boarding party."""

from .....core.frozen import frozen
from ...tables import DIE


@frozen
class Party:
    """One side: masts that stand, all bonuses together, and the roll."""

    masts: int
    bonus: int = 0
    roll: int = 0

    @property
    def strength(self) -> int:
        """Before the roll."""
        return self.masts + self.bonus

    @property
    def total(self) -> int:
        """CSG-BRD-02: the roll, masts and bonuses together."""
        return self.strength + self.roll


def board(mine: Party, theirs: Party) -> int:
    """CSG-BRD-02: above 0 where I win, below 0 where they do; 0 has no effect.

    >>> board(Party(3, 1, 2), Party(2, 0, 4)), board(Party(3, 0, 2), Party(2, 0, 4))
    (0, -1)
    """
    return mine.total - theirs.total


def odds(lead: int) -> dict[str, int]:
    """CSG-BRD-02: of all pairs of rolls, for the side that is so much ahead.

    >>> odds(0), odds(2)
    ({'win': 15, 'tie': 6, 'lose': 15}, {'win': 26, 'tie': 4, 'lose': 6})
    """
    margins = [board(Party(lead, roll=mine), Party(0, roll=theirs)) for mine in DIE for theirs in DIE]
    return {
        "win": sum(margin > 0 for margin in margins),
        "tie": sum(margin == 0 for margin in margins),
        "lose": sum(margin < 0 for margin in margins),
    }
