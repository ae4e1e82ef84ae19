"""May this be loaded, and what must be emptied for it (docs/rules/jamaica.md, 5.2)?"""

from typing import Final

from ....companion.tool import Answer, Group, Input, Said, Tool, barred, choice, count, flag, refuse
from ....core.atoms import Args
from ..characters import COOPER
from ..load import bays, dumps, icon_count, why_not_load
from ..state import contents
from ..tables import BOARD_HOLDS, CODE, DIE, FOOD, GOLD, KINDS, PERSON, POWDER
from .ship import table_of

_LOADS: Final = tuple(KINDS[kind] for kind in (GOLD, FOOD, POWDER, PERSON))
_HOLD: Final = Group("holds", (choice("kind", KINDS), count("tokens", 0, 60)), BOARD_HOLDS, BOARD_HOLDS + 1)


class LoadTool(Tool):
    """JAM-LOAD-01: the holds as they are, and what comes aboard."""

    id = "jamaica.load"
    rule = "JAM-LOAD-01"
    asked = (_HOLD, choice("load", _LOADS), count("die", DIE[0], DIE[-1], DIE[0]), flag("cooper"))

    def answer(self, given: Input) -> Answer:
        s, kind = table_of(3, crew=True), KINDS.index(given["load"])
        s.holds[0] = _holds(given)
        tokens = 1 if kind == PERSON else icon_count(s, 0, given["die"])
        what = contents(tokens << 3 | kind)
        if bar := why_not_load(s, 0, kind):
            return Answer([barred(bar)], {"legal": False})
        free = bays(s, 0)
        if free:
            args: Args = {**what, "number": free[0] + 1}
            return Answer([Said("jamaica-tool-load-free", "JAM-LOAD-01", args)], {"legal": True, "holds": free})
        full = dumps(s, 0, kind)
        lines = [Said("jamaica-tool-load-dump", "JAM-LOAD-04", what)]
        lines += [
            Said("jamaica-tool-load-hold", "JAM-LOAD-04", {**contents(s.holds[0][i]), "number": i + 1}) for i in full
        ]
        return Answer(lines, {"legal": True, "dump": full})


def _holds(given: Input) -> tuple[int, ...]:
    """People have no number on the table; the Cooper is the first of them, if he is said to be there."""
    people = iter([code for name, code in CODE.items() if name != "cooper"])
    cooper, holds = bool(given["cooper"]), []
    for i, row in enumerate(given["holds"]):
        kind = KINDS.index(row["kind"])
        if not kind and row["tokens"]:
            raise refuse(f"holds[{i}].tokens", "jamaica-tool-empty-hold", "JAM-LOAD-01", number=i + 1)
        if kind == PERSON:
            holds.append(COOPER if cooper else next(people))
            cooper = False
        else:
            holds.append(row["tokens"] << 3 | kind if row["tokens"] else 0)
    return tuple(holds)
