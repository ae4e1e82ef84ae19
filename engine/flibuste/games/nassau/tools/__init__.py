"""Nassau's tools (docs/rules/nassau.md, chapter 9)."""

from .feld import Feld
from .fight import Fight
from .hideout import Hide
from .holds import Holds
from .range import Range
from .round import Round
from .settle import Settle
from .setup import Setup
from .tales import Tales

__all__ = ["Feld", "Fight", "Hide", "Holds", "Range", "Round", "Settle", "Setup", "Tales"]
