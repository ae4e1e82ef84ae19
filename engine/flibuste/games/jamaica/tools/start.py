"""What to lay out before the first round (docs/rules/jamaica.md, 3)."""

from ....companion.tool import Answer, Input, Said, Tool, count, flag
from ....core.atoms import Args, Json
from ..state import COVERED, contents
from ..tables import CARDS, HAND, LAIRS, MAX_SEATS, MIN_SEATS, PILE
from .ship import table_of


class StartTool(Tool):
    """JAM-SET-01 to JAM-SET-08, with the Ghost Ship for two and The Crew: a checklist, in the order of the rules.

    `data`: `players`, `cards` and `hand` of each, `places` (how many holds), `holds` (what lies in those that are not
    empty), `ghost` (the same of the Ghost Ship, or null), `lairs`, `pile`, `out` (treasures that leave the game),
    `tavern` (tiles).
    """

    id = "jamaica.start"
    rule = "JAM-SET-01"
    asked = (count("players", MIN_SEATS, MAX_SEATS, 4), flag("crew"))

    def answer(self, given: Input) -> Answer:
        crew, players = bool(given["crew"]), given["players"]
        s = table_of(players, crew=crew)
        haunted = s.setting.ghost >= 0
        unseen = s.unseen.bit_count()
        pile: Args = {"used": PILE, "of": unseen, "out": unseen - PILE}
        lines = [
            Said("jamaica-tool-start-decks", "JAM-SET-01", {"players": players, "cards": len(CARDS)}),
            Said("jamaica-tool-start-ships", "JAM-SET-02"),
            Said("jamaica-tool-start-lairs", "JAM-SET-03", {"count": LAIRS.bit_count()}),
        ]
        if crew:
            lines.append(Said("jamaica-tool-start-crew-treasures", "JAM-CREW-SET-04"))
        # JAM-CREW-G01: of the base's treasures the ghost has Lady Beth in this game too
        if haunted:
            lines.append(Said("jamaica-tool-start-ghost-beth", "JAM-GHOST-03"))
        lines.append(Said("jamaica-tool-start-pile", "JAM-SET-04", pile))
        lines += [Said("jamaica-tool-start-hold", "JAM-SET-05", contents(hold)) for hold in s.holds[0] if hold]
        lines.append(Said("jamaica-tool-start-hand", "JAM-SET-06", {"count": HAND}))
        lines.append(Said("jamaica-tool-start-captain", "JAM-SET-08"))
        if haunted:
            lines.append(Said("jamaica-tool-start-ghost", "JAM-GHOST-01"))
            ghost = s.holds[s.setting.ghost]
            lines += [Said("jamaica-tool-start-ghost-hold", "JAM-GHOST-02", contents(hold)) for hold in ghost if hold]
        if crew:
            lines.append(Said("jamaica-tool-start-tavern", "JAM-CREW-SET-01", {"count": s.tavern.count(COVERED)}))
            lines.append(Said("jamaica-tool-start-bottle", "JAM-CREW-SET-03"))
        filled = [
            [{part: contents(hold)[part] for part in ("kind", "count")} for hold in holds if hold] for holds in s.holds
        ]
        data: dict[str, Json] = {
            "players": players,
            "cards": len(CARDS),
            "hand": HAND,
            "places": len(s.holds[0]),
            "holds": filled[0],
            "ghost": filled[s.setting.ghost] if haunted else None,
            "lairs": LAIRS.bit_count(),
            "pile": PILE,
            "out": unseen - PILE,
            "tavern": s.tavern.count(COVERED) if crew else 0,
        }
        return Answer(lines, data)
