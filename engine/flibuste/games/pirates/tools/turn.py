"""What is done at the start of a turn, in its order (docs/rules/pirates.md, 4.1)."""

from ....companion.tool import Answer, Input, Said, Tool
from ..questions.turns.turn_order import ACTIONS, END, STARTS


class TurnTool(Tool):
    """The ten steps as a list to tick off, then the actions and the end."""

    id = "pirates.turn"
    rule = "CSG-TRN-01"

    def answer(self, given: Input) -> Answer:
        lines = [Said(f"pirates-tool-turn-{i + 1}", rule) for i, rule in enumerate(STARTS)]
        lines.append(Said("pirates-tool-turn-actions", ACTIONS))
        lines.append(Said("pirates-tool-turn-end", END))
        return Answer(lines)
