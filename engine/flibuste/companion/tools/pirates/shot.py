"""Does this shot hit, and why (docs/rules/pirates.md, 5.9)?"""

from typing import Final

from ....core.atoms import Args
from ..tool import Answer, Input, Said, Tool, choice, count, flag

DIE: Final = (1, 2, 3, 4, 5, 6)
OPEN: Final = "open"
"""Stands for a roll that is still to come."""
_MISS: Final = 1
_CATAMARAN: Final = (5, 6)


def hits(roll: int, bonus: int, number: int, *, only_six: bool = False) -> bool:
    """CSG-SHT-06: a natural 1 misses; else the roll with its bonus must be higher than the cannon's number.

    >>> hits(1, 5, 2), hits(3, 0, 3), hits(3, 1, 3), hits(5, 3, 1, only_six=True)
    (False, False, True, False)
    """
    return roll == DIE[-1] if only_six else roll != _MISS and roll + bonus > number


class Shot(Tool):
    """The cannon's number, what is added, and the roll."""

    id = "pirates.shot"
    rule = "CSG-SHT-06"
    asked = (
        count("number", 1, 6, 3),
        count("bonus", -3, 3),
        flag("only_six"),
        flag("catamaran"),
        choice("roll", (OPEN, *DIE)),
    )

    def answer(self, given: Input) -> Answer:
        number, bonus, six, roll = given["number"], given["bonus"], bool(given["only_six"]), given["roll"]
        good = [face for face in DIE if hits(face, bonus, number, only_six=six)]
        lines: list[Said] = []
        args: Args
        if roll == OPEN:
            args = {"need": good[0] if good else 0, "chance": len(good), "of": len(DIE)}
            lines.append(Said("pirates-tool-shot-need" if good else "pirates-tool-shot-never", "CSG-SHT-06", args))
        else:
            args = {"roll": roll, "total": roll + bonus, "number": number}
            lines.append(Said(f"pirates-tool-shot-{_why(roll, bonus, number, six=six)}", "CSG-SHT-06", args))
        if given["catamaran"] and (roll == OPEN or roll in good):
            lines.append(Said("pirates-tool-shot-catamaran", "CSG-DMG-01", {"low": _CATAMARAN[0]}))
        faces = ["hit" if face in good else "miss" for face in DIE]
        data = {"chance": len(good), "of": len(DIE), "hit": None if roll == OPEN else roll in good, "faces": faces}
        return Answer(lines, data)


def _why(roll: int, bonus: int, number: int, *, six: bool) -> str:
    if hits(roll, bonus, number, only_six=six):
        return "hit"
    if six:
        return "no-six"
    return "one" if roll == _MISS else "miss"
