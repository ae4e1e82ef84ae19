"""Has somebody won at once (docs/rules/jamaica.md, 7.2)?"""

from ....core.events import MUTE
from ....games.jamaica.characters import calypso
from ....games.jamaica.tables import AMULETS, CODE
from ..tool import Answer, Input, Said, Tool, count, flag
from .ship import table_of


class Calypso(Tool):
    """JAM-CREW-C17: Calypso aboard, and all the amulets."""

    id = "jamaica.calypso"
    rule = "JAM-CREW-C17"
    asked = (flag("calypso"), count("amulets", 0, AMULETS.bit_count()))

    def answer(self, given: Input) -> Answer:
        s, own = table_of(3, crew=True), AMULETS
        while own.bit_count() > given["amulets"]:
            own &= own - 1
        s.holds[0] = (CODE["calypso"],) if given["calypso"] else ()
        s.up[0] |= own
        won = calypso(s, 0, MUTE)
        if won:
            return Answer([Said("jamaica-tool-calypso-wins", "JAM-CREW-C17")], {"won": True})
        lines = []
        if not given["calypso"]:
            lines.append(Said("jamaica-tool-calypso-absent", "JAM-CREW-C17"))
        if missing := AMULETS.bit_count() - given["amulets"]:
            lines.append(Said("jamaica-tool-amulets-missing", "JAM-CREW-C17", {"count": missing}))
        return Answer(lines, {"won": False})
