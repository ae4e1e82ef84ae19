"""What a hand of resources can build (docs/rules/plunder.md, 5.7 and chapter 2)."""

from ....companion.tool import Answer, Input, Said, Tool, count
from ....core.atoms import Args, Word
from ..building import COSTS, affordable, missing, rule_of
from ..tables import RESOURCES


class BuildTool(Tool):
    """The cost table, against the hand."""

    id = "plunder.build"
    rule = "PLU-BLD-02"
    asked = tuple(count(kind, 0, 60) for kind in RESOURCES)

    def answer(self, given: Input) -> Answer:
        lines, often, rules = [], {}, {}
        for item, cost in COSTS.items():
            often[item] = affordable(given, cost)
            lack = missing(given, cost)
            args: Args = {"item": Word(f"plunder-tool-choice-{item}"), "count": often[item]}
            rules[item] = rule = rule_of(item)
            lines.append(Said("plunder-tool-lacks" if lack else "plunder-tool-builds", rule, args))
            for kind, n in lack.items():
                what: Args = {"count": n, "what": Word(f"plunder-tool-choice-{kind}")}
                lines.append(Said("plunder-tool-lack", rule, what))
        return Answer(
            lines, {"often": often, "rules": rules, "costs": {item: {**cost} for item, cost in COSTS.items()}}
        )
