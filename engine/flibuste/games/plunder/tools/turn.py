"""What comes next in a turn, so that nothing is forgotten (docs/rules/plunder.md, 4.3 and 5.4)."""

from ....companion.tool import Answer, Input, Said, Tool, flag
from ..turn import steps_of


class TurnTool(Tool):
    """The turn as a list to tick off."""

    id = "plunder.turn"
    rule = "PLU-TRN-01"
    asked = (flag("ship", 1),)

    def answer(self, given: Input) -> Answer:
        steps = steps_of(ship=bool(given["ship"]))
        return Answer([Said(f"plunder-tool-turn-{step}", rule) for step, rule in steps])
