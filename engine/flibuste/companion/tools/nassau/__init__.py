"""Nassau's tools (docs/rules/nassau.md, chapter 9)."""

from .feld import Feld
from .fight import Fight
from .holds import Holds
from .range import Range
from .round import Round
from .settle import Settle
from .setup import Setup
from .tales import Tales

__all__ = ["Feld", "Fight", "Holds", "Range", "Round", "Settle", "Setup", "Tales"]
