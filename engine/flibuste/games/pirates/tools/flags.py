"""Whose flags stand on the islands, and who bears the end marker (docs/rules/pirates.md, EXP and MUL)."""

from enum import StrEnum

from ....companion.tool import Answer, Group, Input, Said, Tool, choice, count, flag
from ..marker import marked
from ..questions.table.layout import wild
from ..tables import COIN_VALUES, DUEL, MAX_SEATS


class Charted(StrEnum):
    """What a wild island is to a player."""

    UNKNOWN = "unknown"
    EXPLORED = "explored"
    """CSG-EXP-05: at once, while the ship that explored it lies there."""
    FLAGGED = "flagged"
    """CSG-EXP-05: the ship has left."""

    @property
    def free(self) -> bool:
        """CSG-EXP-02: exploring it costs no action; only the flag frees it (CSG-R-59).

        >>> Charted.EXPLORED.free, Charted.FLAGGED.free
        (False, True)
        """
        return self is Charted.FLAGGED

    @property
    def then(self) -> "Charted":
        """CSG-EXP-05: what comes next to it: a ship explores it, the ship leaves, a fort there is destroyed."""
        order: list[Charted] = list(Charted)
        return order[(order.index(self) + 1) % len(order)]


_MARK = choice("mark", tuple(mark.value for mark in Charted))


class FlagsTool(Tool):
    """What the islands are to one player, and the coins of the last load once it is `loaded`.

    `data`: `islands` (how many are wild), `next` (by a mark: what a tap makes of it), `marker` (whether there is one),
    `coin` (the one that bears it).
    """

    id = "pirates.flags"
    rule = "CSG-EXP-05"
    asked = (
        count("players", DUEL, MAX_SEATS, DUEL),
        Group("islands", (_MARK,), 0, wild(MAX_SEATS)),
        flag("loaded"),
        Group("load", (choice("coin", COIN_VALUES),), 0, 20),
    )

    def answer(self, given: Input) -> Answer:
        marks = [Charted(row["mark"]) for row in given["islands"]]
        load = [row["coin"] for row in given["load"]]
        coin = marked(load) if load else None
        many = given["players"] > DUEL
        lines = [Said("pirates-tool-flags-free", "CSG-EXP-02", {"count": sum(mark.free for mark in marks)})]
        if Charted.EXPLORED in marks:
            lines.append(Said("pirates-tool-flags-explored", "CSG-EXP-05"))
        if many and not given["loaded"]:
            lines.append(Said("pirates-tool-flags-last", "CSG-MUL-02"))
        elif many:
            lines += [
                Said("pirates-tool-flags-which", "CSG-MUL-02")
                if coin is None
                else Said("pirates-tool-flags-coin", "CSG-MUL-02", {"coin": coin}),
                Said("pirates-tool-flags-ends", "CSG-MUL-03"),
            ]
        then = {str(mark): str(mark.then) for mark in Charted}
        return Answer(lines, {"islands": wild(given["players"]), "next": then, "marker": many, "coin": coin})
