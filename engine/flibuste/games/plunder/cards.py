"""Chapters 5.16 and 5.17 (TC): the treasure cards, the rules that speak of them, and whom they may harm."""

from collections.abc import Iterator, Mapping
from typing import Any, Final

from .tables import DATA

Card = Mapping[str, Any]
"""A card of the table: its id, its copies, and its effects in printed order (PLU-TC-02)."""
CARDS: Final[Mapping[str, Card]] = {card["id"]: card for card in DATA["treasure_cards"]}

COPIES: Final[tuple[str, ...]] = tuple(card for card, row in CARDS.items() for _ in range(row["copies"]))
"""The deck: each copy has a number (PLU-SET-06)."""

_CARDS_OF: Final = {
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
RULES: Final = {card: rule for rule, cards in _CARDS_OF.items() for card in cards}
"""The rule that tells what a card does."""
_ENEMIES: Final = frozenset(
    {
        *("steal", "steal_pp", "steal_life", "take_all", "move_enemy_ship", "place_enemy_in_storm"),
        *("enemy_ship_lose_life", "duel_gold", "swap_islands", "forced_bribe"),
    }
)
"""What is done to others: nobody of one's own team or under a treaty (PLU-TC-05)."""
_HARM: Final = frozenset(("own_ship_lose_life", "enemy_ship_lose_life", "steal_life"))


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
