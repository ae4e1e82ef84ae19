"""Chapter 5.7 (BLD, PP-03): what resource cards can pay for, and its costs."""

from collections.abc import Mapping
from typing import Final

from .tables import DATA

BURY: Final = "bury_treasure"
ITEMS: Final = ("ship", "mast", "cannon", "life", BURY)
COSTS: Final[Mapping[str, Mapping[str, int]]] = {item: DATA["costs"][item] for item in ITEMS}
