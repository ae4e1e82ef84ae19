"""Chapter 5.3 (ACT): every order of the menu, in the order in which they are offered."""

from typing import Final

from .deed import Deed
from .odd_orders import Clear, Emerge, Fly, Stride
from .quays import Explore, Quay
from .sail_orders import About, Sail, Steered
from .small_orders import Blades, Release

DEEDS: Final[tuple[Deed, ...]] = (
    Sail(),
    Stride(),
    Fly(),
    Steered(),
    About(),
    Emerge(),
    Clear(),
    Explore(),
    Quay(),
    Release(),
    Blades(),
)
