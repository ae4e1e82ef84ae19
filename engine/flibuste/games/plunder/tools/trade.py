"""May these two captains trade (docs/rules/plunder.md, 5.10)?"""

from ....companion.tool import Answer, Input, Said, Tool, flag
from ..trade import WAYS, Contact, may_exchange, open_ways


class TradeTool(Tool):
    """Five questions, and for each whether the storm spoils it."""

    id = "plunder.trade"
    rule = "PLU-TRD-02"
    asked = (
        *(one for way in WAYS for one in (flag(way), flag(f"{way}_storm", when=(way, 1)))),
        flag("team"),
    )

    def answer(self, given: Input) -> Answer:
        good = open_ways([Contact(way, bool(given[f"{way}_storm"])) for way in WAYS if given[way]])
        lines = []
        for way, rule in WAYS.items():
            if way in good:
                lines.append(Said(f"plunder-tool-trade-by-{way}", "PLU-TRD-02"))
            elif given[way]:
                lines.append(Said(f"plunder-tool-trade-storm-{'edge' if way == 'beside' else 'port'}", rule))
        verdict = "plunder-tool-trade-yes" if good else "plunder-tool-trade-no"
        lines.insert(0, Said(verdict, "PLU-TRD-02"))
        if not lines[1:]:
            lines.append(Said("plunder-tool-trade-none", "PLU-TRD-02"))
        if good:
            lines.append(
                Said("plunder-tool-trade-team", "PLU-TEAM-07")
                if given["team"]
                else Said("plunder-tool-trade-treaty", "PLU-TRD-04")
            )
        if may_exchange(good):
            lines.append(Said("plunder-tool-trade-exchange", "PLU-TRD-08"))
        return Answer(lines, {"may": bool(good), "by": good})
