"""What to lay out before the first turn (docs/rules/pirates.md, 3)."""

from typing import Final

from ....companion.tool import Answer, Input, Said, Tool, count, flag
from ....core.atoms import Args, Json
from ..questions.table.layout import area, coins, grid, islands, wild
from ..tables import BUILD_TOTAL, DUEL, GOLD_EACH, MAX_SEATS

_CM: Final = 10


class SetupTool(Tool):
    """CSG-SET-01 to CSG-SET-31: a checklist, in the order of the rules.

    `data`: `players`, `islands`, `wild`, `each` (pieces on a wild island), `area` (sides in millimetres),
    `spots` of the islands in it by one layout of the house, `homes` (which of them, spread out), `terrain`.
    """

    id = "pirates.setup"
    rule = "CSG-SET-01"
    asked = (count("players", DUEL, MAX_SEATS, DUEL), flag("mysterious"), flag("terrain"))

    def answer(self, given: Input) -> Answer:
        players, duel = given["players"], given["players"] == DUEL
        brought, each = coins(players)
        width, height = area(players)
        sides: Args = {"width": width // _CM, "height": height // _CM}
        lines = [
            Said("pirates-tool-setup-fleet", "CSG-SET-01", {"points": BUILD_TOTAL}),
            Said("pirates-tool-setup-first", "CSG-SET-03"),
            Said("pirates-tool-setup-area", "CSG-SET-04", sides),
            Said("pirates-tool-setup-islands", "CSG-SET-05", {"count": islands(players)}),
            Said("pirates-tool-setup-in-turn", "CSG-SET-06"),
            Said("pirates-tool-setup-apart", "CSG-SET-08"),
            Said("pirates-tool-setup-near", "CSG-SET-09"),
        ]
        if given["mysterious"]:
            lines.append(Said("pirates-tool-setup-mysterious", "CSG-SET-12"))
        if given["terrain"]:
            lines.append(Said("pirates-tool-setup-terrain", "CSG-SET-14"))
            lines.append(Said("pirates-tool-setup-terrain-apart", "CSG-SET-15"))
        lines.append(
            Said("pirates-tool-setup-homes-duel", "CSG-SET-18")
            if duel
            else Said("pirates-tool-setup-homes", "CSG-SET-19")
        )
        lines.append(Said("pirates-tool-setup-ships", "CSG-SET-21"))
        lines.append(Said("pirates-tool-setup-crew", "CSG-SET-25"))
        pieces: Args = {"count": brought, "gold": GOLD_EACH, "each": each, "islands": wild(players)}
        lines.append(
            Said("pirates-tool-setup-coins-duel", "CSG-SET-27", pieces)
            if duel
            else Said("pirates-tool-setup-coins", "CSG-SET-28", pieces)
        )
        # only a duel is won by more than half of it (CSG-END-02)
        if duel:
            lines.append(Said("pirates-tool-setup-sum", "CSG-SET-29"))
        lines.append(Said("pirates-tool-setup-begin", "CSG-SET-31"))
        # CSG-SET-13: row by row, so that each has a neighbour
        places = [list(spot) for spot in grid(players)[: islands(players)]]
        homes = [i * (len(places) - 1) // (players - 1) for i in range(players)]
        data: dict[str, Json] = {"players": players, "islands": islands(players), "wild": wild(players), "each": each}
        return Answer(
            lines, {**data, "area": [width, height], "spots": places, "homes": homes, "terrain": given["terrain"]}
        )
