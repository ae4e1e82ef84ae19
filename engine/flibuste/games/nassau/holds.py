"""Chapter 5.2 (HLD): does the cargo fit into the holds?"""

from ...core.frozen import frozen
from .tables import CRATES_PER_HOLD, PROVISIONS_PER_HOLD


@frozen
class Cargo:
    """NAS-HLD-02: what needs a hold; totals, for holds may be rearranged freely (NAS-HLD-03)."""

    crates: int = 0
    provisions: int = 0
    goods: int = 0

    @property
    def loads(self) -> int:
        """NAS-HLD-01: four crates, three provisions or one good to a hold.

        >>> Cargo(5, 3, 1).loads
        4
        """
        return -(-self.crates // CRATES_PER_HOLD) - (-self.provisions // PROVISIONS_PER_HOLD) + self.goods

    @property
    def kinds(self) -> int:
        return sum(n > 0 for n in (self.crates, self.provisions, self.goods))


def fits(cargo: Cargo, holds: int, *, rat: bool = False) -> bool:
    """NAS-HLD-03, NAS-HLD-04: with an active rat one hold may hold two loads of different kinds.

    >>> fits(Cargo(4, 3, 1), 3), fits(Cargo(5, 3, 1), 3), fits(Cargo(5, 3, 1), 3, rat=True)
    (True, False, True)
    >>> fits(Cargo(goods=4), 3, rat=True)
    False
    """
    return cargo.loads <= holds + (rat and cargo.kinds > 1)
