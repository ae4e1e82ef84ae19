"""A town and a sea dealt anew (docs/rules/nassau.md, chapter 3); the chance is the asker's: one number."""

from dataclasses import asdict

from ....companion.tool import Answer, Input, Said, Tool, choice, count, flag
from ....core.atoms import Json
from ..setup import START, Zone, dealt


class Setup(Tool):
    """The same number deals the same town and sea."""

    id = "nassau.setup"
    rule = "NAS-SET-01"
    asked = (
        count("players", 2, 4, 4),
        choice("layout", ("random", "first_game")),
        flag("old_salt", 1),
        flag("dutchman"),
        count("seed", 0, 2**32 - 1),
    )

    def answer(self, given: Input) -> Answer:
        players, with_ship = given["players"], bool(given["dutchman"])
        table = dealt(players, given["seed"], layout=given["layout"], salt=bool(given["old_salt"]), dutchman=with_ship)
        foes = sum(len(zone.opponents) for zone in table.zones)
        lines = [
            Said("nassau-tool-setup-town", "NAS-SET-01"),
            Said("nassau-tool-setup-foes", "NAS-SET-12", {"count": foes, "players": players}),
            Said("nassau-tool-setup-posts", "NAS-SET-13"),
            Said("nassau-tool-setup-goods", "NAS-SET-14"),
        ]
        data: dict[str, Json] = {
            "town": [asdict(tile) for tile in table.town],
            "start": START,
            "zones": [_zone_json(zone) for zone in table.zones],
            "weapons": [*table.weapons],
            "animals": [*table.animals],
            "salt": [table.salt] if table.salt else [],
            "dutchman": [table.dutchman] if table.dutchman else [],
            "first": table.first + 1,
        }
        if with_ship:
            data["dutch_weapons"] = [*table.dutch_weapons]
            lines.append(Said("nassau-tool-setup-dutchman", "NAS-DUT-02"))
        return Answer(lines, data)


def _zone_json(zone: Zone) -> Json:
    return {
        "zone": zone.zone,
        "row": zone.row,
        "col": zone.col,
        "opponents": [{"type": kind, "strength": strength} for kind, strength in zone.opponents],
        "outposts": [*zone.outposts],
        "towers": [*zone.towers],
        "posts": [{"weapon": weapon, "good": good} for weapon, good in zone.posts],
    }
