"""Plunder's tools (docs/rules/plunder.md, chapter 9)."""

from .battle import BattleTool
from .build import BuildTool
from .card import CardTool
from .double import DoubleTool
from .moves import MovesTool
from .setup import SetupTool
from .storm import StormTool
from .trade import TradeTool
from .treaty import TreatyTool
from .turn import TurnTool

__all__ = [
    "BattleTool",
    "BuildTool",
    "CardTool",
    "DoubleTool",
    "MovesTool",
    "SetupTool",
    "StormTool",
    "TradeTool",
    "TreatyTool",
    "TurnTool",
]
