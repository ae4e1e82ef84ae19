"""What the bottle of rum costs, and whether it can be paid (docs/rules/jamaica.md, 7.2)."""

from ....core.atoms import Args
from ....games.jamaica.characters import linked, purse
from ....games.jamaica.tables import CELLS, GOLD
from ..tool import Answer, Input, Said, Tool, count
from .ship import GOODS, MERCHANT_FLAGS, ship_with


class Rum(Tool):
    """JAM-CREW-05: a gold for each cell that the bottle moves."""

    id = "jamaica.rum"
    rule = "JAM-CREW-05"
    asked = (count("cells", 0, len(CELLS)), *GOODS, *MERCHANT_FLAGS)

    def answer(self, given: Input) -> Answer:
        s, cost = ship_with(given), given["cells"]
        gold = purse(s, 0, linked(s, 0, GOLD))
        args: Args = {"cost": cost, "gold": gold, "left": abs(gold - cost)}
        key = "jamaica-tool-rum-paid" if cost <= gold else "jamaica-tool-rum-short"
        return Answer([Said(key, "JAM-CREW-05", args)], {"legal": cost <= gold})
