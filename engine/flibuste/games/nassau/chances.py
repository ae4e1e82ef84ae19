"""What a fight risks (chapter 9), for advice and for bots; the rules themselves stand in fight.py."""

from functools import cache, lru_cache
from math import comb

from .fight import repels
from .tables import BAG, FACES


def repelled(dice: int, *, cat: bool = False) -> list[float]:
    """NAS-FGT-11, NAS-ANI-11: the chances of 0, 1, 2 ... attack tokens sent back.

    >>> [round(chance, 4) for chance in repelled(2)]
    [0.1111, 0.4444, 0.4444]
    """
    once = sum(map(repels, FACES)) / len(FACES)
    good = 1 - (1 - once) ** 2 if cat else once
    return [comb(dice, k) * good**k * (1 - good) ** (dice - k) for k in range(dice + 1)]


@cache
def unrepelled(strength: int, dice: int, *, cat: bool = False) -> float:
    """NAS-FGT-07, NAS-FGT-12: how many attack tokens are left over, on the average, of as many drawn as the strength.

    >>> round(unrepelled(1, 1), 2), round(unrepelled(5, 5), 2)
    (0.17, 0.28)
    """
    bag, attack = len(BAG), BAG.count("attack")
    drawn = [comb(attack, a) * comb(bag - attack, strength - a) / comb(bag, strength) for a in range(strength + 1)]
    back = repelled(dice, cat=cat)
    return sum(p * q * max(0, a - k) for a, p in enumerate(drawn) for k, q in enumerate(back))


@lru_cache(maxsize=64)
def dodges(tokens: int) -> tuple[float, ...]:
    """NAS-FGT-07: the chances of 0, 1, 2 ... dodges among so many tokens."""
    bag, kind = len(BAG), BAG.count("dodge")
    return tuple(comb(kind, d) * comb(bag - kind, tokens - d) / comb(bag, tokens) for d in range(tokens + 1))
