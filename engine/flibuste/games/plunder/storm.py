"""Chapter 5.6 (STM): which squares the storm covers, and which numbers its compass may show."""

from typing import Final

from .tables import DATA, ROWS

_REACH: Final[int] = DATA["storm"]["size"] // 2


def covered(square: int, columns: int) -> list[range]:
    """PLU-STM-01: row by row, three rows of three round the centre, less what lies off a map of so many columns.

    >>> covered(17, 18)
    [range(16, 18), range(34, 36)]
    """
    row, column = divmod(square, columns)
    left, right = max(0, column - _REACH), min(columns, column + _REACH + 1)
    rows = range(max(0, row - _REACH), min(len(ROWS), row + _REACH + 1))
    return [range(one * columns + left, one * columns + right) for one in rows]


def numbers(columns: int) -> range:
    """PLU-2P-03: those that a map of so many columns has; another is spun again.

    >>> 12 in numbers(12), 13 in numbers(12)
    (True, False)
    """
    return range(1, columns + 1)
