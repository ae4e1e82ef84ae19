"""Chapter 5.6 (STM): which squares the storm covers."""

from .tables import ROWS


def squares(letter: str, number: int, columns: int) -> list[list[str]]:
    """PLU-STM-01: three rows of three round the centre, less what lies off a map of so many columns.

    >>> squares("A", 18, 18)
    [['A17', 'A18'], ['B17', 'B18']]
    """
    at, reach = ROWS.index(letter), range(-1, 2)
    rows = [ROWS[at + d] for d in reach if 0 <= at + d < len(ROWS)]
    return [[f"{row}{number + d}" for d in reach if 1 <= number + d <= columns] for row in rows]


def spins_again(number: int, columns: int) -> bool:
    """PLU-2P-03: a number that the map does not have.

    >>> spins_again(13, 12), spins_again(12, 12)
    (True, False)
    """
    return number > columns
