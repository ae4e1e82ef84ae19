"""May these two captains trade (docs/rules/plunder.md, 5.10)?"""

from typing import Final

from ..tool import Answer, Input, Said, Tool, flag

WAYS: Final = ("visit", "visited", "merchant", "beside", "they_merchant")
"""PLU-TRD-02: a, b, e, d, c; one of them is enough."""


class Trade(Tool):
    """Five questions, and for each whether the storm spoils it."""

    id = "plunder.trade"
    rule = "PLU-TRD-02"
    asked = (
        *(one for way in WAYS for one in (flag(way), flag(f"{way}_storm", when=(way, 1)))),
        flag("team"),
    )

    def answer(self, given: Input) -> Answer:
        good = [way for way in WAYS if given[way] and not given[f"{way}_storm"]]
        lines = []
        for way in WAYS:
            if way in good:
                lines.append(Said(f"plunder-tool-trade-by-{way}", "PLU-TRD-02"))
            elif given[way]:
                rule = "PLU-STM-08" if way == "beside" else "PLU-STM-07"
                lines.append(Said(f"plunder-tool-trade-storm-{'edge' if way == 'beside' else 'port'}", rule))
        verdict = "plunder-tool-trade-yes" if good else "plunder-tool-trade-no"
        lines.insert(0, Said(verdict, "PLU-TRD-02"))
        if good:
            lines.append(
                Said("plunder-tool-trade-team", "PLU-TEAM-07")
                if given["team"]
                else Said("plunder-tool-trade-treaty", "PLU-TRD-04")
            )
        if "merchant" in good:
            lines.append(Said("plunder-tool-trade-exchange", "PLU-TRD-08"))
        return Answer(lines, {"may": bool(good), "by": good})
