"""A town and a sea dealt anew (docs/rules/nassau.md, chapter 3), as the game deals them; the chance is the asker's: one
number."""

from dataclasses import replace
from typing import Final

from ....companion.tool import Answer, Input, Said, Tool, choice, count, flag
from ....core.atoms import Json
from ....core.fate import luck_of
from ..deal import OPTIONS, START, dealt, setting_of
from ..gains import KINDS
from ..places import DUTCH_TILES, OUTPOSTS, SALT_ZONES, ZONES
from ..shapes import Zone
from ..tables import ANIMALS, COLOURS, PRINTED, WEAPONS
from ..town import SIDES
from ..view import zones_of

_GIVES: Final = {
    one.id: WEAPONS[gain.type] if gain.type >= 0 else KINDS[gain.kind] for one in OUTPOSTS for gain in one.gains[:1]
}


class SetupTool(Tool):
    """The same number deals the same town and sea, with the Dutchman and without."""

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
        players, with_ship, with_salt = given["players"], bool(given["dutchman"]), bool(given["old_salt"])
        ship = "without" if not with_ship else "beside" if with_salt else "alone"
        options: dict[str, Json] = {option.id: option.default for option in OPTIONS}
        setting = setting_of(COLOURS[:players], {**options, "layout": given["layout"], "dutchman": ship})
        s = dealt(replace(setting, salt=with_salt), luck_of(given["seed"]))
        lines = [
            Said("nassau-tool-setup-town", "NAS-SET-01"),
            Said("nassau-tool-setup-foes", "NAS-SET-12", {"count": len(s.foes), "players": players}),
            Said("nassau-tool-setup-posts", "NAS-SET-13"),
            Said("nassau-tool-setup-goods", "NAS-SET-14"),
        ]
        data: dict[str, Json] = {
            "town": [{"tile": tile, "side": SIDES[side], "rot": turns} for tile, side, turns in s.chart.layout],
            "start": START,
            "zones": [_zone(zone) for zone in zones_of(s)],
            "weapons": [WEAPONS[i] for player in s.players for i, n in enumerate(player.weapons) if n > PRINTED],
            "animals": [ANIMALS[animal] for animal in s.display],
            "salt": [ZONES[SALT_ZONES[tile]] for tile in s.salts],
            "dutchman": [ZONES[DUTCH_TILES[tile].zone] for tile in s.dutch],
            "first": s.dolphin + 1,
        }
        if with_ship:
            data["dutch_weapons"] = [WEAPONS[weapon] for weapon in s.chart.dutch_weapons]
            lines.append(Said("nassau-tool-setup-dutchman", "NAS-DUT-02"))
        return Answer(lines, data)


def _zone(zone: Zone) -> Json:
    """What lies in a zone."""
    return {
        "zone": zone["zone"],
        "opponents": [{"type": foe["type"], "strength": foe["strength"]} for foe in zone["foes"]],
        "outposts": [_GIVES[outpost["id"]] for outpost in zone["outposts"]],
        "towers": [tower["weapon"] for tower in zone["towers"]],
        "posts": [{"weapon": post["weapon"], "good": post["good"]} for post in zone["posts"]],
    }
