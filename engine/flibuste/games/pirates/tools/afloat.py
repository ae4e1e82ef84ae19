"""What is marked on ships in play, and when it ends (docs/rules/pirates.md, 5.12 to 5.17)."""

from ....companion.tool import Answer, Input, Said, Tool
from ..questions.turns.marks import MARKS


class AfloatTool(Tool):
    """`data`: `marks`, each with its rule and whether it ends with the player's `turn` or `stays`."""

    id = "pirates.afloat"
    rule = "CSG-FIR-03"

    def answer(self, given: Input) -> Answer:
        marks = [{"id": name, "ends": mark.ends, "rule": mark.rule} for name, mark in MARKS.items()]
        return Answer([Said("pirates-tool-afloat-fire", "CSG-FIR-03")], {"marks": marks})
