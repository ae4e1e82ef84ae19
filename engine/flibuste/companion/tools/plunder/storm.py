"""Which squares the storm covers (docs/rules/plunder.md, 5.6)."""

from typing import Final

from ....core.atoms import Atom
from ...boxes import box
from ..tool import Answer, Input, Said, Tool, choice, count, refuse

_ROWS: Final = "ABCDEFGHIJKL"
_COLUMNS: Final = 18


def squares(letter: str, number: int, columns: int) -> list[list[str]]:
    """PLU-STM-01: three rows of three, less what lies off the map.

    >>> squares("A", 18, 18)
    [['A17', 'A18'], ['B17', 'B18']]
    """
    at, reach = _ROWS.index(letter), range(-1, 2)
    rows = [_ROWS[at + d] for d in reach if 0 <= at + d < len(_ROWS)]
    return [[f"{row}{number + d}" for d in reach if 1 <= number + d <= columns] for row in rows]


class Storm(Tool):
    """What was spun, and the squares round it with all that no longer works there."""

    id = "plunder.storm"
    rule = "PLU-STM-01"
    asked = (choice("letter", tuple(_ROWS)), count("number", 1, _COLUMNS, 1), choice("map", ("full", "two")))

    def answer(self, given: Input) -> Answer:
        data = box("plunder")
        columns = len(data["grid"]["full" if given["map"] == "full" else "two_player"]["cols"])
        if given["number"] > columns:
            raise refuse("number", "plunder-tool-spin-again", "PLU-2P-03", max=columns)
        inside = squares(given["letter"], given["number"], columns)
        flat: list[Atom] = [square for row in inside for square in row]
        lines = [
            Said("plunder-tool-storm-squares", "PLU-STM-01", {"squares": flat}),
            Said("plunder-tool-storm-toll", "PLU-STM-03", {"count": data["storm"]["toll_cards"]}),
            Said("plunder-tool-storm-edge", "PLU-STM-08"),
            Said("plunder-tool-storm-ports", "PLU-STM-07"),
            Said("plunder-tool-storm-income", "PLU-STM-09"),
        ]
        return Answer(lines, {"squares": inside})
