"""Where the Ghost Ship must go, and who speaks for it (docs/rules/jamaica.md, 7.1)."""

from typing import Final

from ....companion.tool import Answer, Input, Said, Tool, choice
from ..ghost import heading
from ..tables import LADY_BETH
from .ship import table_of

_STANDS: Final = {"between": 2, "ahead": 3, "behind": 1}
"""How far along the ghost is, between players at 2 and 2."""


class GhostTool(Tool):
    """JAM-GHOST-08: asked anew before each of its two moves. Only who is further along the race matters; a ship that
    has finished is ahead of all others, and one that went back across the start is behind them."""

    id = "jamaica.ghost"
    rule = "JAM-GHOST-08"
    asked = (choice("ghost_stands", tuple(_STANDS)),)

    def answer(self, given: Input) -> Answer:
        s = table_of(2)
        s.place = [2, 2, _STANDS[given["ghost_stands"]]]
        way = heading(s)
        return Answer(
            [
                Said(f"jamaica-tool-ghost-{way}", "JAM-GHOST-08"),
                Said("jamaica-tool-ghost-fights", "JAM-GHOST-13", {"bonus": LADY_BETH}),
                Said("jamaica-tool-ghost-hand", "JAM-GHOST-14"),
                Said("jamaica-tool-ghost-takes", "JAM-GHOST-16"),
            ],
            {"way": way},
        )
