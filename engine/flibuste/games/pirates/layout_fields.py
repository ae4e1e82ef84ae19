"""What is asked of a table that people lay, beside the chart: whose turn it is, and the treasure that was put in."""

from typing import Final

from ...core.layout_fields import LayoutField, choice, seat
from .state import Setting
from .tables import COIN_VALUES

AT: Final = ("turn", "orders")
"""The moments at which people lay a table."""
_COINS: Final = 40


def fields(setting: Setting) -> list[LayoutField]:
    return [
        *(
            LayoutField(f"coin-{value}", f"coins[{i}]", "treasure", high=_COINS, word=f"pirates-coin-{value}")
            for i, value in enumerate(COIN_VALUES)
        ),
        LayoutField("coins", "islands[].coins", "island", high=_COINS),
        seat("turn", "turn", "turn"),
        choice("moment", "moment.at", "turn", AT),
    ]
