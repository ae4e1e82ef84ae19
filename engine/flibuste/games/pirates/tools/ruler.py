"""The two measures of the game in millimetres (docs/rules/pirates.md, 2 and CSG-VAR-02)."""

from typing import Final

from ....companion.tool import Answer, Input, Said, Tool, choice
from ..tables import MEASURES

_BANK_CARD: Final = (85.6, 53.98)


class RulerTool(Tool):
    """The scale: sides of a game card, or the bars printed on it.

    `data`: `S` and `L` in millimetres, `card` (long and short side of a bank card, to calibrate with).
    """

    id = "pirates.ruler"
    rule = "CSG-VAR-02"
    asked = (choice("scale", tuple(MEASURES)),)

    def answer(self, given: Input) -> Answer:
        s, long = MEASURES[given["scale"]]
        return Answer([Said("pirates-tool-ruler-is", "CSG-VAR-02")], {"S": s, "L": long, "card": list(_BANK_CARD)})
