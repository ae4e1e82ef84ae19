"""What a hand of resources can build (docs/rules/plunder.md, 5.7 and chapter 2)."""

from collections.abc import Mapping

from ....core.atoms import Args, Word
from ...boxes import box
from ..tool import Answer, Input, Said, Tool, count

ITEMS = ("ship", "mast", "cannon", "life", "bury_treasure")
RESOURCES = ("wood", "iron", "rum", "gold")


def affordable(hand: Mapping[str, int], cost: Mapping[str, int]) -> int:
    """PLU-BLD-02: how often a cost can be paid.

    >>> affordable({"wood": 5, "rum": 4}, {"wood": 1, "rum": 2})
    2
    """
    return min(hand.get(kind, 0) // n for kind, n in cost.items())


def missing(hand: Mapping[str, int], cost: Mapping[str, int]) -> dict[str, int]:
    return {kind: n - hand.get(kind, 0) for kind, n in cost.items() if n > hand.get(kind, 0)}


class Build(Tool):
    """The cost table, against the hand."""

    id = "plunder.build"
    rule = "PLU-BLD-02"
    asked = tuple(count(kind, 0, 60) for kind in RESOURCES)

    def answer(self, given: Input) -> Answer:
        costs, lines, often, rules = box("plunder")["costs"], [], {}, {}
        for item in ITEMS:
            often[item] = affordable(given, costs[item])
            lack = missing(given, costs[item])
            args: Args = {"item": Word(f"plunder-tool-choice-{item}"), "count": often[item]}
            rules[item] = rule = "PLU-PP-03" if item == "bury_treasure" else "PLU-BLD-02"
            lines.append(Said("plunder-tool-lacks" if lack else "plunder-tool-builds", rule, args))
            for kind, n in lack.items():
                what: Args = {"count": n, "what": Word(f"plunder-tool-choice-{kind}")}
                lines.append(Said("plunder-tool-lack", rule, what))
        return Answer(lines, {"often": often, "rules": rules, "costs": {item: costs[item] for item in ITEMS}})
