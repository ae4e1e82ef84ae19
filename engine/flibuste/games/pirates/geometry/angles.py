"""Headings: whole degrees from 0 to 359, clockwise from north (CSG-GEO-01)."""

from typing import Final

FULL: Final = 360
Vector = tuple[float, float]
"""East and north, in millimetres."""

_ONE: Final = 10**40
_PI: Final = 31415926535897932384626433832795028841971  # of _ONE


def _sine(degrees: int) -> float:
    """The sine of 0 to 90 degrees by its series, in whole numbers, so that every machine rounds the same."""
    angle = _PI * degrees // 180
    total, term, n = 0, angle, 1
    while term:
        total += term if n % 4 == 1 else -term
        term = term * angle // _ONE * angle // _ONE // ((n + 1) * (n + 2))
        n += 2
    return total / _ONE


_QUARTER: Final = tuple(map(_sine, range(91)))


def sine(degrees: int) -> float:
    """
    >>> sine(30), sine(180), sine(-90)
    (0.5, 0.0, -1.0)
    """
    degrees %= FULL
    if degrees > 180:
        return -sine(degrees - 180)
    return _QUARTER[degrees if degrees <= 90 else 180 - degrees]


UNITS: Final[tuple[Vector, ...]] = tuple((sine(h), sine(h + 90)) for h in range(FULL))
"""CSG-GEO-01: u(h), by heading."""


def ahead(heading: int) -> Vector:
    return UNITS[heading % FULL]


def turn(a: int, b: int) -> int:
    """How far it is from one heading to another, the shorter way round: 0 to 180 (CSG-GEO-16).

    >>> turn(350, 20), turn(90, 270)
    (30, 180)
    """
    apart = (a - b) % FULL
    return min(apart, FULL - apart)
