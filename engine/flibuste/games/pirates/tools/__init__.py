"""Pirates' tools (docs/rules/pirates.md, chapter 9)."""

from .afloat import AfloatTool
from .board import BoardTool
from .catalogue import CatalogueTool
from .deal import DealTool
from .fate import FateTool
from .flags import FlagsTool
from .fleet import FleetTool
from .gold import GoldTool
from .island import IslandTool
from .may import MayTool
from .ram import RamTool
from .ruler import RulerTool
from .setup import SetupTool
from .shot import ShotTool
from .turn import TurnTool

__all__ = [
    "AfloatTool",
    "BoardTool",
    "CatalogueTool",
    "DealTool",
    "FateTool",
    "FlagsTool",
    "FleetTool",
    "GoldTool",
    "IslandTool",
    "MayTool",
    "RamTool",
    "RulerTool",
    "SetupTool",
    "ShotTool",
    "TurnTool",
]
