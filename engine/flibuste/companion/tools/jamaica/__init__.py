"""Jamaica's tools, on the rules of games/jamaica."""

from .calypso import Calypso
from .fight import Fight
from .ghost import Ghost
from .load import Load
from .order import Round
from .people import People
from .price import Price
from .rum import Rum
from .start import Start

__all__ = ["Calypso", "Fight", "Ghost", "Load", "People", "Price", "Round", "Rum", "Start"]
