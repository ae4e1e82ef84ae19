"""Pirates' tools (docs/rules/pirates.md, chapter 9)."""

from .board import Board
from .catalogue import Catalogue
from .fate import Fate
from .fleet import Fleet
from .gold import Gold
from .island import Island
from .ram import Ram
from .shot import Shot
from .turn import Turn

__all__ = ["Board", "Catalogue", "Fate", "Fleet", "Gold", "Island", "Ram", "Shot", "Turn"]
