"""What a round has in its order (docs/rules/nassau.md, chapter 5)."""

from ....companion.tool import Answer, Input, Said, Tool, choice, flag
from ..phases import PHASES, steps_of
from ..tables import ROUNDS


class RoundTool(Tool):
    """One phase as a list to tick off; with the Flying Dutchman its tile comes first."""

    id = "nassau.round"
    rule = "NAS-PH3-01"
    asked = (choice("phase", tuple(PHASES)), flag("dutchman"))

    def answer(self, given: Input) -> Answer:
        steps = steps_of(given["phase"], dutchman=bool(given["dutchman"]))
        return Answer([Said(f"nassau-tool-round-{step}", rule) for step, rule in steps], {"rounds": ROUNDS})
