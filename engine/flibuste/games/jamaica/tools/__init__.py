"""Jamaica's tools, on the rules of games/jamaica."""

from .fight import FightTool
from .ghost import GhostTool
from .load import LoadTool
from .people import PeopleTool
from .price import PriceTool
from .start import StartTool

__all__ = ["FightTool", "GhostTool", "LoadTool", "PeopleTool", "PriceTool", "StartTool"]
