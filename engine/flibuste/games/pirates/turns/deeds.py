"""Chapter 5.3 (ACT): every order of the menu, in the order in which they are offered."""

from typing import Final

from ..boarding.thefts import Plunder, Search, Steal, Swap
from ..cargo.exchanges import Explore
from ..cargo.foundry import CastGun
from ..cargo.homecoming import Claim, UnloadNear
from ..cargo.quays import Quay
from ..cargo.sights import MarkIsland, PeekIsland, PeekShip
from ..damage.fires import Scuttle
from ..damage.repairs import Repair
from ..forts.fort_arts import FortRepair, Lookout
from ..sailing.hexes import Hex
from .cancelling import Cancel
from .deed import Deed
from .favours import Luck, Repeat, Steady, Trade, Yield
from .odd_orders import Clear, Emerge, Fly, Stride
from .sail_orders import About, Sail, Steered
from .shot_orders import FortShoot, MarineShoot, ShootOrder
from .showing import Show
from .small_orders import Blades, Release
from .switches import Switches

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
