"""Chapter 5.3 (ACT): every order of the menu, in the order in which they are offered."""

from typing import Final

from ..basics.cancelling import Cancel
from ..basics.order import Order
from ..boarding.thefts import Plunder, Search, Steal, Swap
from ..cargo.explore_action import Explore
from ..cargo.foundry import CastGun
from ..cargo.homecoming import Claim, UnloadNear
from ..cargo.island_transfers import Quay
from ..cargo.sights import MarkIsland, PeekIsland, PeekShip
from ..damage.fires import Scuttle
from ..damage.repair_action import Repair
from .creature_and_fog_orders import Clear, Emerge, Fly, Stride
from .extra_actions import Luck, Repeat, Steady, Trade, Yield
from .fort_orders import FortRepair, Lookout
from .hexes import Hex
from .sailing_orders import About, Sail, Steered
from .shooting_orders import FortShoot, MarineShoot, ShootOrder
from .showing_uniques import Show
from .switches import Switches
from .tow_and_blade_orders import Blades, Release

ORDERS: Final[tuple[Order, ...]] = (
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
