"""What is marked on ships in play, and when it ends (docs/rules/pirates.md, 5.12 to 5.17)."""

from collections.abc import Mapping
from typing import Final, NamedTuple

from ....companion.tool import Answer, Input, Said, Tool


class Mark(NamedTuple):
    """`ends`: with the next turn of the ship's player (`turn`), or it `stays` until something ends it."""

    ends: str
    rule: str


MARKS: Final[Mapping[str, Mark]] = {
    "silenced": Mark("turn", "CSG-SPS-02"),
    "chained": Mark("turn", "CSG-SPS-03"),
    "slowed": Mark("turn", "CSG-KW-FEA-01"),
    "pinned": Mark("stays", "CSG-PIN-01"),
    "lost": Mark("stays", "CSG-FOG-01"),
    "entangled": Mark("stays", "CSG-SAR-02"),
    "scuttled": Mark("stays", "CSG-SCT-02"),
}


class AfloatTool(Tool):
    """`data`: `marks`, each with its rule and whether it ends with the player's `turn` or `stays`."""

    id = "pirates.afloat"
    rule = "CSG-FIR-03"

    def answer(self, given: Input) -> Answer:
        marks = [{"id": name, "ends": mark.ends, "rule": mark.rule} for name, mark in MARKS.items()]
        return Answer([Said("pirates-tool-afloat-fire", "CSG-FIR-03")], {"marks": marks})
