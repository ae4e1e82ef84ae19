"""Chapter 5.2 (HLD): does the cargo fit into the holds?"""

from dataclasses import replace
from typing import Final

from ...core.frozen import frozen
from .tables import CRATES_PER_HOLD, PROVISIONS_PER_HOLD

KINDS: Final = ("crates", "provisions", "goods")


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
    def stowed(self) -> tuple[str, ...]:
        """NAS-HLD-01: the kind in each hold that it fills.

        >>> Cargo(5, 3).stowed
        ('crates', 'crates', 'provisions')
        """
        return tuple(kind for kind in KINDS for _ in range(Cargo(**{kind: getattr(self, kind)}).loads))

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


def too_many(cargo: Cargo, holds: int, *, rat: bool = False) -> dict[str, int]:
    """NAS-HLD-06: of each kind alone, how many fewer would fit; kinds that alone do not suffice are left out.

    >>> too_many(Cargo(5, 3, 1), 3)
    {'crates': 1, 'provisions': 3, 'goods': 1}
    """
    found = {}
    for kind in KINDS:
        have = getattr(cargo, kind)
        less = (n for n in range(1, have + 1) if fits(replace(cargo, **{kind: have - n}), holds, rat=rat))
        if n := next(less, 0):
            found[kind] = n
    return found
