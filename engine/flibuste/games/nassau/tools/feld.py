"""The Feld pawn (docs/rules/nassau.md, 7.2): where it stands, what it brings, where it goes next."""

from typing import Final

from ....companion.tool import Answer, Input, Said, Tool, choice, flag
from ..feld import BONUSES, CYCLE, corner_at_start, next_corner, second_bonuses
from ..town import CORNERS

BEGIN = "begin"
NONE = "none"
_WORDS: Final = {"SW": "southwest", "NW": "northwest", "NE": "northeast", "SE": "southeast"}
_NAMES: Final = {cell: _WORDS[corner] for corner, cell in CORNERS.items()}
_CELLS: Final = {name: cell for cell, name in _NAMES.items()}
_ELSEWHERE: Final = -1


class FeldTool(Tool):
    """One corner at a time."""

    id = "nassau.feld"
    rule = "NAS-FELD-01"
    asked = (
        choice("corner", (BEGIN, *(_NAMES[cell] for cell in CYCLE))),
        flag("start_there"),
        choice("bonus", (NONE, *BONUSES)),
        flag("doubloon", 1),
    )

    def answer(self, given: Input) -> Answer:
        corner, first = given["corner"], given["bonus"]
        if corner == BEGIN:
            cell = corner_at_start(CORNERS["SW"] if given["start_there"] else _ELSEWHERE)
            lines = [Said("nassau-tool-feld-begins", "NAS-FELD-01", {"corner": _NAMES[cell]})]
            data = {"corner": _NAMES[cell], "next": _NAMES[next_corner(cell)], "bonuses": [], "second": []}
            return Answer(lines, data)
        then = _NAMES[next_corner(_CELLS[corner])]
        second = [] if first == NONE else [*second_bonuses(first, given["doubloon"])]
        lines = [
            Said("nassau-tool-feld-bonus", "NAS-FELD-03")
            if first == NONE
            else Said("nassau-tool-feld-second" if second else "nassau-tool-feld-no-second", "NAS-FELD-05"),
            Said("nassau-tool-feld-next", "NAS-FELD-06", {"corner": then}),
        ]
        return Answer(lines, {"corner": corner, "next": then, "bonuses": [*BONUSES], "second": second})
