"""What is asked of a table that people lay, beside the chart: cards, points, and how far the turn is."""

from typing import Final

from ...core.layout_fields import LayoutField, choice, seat
from .soundness import every_card
from .state import Setting
from .tables import POINT_CARDS, RESOURCES

AT: Final = ("turn", "before")
"""The moments at which people lay a table; a game may be put right at any other, too."""


def fields(setting: Setting) -> list[LayoutField]:
    timed, cards = setting.options["clock"] != "none", every_card()
    return [
        *(
            LayoutField(kind, f"piles.{kind}", "piles", high=n, word=f"plunder-kind-{kind}")
            for kind, n in zip(RESOURCES, cards, strict=True)
        ),
        LayoutField("hands", "hands[]", "captain", high=sum(cards)),
        LayoutField("points", "points[]", "captain", high=POINT_CARDS),
        seat("turn", "turn", "turn"),
        choice("moment", "moment.at", "turn", AT),
        *((seat("first", "first", "clock"),) if timed else ()),
    ]
