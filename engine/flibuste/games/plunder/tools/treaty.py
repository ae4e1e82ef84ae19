"""What a treaty forbids until the turn ends (docs/rules/plunder.md, 5.14)."""

from ....companion.tool import Answer, Input, Said, Tool, count, flag
from ..tables import MAX_SEATS
from ..trade import TREATY


class TreatyTool(Tool):
    """With so many captains; in a game of teams a treaty covers a whole team."""

    id = "plunder.treaty"
    rule = "PLU-TRT-01"
    asked = (count("partners", 0, MAX_SEATS - 1), flag("team"))

    def answer(self, given: Input) -> Answer:
        lines = [Said("plunder-tool-treaty-begins", "PLU-TRT-01")]
        if given["partners"]:
            lines = [Said(f"plunder-tool-treaty-{what}", rule) for what, rule in TREATY]
            if given["team"]:
                lines.append(Said("plunder-tool-treaty-team", "PLU-TRT-06"))
            lines.append(Said("plunder-tool-treaty-new", "PLU-TRT-05"))
        return Answer(lines)
