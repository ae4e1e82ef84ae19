"""What is marked on ships in play, and when it ends (docs/rules/pirates.md, 5.12 to 5.17)."""

from typing import Final

from ..tool import Answer, Input, Said, Tool

MARKS: Final = {
    "silenced": ("turn", "CSG-SPS-02"),
    "chained": ("turn", "CSG-SPS-03"),
    "slowed": ("turn", "CSG-KW-FEA-01"),
    "pinned": ("stays", "CSG-PIN-01"),
    "lost": ("stays", "CSG-FOG-01"),
    "entangled": ("stays", "CSG-SAR-02"),
    "scuttled": ("stays", "CSG-SCT-02"),
}
"""Those of a turn last through the next turn of the ship's player."""


class Afloat(Tool):
    """`data`: `marks`, each with its rule and whether it ends with the player's `turn` or `stays`."""

    id = "pirates.afloat"
    rule = "CSG-FIR-03"

    def answer(self, given: Input) -> Answer:
        marks = [{"id": name, "ends": ends, "rule": rule} for name, (ends, rule) in MARKS.items()]
        return Answer([Said("pirates-tool-afloat-fire", "CSG-FIR-03")], {"marks": marks})
