"""Where the Ghost Ship must go, and who speaks for it (docs/rules/jamaica.md, 7.1)."""

from ....games.jamaica.ghost import heading
from ....games.jamaica.tables import FINISH, LADY_BETH, NODES
from ..tool import Answer, Input, Said, Tool, count, flag
from .ship import table_of

_SHIPS = ("first", "second", "ghost")


class Ghost(Tool):
    """JAM-GHOST-08: asked anew before each of its two moves."""

    id = "jamaica.ghost"
    rule = "JAM-GHOST-08"
    asked = tuple(one for ship in _SHIPS for one in (count(f"{ship}_space", 0, NODES - 1), flag(f"{ship}_home")))

    def answer(self, given: Input) -> Answer:
        s = table_of(2)
        s.place = [FINISH if given[f"{ship}_home"] else given[f"{ship}_space"] for ship in _SHIPS]
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
