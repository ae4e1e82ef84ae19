"""Can this ship pay where it stands, and where does it fall back to (docs/rules/jamaica.md, 5.3 and 5.4)?"""

from ....core.atoms import Args
from ....games.jamaica.arrive import means, ways_back
from ....games.jamaica.characters import linked, purse
from ....games.jamaica.pay import pay_all
from ....games.jamaica.state import State, space_args
from ....games.jamaica.tables import COST, COST_KIND, KINDS, NODES
from ..tool import Answer, Input, Said, Tool, count
from .ship import GOODS, MERCHANT_FLAGS, ship_with


class Price(Tool):
    """JAM-COST-01."""

    id = "jamaica.price"
    rule = "JAM-COST-01"
    asked = (count("space", 1, NODES - 1, 1), *GOODS, *MERCHANT_FLAGS)

    def answer(self, given: Input) -> Answer:
        s, node = ship_with(given), given["space"]
        s.place[0] = node
        how, kind = means(s, 0, node), COST_KIND[node]
        args: Args = {**space_args(node), "cost": COST[node], "kind": KINDS[kind]}
        if how == "free":
            return Answer([Said("jamaica-tool-free", "JAM-COST-01", args)], {"how": how})
        if how == "yes":
            left: Args = {**args, "left": s.owned(0, kind) - COST[node]}
            return Answer([Said("jamaica-tool-pays", "JAM-COST-01", left)], {"how": how})
        if how == "merchants":
            rest: Args = {**args, "left": purse(s, 0, linked(s, 0, kind)) - COST[node]}
            return Answer([Said("jamaica-tool-pays-merchants", "JAM-CREW-M02", rest)], {"how": how})
        paid = pay_all(s, 0, kind)
        lines = [Said("jamaica-tool-short", "JAM-SHORT-02", {**args, "paid": paid})]
        ends = {way[-1]: way for way in ways_back(s, 0)}
        lines += [_end(s, way) for way in ends.values()]
        return Answer(lines, {"how": how, "back": [place % NODES for place in ends]})


def _end(s: State, way: tuple[int, ...]) -> Said:
    node = way[-1] % NODES
    args: Args = {**space_args(way[-1]), "steps": len(way) - 1, "cost": COST[node], "kind": KINDS[COST_KIND[node]]}
    return Said("jamaica-tool-back", "JAM-SHORT-03", args)
