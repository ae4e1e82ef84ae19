"""What a treasure card says, step by step (docs/rules/plunder.md, 5.16 and 5.17)."""

from collections.abc import Iterator
from typing import Any, Final

from ....companion.tool import Answer, Input, Said, Tool, choice
from ....core.atoms import Arg, Args, Json, Word
from ..cards import CARDS, RULES, Card
from ..tables import RESOURCES

_ENEMIES: Final = frozenset(
    {
        *("steal", "steal_pp", "steal_life", "take_all", "move_enemy_ship", "place_enemy_in_storm"),
        *("enemy_ship_lose_life", "duel_gold", "swap_islands", "forced_bribe"),
    }
)
"""What is done to others: nobody of one's own team or under a treaty (PLU-TC-05)."""
_HARM: Final = frozenset(("own_ship_lose_life", "enemy_ship_lose_life", "steal_life"))


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


def harms_enemies(card: Card) -> bool:
    """PLU-TC-05: whether it does something to others, which spares one's own team and treaty partners.

    >>> harms_enemies(CARDS["PLUNDER"]), harms_enemies(CARDS["DOUBLOONS"])
    (True, False)
    """
    return not _ENEMIES.isdisjoint(_ops(card["effects"]))


def sinks_for_nothing(card: Card) -> bool:
    """PLU-PP-04: whether a ship can sink of it, which brings nobody a Plunder Point card.

    >>> sinks_for_nothing(CARDS["CURSED"]), sinks_for_nothing(CARDS["DOUBLOONS"])
    (True, False)
    """
    effects = card["effects"]
    return not _HARM.isdisjoint(_ops(effects)) or any(effect.get("pp") is False for effect in effects)


def _ops(effects: Any) -> Iterator[str]:
    for effect in effects:
        yield effect["op"]
        for inner in (effect.get("else", []), *(option["effects"] for option in effect.get("options", []))):
            yield from _ops(inner)
