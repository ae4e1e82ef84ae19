"""Nassau's tools (docs/rules/nassau.md, chapter 9)."""

from .feld import FeldTool
from .fight import FightTool
from .hideout import HideTool
from .holds import HoldsTool
from .range import RangeTool
from .round import RoundTool
from .settle import SettleTool
from .setup import SetupTool
from .tales import TalesTool

__all__ = [
    "FeldTool",
    "FightTool",
    "HideTool",
    "HoldsTool",
    "RangeTool",
    "RoundTool",
    "SettleTool",
    "SetupTool",
    "TalesTool",
]
