"""Chapter 5.20 (NOS): how a captain without a ship gets one."""


def free_ship(first: int, second: int) -> bool:
    """PLU-NOS-05: a double of two dice.

    >>> free_ship(3, 3), free_ship(3, 4)
    (True, False)
    """
    return first == second
