"""What a treasure card says, step by step (docs/rules/plunder.md, 5.16 and 5.17)."""

from collections.abc import Iterator

from ....companion.tool import Answer, Input, Said, Tool, choice
from ....core.atoms import Arg, Args, Json, Word
from ..cards import CARDS, RULES, harms_enemies, sinks_for_nothing
from ..tables import RESOURCES


class CardTool(Tool):
    """A title, and its effect in steps, with what is often forgotten."""

    id = "plunder.card"
    rule = "PLU-TC-01"
    asked = (choice("title", sorted(RULES)),)

    def answer(self, given: Input) -> Answer:
        card = CARDS[given["title"]]
        rule = RULES[card["id"]]
        lines = [line for effect in card["effects"] for line in _said(effect, rule)]
        if harms_enemies(card):
            lines.append(Said("plunder-tool-card-treaty", "PLU-TC-05"))
        if sinks_for_nothing(card):
            lines.append(Said("plunder-tool-card-no-point", "PLU-PP-04"))
        lines.append(Said("plunder-tool-card-after", "PLU-X-12"))
        return Answer(lines, {"copies": card["copies"], "house": card["copies"] > 1})


def _said(effect: Json, rule: str) -> Iterator[Said]:
    """PLU-TC-02: in the printed order."""
    op = effect["op"]
    if op in ("gain", "lose"):
        for kind in RESOURCES:
            if n := effect["res"].get(kind):
                args: Args = {"count": n, "what": Word(f"plunder-tool-choice-{kind}")}
                yield Said(f"plunder-tool-card-{op}", rule, args)
    elif op == "choose_one":
        for i, option in enumerate(effect["options"]):
            yield Said("plunder-tool-card-either" if i == 0 else "plunder-tool-card-or", rule)
            for inner in option["effects"]:
                yield from _said(inner, rule)
    else:
        given: dict[str, Arg] = {}
        for name in ("n", "max_steps"):
            if name in effect:
                given["count"] = effect[name]
        if "from" in effect:
            given["each"] = "yes" if effect["from"] == "each_enemy" else "no"
        for name in ("res", "what"):
            if name in effect and effect[name] in (*RESOURCES, "cannon", "mast", "life"):
                given["what"] = Word(f"plunder-tool-choice-{effect[name]}")
            elif name in effect:
                given["what"] = Word("plunder-tool-choice-any")
        if "where" in effect:
            given["where"] = "any" if effect["where"] == "any_free_port" else "unowned"
        yield Said(f"plunder-tool-card-{op}", rule, given)
