"""May this pile be laid on that one (docs/rules/buccaneer.md, 5.2)?"""

from ....core.atoms import Args
from ....games.buccaneer.crew import why_not_lay
from ....games.buccaneer.tables import COLOURS, MAX_STACK
from ..tool import Answer, Input, Said, Tool, choice, count
from .crew import colour_of, heap


class Capture(Tool):
    """Chapter 9: two units by their captains and heights."""

    id = "buccaneer.capture"
    rule = "BUC-CRW-01"
    asked = (
        choice("mine", COLOURS),
        count("my_height", 1, MAX_STACK, 1),
        choice("theirs", COLOURS, COLOURS[1]),
        count("their_height", 1, MAX_STACK, 1),
    )

    def answer(self, given: Input) -> Answer:
        over, under = heap(given["mine"], given["my_height"]), heap(given["theirs"], given["their_height"])
        bar = why_not_lay(over, under)
        height = len(over) + len(under)
        if bar is None:
            args: Args = {"height": height, "who": colour_of(COLOURS.index(given["mine"]))}
            return Answer([Said("buccaneer-tool-legal", "BUC-CRW-01", args)], {"legal": True, "height": height})
        args = {**bar.args, "owner": colour_of(COLOURS.index(given["theirs"]))}
        return Answer([Said(bar.key, bar.rule or "", args)], {"legal": False})
