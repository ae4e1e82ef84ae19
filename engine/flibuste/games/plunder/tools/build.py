"""What a hand of resources can build (docs/rules/plunder.md, 5.7 and chapter 2)."""

from ....companion.tool import Answer, Input, Said, Tool, count
from ....core.atoms import Args, Word
from ..building import BURY, COSTS
from ..hoard import cards_of
from ..state import Cards, covers, less
from ..tables import RESOURCES
from ..works import PRICES


class BuildTool(Tool):
    """The cost table, against the hand."""

    id = "plunder.build"
    rule = "PLU-BLD-02"
    asked = tuple(count(kind, 0, 60) for kind in RESOURCES)

    def answer(self, given: Input) -> Answer:
        lines, often, rules = [], {}, {}
        hand = cards_of({kind: given[kind] for kind in RESOURCES})
        for item, cost in COSTS.items():
            often[item] = _often(hand, PRICES[item])
            lack = {kind: n - given[kind] for kind, n in cost.items() if n > given[kind]}
            args: Args = {"item": Word(f"plunder-tool-choice-{item}"), "count": often[item]}
            rules[item] = rule = "PLU-PP-03" if item == BURY else "PLU-BLD-02"
            lines.append(Said("plunder-tool-lacks" if lack else "plunder-tool-builds", rule, args))
            for kind, n in lack.items():
                what: Args = {"count": n, "what": Word(f"plunder-tool-choice-{kind}")}
                lines.append(Said("plunder-tool-lack", rule, what))
        return Answer(
            lines, {"often": often, "rules": rules, "costs": {item: {**cost} for item, cost in COSTS.items()}}
        )


def _often(hand: Cards, price: Cards) -> int:
    """PLU-BLD-02: for how many of them the hand pays."""
    n = 0
    while covers(hand, price):
        hand, n = less(hand, price), n + 1
    return n
