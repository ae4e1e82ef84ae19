"""What to lay out before the first round (docs/rules/jamaica.md, 3)."""

from ....companion.tool import Answer, Input, Said, Tool, count, flag
from ....core.atoms import Args
from ..state import COVERED, contents
from ..tables import CARDS, HAND, LAIRS, MAX_SEATS, MIN_SEATS, PILE
from .ship import table_of


class Start(Tool):
    """JAM-SET-01 to JAM-SET-08, with the Ghost Ship for two and The Crew: a checklist, in the order of the rules."""

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
            tiles = s.tavern.count(COVERED)
            lines.append(Said("jamaica-tool-start-tavern", "JAM-CREW-SET-01", {"count": tiles}))
            lines.append(Said("jamaica-tool-start-bottle", "JAM-CREW-SET-03"))
        return Answer(lines, {"count": len(lines)})
