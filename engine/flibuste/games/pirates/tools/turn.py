"""What is done at the start of a turn, in its order (docs/rules/pirates.md, 4.1)."""

from typing import Final

from ....companion.tool import Answer, Input, Said, Tool

STARTS: Final = (
    "CSG-TRN-01",
    "CSG-TRN-02",
    "CSG-TRN-03",
    "CSG-TRN-04",
    "CSG-TRN-05",
    "CSG-TRN-06",
    "CSG-TRN-07",
    "CSG-TRN-08",
    "CSG-TRN-09",
    "CSG-TRN-10",
)
"""The ten steps at the start of a turn, TS-1 to TS-10, as the rules that tell them."""
ACTIONS: Final = "CSG-TRN-11"
END: Final = "CSG-TRN-14"


class TurnTool(Tool):
    """The ten steps as a list to tick off, then the actions and the end."""

    id = "pirates.turn"
    rule = "CSG-TRN-01"

    def answer(self, given: Input) -> Answer:
        lines = [Said(f"pirates-tool-turn-{i + 1}", rule) for i, rule in enumerate(STARTS)]
        lines.append(Said("pirates-tool-turn-actions", ACTIONS))
        lines.append(Said("pirates-tool-turn-end", END))
        return Answer(lines)
