"""Chapter 5.6 (SEA): how far a boat comes in a turn, and whom that lays down."""

from collections.abc import Mapping
from functools import lru_cache

from .places import BORDERS


def borders_for(sails: int, hands: int) -> int:
    """NAS-SEA-04: the most borders in a turn: a sail for each, with a sailor or a pirate who stands; a pirate stands in
    for a sailor, never for a sail (NAS-CRW-03).

    >>> borders_for(sails=3, hands=2)
    2
    """
    return min(sails, hands)


def laid_by(borders: int, sailors: int) -> int:
    """NAS-SEA-04: the pirates whom so many borders in a turn lay down."""
    return max(0, borders - sailors)


@lru_cache(4096)
def within(start: int, sails: int, hands: int, krakens: frozenset[int]) -> Mapping[int, int]:
    """NAS-SEA-05, NAS-SEA-06: the zones of one turn, and the borders to each; a boat stops where it enters a kraken's
    zone, but leaves one freely (NAS-RUL-34).

    >>> within(0, 2, 3, frozenset({3}))
    {0: 0, 1: 1, 3: 1, 2: 2, 4: 2}
    """
    found, most = {start: 0}, borders_for(sails, hands)
    for zone in (front := [start]):
        far = found[zone] + 1
        if far > most or (far > 1 and zone in krakens):
            continue
        for there in BORDERS[zone]:
            if there not in found:
                found[there] = far
                front.append(there)
    return found
