"""Chapter 5.3 (ACT): every order of the menu, in the order in which they are offered."""

from typing import Final

from ..steps.boarding.thefts import Plunder, Search, Steal, Swap
from ..steps.cargo.explore_action import Explore
from ..steps.cargo.foundry import CastGun
from ..steps.cargo.homecoming import Claim, UnloadNear
from ..steps.cargo.island_transfers import Quay
from ..steps.cargo.sights import MarkIsland, PeekIsland, PeekShip
from ..steps.damage.fires import Scuttle
from ..steps.damage.repair_action import Repair
from ..steps.turns.fort_orders import FortRepair, Lookout
from ..steps.turns.hexes import Hex
from .cancelling import Cancel
from .creature_and_fog_orders import Clear, Emerge, Fly, Stride
from .deed import Deed
from .extra_actions import Luck, Repeat, Steady, Trade, Yield
from .sailing_orders import About, Sail, Steered
from .shooting_orders import FortShoot, MarineShoot, ShootOrder
from .showing_uniques import Show
from .switches import Switches
from .tow_and_blade_orders import Blades, Release

DEEDS: Final[tuple[Deed, ...]] = (
    Sail(),
    Stride(),
    Fly(),
    Steered(),
    About(),
    Emerge(),
    Clear(),
    ShootOrder(),
    FortShoot(),
    MarineShoot(),
    Explore(),
    Repair(),
    FortRepair(),
    Lookout(),
    Quay(),
    Release(),
    Blades(),
    Scuttle(),
    Luck(),
    Repeat(),
    Trade(),
    Yield(),
    Steady(),
    Hex(),
    Steal(),
    Swap(),
    Plunder(),
    Search(),
    PeekShip(),
    PeekIsland(),
    MarkIsland(),
    CastGun(),
    Cancel(),
    Show(),
    Switches(),
    Claim(),
    UnloadNear(),
)
