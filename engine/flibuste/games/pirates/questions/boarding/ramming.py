"""Chapter 5.6 (RAM, PIN): the roll of a ram."""


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
