"""Jamaica's tools, on the rules of games/jamaica."""

from .fight import Fight
from .ghost import Ghost
from .load import Load
from .people import People
from .price import Price
from .start import Start

__all__ = ["Fight", "Ghost", "Load", "People", "Price", "Start"]
