"""Chapters 5.9 to 5.11: masts by their numbers, and as people see them."""

from .....core.atoms import Args, Move
from .....core.decision import Option
from ...names import called
from ...state import Ship, State
from ..table.bodies import card, is_kind


def masts_of(sets: int) -> list[int]:
    """The masts of a set, foremost first.

    >>> masts_of(0b1101)
    [0, 2, 3]
    """
    return [i for i in range(sets.bit_length()) if sets >> i & 1]


def worst_mast(ship: Ship) -> int:
    """CSG-DEC-02: one that burns, else the one with the highest number; of those one of range S, then the sternmost."""
    guns = card(ship).card["cannons"]

    def badness(mast: int) -> tuple[bool, int, bool, int]:
        letter, number = guns[mast]
        return bool(ship.fire >> mast & 1), number, letter == "S", mast

    return max(masts_of(ship.masts), key=badness)


def mast_option(s: State, number: int, move: Move, key: str) -> Option:
    """An option that names a mast: its cannon, and whether it burns."""
    ship = s.ship(number)
    mast = int(str(move[1])[1:]) - 1
    source, at = f"ship:{s.names[number]}", f"mast:{s.names[number]}:{mast + 1}"
    args: Args = {"ship": called(s, number), "mast": mast + 1, "fire": "yes" if ship.fire >> mast & 1 else "no"}
    if is_kind(ship, "flotilla"):
        # its guns stand on no mast
        return Option(move, key, {**args, "range": "", "number": 0}, "mast", source, at)
    letter, gun = card(ship).card["cannons"][mast]
    return Option(move, key, {**args, "range": letter, "number": gun}, "mast", source, at)
