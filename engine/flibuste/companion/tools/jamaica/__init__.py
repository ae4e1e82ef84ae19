"""Jamaica's tools, on the rules of games/jamaica."""

from .fight import Fight
from .ghost import Ghost
from .load import Load
from .people import People
from .price import Price
from .rum import Rum

__all__ = ["Fight", "Ghost", "Load", "People", "Price", "Rum"]
