"""Chapters 5.16 and 5.17 (TC): the treasure cards, and the rules that speak of them."""

from collections.abc import Mapping
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
