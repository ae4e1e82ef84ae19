"""A captain without a ship: a double, or a way to pay for one (docs/rules/plunder.md, 5.20)."""

from typing import Final

from ....companion.tool import Answer, Input, Said, Tool, choice
from ..tables import SAILING_DIE
from ..turn import free_ship

WAYS: Final = ("build", "card", "gold", "island")
"""PLU-NOS-06: how a ship is had without a double, one of them."""


class DoubleTool(Tool):
    """PLU-NOS-05, PLU-NOS-06: what two dice bring."""

    id = "plunder.double"
    rule = "PLU-NOS-05"
    asked = (choice("first", SAILING_DIE), choice("second", SAILING_DIE))

    def answer(self, given: Input) -> Answer:
        free = free_ship(given["first"], given["second"])
        if free:
            lines = [Said("plunder-tool-double-free", "PLU-NOS-05")]
        else:
            lines = [Said("plunder-tool-double-none", "PLU-NOS-06")]
            lines += [Said(f"plunder-tool-double-{way}", "PLU-NOS-06") for way in WAYS]
            lines.append(Said("plunder-tool-double-end", "PLU-NOS-10"))
        lines.append(Said("plunder-tool-turn-shipless-place", "PLU-NOS-08"))
        return Answer(lines, {"free": free})
