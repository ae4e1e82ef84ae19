"""Chapter 5.3 (ACT): every order of the menu, in the order in which they are offered."""

from typing import Final

from .deed import Deed
from .fires import Scuttle
from .odd_orders import Clear, Emerge, Fly, Stride
from .quays import Explore, Quay
from .repairs import Repair
from .sail_orders import About, Sail, Steered
from .shot_orders import FortShoot, MarineShoot, ShootOrder
from .small_orders import Blades, Release

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
    Quay(),
    Release(),
    Blades(),
    Scuttle(),
)
