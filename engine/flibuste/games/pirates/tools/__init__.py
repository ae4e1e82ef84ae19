"""Pirates' tools (docs/rules/pirates.md, chapter 9)."""

from .afloat import Afloat
from .board import Board
from .catalogue import Catalogue
from .deal import Deal
from .fate import Fate
from .flags import Flags
from .fleet import Fleet
from .gold import Gold
from .island import Island
from .may import May
from .ram import Ram
from .ruler import Ruler
from .setup import Setup
from .shot import Shot
from .turn import Turn

__all__ = [
    "Afloat",
    "Board",
    "Catalogue",
    "Deal",
    "Fate",
    "Flags",
    "Fleet",
    "Gold",
    "Island",
    "May",
    "Ram",
    "Ruler",
    "Setup",
    "Shot",
    "Turn",
]
