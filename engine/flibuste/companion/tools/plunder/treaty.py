"""What a treaty forbids until the turn ends (docs/rules/plunder.md, 5.14)."""

from typing import Final

from ..tool import Answer, Input, Said, Tool, count, flag

_FORBIDS: Final = ("ships", "islands", "threats", "cards", "all")
_MOST: Final = 5


class Treaty(Tool):
    """With so many captains; in a game of teams a treaty covers a whole team."""

    id = "plunder.treaty"
    rule = "PLU-TRT-01"
    asked = (count("partners", 0, _MOST), flag("team"))

    def answer(self, given: Input) -> Answer:
        lines = [Said("plunder-tool-treaty-begins", "PLU-TRT-01")]
        if given["partners"]:
            lines = [
                Said(f"plunder-tool-treaty-{what}", "PLU-TRT-03" if what == "all" else "PLU-TRT-02")
                for what in _FORBIDS
            ]
            if given["team"]:
                lines.append(Said("plunder-tool-treaty-team", "PLU-TRT-06"))
            lines.append(Said("plunder-tool-treaty-new", "PLU-TRT-05"))
        return Answer(lines)
