"""How many tales the rum buys (docs/rules/nassau.md, 5.8)."""

from typing import Final

from ....core.atoms import Args
from ..tool import Answer, Input, Said, Tool, count, flag

CARDS_PER_RUM: Final = 3
_JOKE: Final = 1


def cards(rum: int, hand: int) -> int:
    """NAS-RET-11: up to three cards for each rum.

    >>> cards(2, 5), cards(1, 5), cards(0, 5)
    (5, 3, 0)
    """
    return min(CARDS_PER_RUM * rum, hand)


class Campfire(Tool):
    """Rum and cards in hand; what each rum allows, and what is left."""

    id = "nassau.campfire"
    rule = "NAS-RET-11"
    asked = (count("rum", 0, 60), count("hand", 0, 60), flag("parrot"))

    def answer(self, given: Input) -> Answer:
        rum, hand = given["rum"], given["hand"]
        if not rum or not hand:
            return Answer([Said("nassau-tool-campfire-none", "NAS-RET-10")], {"most": 0})
        lines = []
        enough = -(-hand // CARDS_PER_RUM)
        for spent in range(1, min(rum, enough) + 1):
            args: Args = {"rum": spent, "cards": cards(spent, hand), "left": rum - spent}
            lines.append(Said("nassau-tool-campfire-rum", "NAS-RET-11", args))
        lines.append(Said("nassau-tool-campfire-first", "NAS-RET-11"))
        lines.append(Said("nassau-tool-campfire-joke", "NAS-RET-12", {"points": _JOKE}))
        if given["parrot"]:
            lines.append(Said("nassau-tool-campfire-parrot", "NAS-ANI-14"))
        return Answer(lines, {"most": cards(rum, hand)})
