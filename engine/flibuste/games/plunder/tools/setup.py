"""What to lay out before the first turn (docs/rules/plunder.md, 3)."""

from typing import Final

from ....companion.tool import Answer, Input, Said, Tool, choice, count, refuse
from ....core.atoms import Args, Json
from ..chart import first_map, joined
from ..faces import SIDE
from ..layout import forms, x_tokens
from ..scoring import Holding
from ..tables import (
    COMPONENTS,
    LIMITS,
    MAX_SEATS,
    MAX_SHIPS,
    MIN_SEATS,
    RESOURCE_DECK,
    ROWS,
    START,
    TARGET,
    TEAM_TARGETS,
)

_FORMS: Final = {f"{teams}x{members}": (teams, members) for teams, members in TEAM_TARGETS}


class SetupTool(Tool):
    """PLU-SET-01 to PLU-SET-15, for two (PLU-2P) and in teams (PLU-TEAM-01, 02): a checklist, in order.

    `data`: `players`, `rows`, `columns` (of map tiles), `letters`, `numbers`, `x`, `pile`, `deck`, `hand`, `target`,
    `lives`, `ships` and `flags` of each, `teams` (0 or how many), `forms` (ways to play in teams), `treasures`.
    """

    id = "plunder.setup"
    rule = "PLU-SET-01"
    asked = (count("players", MIN_SEATS, MAX_SEATS, 4), choice("teams", ("none", *_FORMS)))

    def answer(self, given: Input) -> Answer:
        players, teams = given["players"], given["teams"]
        form = _FORMS.get(teams)
        if form and form not in forms(players):
            raise refuse("teams", "plunder-tool-setup-teams-wrong", "PLU-TEAM-01", count=players)
        letters, numbers = ROWS, joined(first_map(players)).columns
        rows, columns = len(letters) // SIDE, numbers // SIDE
        target = TEAM_TARGETS[form] if form else TARGET
        pile = int(RESOURCE_DECK["face_up_pile_at_setup"]["wood"])
        deck = int(RESOURCE_DECK["face_down_deck_at_setup"]["total"])
        hand, x = int(LIMITS["start_hand"]), x_tokens(players)
        flags = COMPONENTS["flags"] // MAX_SEATS
        sea: Args = {"rows": rows, "columns": columns, "last": letters[-1], "most": numbers}
        lines = [Said("plunder-tool-setup-fleets", "PLU-SET-01", {"ships": MAX_SHIPS, "flags": flags})]
        if form:
            args: Args = {"teams": form[0], "members": form[1], "target": target}
            lines.append(Said("plunder-tool-setup-teams", "PLU-TEAM-01", args))
            lines.append(Said("plunder-tool-setup-seats", "PLU-TEAM-02"))
        if players == MIN_SEATS:
            lines.append(Said("plunder-tool-setup-two", "PLU-2P-01"))
        lines += [
            Said("plunder-tool-setup-tiles", "PLU-SET-02", sea),
            Said("plunder-tool-setup-borders", "PLU-2P-02" if players == MIN_SEATS else "PLU-SET-03", sea),
            Said("plunder-tool-setup-piles", "PLU-SET-04", {"count": pile}),
            Said("plunder-tool-setup-deck", "PLU-SET-05", {"count": deck}),
            Said("plunder-tool-setup-treasures", "PLU-SET-06", {"count": COMPONENTS["treasure_cards"]}),
            Said("plunder-tool-setup-x", "PLU-SET-07", {"count": x}),
            Said("plunder-tool-setup-storm", "PLU-SET-08"),
            Said("plunder-tool-setup-choose", "PLU-SET-09"),
            Said("plunder-tool-setup-island", "PLU-SET-10"),
            Said("plunder-tool-setup-ship", "PLU-SET-11", {"lives": int(LIMITS["start_lives"])}),
            Said("plunder-tool-setup-hand", "PLU-SET-12", {"count": hand}),
            Said("plunder-tool-setup-first", "PLU-SET-13"),
            Said(
                "plunder-tool-setup-points",
                "PLU-SET-15",
                {"points": Holding(START, START, cards=0).points, "target": target},
            ),
        ]
        data = {"players": players, "rows": rows, "columns": columns, "letters": letters, "numbers": numbers}
        more = {"x": x, "pile": pile, "deck": deck, "hand": hand, "target": target}
        ways: list[Json] = ["none", *(name for name, way in _FORMS.items() if way in forms(players))]
        each = {
            "lives": int(LIMITS["start_lives"]),
            "ships": MAX_SHIPS,
            "flags": flags,
            "treasures": COMPONENTS["treasure_cards"],
        }
        return Answer(lines, {**data, **more, **each, "teams": form[0] if form else 0, "forms": ways})
