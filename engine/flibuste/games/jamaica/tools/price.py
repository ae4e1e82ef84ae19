"""Can this ship pay where it stands, and what does a shortage cost (docs/rules/jamaica.md, 5.3 and 5.4)?

The price and the kind of a space are printed on it; its number is not, so nobody is asked for one.
"""

from typing import Final

from ....companion.tool import Answer, Input, Said, Tool, choice
from ....core.atoms import Args
from ..arrive import means
from ..characters import linked, purse
from ..pay import pay_all
from ..tables import COST, COST_KIND, FOOD, GOLD, KINDS, NODES
from .ship import GOODS, MERCHANT_FLAGS, ship_with

_STOPS: Final = {"port": GOLD, "sea": FOOD}
_NODES: Final = {(COST_KIND[node], COST[node]): node for node in reversed(range(1, NODES)) if COST[node]}
"""A space of each kind and price."""
_PRICES: Final = {stop: tuple(sorted(cost for of, cost in _NODES if of == kind)) for stop, kind in _STOPS.items()}
"""What is printed on the spaces of a kind."""


class PriceTool(Tool):
    """JAM-COST-01: what a space costs this ship, and whether she can pay."""

    id = "jamaica.price"
    rule = "JAM-COST-01"
    asked = (
        choice("stop", (*_STOPS, "lair")),
        *(choice(f"{stop}_price", prices, when=("stop", stop)) for stop, prices in _PRICES.items()),
        *GOODS,
        *MERCHANT_FLAGS,
    )

    def answer(self, given: Input) -> Answer:
        s, stop = ship_with(given), given["stop"]
        if stop == "lair":
            return Answer([Said("jamaica-tool-free", "JAM-COST-01")], {"how": "free"})
        kind, cost = _STOPS[stop], given[f"{stop}_price"]
        node = s.place[0] = _NODES[kind, cost]
        how = means(s, 0, node)
        args: Args = {"cost": cost, "kind": KINDS[kind]}
        if how == "yes":
            left: Args = {**args, "left": s.owned(0, kind) - cost}
            return Answer([Said("jamaica-tool-pays", "JAM-COST-01", left)], {"how": how})
        if how == "merchants":
            rest: Args = {**args, "left": purse(s, 0, linked(s, 0, kind)) - cost}
            return Answer([Said("jamaica-tool-pays-merchants", "JAM-CREW-M02", rest)], {"how": how})
        lines = [Said("jamaica-tool-short", "JAM-SHORT-02", {**args, "paid": pay_all(s, 0, kind)})]
        able: Args = {KINDS[good]: purse(s, 0, linked(s, 0, good)) for good in (GOLD, FOOD)}
        lines += [Said("jamaica-tool-back", "JAM-SHORT-03", able), Said("jamaica-tool-back-lane", "JAM-SHORT-04")]
        return Answer(lines, {"how": how, "back": dict(able)})
