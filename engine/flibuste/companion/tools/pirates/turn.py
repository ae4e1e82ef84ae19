"""What is done at the start of a turn, in its order (docs/rules/pirates.md, 4.1)."""

from ..tool import Answer, Input, Said, Tool

_STEPS = 10


class Turn(Tool):
    """The ten steps as a list to tick off, then the actions and the end."""

    id = "pirates.turn"
    rule = "CSG-TRN-01"

    def answer(self, given: Input) -> Answer:
        lines = [Said(f"pirates-tool-turn-{i}", f"CSG-TRN-{i:02}") for i in range(1, _STEPS + 1)]
        lines.append(Said("pirates-tool-turn-actions", "CSG-TRN-11"))
        lines.append(Said("pirates-tool-turn-end", "CSG-TRN-14"))
        return Answer(lines)
