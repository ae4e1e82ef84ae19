"""What a treasure card says, step by step (docs/rules/plunder.md, 5.16 and 5.17)."""

from collections.abc import Iterator
from typing import Final

from ....core.atoms import Arg, Args, Json, Word
from ...boxes import box
from ..tool import Answer, Input, Said, Tool, choice
from .build import RESOURCES

_TITLES: Final = {
    "PLU-TC-03": (
        "BOOTLEG",
        "CARGO",
        "CHEST",
        "CUTLASS",
        "DINGHY",
        "DOUBLOONS",
        "DRINK_UP",
        "PILLAGE",
        "PURSE",
        "SALVAGE",
        "TROVE",
    ),
    "PLU-TC-08": ("ARRR",),
    "PLU-TC-09": ("A_PIRATES_LIFE",),
    "PLU-TC-10": ("BAD_FORM",),
    "PLU-TC-11": ("BAITED", "MESSAGE_IN_A_BOTTLE"),
    "PLU-TC-12": ("BERTH",),
    "PLU-TC-13": ("BLACKOUT",),
    "PLU-TC-14": ("CANNONBALL", "CASTAWAY", "HOIST_THE_MIZZEN"),
    "PLU-TC-15": ("CURSED", "SCURVY"),
    "PLU-TC-16": ("GAMBIT",),
    "PLU-TC-17": ("GODFORSAKEN",),
    "PLU-TC-18": ("GREAT_WHITE", "PEG_LEGS", "THE_GALLOWS", "THE_KRAKEN", "WALK_THE_PLANK"),
    "PLU-TC-19": ("MUTINY", "SKEWER", "SORROW", "VERMIN"),
    "PLU-TC-20": ("HAIL_TO_THE_THIEF",),
    "PLU-TC-21": ("LAIR",),
    "PLU-TC-22": ("I_AM_THE_STORM",),
    "PLU-TC-23": ("LAND_HO",),
    "PLU-TC-24": ("LOOT",),
    "PLU-TC-25": ("MAN_OVERBOARD",),
    "PLU-TC-26": ("MIRAGE",),
    "PLU-TC-27": ("NOTORIOUS",),
    "PLU-TC-28": ("MIDAS",),
    "PLU-TC-29": ("PLUNDER",),
    "PLU-TC-30": ("ROYAL_NAVY",),
    "PLU-TC-31": ("STANDOFF",),
    "PLU-TC-32": ("TAKEOVER",),
    "PLU-TC-33": ("TELL_NO_TALES", "THE_LOCKER"),
    "PLU-TC-34": ("WHITE_FLAG",),
    "PLU-TC-35": ("WIND_AT_YOUR_BACK",),
}
"""The cards that each rule speaks of."""
CARDS: Final = {card: rule for rule, cards in _TITLES.items() for card in cards}
_ENEMIES: Final = frozenset(
    {
        *("steal", "steal_pp", "steal_life", "take_all", "move_enemy_ship", "place_enemy_in_storm"),
        *("enemy_ship_lose_life", "duel_gold", "swap_islands", "forced_bribe"),
    }
)
"""What is done to others: nobody of the own team or under a treaty (PLU-TC-05)."""
_HARM: Final = frozenset(("own_ship_lose_life", "enemy_ship_lose_life", "steal_life"))


class Card(Tool):
    """A title, and its effect in steps, with what is often forgotten."""

    id = "plunder.card"
    rule = "PLU-TC-01"
    asked = (choice("title", sorted(CARDS)),)

    def answer(self, given: Input) -> Answer:
        card = next(card for card in box("plunder")["treasure_cards"] if card["id"] == given["title"])
        rule, ops = CARDS[card["id"]], set(_ops(card["effects"]))
        lines = [line for effect in card["effects"] for line in _said(effect, rule)]
        if ops & _ENEMIES:
            lines.append(Said("plunder-tool-card-treaty", "PLU-TC-05"))
        if ops & _HARM or any(effect.get("pp") is False for effect in card["effects"]):
            lines.append(Said("plunder-tool-card-no-point", "PLU-PP-04"))
        lines.append(Said("plunder-tool-card-after", "PLU-X-12"))
        return Answer(lines, {"copies": card["copies"], "house": card["copies"] > 1})


def _ops(effects: Json) -> Iterator[str]:
    for effect in effects:
        yield effect["op"]
        for inner in (effect.get("else", []), *(option["effects"] for option in effect.get("options", []))):
            yield from _ops(inner)


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
