"""The gold brought home, and how far it is to more than half (docs/rules/pirates.md, 6.1)."""

from ....core.atoms import Args
from ....games.pirates.scoring import Hoard, needed
from ....games.pirates.tables import COIN_VALUES, START_GOLD
from ..tool import Answer, Input, Said, Tool, count


class Gold(Tool):
    """A duel's tally."""

    id = "pirates.gold"
    rule = "CSG-END-02"
    asked = (
        count("start_gold", 0, 999, START_GOLD),
        *(count(f"coin_{value}", 0, 40) for value in COIN_VALUES),
        count("loose", 0, 99),
        count("uniques", 0, 99),
        count("forts", 0, 99),
    )

    def answer(self, given: Input) -> Answer:
        coins = tuple((value, given[f"coin_{value}"]) for value in COIN_VALUES)
        hoard = Hoard(coins, given["loose"], given["uniques"], given["forts"])
        goal = needed(given["start_gold"])
        args: Args = {"gold": hoard.safe, "needed": goal, "left": max(0, goal - hoard.safe)}
        key = "pirates-tool-gold-won" if hoard.safe >= goal else "pirates-tool-gold-left"
        lines = [Said("pirates-tool-gold-home", "CSG-END-01", args), Said(key, "CSG-END-02", args)]
        return Answer(lines, {"gold": hoard.safe, "needed": goal, "half": given["start_gold"] / 2})
