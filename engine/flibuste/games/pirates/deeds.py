"""Chapter 5.3 (ACT): every order of the menu, in the order in which they are offered."""

from typing import Final

from .cancelling import Cancel
from .deed import Deed
from .exchanges import Explore
from .favours import Luck, Repeat, Steady, Trade, Yield
from .fires import Scuttle
from .fort_arts import FortRepair, Lookout
from .foundry import CastGun
from .hexes import Hex
from .homecoming import Claim, UnloadNear
from .odd_orders import Clear, Emerge, Fly, Stride
from .quays import Quay
from .repairs import Repair
from .sail_orders import About, Sail, Steered
from .shot_orders import FortShoot, MarineShoot, ShootOrder
from .showing import Show
from .sights import Mark, PeekIsland, PeekShip
from .small_orders import Blades, Release
from .switches import Switches
from .thefts import Plunder, Search, Steal, Swap

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
    Mark(),
    CastGun(),
    Cancel(),
    Show(),
    Switches(),
    Claim(),
    UnloadNear(),
)
