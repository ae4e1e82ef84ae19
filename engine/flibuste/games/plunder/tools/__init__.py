"""Plunder's tools (docs/rules/plunder.md, chapter 9)."""

from .battle import Battle
from .build import Build
from .card import Card
from .double import Double
from .moves import Moves
from .setup import Setup
from .storm import Storm
from .trade import Trade
from .treaty import Treaty
from .turn import Turn

__all__ = ["Battle", "Build", "Card", "Double", "Moves", "Setup", "Storm", "Trade", "Treaty", "Turn"]
