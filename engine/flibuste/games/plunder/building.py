"""Chapter 5.7 (BLD, PP-03): what a hand of resource cards can pay."""

from collections.abc import Mapping
from typing import Final

from .tables import DATA

BURY: Final = "bury_treasure"
ITEMS: Final = ("ship", "mast", "cannon", "life", BURY)
COSTS: Final[Mapping[str, Mapping[str, int]]] = {item: DATA["costs"][item] for item in ITEMS}


def rule_of(item: str) -> str:
    """The rule that sets the cost."""
    return "PLU-PP-03" if item == BURY else "PLU-BLD-02"


def affordable(hand: Mapping[str, int], cost: Mapping[str, int]) -> int:
    """PLU-BLD-02: how often a cost can be paid.

    >>> affordable({"wood": 5, "rum": 4}, {"wood": 1, "rum": 2})
    2
    """
    return min(hand.get(kind, 0) // n for kind, n in cost.items())


def missing(hand: Mapping[str, int], cost: Mapping[str, int]) -> dict[str, int]:
    """PLU-BLD-02: what the hand lacks for a cost, by resource.

    >>> missing({"iron": 2}, {"iron": 1, "gold": 2})
    {'gold': 2}
    """
    return {kind: n - hand.get(kind, 0) for kind, n in cost.items() if n > hand.get(kind, 0)}
