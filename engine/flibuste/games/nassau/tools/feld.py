"""The Feld pawn (docs/rules/nassau.md, 7.2): where it stands, what it brings, where it goes next."""

from ....companion.tool import Answer, Input, Said, Tool, choice, flag
from ..feld import BONUSES, CORNERS, corner_at_start, next_corner, second_bonuses

BEGIN = "begin"
NONE = "none"


class FeldTool(Tool):
    """One corner at a time."""

    id = "nassau.feld"
    rule = "NAS-FELD-01"
    asked = (
        choice("corner", (BEGIN, *CORNERS)),
        flag("start_there"),
        choice("bonus", (NONE, *BONUSES)),
        flag("doubloon", 1),
    )

    def answer(self, given: Input) -> Answer:
        corner, first = given["corner"], given["bonus"]
        if corner == BEGIN:
            corner = corner_at_start(CORNERS[0] if given["start_there"] else "")
            lines = [Said("nassau-tool-feld-begins", "NAS-FELD-01", {"corner": corner})]
            return Answer(lines, {"corner": corner, "next": next_corner(corner), "bonuses": [], "second": []})
        second = [] if first == NONE else [*second_bonuses(first, given["doubloon"])]
        lines = [
            Said("nassau-tool-feld-bonus", "NAS-FELD-03")
            if first == NONE
            else Said("nassau-tool-feld-second" if second else "nassau-tool-feld-no-second", "NAS-FELD-05"),
            Said("nassau-tool-feld-next", "NAS-FELD-06", {"corner": next_corner(corner)}),
        ]
        return Answer(lines, {"corner": corner, "next": next_corner(corner), "bonuses": [*BONUSES], "second": second})
